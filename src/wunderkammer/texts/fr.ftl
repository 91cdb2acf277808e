### Ce que tous les jeux partagent : listes, erreurs, et les mots autour de la table.
### Une case d’un événement ou d’un coup vient deux fois : $site se lit, $site_id sert à choisir la forme.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
name-you = Tu
name-you-other = toi
# Qui a fait quelque chose : le début d’une ligne du journal, et la même chose quand rien n’a été fait.
phrase-did = { $seat_who ->
    [you] Tu as
   *[other] { $seat } a
}
phrase-did-not = { $seat_who ->
    [you] Tu n’as
   *[other] { $seat } n’a
}
wait-you = Tu dois jouer.
wait-person = En attente de { $seats }.
wait-bot = { $count ->
    [one] { $seats } réfléchit.
   *[other] { $seats } réfléchissent.
}
name-seat = Place { $number }

name-language-en = anglais
name-language-fr = français
name-language-de = allemand

## Coups refusés

reason-alone = { $reason }.
reason-with-clause = { $reason } ({ $clause }).
reason-game-over = La partie est finie
reason-not-your-turn = Ce n’est pas au tour de { $seat }

error-illegal-move = « { $move } » n’est pas possible maintenant. { $reason }
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-action = Ce jeu n’a pas d’action numéro { NUMBER($action, useGrouping: 0) }.
error-bad-action = Une action est un nombre entier, pas une valeur de type { $type }.
error-bad-actions = Il faut un nombre entier pour chacune des { $games } parties, pas un tableau de forme { $shape } et de type { $type }.
error-not-your-turn = Ce n’est pas au tour de la place { $seat }.
error-game-over = La partie est finie. Plus aucun coup n’est possible.

## Mise en place

error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux disponibles : { $allowed }.
error-broken-game = Le jeu « { $name } » du paquet { $package } ne peut pas être chargé : { $problem }
error-no-balance = Il n’y a pas de rapport d’équilibre pour « { $game } » : le jeu ne dit pas quoi mesurer.
error-unknown-language = Il n’y a pas de textes en « { $name } ». Langues disponibles : { $allowed }.
error-bad-seats = { $seats ->
    [one] { $game } ne se joue pas en solitaire. Places possibles : { $allowed }.
   *[other] { $game } ne se joue pas à { $seats }. Places possibles : { $allowed }.
}
error-no-such-seat = Il n’y a pas de place { $seat } : la table en compte { $seats }.
error-unknown-option = Il n’y a pas d’option « { $name } ». Options disponibles : { $allowed }.
error-bad-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.

## Éditions

error-edition-unreadable = L’édition est illisible ({ $problem }).
error-edition-not-text = L’édition n’est pas du texte simple en UTF-8.
error-edition-not-toml = L’édition n’est pas du TOML valide ({ $problem }).
error-edition-name = Le nom d’une édition se compose de lettres, de chiffres et de tirets bas ; « { $value } » ne convient pas.
error-edition-game = Cette édition n’est pas faite pour { $game }.
error-edition-size = Une édition compte { $allowed } caractères au plus ; celle-ci en a davantage.
error-edition-nested = Dans cette édition, des clés ou des listes sont imbriquées trop profondément. Une valeur est une table avec value, mark et source.
error-edition-values = Une édition compte { $allowed } clés et valeurs au plus ; celle-ci en a davantage.
error-edition-word = Dans une édition, une clé ou un nombre compte { $allowed } caractères au plus ; celle-ci en a un plus long.
error-figure-missing = Il manque la valeur « { $key } ».
error-figure-unknown = Il n’y a pas de valeur « { $key } ». Valeurs connues : { $allowed }.
error-figure-shape = « { $key } » doit être une table avec value, mark et source.
error-figure-mark = La marque de « { $key } » ne peut pas être « { $value } ». Marques possibles : { $allowed }.
error-figure-source = « { $key } » ne dit pas d’où elle vient : sa source manque.
error-figure-part = « { $key } » n’a pas de partie « { $found } ». Parties possibles : { $allowed }.
error-figure-length = « { $key } » doit être une liste d’exactement { $length } valeurs, pas { $value }.
error-figure-lengths = À « { $key } », il faut une liste de { $low } à { $high } valeurs, et non { $value }.
error-figure-total = Ensemble, { $keys } comptent { $total } lignes, et non { $found }.
error-figure-word = « { $value } » ne convient pas à « { $key } ». Mots possibles : { $allowed }.
error-figure-range = « { $key } » doit être compris entre { $low } et { $high } ; « { $value } » ne l’est pas.

## Parties écrites

error-in-line = Ligne { NUMBER($line, useGrouping: 0) } : { $error }
error-in-file = { $file } : { $error }
error-unreadable-file = La partie est illisible ({ $problem }).
error-unwritable-file = La partie ne peut pas être écrite ({ $problem }).
error-not-text = Le fichier n’est pas du texte simple en UTF-8.
error-record-size = Une partie écrite compte { $allowed } octets au plus ; celle-ci en a davantage.
error-not-a-record = Ce n’est pas une partie : la première ligne doit être « Wunderkammer: 1 ».
error-unknown-version = Cette partie est de la version « { $value } ». Versions connues : { $allowed }.
error-malformed-header = « { $text } » n’est pas une ligne d’en-tête. Elle s’écrit « Clé: valeur ».
error-unknown-key = L’en-tête n’a pas de clé « { $key } ». Clés connues : { $allowed }.
error-repeated-key = « { $key } » figure deux fois dans l’en-tête.
error-missing-key = « { $key } » manque dans l’en-tête.
error-seat-gap = La place { $found } vient là où l’on attend la place { $expected }.
error-bad-option-text = « { $text } » n’est pas une option. On écrit « advanced » ou « opening=random ».
error-wrong-rules = Cette partie suit les règles « { $found } », que ce programme ne connaît pas.
error-wrong-edition = Cette partie a été jouée avec l’édition « { $found } », et non avec « { $expected } ».
error-malformed-line = « { $text } » n’est pas une ligne de partie. On écrit « 1 collect » ou « * roll 3 ».
error-hidden-move = « { $move } » est caché : la partie ne peut pas être rejouée.
error-wrong-seat = La place { $seat } joue, mais c’est au tour de la place { $expected }.
error-not-chance = La place { $seat } joue, mais c’est au hasard de décider.
error-unexpected-chance = Le hasard décide, mais c’est au tour de la place { $expected }.
error-after-the-end = La partie est finie : « { $text } » vient trop tard.
error-not-over = Le score est donné, mais la partie n’est pas finie.
error-analysis-unfinished = Cette partie écrite n’est pas encore finie : seule une partie finie peut être analysée.
error-malformed-scores = « { $text } » n’est pas un score. On écrit « = 4 2 3 ».
error-wrong-scores = Le score devrait être { $expected }, mais la partie écrite dit { $found }.
error-no-such-ply = Il n’y a pas de position { $ply }. La dernière est { $last }.
error-bad-fairness = Les notes sur le hasard dans cette partie sont illisibles.
error-unfair-outcome = « { $move } » ne découle pas de la clé : le résultat aurait dû être « { $expected } ».
error-wrong-commitment = Ce n’est pas la clé annoncée : { $expected } a été montré avant la partie, mais cette clé donne { $found }.
error-wrong-seal = Le secret de la place { $seat } ne correspond pas à son sceau.
error-not-finished = La partie n’est pas terminée.

## À la table en ligne

error-across-chance = Après les coups qui précèdent, c’est au hasard de jouer : « { $move } » doit attendre.
error-already-begun = La partie a déjà commencé.
error-bad-message = Le serveur ne comprend pas ce message ({ $problem }).
error-bad-name = « { $name } » ne peut pas servir de nom : il faut de 1 à 40 caractères visibles, sur une ligne.
error-bad-request = Le serveur ne comprend pas cette demande ({ $problem }).
error-bots-count = La table a { $expected } places, mais des robots sont nommés pour { $found }.
error-busy = Il se passe trop de choses à cette table en même temps. Réessaie.
error-by-invitation = Il faut une invitation pour s’asseoir ici.
error-hello-again = Cette connexion s’est déjà présentée.
error-invitation-used = Cette invitation a déjà servi.
error-known-secret = Ce secret sert déjà à cette table. Tires-en un autre.
error-many-devices = Une place se joue sur { $allowed } appareils au plus. Renouvelle son lien pour repartir de zéro.
error-moves-count = Un message contient de 1 à { $allowed } coups, pas { $found }.
error-not-your-eyes = Pendant la partie, chaque place n’a que sa propre vue.
error-other-game = Cette partie est { $game } à { $seats } places ; une table qui la continue doit l’être aussi.
error-record-or-table = Pour continuer une autre partie, indique soit une partie enregistrée, soit une table, et après combien d’actions.
error-same-name = Quelqu’un à cette table s’appelle déjà « { $name } ».
error-similar-name = « { $name } » ressemble trop à « { $like } » à cette table. Choisis un autre nom.
error-no-bot-there = Aucun robot n’occupe cette place.
error-no-hello = Une connexion doit d’abord se présenter.
error-other-protocol = La page et le serveur ne sont pas de la même version ({ $found } et { $expected }). Recharge la page.
error-other-rules = Cette table a été jouée avec les règles { $found } ; ce serveur connaît les règles { $expected }.
error-damaged-table = Le journal de la table est endommagé ; la partie ne peut pas être rejouée.
error-no-such-table = Cette table n’existe pas.
error-no-coach = D’autres personnes jouent ici : il n’y a de coach qu’à une table d’entraînement.
error-not-asked = Ce n’est pas à toi de jouer.
error-not-away = La personne de cette place la joue déjà.
error-not-begun = La partie n’a pas encore commencé.
error-not-the-maker = Seule la personne qui a ouvert cette table peut la modifier.
error-not-your-seat = La place { $seat } ne se joue pas d’ici.
error-nothing-asked = Il n’y a aucune demande en cours.
error-open-not-asked = Cette place n’a rien à ouvrir maintenant : tous les sceaux doivent d’abord être sur la table.
error-origin = Cette page ne peut pas parler au serveur.
error-rematch-made = Les autres rejouent déjà, à une autre table.
error-seal-copied = Quelqu’un à cette table a le même sceau. Chaque place a besoin de son propre secret.
error-seal-not-asked = Cette place n’a rien à sceller maintenant.
error-seal-stands = Le sceau de cette place est déjà sur la table ; il ne peut plus changer.
error-seat-taken = Cette place est prise. Places libres : { $free }.
error-seat-stays = La place { $seat } ne peut pas être modifiée : quelqu’un l’occupe, ou il a fallu tout sceller à nouveau à cause d’elle.
error-second-seat = À une table ouverte, une même adresse peut prendre { $allowed ->
    [one] une place
   *[other] { $allowed } places
}. Pour une autre place, demande une invitation.
error-seats-free = Des places sont encore libres : { $free }.
error-server-error = Un problème est survenu sur le serveur. Ce n’est pas ta faute. Réessaie.
error-store-away = Le serveur n’a pas accès à ses tables pour le moment. Rien de ce qui est confirmé n’est perdu. Réessaie dans un instant.
error-not-a-spectator = Tu as une place à cette table : parle dans sa discussion.
error-spectator = Tu regardes seulement.
error-lesson = Permis, mais la leçon attend maintenant un autre coup.
error-no-such-lesson = Ce jeu n’a pas de leçon { $lesson }.
error-lesson-settings = Une leçon a sa propre table pour { $seats } : il n’y a rien d’autre à choisir.
error-exercises-other = { $file } vient d’un autre jeu ou d’une autre graine.
error-no-such-exercise = { $game } n’a pas d’exercice { $number } : il y en a { $count }.
error-in-lesson = Pas pendant une leçon.
error-no-lesson = Seulement pendant une leçon.
error-lesson-over = La leçon est finie. Continue à une table à toi.
error-stale = La table a changé entre-temps. Regarde encore une fois.
error-still-playing = La partie n’est pas encore terminée.
error-others-play = D’autres personnes jouent à cette table, et ce qui y est caché ne regarde qu’elles. La partie finie, son enregistrement peut être emporté.
error-analysis-failed = L’analyse de cette partie a échoué. Réessaie.
error-table-closed = Les responsables de ce serveur ont fermé cette table.
error-table-full = Toutes les places sont prises.
error-text-length = Un message compte de 1 à { $allowed } caractères, pas { $found }.
error-unknown-host = Ce serveur ne répond pas au nom « { $host } ». Ses responsables peuvent l’autoriser avec « wunderkammer serve --allow-host { $host } ».
error-too-many = Trop de demandes à la fois. Attends un instant.
error-too-many-connections = Il y a déjà { $allowed } connexions depuis ton adresse. Ferme-en une, puis réessaie.
error-too-many-connections-here = Ce serveur n’a plus de connexion libre ({ $allowed } au plus). Réessaie plus tard.
error-too-many-editions = Seules { $allowed } tables par heure peuvent avoir leurs propres chiffres. La prochaine sera possible dans { $wait } secondes.
error-too-many-events = Il y a eu tant d’événements à cette table ({ $allowed }) que seuls les coups restent possibles.
error-too-many-forks = Seules { $allowed } tables par heure peuvent continuer une autre partie. La prochaine sera possible dans { $wait } secondes.
error-too-many-hints = Tu peux demander { $allowed } conseils par minute. Le prochain sera possible dans { $wait } secondes.
error-too-many-open-tables = Ton adresse a déjà { $allowed } tables ouvertes. Commence par en finir ou en quitter une.
error-too-many-replays = Tu peux revoir { $allowed } parties par minute. Attends { $wait } secondes.
error-too-many-seats = Une adresse peut prendre { $allowed } places par heure. Attends { $wait } secondes.
error-too-many-tables = Une adresse peut ouvrir { $allowed } tables par heure. La prochaine sera possible dans { $wait } secondes.
error-too-many-tables-here = Ce serveur n’a plus de place pour d’autres tables ({ $allowed } au plus). Réessaie quand des parties seront finies.
error-too-many-words = Tu peux envoyer { $allowed } messages par minute. Attends { $wait } secondes.
error-too-many-words-here = La discussion de cette table est pleine ({ $allowed } messages). La partie continue.
error-undo-away = Une personne de la table est absente, et tout le monde doit accepter l’annulation. Redemande à son retour.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-revealed = Quelque chose a été tiré ou révélé depuis ta dernière décision. Tu ne peux l’annuler que comme entraînement.
error-which-seat = Plusieurs places se jouent d’ici ({ $seats }) ; le message doit en nommer une.
error-wrong-secret = Ce secret ne correspond pas au sceau de la place.
error-wrong-token = Ce lien n’ouvre aucune place à cette table, ou n’en ouvre plus.
error-wrong-code = Ce lien pour un autre appareil a déjà servi ou a expiré. Demandes-en un nouveau là où tu joues.

## La fin

over-best = { $seats } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-best-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-shared = { $seats } se partagent la victoire.
over-shared-you = Tu partages la victoire avec { $seats }.

## Les mots autour de la table

ui-game = Jeu
ui-round = Manche { $round }
ui-stage = Étape
ui-question = Question
ui-person = Nom
ui-seat = Place
ui-seats = Places
ui-you = toi
ui-bot = robot
ui-score = Score
ui-scores-are = Scores : { $scores }
ui-rank = Rang
ui-ranks = Rangs
ui-win = Victoire
ui-wins = Victoires
ui-average = Moyenne
ui-option = Option
ui-options = Options
ui-edition = Édition
ui-rules = Règles
ui-yes = oui
ui-no = non
ui-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ui-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
ui-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
ui-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
ui-per-second = { $count } par seconde
ui-seed = Graine { $seed }
ui-thinking = { $seat } réfléchit…
ui-saved-to = Partie enregistrée dans { $file }.
ui-continue-with = Pour continuer : { $command }
ui-goodbye = Au revoir. Les lampes restent allumées.
ui-welcome = Bienvenue. Prends place.
ui-your-turn = À toi
ui-moves = { $count ->
    [one] Tu as un seul coup :
   *[other] Tu as { $count } coups :
}
ui-more-moves = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
ui-is-legal = « { $move } » est possible maintenant.
ui-no-clause = Il n’y a pas de règle { $clause } dans ce livret.
ui-no-glossary = Il n’y a pas de glossaire pour « { $game } ».
ui-no-rulebook = Il n’y a pas de livret de règles pour « { $game } ».
ui-position = Position { $ply } sur { $last }
ui-record-is-right = Tout est correct dans cette partie.
ui-record-unfinished = Tout est correct jusqu’ici ; la partie n’est pas finie.
ui-record-practice = Entraînement : des coups pouvaient être annulés ici après une révélation.
ui-taken-back = Coup annulé.
ui-taken-back-practice = Coup annulé. La partie compte désormais comme un entraînement ; ce que le hasard a tiré reste tiré.
ui-cannot-take-back = Ici, rien ne peut être annulé.

## Conseils de `play`

ui-hint-move = Tape un coup, par exemple « { $move } ».
ui-hint-enter = Entrée joue le seul coup possible : { $move }
ui-evident = Rien à choisir ici : { $move } – c’est fait pour toi.
ui-hint-tab = Tab complète ce que tu tapes.
ui-hint-list = « ? » montre tes coups possibles.
ui-hint-why = « pourquoi COUP » dit pourquoi un coup n’est pas possible.
ui-hint-hint = « conseil » demande au coach où regarder ; une deuxième fois : quel coup ; une troisième : pourquoi.
ui-hint-coach = « coach off|gentle|strict » règle le coach : absent, discret ou exigeant ; « coach » seul dit où on en est.
ui-hint-board = « plateau » montre de nouveau la table.
ui-hint-rules = « règles 3.2 » ouvre le livret à cette règle.
ui-hint-undo = « annuler » annule ta dernière décision, même si des robots ont joué depuis, tant que rien de nouveau n’a été révélé.
ui-hint-quit = « quitter » termine la séance ; la partie est enregistrée.

## La ligne de commande

ui-interpreted = Les règles sont interprétées ici, ce qui est plus lent. Avec un compilateur C, « make play » les compile dans un clone ; ailleurs, réinstallez avec « pip install --no-cache-dir ».
error-unknown-bot = Il n’y a pas de robot appelé « { $name } ». Robots disponibles : { $allowed }.
error-unknown-style = Un robot peut avoir un style ({ $styles }) ou un nom ({ $allowed }), mais pas « { $name } ».
ui-bots-count = { $found ->
    [one] Tu as nommé un robot
   *[other] Tu as nommé { $found } robots
}, mais il y a { $expected ->
    [one] une place
   *[other] { $expected } places
} pour des robots. Un seul nom vaut pour toutes.
ui-lesson-facts = Partie guidée en { $steps } étapes, environ { $minutes } minutes
ui-lesson-prepared = Une partie guidée : le hasard est préparé, et { $rivals } { $count ->
    [one] suit
   *[other] suivent
} un scénario.
ui-lesson-step = { $number } sur { $steps }
ui-lesson-enter = Entrée continue, « { $back } » recule d’une étape, « quitter » garde ta place.
ui-lesson-move = Tape ton coup. « ? » montre tous les coups, « { $show } » nomme celui qu’il faut, « { $back } » recule d’une étape.
ui-lesson-type = Tape : { $move } ({ $meaning })
ui-lesson-begun = Bien jusqu’ici. Continue par : { $moves }
ui-lesson-help = Un doute ? Tape « { $show } ».
ui-lesson-first = C’est la première étape.
ui-lesson-resumed = Suite de la leçon de { $file }. --new recommence.
ui-lesson-left = Ta place est gardée. Pour continuer : { $command }
ui-lesson-then-on = Entrée : continuer d’ici, contre des robots. « { $new } » : une nouvelle partie. « quitter » : c’est tout pour aujourd’hui.
ui-lesson-then-new = Entrée : une vraie partie contre des robots. « quitter » : c’est tout pour aujourd’hui.
ui-no-lesson = { $game } n’a pas de leçon. Leçons disponibles : { $allowed }.
ui-other-lesson = { $file } n’est pas une leçon que l’on peut continuer. Choisis un autre fichier avec --save, ou recommence avec --new.
ui-which-game = Quel jeu ? Jeux disponibles : { $allowed }.
ui-other-game = { $file } est une partie de { $game }.
ui-file-exists = { $file } existe déjà. Continue la partie avec --continue, ou choisis un autre nom.
ui-bad-name = « { $name } » ne peut pas servir de nom ici. Choisis-en un autre.
ui-finished = La partie dans { $file } est terminée.
ui-guest = Anonyme
ui-actions = { $count ->
    [one] Une action.
   *[other] { $count } actions.
}
ui-advice = Un robot envisagerait :
ui-advice-chance = gagne à { $share } %
ui-advice-brings = D’ici la fin de ton prochain tour : { $differences }.
ui-advice-wins = Ce coup gagne probablement la partie.
ui-coach = Coach
ui-coach-look = Passe en revue tout ce que tu peux faire maintenant. Qu’est-ce qui te rapporte le plus ?
ui-coach-move = Essaie ceci : { $move }.
ui-coach-brings = Ce coup rapporte { $gains }.
ui-coach-costs = Ce coup coûte { $costs }.
ui-coach-both = Ce coup rapporte { $gains } et coûte { $costs }.
ui-coach-quiet = Rien à compter pour l’instant, mais c’est ce qui te place le mieux pour la suite.
ui-coach-equal = À peu près aussi bon : { $moves }.
ui-coach-mistake = Tu es sûr de toi ? « { $move } » te ferait perdre gros.
ui-coach-better = Mieux : { $move }.
ui-coach-misses = D’ici la fin de ton prochain tour, c’est { $differences }.
ui-coach-misses-win = Ce coup gagnerait très probablement la partie.
ui-coach-misses-chance = Sur cent parties, ce coup en gagne environ { $more } de plus.
ui-coach-anyway = Jouer quand même
ui-coach-again = Laisse-moi réfléchir
ui-coach-recap = Ton dernier tour t’a rapporté { $gains }.
ui-coach-recap-both = Ton dernier tour t’a rapporté { $gains } et coûté { $costs }.
ui-coach-next-move = Tape encore « { $hint } » pour savoir quel coup.
ui-coach-next-why = Tape encore « { $hint } » pour savoir pourquoi.
ui-coach-insist = Tape-le encore une fois pour le jouer quand même.
ui-coach-is = Coach : { $level ->
    [off] absent, personne ne commente ta partie
    [strict] exigeant, avec des conseils et un avertissement avant une grosse erreur
   *[gentle] discret, avec des conseils quand tu en demandes
}.
ui-rival-more = environ { $things } de plus pour ton rival le plus fort
ui-rival-less = environ { $things } de moins pour ton rival le plus fort
ui-did-you-mean = Voulais-tu dire : { $near } ?
ui-unknown-move-near = « { $move } » n’est pas un coup de ce jeu. Voulais-tu dire : { $near } ?
ui-undo-nothing = Tu n’as encore joué aucun coup.
ui-undo-chance = Le hasard a décidé quelque chose depuis ta dernière décision. Tape « annuler » encore une fois pour l’annuler quand même : la partie compte alors comme un entraînement.
ui-undo-seen = Quelque chose de caché a été révélé depuis ta dernière décision. Tape « annuler » encore une fois pour l’annuler quand même : la partie compte alors comme un entraînement.
ui-hint-help = « aide » montre tout ce que tu peux taper d’autre.
ui-hint-save = « enregistrer » enregistre la partie maintenant ; c’est aussi fait après chaque coup.
ui-hint-narrow = « ? { $beginning } » ne montre que ceux qui commencent ainsi.
ui-only-you = visible pour toi
ui-for-seats = de { $low } à { $high } personnes
ui-option-value = { $value } : { $meaning }
ui-option-default = { $value } (par défaut) : { $meaning }
ui-edition-option = Tes propres chiffres au lieu de l’édition « { $name } » (« rules --edition » l’affiche, à copier et corriger)
ui-rules-hint = « wunderkammer rules { $game } » ouvre le livret de règles.
ui-simulating = En jeu
ui-share = Part
ui-interval = Intervalle à 95 %
ui-average-rank = Rang moyen
ui-average-score = Score moyen
ui-per-game = { $games ->
    [one] Une partie :
   *[other] { $games } parties, en moyenne :
} { $rounds } manches, { $actions } actions, dont { $decisions } décisions.
ui-speed = { $count } décisions par seconde.
ui-count = { NUMBER($count) }
ui-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-stopped = Arrêté après { $games } parties sur { $total }.

## Les plateaux des jeux

ui-is-first = joue en premier
ui-last-round = dernière manche
ui-hand = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-passed = a passé
ui-worth = valeur

## The marks of the rulebooks: where a rule or a figure comes from.

ui-marks = D’où vient cette règle
ui-mark-legend = { $name } : { $about }
ui-mark-p = imprimé
ui-mark-p-about = dans un livret de règles du jeu
ui-mark-d = déduit
ui-mark-d-about = du texte imprimé ou de critiques du jeu
ui-mark-r = reconstitué
ui-mark-r-about = imprimé seulement sur du matériel que nous n’avons pas vu ; tu as la boîte ? Corrige-le dans ta propre édition
ui-mark-o = de nous
ui-mark-o-about = le texte imprimé n’en dit rien

## What is known of a game's box.

ui-fact-age = à partir de { $age } ans
ui-fact-minutes = { $low }–{ $high } minutes
ui-fact-reviewed = { $fact } (selon une critique)
ui-fact-authors = de { $authors }
ui-fact-publisher = { $publisher } { $year }

## Analyse d’une partie

ui-analysing = Évaluation des décisions
ui-analysis-title = Analyse
ui-analysis-chances = Chances de gagner
ui-analysis-open = Cartes ouvertes
ui-analysis-knew = Ce que { $name } savait
ui-analysis-chances-note = Toutes cartes ouvertes, telles qu’une recherche les voit à chaque décision si le meilleur coup est joué.
ui-analysis-knew-note = Ce que { $name } pouvait savoir à chaque décision, si le meilleur coup est joué : les cartes cachées comptent selon leur probabilité.
ui-analysis-fared = Comment chacun a joué
ui-analysis-accuracy = Précision
ui-analysis-mistakes = Erreurs
ui-analysis-moves = Coups
ui-analysis-luck = Chance
ui-analysis-decisions = Décisions
ui-analysis-fared-note = La précision, de 0 à 100, compare chaque coup au meilleur, selon ce que l’on savait alors ; une erreur a coûté 5 % ou plus. Chacun a commencé avec { $share } % d’une victoire. Les coups, les siens et ceux des autres, et la chance en ont fait le résultat.
ui-analysis-part-of-luck = Environ { $part } % de ce résultat tient à la chance, le reste aux coups.
ui-analysis-turnings = Tournants
ui-analysis-no-turnings = { $name } n’a presque rien laissé passer.
ui-analysis-when = { $round }, étape { $step }
ui-analysis-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
ui-analysis-played = Joué : { $move } ({ $share } %)
ui-analysis-better = Mieux : { $move } ({ $share } %)
ui-analysis-why = À la fin du tour suivant, cela aurait donné { $differences }.
ui-analysis-costs = À la fin du tour suivant, cela aurait donné { $differences }, mais ce coup paie plus tard.
ui-analysis-later = À la fin du tour suivant, les deux coups reviennent à peu près au même ; celui-ci paie plus tard.
ui-analysis-wins = Ce coup aurait très probablement gagné la partie.
ui-analysis-more = environ { $things } de plus
ui-analysis-less = environ { $things } de moins
ui-analysis-share = { $share } %
ui-analysis-written = La page se trouve dans { $file }.

# Exercises, in the terminal and on the page
ui-exercise-title = Exercice { $number }
ui-exercise-right = Exact
ui-exercise-wrong = Il y a mieux
ui-exercise-shares = { $move } : gagne { $share } %
ui-exercise-equal = À peu près aussi bon : { $moves }.
ui-exercise-best = Le meilleur coup : { $move }, qui gagne { $share } %.
ui-exercise-better = Le meilleur coup gagne { $share } %. Le trouveras-tu ?
ui-exercise-why = Comparé à « { $than } », le meilleur coup donne { $differences } à la fin de ton prochain tour.
ui-exercise-wins = Le meilleur coup gagnera très probablement la partie ; « { $than } », non.
ui-exercise-of = { $game }, exercice { $number } sur { $count } ({ $grade }) : que ferais-tu ?
ui-exercise-type = Tape ton coup ; « ? » montre tous les coups, « quitter » montre le meilleur et termine.
ui-exercise-left = Le meilleur coup était { $move } ({ $share } %).
ui-exercise-listed = { $count } exercices : { $numbers }
ui-no-exercises = { $game } n’a pas d’exercices. Jeux avec exercices : { $allowed }.
ui-no-such-exercise = { $game } n’a pas d’exercice { $number } : ils sont numérotés de 1 à { $count }.
ui-exercises-found = { $games } parties parcourues ; exercices trouvés : { $found }.
ui-exercises-written = { $count } exercices sont dans { $folder }.
ui-grade-novice = débutant
ui-grade-amateur = amateur
ui-grade-expert = expert
ui-grade-master = maître

# Des robots qui ont un nom, et comment chacun aime jouer
persona-amal = Amal pose des fondations pendant que les autres comptent.
persona-bao = Bao prend les points aujourd’hui ; demain se débrouillera.
persona-dara = Dara regarde d’abord les trésors des autres.
persona-ife = Ife joue ce qui semble le mieux, en fredonnant.
persona-jory = Jory préfère un « tiens » à deux « tu l’auras », puis encore un « tiens ».
persona-kim = Kim a toujours un plan pour dans deux tours.
persona-lumi = Lumi n’a pas de plan préféré, mais regarde bien partout.
persona-noor = Noor sourit et prend justement ce qu’il fallait à quelqu’un d’autre.
persona-ola = Ola part d’abord et fait ses valises ensuite.
persona-sol = Sol croit qu’il faut tout peser, puis prendre un thé.
persona-uli = Uli bâtit en paix et espère que cela passe inaperçu.
persona-yuki = Yuki n’en veut à personne, sauf à qui est en tête.
