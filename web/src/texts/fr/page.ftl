### Les mots de la page seule ; tout ce qui concerne les jeux vient des textes du terminal.

web-motto = Un cabinet de jeux autour de trésors. Joue avec tes proches, ou contre des robots patients.
web-players = de { $low } à { $high } personnes
web-play = Jouer
web-against = Contre quels robots ?
web-level-novice = Débutant
web-level-amateur = Amateur
web-level-expert = Expert
web-level-master = Maître
web-level-grandmaster = Grand maître
web-new-table = Nouvelle table
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte en ce moment. Ouvre une table, ou joue contre des robots.
web-my-tables = Tes tables
web-playing-now = Parties en cours
web-join = Rejoindre
web-watch = Regarder
web-resume = Continuer
web-your-turn = à toi de jouer
web-waiting = on attend les autres
web-gathering = pas encore complète
web-over = terminée
web-foot = Nos propres dessins et textes · sans lien avec les éditeurs
web-name = Ton nom
web-seats = Places
web-seat-number = Place { $number }
web-me = toi
web-bot = Robot : { $level }
web-listed = L’afficher parmi les tables ouvertes, où tout le monde peut jouer
web-pace = Temps par coup
web-pace-none = sans limite
web-pace-minute = une minute
web-pace-five = cinq minutes
web-pace-day = un jour
web-open = Ouvrir la table
web-cancel = Fermer
web-language = Langue
web-look-name = Apparence
web-look-system = comme le système
web-look-light = claire
web-look-dark = sombre
web-lobby = Toutes les tables
web-copy = Copier le lien
web-copied = Copié
web-shared = Partagé
web-selected = Sélectionné : copie-le maintenant
web-sit = S’asseoir ici
web-wait-seats = La partie commence quand toutes les places sont prises.
web-connecting = Connexion…
web-lost = Connexion perdue. Reconnexion en cours ; ta partie est à l’abri.
web-you = Tu
web-undo = Annuler le coup
web-hint = Conseil
web-hint-hide = Masquer le conseil
web-hint-which = Quel coup ?
web-hint-why = Pourquoi ?
web-coach-look = Où ?
web-coach-move = Quel coup ?
web-coach-why = Pourquoi ?
web-coach-off = absent
web-coach-off-about = Personne ne commente ta partie.
web-coach-gentle = discret
web-coach-gentle-about = Des conseils quand tu en demandes : où regarder, quel coup, pourquoi. Et une ligne sur ce que ton tour a rapporté.
web-coach-strict = exigeant
web-coach-strict-about = T’avertit aussi avant une grosse erreur.
web-rematch = Rejouer
web-start-over = Refaire ce choix
web-log = Journal
web-more-lines = { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
}
web-fewer-lines = replier ce tour
web-chat = Discussion
web-board = Plateau
web-own = Moi
web-others = Autres
web-yes = oui
web-no = non
web-moves = Tes coups
web-moves-count =
    { $count ->
        [one] Liste : un coup
       *[other] Liste des { $count } coups
    }
web-nothing-asked = Rien à faire pour l’instant.
web-type = un coup, ou « pourquoi » et un coup
web-typed = Taper un coup
web-chat-earlier = Afficher les précédents
web-chat-type = Dis quelque chose
web-send = Envoyer
web-no-chat = Personne n’a encore rien dit.
web-starts = commence
web-choosing = choisit
web-locked = a choisi
web-away = absence : un robot joue
web-away-short = absence
web-final = Résultat final
web-rank = Rang
web-points = Points
web-download = Télécharger la partie
web-wish = { $seat } voudrait annuler : { $move }.{ $more ->
    [0] {""}
    [one] {""} Le coup suivant serait annulé aussi.
   *[other] {""} Les { $more } coups suivants seraient annulés aussi.
}
web-agree = D’accord
web-disagree = Non
web-said-sat = { $name } prend place.
web-said-left = { $seat } s’en va ; un robot prend le relais.
web-said-back = { $seat } est de retour.
web-said-undone = { $seat } annule un coup.
web-said-asked = { $seat } demande à annuler un coup.
web-said-late = Le temps de { $seat } est écoulé.
web-said-closed = La table est fermée.
web-said-again = { $seat } voudrait rejouer.
web-said-voided = La page de { $seat } n’a pas ouvert son sceau : tout le monde scelle à nouveau.
web-again-here = Aller à la partie suivante
web-close = Fermer
web-known = Tu connais : { $pieces }
web-travel-cards = Tes cartes de voyage
web-collection = Ta collection
web-only-you = visible pour toi uniquement
web-in-hand = encore en main
web-lay-card = pas encore de carte
web-middle = Au milieu
web-aside = Mis de côté
web-of-four = { $count } sur 4
web-open-site = ouvert
web-closed-site = fermé
web-nothing-there = Rien ici.
web-hand = Ta main

refused-other = Le serveur a refusé ({ $code }).
refused-unreachable = Le serveur est injoignable. Est-il lancé ?
