### What commands say to whoever runs a server or a laboratory; the page needs none of it.

## La table web, côté hôte

error-unknown-store = Il n’y a pas de stockage appelé « { $address } ». Possibilités : { $allowed }.
error-store-unusable = Les tables ne peuvent pas être enregistrées ici ({ $problem }).
error-store-trouble = { $cause ->
    [full] Le disque des tables est plein ; plus rien ne peut être écrit.
    [read-only] Les tables peuvent être lues, mais pas écrites.
    [busy] Un autre programme utilise les tables. Réessaie dans un instant.
    [damaged] Les tables sont endommagées. « wunderkammer check » dit lesquelles sont intactes.
   *[away] Les tables sont inaccessibles.
}
error-file-damaged = { $file } est endommagé ou n’est pas un fichier de tables ({ $problem }). « wunderkammer repair --out NOUVEAU » sauve ce qui est intact dans un nouveau dossier.
error-served-already = Un autre Wunderkammer (processus { $process }) sert déjà { $folder }. Arrête-le, ou choisis un autre dossier avec --data.
error-store-unreachable = La base de données est injoignable ({ $problem }). Vérifie l’adresse dans --database ou DATABASE_URL.
error-database-refused = La base de données refuse l’accès ({ $problem }). Vérifie l’adresse dans --database ou DATABASE_URL.
error-store-too-new = Un Wunderkammer plus récent a écrit ces tables (version { $found } ; celui-ci connaît { $expected }). Utilise le plus récent.
error-no-tables = Il n’y a pas de tables ici. Indique leur dossier avec --data.
error-table-exists = Il y a déjà une table « { $table } ».
ui-table-no-such-table = Il n’y a pas de table « { $table } ».
ui-table-not-begun = La partie de la table « { $table } » n’a pas encore commencé.
ui-table-other-rules = La table « { $table } » a été jouée avec les règles { $found } ; ce programme connaît les règles { $expected }. Utilise le Wunderkammer avec lequel elle a été jouée.
ui-table-damaged-table = Le journal de la table « { $table } » est endommagé ; la partie ne peut pas être rejouée. Une sauvegarde l’a peut-être intact.
error-copy-exists = Le fichier existe déjà. Choisis un autre nom.
error-copy-failed = La copie a échoué ({ $problem }).
error-folder-unusable = Le dossier { $folder } est inutilisable ({ $problem }). Choisis-en un autre.
error-address-taken = Le port { NUMBER($port, useGrouping: 0) } de { $host } est occupé, peut-être par un autre Wunderkammer. Choisis-en un autre avec --port, ou n’importe quel port libre avec --port 0.
error-address-unusable = Le serveur ne peut pas écouter à { $host }, port { NUMBER($port, useGrouping: 0) } ({ $problem }). 127.0.0.1 est cette machine seule, 0.0.0.0 tout le réseau ; les ports en dessous de 1024 demandent des droits particuliers.
error-bus-unreachable = Valkey ou Redis est injoignable ({ $problem }). Vérifie l’adresse dans --bus ou BUS_URL.
error-unknown-bus = L’adresse dans --bus ou BUS_URL doit commencer par : { $allowed }.
error-unknown-limit = « { $text } » n’est pas une limite. Limites possibles : { $allowed }.
error-unknown-level = Il n’y a pas de niveau « { $name } ». Niveaux disponibles : { $allowed }.
ui-unknown-coach = Il n’y a pas de coach « { $coach } ». Possibilités : { $allowed }.
error-app-missing = Il n’y a pas de page dans « { $folder } ». Crée-la avec `make site`.
error-workers-need-database = { $workers } processus ne peuvent pas partager un fichier. Indique une base PostgreSQL avec --database ou DATABASE_URL, ou n’utilise qu’un processus.
ui-serve-open = Les tables sont prêtes : { $address }
ui-serve-others = Pour les autres sur ton réseau : { $address }
ui-serve-alone = Seule cette machine peut se connecter. Pour laisser entrer les autres : --host 0.0.0.0.
ui-serve-kept = Tout est enregistré dans { $file }
ui-serve-end = Ctrl-C pour arrêter. Toutes les parties pourront continuer la prochaine fois.
ui-serve-closed = Arrêté. Chaque coup est enregistré.
ui-serve-ready = Tout est prêt.
ui-serve-no-bus = Sans --bus ni BUS_URL, les processus ne cherchent les nouveautés que toutes les deux secondes.
ui-table-wrong-key = La clé de la table « { $table } » n’est pas celle qui a été annoncée ; son hasard ne peut pas être vérifié.
ui-table-differs = Rejouée, la partie de la table « { $table } » aboutit à une autre position.
ui-check-file = Le fichier des tables est endommagé : { $problem }
ui-checking = Vérification
ui-checked = { $count ->
    [0] Il n’y a pas de tables.
    [one] { $whole ->
        [0] La seule table est endommagée.
       *[other] La seule table est intacte.
    }
   *[other] { $whole } tables sur { $count } sont intactes.
}
ui-positions-unreadable = Les positions enregistrées sont illisibles ({ $problem }).
ui-repair-postgres = Ces tables sont dans PostgreSQL, qui se répare lui-même après une panne. Si des données sont perdues, restaure une copie faite avec « pg_dump ».
ui-repair-shortened = Table « { $table } » : les { $kept } premiers événements sur { $count } ont pu être sauvés.
ui-repair-lost = La table « { $table } » est perdue.
ui-repaired = { $count ->
    [0] Aucune table intacte n’a été enregistrée dans { $file }.
    [one] Une table intacte a été enregistrée dans { $file }.
   *[other] { $count } tables intactes ont été enregistrées dans { $file }.
} Le fichier endommagé n’a pas changé.
ui-export-what = Nomme les tables, ou choisis-les toutes avec --all.
ui-exported = { $count ->
    [0] Aucune partie n’a été écrite.
    [one] Une partie a été écrite.
   *[other] { $count } parties ont été écrites.
}
ui-imported = { $file } est correct et devient la table { $table }
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
    [one] Le nom et les messages ont été retirés d’une table.
   *[other] Le nom et les messages ont été retirés de { $count } tables.
}
ui-tables-sure = { $count ->
    [one] Cela modifie définitivement une table.
   *[other] Cela modifie définitivement jusqu’à { $count } tables.
} Continuer ? [o/N]
ui-tables-phase = Il n’y a pas de phase « { $name } ». Phases possibles : { $allowed }.
ui-table-busy = Il se passe trop de choses à la table « { $table } ». Réessaie.
ui-backed-up = { $count ->
    [one] Une table a été copiée
   *[other] { $count } tables ont été copiées
} dans { $file }.
ui-backup-postgres = Ces tables sont dans PostgreSQL. Utilise « pg_dump » pour les copier, même pendant que le serveur tourne.
ui-record-fair = { $count ->
    [one] Le seul résultat du hasard découle de la clé.
   *[other] Les { $count } résultats du hasard découlent de la clé.
}
ui-record-fair-shown = { $count ->
    [one] Le seul résultat du hasard découle de la clé, qui est bien celle annoncée avant la partie.
   *[other] Les { $count } résultats du hasard découlent de la clé, qui est bien celle annoncée avant la partie.
}
ui-record-seals = { $count ->
    [0] Aucune place n’a scellé de secret : la clé vient du serveur seul.
    [one] La place { $seats } a scellé son propre secret, et il correspond au sceau.
   *[other] Les places { $seats } ont scellé leurs propres secrets, et tous correspondent à leurs sceaux.
}
ui-record-aborted = { $count ->
    [0] Les sceaux ont été posés du premier coup.
    [one] Il a fallu sceller une deuxième fois avant le premier tirage.
   *[other] Il a fallu recommencer les sceaux { $count } fois avant le premier tirage.
}
ui-record-not-compared = { $kept ->
    [key] Non comparé : si les sceaux sont ceux montrés avant la partie. Donne à --commitment l’empreinte de toute la promesse, que ta page a gardée.
   *[nothing] Non comparé : si la clé et les sceaux sont ceux montrés avant la partie. Donne à --commitment la valeur que ta page a gardée.
}
ui-record-given = { $count ->
    [one] La première action vient
   *[other] Les { $count } premières actions viennent
} d’une autre partie. La clé vaut pour la suite.
ui-no-key = Cette partie ne contient pas la clé de son hasard ; il n’y a rien à comparer.

## Le laboratoire

error-arena-alone = Une arène demande au moins deux robots.
error-arena-twice = « { $name } » est nommé deux fois. Tous les robots jouent de toute façon aussi souvent.
error-arena-too-few = { $games ->
    [one] Une partie, c’est
   *[other] { $games } parties, c’est
} trop peu : { $bots } robots ont besoin d’au moins { $bots } parties, pour que chacun joue à chaque place.
error-arena-uneven = { $bots } robots ne peuvent pas jouer aussi souvent à chaque place en { $games } parties. Choisis { $below } ou { $above } parties.
error-arena-unreadable = Les parties sont illisibles ({ $problem }).
error-arena-unwritable = Les parties ne peuvent pas être écrites ({ $problem }).
error-arena-not-one = Ce n’est pas le fichier d’une arène ; choisis un autre nom.
error-arena-other = Les parties de ce fichier sont d’une autre arène : « { $key } » y vaut { $found }, et non { $expected }.
error-arena-line = Ce n’est pas une partie de cette arène.
error-program-name = « { $name } » ne peut pas nommer un programme : le nom ne doit pas être celui d’un robot existant, ni contenir de virgule ou d’espace.
error-program-command = « { $command } » n’est pas une commande qui puisse être lancée comme « { $name } ». Écris NOM=COMMANDE.
error-program-missing = « { $name } » ne peut pas être lancé : il n’y a pas de programme « { $program } », ou il n’est pas exécutable.
error-program-twice = Deux programmes s’appellent « { $name } ».
error-program-unused = « { $name } » ne joue pas : nomme-le aussi dans --bots.
error-forfeit-not-started = Il ne peut pas être lancé ({ $problem }).
error-forfeit-ended = Il s’est arrêté avant la fin de la partie (code { $status }).
error-forfeit-closed = Il a fermé son entrée ou sa sortie.
error-forfeit-silent = Il n’a pas répondu en { $seconds } secondes.
error-forfeit-too-long = Sa réponse dépasse { $limit } octets.
error-forfeit-unreadable = Sa réponse est illisible : « { $answer } ».
error-forfeit-no-move = Sa réponse n’est pas un coup de ce jeu : « { $answer } ».
error-forfeit-illegal = Sa réponse « { $move } » n’était pas possible ({ $clause }).
error-workers-lost = { $times ->
    [1] Un processus a été perdu. Y a-t-il assez de mémoire ? Ce qui était fini est gardé : la même commande continue.
   *[other] Tous les processus ont été perdus { $times } fois de suite. Y a-t-il assez de mémoire ?
  }
error-extra-missing = Il manque la bibliothèque { $library } : pip install "wunderkammer[{ $extra }]"
error-ray-unreachable = Il n’y a pas de grappe Ray à « { $address } » ({ $problem }).
error-ray-lost = La grappe Ray est tombée en panne ({ $problem }).
ui-arena-found = { $games ->
    [one] Une partie était déjà jouée.
   *[other] { $games } parties étaient déjà jouées.
}
ui-arena-continue = Relance la même commande pour continuer à partir de { $file }.
ui-arena-bot = Robot
ui-arena-games = Parties
ui-margin = Écart
ui-rating = Classement
ui-forfeits = Forfaits : { $bots }
ui-forfeited = « { $name } » perd la partie { $game } à la place { $seat }. { $why }
ui-arena-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } places. Graine { $seed }

## L’entraînement

error-train-no-features = Impossible d’entraîner « { $game } » : le jeu ne dit pas ce qu’un réseau doit regarder.
error-train-other-recipe = { $file } appartient à un autre entraînement. Choisis un autre dossier, ou les mêmes options qu’avant.
error-train-figure = « { $figure } » n’est pas un chiffre d’entraînement. Écris NOM=NOMBRE avec l’un de : { $allowed }. Le nombre d’unités d’une couche est un multiple de quatre.
ui-train-round = Manche { $round } sur { $rounds } : { $score } points en moyenne, perte { $loss }
ui-train-gate = Test : { $share } fois la part équitable contre le juge. { $best ->
    [yes] Les nouveaux poids sont les meilleurs jusqu’ici.
   *[no] Les poids précédents restent les meilleurs.
}
ui-train-exam = Dernier test, à { $seats } places{ $options ->
    [yes] {" "}avec des options
   *[no] {""}
}, par recherche : { $share } fois la part équitable contre le juge. { $passed ->
    [yes] Les robots y utiliseront le réseau.
   *[no] Les robots s’y fieront au juge.
}
ui-train-stopped = Arrêté après la manche { $rounds }. Relance la même commande pour continuer dans { $folder }.

## Le réglage

error-tune-other-recipe = { $file } appartient à un autre réglage. Choisis un autre dossier, ou les mêmes options qu’avant ; les valeurs du juge doivent aussi être les mêmes.
error-tune-unreadable = { $file } n’est pas ce que garde un réglage. Choisis un autre dossier.
ui-tune-generation = Génération { $generation } sur { $generations } : le meilleur a gagné { $best } fois la part équitable, tous { $mean } fois ; ils diffèrent de { $spread } %
ui-tune-figures = Valeurs réglées : { $figures }
ui-tune-match = Dernière comparaison, valeurs réglées parmi les actuelles, { $games } parties : { $share } fois la part équitable, entre { $low } et { $high } avec 95 % de certitude. { $verdict ->
    [better] Elles sont meilleures.
    [worse] Elles sont moins bonnes.
   *[open] Lesquelles sont meilleures reste à voir.
}
ui-tune-title = Réglage du juge de { $game }
ui-tune-recipe = Graine { $seed } ; { $games } parties par candidat, { $iterations } itérations par décision.
ui-tune-column-figure = Valeur
ui-tune-column-present = Actuelle
ui-tune-column-tuned = Réglée
ui-tune-column-generation = Génération
ui-tune-column-best = Le meilleur, en parts équitables
ui-tune-column-mean = Moyenne
ui-tune-column-spread = Dispersion des valeurs
ui-tune-written = Le rapport : { $file }
ui-tune-stopped = Arrêté après la génération { $generations }. Relance la même commande pour continuer dans { $folder }.

## La fiabilité des chances annoncées

ui-reliability-tenth = Annoncé, %
ui-reliability-statements = Annonces
ui-reliability-games = Parties
ui-reliability-stated = Moyenne annoncée
ui-reliability-won = Réalisé
ui-reliability-difference = Écart
ui-reliability-seats = { $games } parties à { $seats } places, { $off } points d’écart en moyenne ; puissances { $powers }, penchants { $leans }, au moins { $least } %
ui-reliability-all = { $games } parties en tout, { $off } points d’écart en moyenne. Graine { $seed }

## L’échelle des robots

ui-ladder-game = Jeu
ui-ladder-seats = Places
ui-ladder-bots = Plus fort/plus faible
ui-ladder-games = Parties
ui-ladder-share = Part des victoires
ui-ladder-interval = 95 %
ui-ladder-fair = Équitable
ui-ladder-ahead = Avance au classement
ui-ladder-points = Points

## Le jeu de données

error-dataset-not-one = Ce dossier ne contient pas de jeu de données à nous ; choisis-en un autre.
error-dataset-other = Les parties de ce dossier sont d’un autre jeu de données : « { $key } » y vaut { $found }, et non { $expected }.
error-dataset-unwritable = Les parties ne peuvent pas être écrites ({ $problem }).
ui-dataset-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $size } Mo. La fiche : { $card }

## Le rapport d’équilibre

error-balance-unwritable = Le rapport ne peut pas être écrit ({ $problem }).
ui-balance-written = Le rapport : { $file }
ui-balance-title = Rapport d’équilibre
ui-balance-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats } places, entre robots.
ui-balance-partial = Arrêté avant la fin : { $games } parties sur { $total } ont été jouées, et elles seules comptent ici.
ui-balance-bots = Robots
ui-balance-seed = Graine
ui-balance-version = Version
ui-balance-command = Cette commande joue les mêmes parties et recrée cette page :
ui-balance-about = Chaque nombre est accompagné de l’intervalle qui contient la vraie valeur dans 95 cas sur 100 ; dans les graphiques, c’est le trait fin sur la barre. Un nombre sur vingt en sort par simple hasard : regarde donc ce qui se détache nettement. Les nombres montrent comment jouent ces robots : ce qu’ils n’essaient jamais ne se voit pas, et ce qui accompagne la victoire n’en est pas toujours la cause.
ui-balance-fair = en pointillé : toutes les places à égalité, { $share }
ui-balance-table = Afficher les nombres en tableau
ui-balance-mean = moyenne { $value }, { $interval }
ui-balance-level = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }

ui-balance-findings = En bref
ui-balance-findings-note = Ce qui a gagné nettement plus ou nettement moins souvent qu’une place en moyenne, le plus net en premier.
ui-balance-more = A gagné plus souvent
ui-balance-less = A gagné moins souvent
ui-balance-nothing-clear = Rien n’a gagné ici nettement plus ou moins souvent qu’une place en moyenne.
ui-balance-seats = Places
ui-balance-seats-note = Commencer, est-ce un avantage ? La place 1 commence. Une victoire partagée compte pour une fraction.
ui-balance-distributions = Scores et durée
ui-balance-distributions-note = Les scores de toutes les places, et la durée des parties.
ui-balance-scores = Score
ui-balance-rounds = Manches
ui-balance-decisions = Décisions par partie
ui-balance-points = D’où viennent les points
ui-balance-points-note = Pour toutes les places, et pour celles qui ont gagné.

ui-balance-column-games = Part des parties
ui-balance-column-seats = Part des places
ui-balance-column-wins = Victoires
ui-balance-column-score = Score moyen
ui-balance-column-mean = Moyenne de toutes les places
ui-balance-column-winners = Moyenne des places gagnantes
ui-balance-column-per-game = Fois par partie
