### Le hall : à quoi on joue, et comment ouvrir une table.

web-what = Joue dans le navigateur, sans compte : tout de suite contre des robots, avec des amis par un lien, ou ensemble sur un même appareil. Chaque table offre les règles, article par article, des conseils, l’annulation des coups et la relecture des parties.
web-play-game = Jouer tout de suite : { $game }
web-learn = Règles
web-level-novice-about = se trompe de temps en temps ; bien pour apprendre
web-level-amateur-about = joue raisonnablement, un pas à l’avance
web-level-expert-about = prévoit quelques coups
web-level-master-about = réfléchit longuement
web-your-move = À toi de jouer
web-tables = { $count ->
    [one] une table
   *[other] { $count } tables
}
web-title-tables = { $count ->
    [one] ● À toi de jouer · Wunderkammer
   *[other] ● À toi de jouer à { $count } tables · Wunderkammer
}
web-skip-lobby = Aller aux jeux
web-hollow = un rond vide est une place libre
web-past = Parties passées
web-go-play = Jouer
web-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-usual-rules = les règles habituelles
web-short-pace = avec une pendule

## Une nouvelle table

web-new-table-of = Nouvelle table : { $game }
web-how-many = Combien de joueurs ?
web-who-sits = Qui s’assoit où ?
web-seat-me = toi
web-seat-here = quelqu’un sur cet appareil
web-seat-link = quelqu’un par un lien
web-seat-link-about = tu reçois un lien à envoyer
web-name-here = Nom
web-sharing-about = Vous partagez cet appareil : il passe de main en main à chaque tour, et un rideau cache ce que les autres ne doivent pas voir.
web-watching-about = Personne ne joue d’ici : tu regarderas.
web-who-may-join = Qui peut entrer ?
web-invited-only = Sur invitation
web-invited-only-about = Seul qui a le lien d’une place peut s’asseoir.
web-listed-short = Ouverte à tous
web-pace-about = Le temps écoulé, un robot joue le coup, pour que personne n’attende sans fin.
web-advanced = Pour les curieux
web-edition = Édition
web-edition-about = Un fichier de chiffres (.toml) pour jouer avec d’autres prix, pistes ou valeurs. Sans lui, c’est l’édition ordinaire.
web-begin = Commencer

web-won-by = { $count ->
    [one] { $seats } a gagné
   *[other] { $seats } ont partagé la victoire
}
