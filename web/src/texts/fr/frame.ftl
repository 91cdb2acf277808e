### Le cadre commun à toutes les tables : réglages, bandeau, personnes, règles, fin.

## Réglages

web-settings = Réglages
web-motion = Animations
web-motion-system = comme le système
web-motion-full = toutes
web-motion-less = moins
web-confirm = Confirmer chaque coup
web-confirm-about = Un coup est d’abord montré ; le bouton doré ou la touche Entrée le joue.
web-sound = Une cloche discrète
web-sound-about = Elle sonne quand c’est à toi de jouer.

## Le bandeau

web-go-confirm = Confirmer
web-go-end = Finir le tour
web-go-pass = Passer
web-go-hand-over = Passer l’appareil à { $name }
web-held = Tu as choisi : { $move }.
web-undo-ask = Demander à annuler
web-restart = Reprendre le tour
web-skip = Aller à la table
web-side = Personnes et journal
web-tabs = Parties de la table
web-title = { $game } · Wunderkammer
web-title-turn = ● À toi de jouer · { $game }
web-call = À toi de jouer. { $question }
web-unreachable = Le serveur est injoignable pour l’instant. La table reviendra d’elle-même.
web-offline = hors ligne
web-clock = Temps restant pour le coup

## Plusieurs personnes sur un appareil

web-curtain = L’appareil passe à { $name }
web-curtain-about = Que personne d’autre ne regarde : on va montrer ce que cette place seule peut savoir.
web-curtain-look = Je suis { $name } : montrer la table

## Touches

web-keys = Touches
web-key-type = taper un coup
web-key-number = les neuf premiers coups de la liste
web-key-arrows = d’un objet lumineux à l’autre
web-key-golden = le bouton doré
web-key-undo = annuler
web-key-restart = reprendre le tour au début
web-key-hint = demander conseil à un robot
web-key-escape = choisir à nouveau, fermer une étiquette
web-key-help = cette feuille
web-keys-typed = Tab complète un coup tapé. « why » suivi d’un coup demande pourquoi il est impossible.

## Journal, discussion, règles

web-rules = Règles
web-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
web-open-clause = Ouvrir { $clause } dans les règles
web-rules-find = Chercher dans les règles
web-rules-chapters = Chapitres
web-rules-none = Ces mots ne figurent pas dans les règles.
web-title-rules = { $game } : les règles · Wunderkammer
web-said-agreed = { $yes ->
    [true] { $seat } est d’accord.
   *[other] { $seat } n’est pas d’accord.
}

## Personnes

web-people = Autour de la table
web-me-actions = { $count ->
    [one] toi · encore 1 action
   *[other] toi · encore { $count } actions
}
web-me-choosing = à toi de jouer
web-actions-left = { $count ->
    [one] encore 1 action
   *[other] encore { $count } actions
}
web-free = libre
web-leave = Quitter la table
web-stay = Rester
web-leave-about = Un robot jouera à ta place. Tu peux revenir à tout moment.
web-leave-gathering = Ta place sera libre pour quelqu’un d’autre.
web-away-mine = Tu es parti ; un robot joue à ta place.
web-back = Revenir
web-wish-mine = Tu as demandé à annuler. Les autres doivent être d’accord ; le moindre coup met fin à la demande.
web-spectator-about = Tu regardes : tu vois ce que verrait toute personne autour de la table.
web-no-table-about = Le lien est peut-être mal copié, ou la table a été débarrassée depuis longtemps.
web-try-again = Réessayer
web-sit-down = Prendre place
web-look-on = On n’entre à cette table que sur invitation. Tu peux regarder, avant la partie et pendant.
web-chance-words = Des mots pour le hasard
web-chance-words-about = Si tu veux. Ce que tu écris est mêlé à chaque tirage et à chaque dé de la partie : ainsi personne, pas même le serveur, n’a pu les choisir.
web-qr = Code QR
web-qr-about = L’invitation en code QR
web-options = Options
web-pace-seconds = { $kind ->
    [seconds] { $seconds } secondes
    [minutes] { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
   *[hours] { $hours } heures
}

## La fin

web-source = Origine
web-show-all = Tout montrer
web-replay = Revoir
web-print = Imprimer
web-place = { $rank }. { $name } : { $score }.
web-points-materials = Matériaux développés
web-points-artworks = Œuvres
web-points-artisan = Artisan
web-points-reserved = Encore réservée
web-points-exhibitions = Prestige des expositions
web-points-coins = Pièces
web-points-coins-research = Pièces et recherche
web-points-artefakt = Morceaux différents de la meilleure couleur
web-fact-artworks = Œuvres créées
web-fact-exhibitions = Expositions
web-fact-coins = Pièces restantes
web-fact-pieces = Morceaux : { $colour }
web-fact-fragments = Fragments en tout
web-tie-artifact = À égalité de points : le nombre d’expositions décide, puis celui des pièces (§11.2).
web-tie-artisans = À égalité de points : le nombre d’œuvres décide, puis celui des cartes développées (§8.2).
web-tie-artefakt = À égalité de morceaux : le nombre total de fragments décide (§8.3).
web-fair = Le hasard était-il juste ?
web-fair-about = Avant la partie, le serveur a montré l’empreinte d’une clé secrète, dont découle tout ce qui a été tiré. La clé est maintenant connue, et chacun peut vérifier.
web-fair-promise = Empreinte
web-fair-key = Clé
web-fair-yes = Ce navigateur a vérifié : la clé correspond à l’empreinte.
web-fair-no = La clé ne correspond pas à l’empreinte.
web-counting = On compte les points …
