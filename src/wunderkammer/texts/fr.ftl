### Ce que tous les jeux partagent : listes, erreurs, et les mots autour de la table.
### Une case d’un événement ou d’un coup vient deux fois : $site se lit, $site_id sert à choisir la forme.

list-and = { $first } et { $last }
name-seat = Place { $number }

name-language-en = anglais
name-language-fr = français
name-language-de = allemand

## Coups refusés

reason-alone = { $reason }.
reason-with-clause = { $reason } ({ $clause }).
reason-game-over = La partie est finie
reason-not-your-turn = Ce n’est pas à { $seat } de répondre

error-illegal-move = « { $move } » n’est pas possible maintenant. { $reason }
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-action = Ce jeu n’a pas d’action numéro { NUMBER($action, useGrouping: 0) }.
error-bad-action = Une action est un nombre entier, et non quelque chose de type { $type }.
error-bad-actions = Il faut un nombre entier pour chacune des { $games } parties, et non un tableau de forme { $shape } et de type { $type }.
error-not-your-turn = Ce n’est pas à la place { $seat } de répondre.
error-game-over = La partie est finie. On ne joue plus.

## Mise en place

error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $allowed }.
error-broken-game = Le jeu « { $name } » du paquet { $package } ne peut pas être chargé : { $problem }
error-no-balance = Il n’y a pas de rapport d’équilibre pour « { $game } » : le jeu ne dit pas ce qu’il faut observer.
error-unknown-language = Il n’y a pas de textes en « { $name } ». Il y a : { $allowed }.
error-bad-seats = On ne joue pas à { $game } à { $seats } ; places possibles : { $allowed }.
error-no-such-seat = Il n’y a pas de place { $seat } : la table en compte { $seats }.
error-unknown-option = Il n’y a pas d’option « { $name } ». Il y a : { $allowed }.
error-bad-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Elle peut valoir : { $allowed }.

## Éditions

error-edition-unreadable = L’édition est illisible ({ $problem }).
error-edition-not-text = L’édition n’est pas du texte simple en UTF-8.
error-edition-not-toml = L’édition n’est pas du TOML correct ({ $problem }).
error-edition-name = Une édition porte un nom fait de lettres, de chiffres et de tirets bas ; « { $value } » n’en est pas un.
error-edition-game = Cette édition n’est pas faite pour { $game }.
error-edition-size = Une édition compte { $allowed } caractères au plus ; celle-ci en a davantage.
error-edition-nested = Dans cette édition, des clés ou des listes sont imbriquées trop profondément. Une valeur est une table avec value, mark et source.
error-edition-values = Une édition compte { $allowed } clés et valeurs au plus ; celle-ci en a davantage.
error-edition-word = Dans une édition, une clé ou un nombre compte { $allowed } caractères au plus ; celle-ci en a un plus long.
error-figure-missing = Il manque la valeur « { $key } ».
error-figure-unknown = Personne ne connaît la valeur « { $key } ». Connues : { $allowed }.
error-figure-shape = À « { $key } », il faut une table avec value, mark et source.
error-figure-mark = La marque de « { $key } » ne peut pas être « { $value } ». Elle peut être : { $allowed }.
error-figure-source = « { $key } » ne dit pas d’où elle vient : sa source manque.
error-figure-part = À « { $key } », personne ne connaît la partie « { $found } ». Il y a : { $allowed }.
error-figure-length = À « { $key } », il faut une liste d’exactement { $length } valeurs, et non { $value }.
error-figure-lengths = À « { $key } », il faut une liste de { $low } à { $high } valeurs, et non { $value }.
error-figure-total = Ensemble, { $keys } comptent { $total } lignes, et non { $found }.
error-figure-word = « { $value } » ne convient pas à « { $key } ». Mots possibles : { $allowed }.
error-figure-range = La valeur de « { $key } » va de { $low } à { $high } ; « { $value } » en sort.

## Parties écrites

error-in-line = Ligne { NUMBER($line, useGrouping: 0) } : { $error }
error-in-file = { $file } : { $error }
error-unreadable-file = La partie est illisible ({ $problem }).
error-unwritable-file = La partie ne peut pas être écrite ({ $problem }).
error-not-text = Le fichier n’est pas du texte simple en UTF-8.
error-record-size = Une partie écrite compte { $allowed } octets au plus ; celle-ci en a davantage.
error-not-a-record = Ce n’est pas une partie : la première ligne doit être « Wunderkammer: 1 ».
error-unknown-version = Cette partie est de la version « { $value } ». On connaît : { $allowed }.
error-malformed-header = « { $text } » n’est pas une ligne d’en-tête. Elle s’écrit « Clé: valeur ».
error-unknown-key = L’en-tête n’a pas de clé « { $key } ». Il y a : { $allowed }.
error-repeated-key = « { $key } » figure deux fois dans l’en-tête.
error-missing-key = « { $key } » manque dans l’en-tête.
error-seat-gap = La place { $found } vient là où l’on attend la place { $expected }.
error-bad-option-text = « { $text } » n’est pas une option. On écrit « advanced » ou « opening=random ».
error-wrong-rules = Cette partie suit les règles « { $found } », qui ne sont pas celles connues ici.
error-wrong-edition = Cette partie a été jouée avec l’édition « { $found } », et non avec « { $expected } ».
error-malformed-line = « { $text } » n’est pas une ligne de partie. On écrit « 1 collect » ou « * roll 3 ».
error-hidden-move = « { $move } » est caché : la partie ne peut pas être rejouée.
error-wrong-seat = La place { $seat } joue, mais la question va à la place { $expected }.
error-not-chance = La place { $seat } joue, mais c’est au hasard de décider.
error-unexpected-chance = Le hasard décide, mais la question va à la place { $expected }.
error-after-the-end = La partie est finie : « { $text } » vient trop tard.
error-not-over = Le score est donné, mais la partie n’est pas finie.
error-malformed-scores = « { $text } » n’est pas un score. On écrit « = 4 2 3 ».
error-wrong-scores = Le score devrait être { $expected }, mais la partie écrite dit { $found }.
error-no-such-ply = Il n’y a pas de position { $ply }. La dernière est { $last }.
error-bad-fairness = Ce qui est noté sur le hasard est illisible.
error-unfair-outcome = « { $move } » ne découle pas de la clé : le hasard aurait dû dire « { $expected } ».
error-wrong-commitment = La clé n’est pas celle qui fut promise : { $expected } a été montré avant la partie, et cette clé donne { $found }.
error-wrong-seal = Le secret de la place { $seat } ne correspond pas à son sceau.
error-not-finished = La partie n’est pas terminée.

## À la table en ligne

error-across-chance = Après les coups qui précèdent, c’est au hasard de jouer : « { $move } » doit attendre.
error-already-begun = La partie a déjà commencé.
error-bad-message = Le serveur ne comprend pas ce message ({ $problem }).
error-bad-name = « { $name } » ne peut pas être un nom ici : il faut de 1 à 40 caractères visibles, sur une ligne.
error-bad-request = Le serveur ne comprend pas cette demande ({ $problem }).
error-bots-count = La table a { $expected } places, mais des robots sont nommés pour { $found }.
error-busy = Il se passe trop de choses à cette table en même temps. Réessaie.
error-by-invitation = Il faut une invitation pour s’asseoir ici.
error-hello-again = Cette connexion s’est déjà présentée.
error-invitation-used = Quelqu’un s’est déjà assis avec cette invitation.
error-known-secret = Ce secret sert déjà à cette table. Tires-en un autre.
error-many-devices = Une place se joue sur { $allowed } appareils au plus. Renouvelle son lien pour repartir de zéro.
error-moves-count = Un message contient de 1 à { $allowed } coups, pas { $found }.
error-not-your-eyes = Tant que la partie dure, chacun ne la voit que de ses propres yeux.
error-other-game = Cette partie est { $game } à { $seats } places ; une table qui la reprend est la même.
error-record-or-table = Pour reprendre une autre partie, indique une partie enregistrée ou une table, l’une des deux, et après combien d’actions.
error-same-name = Quelqu’un à cette table s’appelle déjà « { $name } ».
error-similar-name = « { $name } » se confondrait avec « { $like } » à cette table. Choisis un nom qui s’en distingue.
error-no-hello = Une connexion doit d’abord se présenter.
error-other-rules = La table a été jouée selon les règles { $found }, et ce serveur connaît les règles { $expected }.
error-damaged-table = Le journal de la table est abîmé ; la partie ne peut pas être rejouée.
error-no-such-table = Cette table n’existe pas.
error-not-asked = Ce n’est pas à toi de jouer.
error-not-away = La personne de cette place la joue déjà.
error-not-begun = La partie n’a pas encore commencé.
error-not-your-seat = La place { $seat } ne se joue pas d’ici.
error-nothing-asked = Personne n’a rien demandé.
error-open-not-asked = Cette place n’a rien à ouvrir maintenant : tous les sceaux doivent d’abord être sur la table.
error-origin = Cette page ne peut pas parler au serveur.
error-rematch-made = On rejoue déjà, à une autre table.
error-seal-copied = Quelqu’un à cette table a le même sceau. À chacun son propre secret.
error-seal-not-asked = Cette place n’a rien à sceller maintenant.
error-seal-stands = Le sceau de cette place est déjà sur la table ; il ne peut plus changer.
error-seat-taken = Cette place est prise. Sont libres : { $free }.
error-second-seat = À une table ouverte, une même adresse n’a droit qu’à { $allowed ->
    [one] une place
   *[other] { $allowed } places
}. Pour une autre place, demande une invitation.
error-seats-free = Des places sont encore libres : { $free }.
error-server-error = Quelque chose a échoué sur le serveur. Ce n’est pas ta faute ; réessaie.
error-store-away = Le serveur n’a pas accès à ses tables pour le moment. Rien de ce qui a été confirmé n’est perdu ; réessaie dans un instant.
error-spectator = Tu ne fais que regarder.
error-stale = La table a changé entre-temps. Regarde encore une fois.
error-still-playing = La partie n’est pas encore terminée.
error-table-closed = La personne qui exploite ce serveur a fermé cette table.
error-table-full = Toutes les places sont prises.
error-text-length = On peut dire de 1 à { $allowed } caractères à la fois, pas { $found }.
error-unknown-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’exploite peut l’autoriser avec « wunderkammer serve --allow-host { $host } ».
error-too-many = C’était trop à la fois. Attends un instant.
error-too-many-connections = Il y a déjà { $allowed } connexions depuis ton adresse. Ferme-en une, puis réessaie.
error-too-many-connections-here = Ce serveur a toutes les connexions qu’il peut accepter ({ $allowed }). Réessaie plus tard.
error-too-many-editions = { $allowed } tables par heure peuvent avoir leurs propres chiffres. La prochaine sera possible dans { $wait } secondes.
error-too-many-events = Il s’est passé tant de choses à cette table ({ $allowed } événements) que seuls les coups restent possibles.
error-too-many-forks = { $allowed } tables par heure peuvent reprendre une autre partie. La prochaine sera possible dans { $wait } secondes.
error-too-many-hints = On peut demander { $allowed } conseils par minute. Le prochain sera prêt dans { $wait } secondes.
error-too-many-open-tables = { $allowed } tables sont déjà ouvertes depuis ton adresse. Termines-en ou quittes-en une d’abord.
error-too-many-replays = On peut regarder { $allowed } parties par minute. Attends { $wait } secondes.
error-too-many-seats = On peut prendre { $allowed } places par heure depuis une adresse. Attends { $wait } secondes.
error-too-many-tables = On peut ouvrir { $allowed } tables par heure depuis une adresse. La prochaine sera possible dans { $wait } secondes.
error-too-many-tables-here = Ce serveur a toutes les tables qu’il peut accueillir ({ $allowed }). Réessaie quand des parties seront finies.
error-too-many-words = On peut dire { $allowed } choses par minute. Attends { $wait } secondes.
error-too-many-words-here = On a tant parlé à cette table ({ $allowed } messages) que la discussion est pleine. La partie continue.
error-undo-away = Une personne de la table est absente, et tout le monde doit être d’accord pour reprendre ce coup. Redemande à son retour.
error-undo-nothing = Il n’y a rien à reprendre.
error-which-seat = Plusieurs places se jouent d’ici ({ $seats }) ; le message doit en nommer une.
error-wrong-secret = Ce secret ne correspond pas au sceau de la place.
error-wrong-token = Ce lien n’ouvre aucune place à cette table, ou n’en ouvre plus.
error-wrong-code = Ce lien vers un autre appareil a déjà servi, ou son temps est écoulé. Demandes-en un nouveau là où tu joues.

## La fin

over-best = Victoire pour { $seats } : la plus belle collection de toutes.
over-best-you = Tu gagnes : la plus belle collection de toutes.
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
ui-bot = automate
ui-score = Score
ui-scores-are = Scores : { $scores }
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
ui-saved-to = Partie gardée dans { $file }.
ui-continue-with = Pour continuer : { $command }
ui-goodbye = Au revoir. Les lampes restent allumées.
ui-welcome = Bienvenue. Prends place.
ui-your-turn = À toi
ui-moves = { $count ->
    [one] Tu as un seul coup :
   *[other] Tu as { $count } coups :
}
ui-more-moves = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
ui-is-legal = « { $move } » est possible maintenant.
ui-no-clause = Ni clause ni terme de ces règles : { $clause }.
ui-no-glossary = Il n’y a pas de glossaire pour « { $game } ».
ui-no-rulebook = Il n’y a pas de livret de règles pour « { $game } ».
ui-position = Position { $ply } sur { $last }
ui-record-is-right = Tout est juste dans cette partie.
ui-record-unfinished = Tout est juste jusqu’ici ; la partie n’est pas finie.
ui-taken-back = Coup repris.
ui-cannot-take-back = Ici, rien ne peut être repris.

## Conseils de `play`

ui-hint-move = Tape un coup, par exemple « { $move } ».
ui-hint-enter = Entrée joue le seul coup possible : { $move }
ui-hint-tab = Tab complète ce que tu tapes.
ui-hint-list = « ? » montre tes coups possibles.
ui-hint-why = « why COUP » dit pourquoi un coup n’est pas possible.
ui-hint-hint = « hint » demande à un bot fort ce qu’il jouerait.
ui-hint-board = « board » montre la table de nouveau.
ui-hint-rules = « rules 3.2 » ouvre les règles à cet article.
ui-hint-undo = « undo » reprend ton dernier coup, tant que rien de nouveau n’a été vu.
ui-hint-quit = « quit » termine la soirée ; la partie est gardée.

## La ligne de commande

ui-interpreted = Les règles tournent ici sous forme interprétée, plus lente ; « make » les compile là où il y a un compilateur C.
error-unknown-bot = Il n’y a pas d’automate appelé « { $name } ». Il y a : { $allowed }.
ui-bots-count = { $found ->
    [one] Un automate est nommé
   *[other] { $found } automates sont nommés
}, mais { $expected ->
    [one] une place leur revient
   *[other] { $expected } places leur reviennent
}. Un seul nom vaut pour tous.
ui-which-game = Quel jeu ? Il y a : { $allowed }.
ui-other-game = { $file } est une partie de { $game }.
ui-file-exists = { $file } existe déjà. Reprends la partie avec --continue, ou choisis un autre nom.
ui-bad-name = Personne ne peut s’appeler « { $name } » ici : choisis un autre nom.
ui-finished = La partie dans { $file } est terminée.
ui-guest = Invité
ui-actions = { $count ->
    [one] Une action.
   *[other] { $count } actions.
}
ui-advice = Un bot penserait à :
ui-advice-chance = gagne à { $share } %
ui-did-you-mean = Voulais-tu dire : { $near } ?
ui-unknown-move-near = « { $move } » n’est pas un coup de ce jeu. Voulais-tu dire : { $near } ?
ui-undo-nothing = Tu n’as encore joué aucun coup.
ui-undo-chance = Le hasard a parlé depuis ton dernier coup ; il ne peut plus être repris.
ui-undo-seen = Ton dernier coup a mis au jour quelque chose de caché ; il ne peut plus être repris.
ui-undo-other = D’autres ont agi depuis ton dernier coup ; il ne peut plus être repris.
ui-hint-help = « help » explique ce que tu peux taper d’autre.
ui-hint-save = « save » garde la partie maintenant ; elle l’est aussi après chaque coup.
ui-hint-narrow = « ? { $beginning } » ne montre que ceux qui commencent ainsi.
ui-only-you = toi seul vois ceci
ui-for-seats = de { $low } à { $high } joueurs
ui-default = par défaut
ui-edition-option = Tes propres valeurs au lieu de l’édition « { $name } » (« rules --edition » l’imprime, à copier et corriger)
ui-rules-hint = « wunderkammer rules { $game } » ouvre le livre de règles.
ui-simulating = En jeu
ui-share = Part
ui-interval = Intervalle à 95 %
ui-average-rank = Rang moyen
ui-average-score = Score moyen
ui-per-game = { $games ->
    [one] Une partie :
   *[other] { $games } parties, en moyenne :
} { $rounds } manches, { $actions } actions, dont { $decisions } décisions.
ui-speed = { $count } décisions par seconde.
ui-count = { NUMBER($count) }
ui-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ui-stopped = Arrêté après { $games } parties sur { $total }.

## La table web, côté hôte

error-unknown-store = Il n’y a pas de dépôt appelé « { $address } ». Il y a : { $allowed }.
error-store-unusable = Les tables ne peuvent pas être gardées ici ({ $problem }).
error-store-trouble = { $cause ->
    [full] Le disque est plein ; plus rien ne peut être écrit là où sont gardées les tables.
    [read-only] Là où elles sont gardées, les tables peuvent être lues, mais pas écrites.
    [busy] Un autre programme occupe les tables. Réessaie dans un instant.
    [damaged] Les tables sont abîmées à cet endroit. « wunderkammer check » dit ce qui est intact.
   *[away] Les tables sont injoignables.
}
error-file-damaged = { $file } est abîmé, ou n’est pas un fichier de tables ({ $problem }). « wunderkammer repair --out NOUVEAU » sauve ce qui est intact dans un nouveau dossier.
error-served-already = Un autre Wunderkammer (processus { $process }) sert déjà { $folder }. Arrête-le, ou choisis un autre dossier avec --data.
error-store-unreachable = La base de données est injoignable ({ $problem }). Vérifie l’adresse dans --database ou DATABASE_URL.
error-database-refused = La base de données refuse l’accès ({ $problem }). Vérifie l’adresse dans --database ou DATABASE_URL.
error-store-too-new = Les tables ont été gardées par un Wunderkammer plus récent (version { $found } ; celui-ci connaît { $expected }). Utilise celui-là.
error-no-tables = Il n’y a pas de tables ici. Nomme leur dossier avec --data.
error-table-exists = Il y a déjà une table « { $table } ».
ui-table-no-such-table = Il n’y a pas de table « { $table } ».
ui-table-not-begun = À la table « { $table } », aucune partie n’a encore commencé.
ui-table-other-rules = La table « { $table } » a été jouée selon les règles { $found }, et ce programme connaît les règles { $expected }. Utilise le Wunderkammer avec lequel elle a été jouée.
ui-table-damaged-table = Le journal de la table « { $table } » est abîmé ; la partie ne peut pas être rejouée. Une sauvegarde l’a peut-être en entier.
error-copy-exists = Le fichier existe déjà. Choisis un autre nom.
error-copy-failed = La copie ne peut pas être faite ({ $problem }).
error-folder-unusable = Le dossier { $folder } est inutilisable ({ $problem }). Choisis-en un autre.
error-address-taken = Le port { NUMBER($port, useGrouping: 0) } de { $host } est pris, peut-être par un Wunderkammer déjà ouvert. Choisis-en un autre avec --port, ou n’importe quel port libre avec --port 0.
error-address-unusable = Personne ne peut écouter à { $host }, port { NUMBER($port, useGrouping: 0) } ({ $problem }). 127.0.0.1 est cette machine, 0.0.0.0 tout le réseau ; les ports à partir de 1024 sont ouverts à tous.
error-bus-unreachable = Valkey ou Redis est injoignable ({ $problem }). Vérifie l’adresse dans --bus ou BUS_URL.
error-unknown-bus = L’adresse dans --bus ou BUS_URL commence par : { $allowed }.
error-unknown-limit = « { $text } » n’est pas une limite. Possible : { $allowed }.
error-unknown-level = Il n’y a pas de niveau « { $name } ». Il y a : { $allowed }.
error-workers-need-database = { $workers } processus ne peuvent pas se partager un fichier. Nomme une base PostgreSQL avec --database ou DATABASE_URL, ou n’en prends qu’un.
ui-serve-open = Les tables sont dressées : { $address }
ui-serve-others = Pour les autres sur ton réseau : { $address }
ui-serve-alone = Seule cette machine peut entrer ; --host 0.0.0.0 laisse aussi entrer les autres.
ui-serve-kept = Tout est gardé dans { $file }
ui-serve-end = Ctrl-C arrête tout ; les parties reprennent la prochaine fois.
ui-serve-closed = Fermé. Chaque coup est gardé.
ui-serve-ready = Tout peut s’ouvrir.
ui-serve-no-bus = Sans --bus ni BUS_URL, les processus ne cherchent du nouveau que toutes les deux secondes.
ui-table-wrong-key = La clé de la table « { $table } » n’est pas celle qui était promise ; son hasard ne peut pas être vérifié.
ui-table-differs = La partie de la table « { $table } » aboutit à une autre position quand on la rejoue.
ui-check-file = Le fichier des tables est abîmé : { $problem }
ui-checking = Vérification
ui-checked = { $count ->
    [0] Il n’y a pas de tables.
    [one] { $whole ->
        [0] La seule table n’est pas intacte.
       *[other] La seule table est intacte.
    }
   *[other] { $whole } tables sur { $count } sont intactes.
}
ui-positions-unreadable = Les positions gardées ne peuvent pas être lues ({ $problem }).
ui-repair-postgres = Ces tables sont dans PostgreSQL, qui se répare de lui-même après une panne ; pour des données perdues, reviens à une copie de « pg_dump ».
ui-repair-shortened = De la table « { $table } », les { $kept } premiers événements sur { $count } ont pu être sauvés.
ui-repair-lost = La table « { $table } » est perdue.
ui-repaired = { $count ->
    [0] Aucune table n’est
    [one] Une table intacte est
   *[other] { $count } tables intactes sont
} maintenant dans { $file }. Le fichier abîmé n’a pas changé.
ui-export-what = Nomme les tables, ou prends-les toutes avec --all.
ui-exported = { $count ->
    [0] Aucune partie n’a été écrite.
    [one] Une partie a été écrite.
   *[other] { $count } parties ont été écrites.
}
ui-imported = { $file } est juste, et gardé comme table { $table }
ui-tables-found = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
ui-tables-closed = { $count ->
    [0] Aucune table n’a été fermée.
    [one] Une table a été fermée.
   *[other] { $count } tables ont été fermées.
}
ui-tables-removed = { $count ->
    [0] Aucune table n’a été supprimée.
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
ui-tables-forgotten = { $count ->
    [0] Rien n’a été trouvé à aucune table.
    [one] Le nom et les paroles ont disparu d’une table.
   *[other] Le nom et les paroles ont disparu de { $count } tables.
}
ui-tables-sure = { $count ->
    [one] Une table serait changée définitivement.
   *[other] Jusqu’à { $count } tables seraient changées définitivement.
} Continuer ?
ui-tables-phase = Il n’y a pas de phase « { $name } ». Il y a : { $allowed }.
ui-table-busy = Il se passe trop de choses à la table « { $table } ». Réessaie.
ui-backed-up = { $count ->
    [one] Une table est
   *[other] { $count } tables sont
} maintenant dans { $file }.
ui-backup-postgres = Ces tables sont dans PostgreSQL : « pg_dump » en fait une copie, même pendant que le serveur tourne.
ui-record-fair = { $count ->
    [one] Un résultat
   *[other] Les { $count } résultats
} du hasard découlent de la clé.
ui-record-fair-shown = { $count ->
    [one] Un résultat
   *[other] Les { $count } résultats
} du hasard découlent de la clé, et c’est celle qui fut promise avant la partie.
ui-record-seals = { $count ->
    [0] Aucune place n’a scellé de secret : la clé était celle du serveur seul.
    [one] La place { $seats } a scellé son propre secret, et il correspond à son sceau.
   *[other] Les places { $seats } ont scellé leurs propres secrets, et tous correspondent à leurs sceaux.
}
ui-record-aborted = { $count ->
    [0] Rien n’a dû être scellé à nouveau avant le premier tirage.
    [one] Il a fallu tout sceller à nouveau une fois avant le premier tirage.
   *[other] Il a fallu tout sceller à nouveau { $count } fois avant le premier tirage.
}
ui-record-not-compared = { $kept ->
    [key] Non comparé : si les sceaux sont ceux qui ont été montrés avant la partie. Donne à --commitment l’empreinte de toute la promesse, que ta page a gardée.
   *[nothing] Non comparé : si la clé et les sceaux sont ceux qui ont été montrés avant la partie. Donne à --commitment ce que ta page a gardé.
}
ui-record-given = { $count ->
    [one] La première action était donnée
   *[other] Les { $count } premières actions étaient données
} : la partie en reprenait une autre. La clé vaut pour la suite.
ui-no-key = Cette partie ne contient pas la clé de son hasard ; il n’y a rien à comparer.

## Le laboratoire

error-arena-alone = Une arène demande au moins deux automates.
error-arena-twice = « { $name } » est nommé deux fois ; chaque automate joue de toute façon aussi souvent que les autres.
error-arena-too-few = { $games ->
    [one] Une partie, c’est
   *[other] { $games } parties, c’est
} trop peu : avec { $bots } automates il en faut au moins { $bots }, pour que chacun occupe chaque place.
error-arena-uneven = { $bots } automates ne peuvent pas occuper chaque place aussi souvent en { $games } parties ; { $below } ou { $above } conviendraient.
error-arena-unreadable = Les parties sont illisibles ({ $problem }).
error-arena-unwritable = Les parties ne peuvent pas être écrites ({ $problem }).
error-arena-not-one = Ce n’est pas le fichier d’une arène ; choisis un autre nom.
error-arena-other = Les parties de ce fichier sont d’une autre arène : « { $key } » y vaut { $found }, et non { $expected }.
error-arena-line = Ce n’est pas une partie de cette arène.
error-program-name = « { $name } » ne peut pas nommer un programme : le nom ne doit pas être celui d’un automate qui existe déjà, ni contenir de virgule ou d’espace.
error-program-command = « { $command } » n’est pas une commande que l’on puisse lancer comme « { $name } ». Écris-la NOM=COMMANDE.
error-program-missing = « { $name } » ne peut pas être lancé : il n’y a pas de programme « { $program } », ou il n’est pas exécutable.
error-program-twice = Deux programmes s’appellent « { $name } ».
error-program-unused = « { $name } » est un programme sans place : nomme-le aussi dans --bots.
error-forfeit-not-started = Il ne peut pas être lancé ({ $problem }).
error-forfeit-ended = Il s’est terminé avant la partie (code { $status }).
error-forfeit-closed = Il a fermé son entrée ou sa sortie.
error-forfeit-silent = Il n’a pas répondu en { $seconds } secondes.
error-forfeit-too-long = Sa réponse dépasse { $limit } octets.
error-forfeit-unreadable = Sa réponse est illisible : « { $answer } ».
error-forfeit-no-move = Sa réponse n’est pas un coup de ce jeu : « { $answer } ».
error-forfeit-illegal = Sa réponse « { $move } » n’était pas possible ({ $clause }).
error-workers-lost = Tous les processus ont été perdus { $times } fois de suite. Y a-t-il assez de mémoire ?
error-extra-missing = Il faut pour cela la bibliothèque { $library } : pip install "wunderkammer[{ $extra }]"
error-ray-unreachable = Il n’y a pas de grappe Ray à « { $address } » ({ $problem }).
error-ray-lost = La grappe Ray est tombée en panne ({ $problem }).
ui-arena-found = { $games ->
    [one] Une partie était déjà jouée.
   *[other] { $games } parties étaient déjà jouées.
}
ui-arena-continue = La même commande reprend à partir de { $file }.
ui-arena-bot = Automate
ui-arena-games = Parties
ui-margin = Écart
ui-rating = Classement
ui-forfeits = Forfaits : { $bots }
ui-forfeited = « { $name } » perd la partie { $game } à la place { $seat }. { $why }
ui-arena-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } places. Graine { $seed }

## Le rapport d’équilibre

error-balance-unwritable = Le rapport ne peut pas être écrit ({ $problem }).
ui-balance-written = Le rapport : { $file }
ui-balance-title = Rapport d’équilibre
ui-balance-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } places, entre automates.
ui-balance-partial = Arrêté avant la fin : { $games } parties sur { $total } ont été jouées, et elles seules comptent ici.
ui-balance-bots = Automates
ui-balance-seed = Graine
ui-balance-version = Version
ui-balance-command = Cette commande joue les mêmes parties et refait cette page :
ui-balance-about = Chaque nombre est accompagné de l’intervalle qui contient le vrai dans 95 cas sur 100 ; dans les graphiques, c’est le trait fin sur la barre. Sur vingt nombres, un en sort par simple hasard : regarde donc ce qui se détache nettement. Les nombres montrent comment jouent ces automates : ce qu’ils n’essaient jamais ne se voit pas, et ce qui accompagne la victoire n’en est pas forcément la cause.
ui-balance-fair = en pointillé : toutes les places à égalité, { $share }
ui-balance-table = Les nombres en tableau
ui-balance-mean = moyenne { $value }, { $interval }
ui-balance-level = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

ui-balance-seats = Places
ui-balance-seats-note = Commencer, est-ce un avantage ? La place 1 joue en premier. Une victoire partagée compte par fractions.
ui-balance-distributions = Scores et durée
ui-balance-distributions-note = Les scores de toutes les places, et la durée des parties.
ui-balance-scores = Score
ui-balance-rounds = Manches
ui-balance-decisions = Décisions d’une partie
ui-balance-points = D’où viennent les points
ui-balance-points-note = De toutes les places, et de celles qui ont gagné.

ui-balance-column-games = Part des parties
ui-balance-column-seats = Part des places
ui-balance-column-wins = Victoires
ui-balance-column-score = Score moyen
ui-balance-column-mean = Moyenne de toutes les places
ui-balance-column-winners = Moyenne des gagnants
ui-balance-column-per-game = Fois par partie

## Les plateaux des jeux

ui-is-first = joue en premier
ui-last-round = dernière manche
ui-hand = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-passed = a passé
ui-takes = { $seat } prend : { $things }.
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
