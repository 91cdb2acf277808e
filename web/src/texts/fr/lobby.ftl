### Le hall : à quoi on joue, et comment ouvrir une table.

web-what = Joue dans le navigateur, sans compte : tout de suite contre des robots, à plusieurs grâce à un lien, ou ensemble sur un même appareil. À chaque table : les règles, des conseils, annuler, revoir.
web-play-game = Jouer à { $game }
web-learn = Apprendre
web-level-novice-about = se trompe de temps en temps ; bien pour apprendre
web-level-amateur-about = joue raisonnablement, un pas à l’avance
web-level-expert-about = prévoit quelques coups
web-level-master-about = réfléchit longuement
web-level-grandmaster-about = prend une seconde pour chaque coup ; le plus dur à battre
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
web-hollow = rond vide = place libre
web-past = Parties terminées
web-go-play = Jouer
web-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-usual-rules = les règles habituelles
web-short-pace = avec une pendule
web-short-practice = entraînement

## Une nouvelle table

web-new-table-of = Nouvelle table : { $game }
web-how-many = Combien de places ?
web-who-sits = Qui s’assoit où ?
web-seat-me = toi
web-seat-here = quelqu’un sur cet appareil
web-seat-link = quelqu’un par un lien
web-seat-link-about = tu recevras un lien à envoyer
web-name-here = Nom
web-sharing-about = Vous partagez cet appareil : passez-le à chaque tour. Un rideau cache ce que les autres ne doivent pas voir.
web-watching-about = Personne ne joue sur cet appareil : tu regarderas.
web-who-may-join = Qui peut jouer ?
web-invited-only = Sur invitation
web-invited-only-about = Il faut le lien d’une place pour s’asseoir.
web-listed-short = Ouverte à tout le monde
web-pace-about = Quand le temps est écoulé, un robot joue le coup : personne n’attend indéfiniment.
web-practice-table = Entraînement
web-practice-table-about = Contre des robots, tu peux tout annuler, même ce qui a été tiré ou révélé. Entre joueurs, tout le monde peut demander conseil au coach. La table est signalée à tous et n’est pas classée.
web-advanced = Réglages avancés
web-edition = Édition
web-edition-about = Un fichier de chiffres (.toml) pour jouer avec d’autres prix, pistes ou valeurs. Sans lui, tu joues l’édition standard.
web-begin = Commencer

web-won-by = { $count ->
    [one] { $seats } a gagné
   *[other] { $seats } ont partagé la victoire
}

## Les pages de la maison

web-nav = La maison
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-watch = Regarder
web-nav-past = Parties finies
web-nav-mine = Mes parties
web-nav-waiting = { $count ->
    [one] une partie t’attend
   *[other] { $count } parties t’attendent
}
web-learn-which = Quel jeu veux-tu apprendre ?
web-watch-about = Tu vois ce que toute la table peut voir, et tu peux parler avec les autres qui regardent.
web-nothing-to-watch = Aucune partie à regarder pour le moment.
web-others-move = En attente des autres
web-nothing-mine = Tu ne joues nulle part. Ouvre une table, ou joue contre des robots.
web-nothing-else-mine = Pas d’autres parties.
web-past-search = Chercher un jeu ou une personne
web-past-mine = Tes parties
web-past-others = Parties des autres
web-past-none-mine = Tu n’as pas encore terminé de partie dans ce navigateur.
web-past-none = Aucune partie ouverte n’est encore terminée.
web-nothing-found = Rien trouvé.
