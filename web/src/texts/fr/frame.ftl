### Le cadre commun à toutes les tables : réglages, bandeau, personnes, règles, fin.

## Réglages

web-settings = Réglages
web-motion = Animations
web-motion-system = comme le système
web-motion-full = complètes
web-motion-less = réduites
web-confirm = Confirmer chaque coup
web-confirm-about = Tu vois d’abord le coup ; le bouton doré ou Entrée le joue.
web-sound = Cloche discrète
web-sound-about = Elle sonne quand c’est à toi de jouer.

## Le bandeau

web-follow = Rythme des coups des autres
web-follow-is = Rythme des coups des autres : { $pace }
web-follow-slow = Lent
web-follow-normal = Normal
web-follow-instant = D’un coup
web-follow-wait = Attendre mon clic
web-follow-next = Continuer ({ $count })
web-given = Une seule réponse était possible, donnée pour toi : { $move }.
web-given-too = { $deed } C’était la seule réponse possible.
web-since = Depuis ton tour · { $count }
web-since-hide = masquer
web-since-words = En mots
web-since-signs = En dessins
web-since-here = Depuis ton tour
web-go-confirm = Confirmer
web-go-missing = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
web-chosen-of = { $count } sur { $all }
web-set-ready = { $count ->
    [one] Ton choix est fait : confirme-le ou change-le.
   *[other] Tes { $count } cartes sont choisies : confirme-les ou change ton choix.
}
web-set-unfit = Cela ne va pas avec ce que tu as choisi. Clique sur une carte choisie pour la reposer.
web-set-full = Tu as tout choisi ({ $count }). Clique sur une carte choisie pour la reposer.
web-pass-sure = Vraiment passer ?
web-without-sure = Vraiment ?
web-pass-could = Tu pourrais encore { $choices }.
web-pass-not = Continuer
web-go-end = Finir le tour
web-go-pass = Passer
web-go-all = Faire les { $count } coups
web-go-all-show = Montrer ces cartes
web-go-hand-over = Passer l’appareil à { $name }
web-held = Tu as choisi : { $move }.
web-undo-ask = Demander l’annulation d’un coup
web-undo-what = Annuler : { $move }
web-practice = Entraînement
web-practice-title = Entraînement : ici, des coups peuvent être annulés même après une révélation, et tout le monde peut demander conseil au coach. Cette table n’est pas classée.
web-practice-sure = Annuler quand même ?
web-practice-about = Depuis, quelque chose a été tiré ou révélé. Si tu annules quand même, cette table compte comme un entraînement et n’est pas classée. Le hasard reste le même : au même moment, il tire la même chose.
web-practice-go = Annuler quand même (entraînement)
web-practice-not = Ne pas annuler
web-restart = Recommencer le tour
web-skip = Aller à la table
web-side = Personnes et journal
web-tabs = Zones de la table
web-title = { $game } · Wunderkammer
web-title-turn = ● À toi de jouer · { $game }
web-call = À toi de jouer. { $question }
web-unreachable = Le serveur est injoignable pour l’instant. La table reviendra d’elle-même.
web-offline = hors ligne
web-clock = Temps restant pour le coup

## Plusieurs personnes sur un appareil

web-curtain = Passe l’appareil à { $name }
web-curtain-about = Les autres, ne regardez pas : l’écran suivant montre ce que seule cette place peut savoir.
web-curtain-look = Je suis { $name } : montrer la table

## Touches

web-keys = Touches
web-key-type = taper un coup
web-key-number = les neuf premiers coups de la liste
web-key-arrows = d’un objet lumineux à l’autre
web-key-golden = le bouton doré
web-key-undo = annuler le coup
web-key-restart = recommencer le tour
web-key-hint = un conseil : où regarder, quel coup, pourquoi
web-key-escape = refaire ce choix, fermer une étiquette
web-key-help = cette feuille ; sur un élément : ce que c’est
web-keys-typed = Tab complète ce que tu tapes. Tape « pourquoi » (ou « why ») et un coup pour savoir pourquoi il n’est pas possible.

## Journal, discussion, règles

web-rules = Règles
web-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
web-possible = Possible maintenant : { $move }.
web-explain-more = En savoir plus dans les règles
web-open-clause = Ouvrir { $clause } dans les règles
web-rules-find = Chercher dans les règles
web-rules-chapters = Chapitres
web-rules-none = Rien trouvé dans les règles.
web-title-rules = { $game } : les règles · Wunderkammer
web-said-agreed = { $yes ->
    [true] { $seat } est d’accord.
   *[other] { $seat } n’est pas d’accord.
}

## Personnes

web-people = Autour de la table
web-me-choosing = à toi de jouer
web-actions-left = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
web-free = libre
web-leave = Quitter la table
web-stay = Rester
web-leave-about = Un robot jouera à ta place. Tu peux revenir à tout moment.
web-leave-gathering = Quelqu’un d’autre pourra alors prendre ta place.
web-away-mine = Tu as quitté la table ; un robot joue à ta place.
web-back = Revenir
web-wish-mine = Tu as demandé d’annuler : { $move }. Les autres doivent accepter ; le moindre coup met fin à la demande.
web-wish-hidden = un coup que tu ne peux pas voir
web-spectator-about = Tu regardes : tu vois ce que tout le monde peut voir à la table.
web-no-table-about = Il y a peut-être une faute dans le lien, ou la table a été supprimée il y a longtemps.
web-try-again = Réessayer
web-sit-down = Prendre place
web-look-on = Il faut une invitation pour jouer à cette table. Tu peux regarder, avant la partie et pendant.
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
web-place = { $rank }. { $name } : { $score }.
web-fair = Le tirage est-il équitable ?
web-fair-before = Personne ne peut choisir les cartes et les dés de cette partie. Le serveur a déjà annoncé une clé. Dès que tout le monde est là, les pages y ajoutent d’elles-mêmes des secrets que personne ne peut connaître ni changer.
web-fair-about = Cartes et dés découlent de la clé que le serveur a annoncée avant que quelqu’un ne s’assoie, et des secrets de toutes les pages. Tout était fixé avant que rien ne soit ouvert : personne n’a pu choisir.
web-fair-old = Avant la partie, le serveur a montré l’empreinte d’une clé secrète. Cartes et dés en découlent, avec les mots ajoutés à la table. En connaissant la clé, on aurait pu choisir des mots qui conviennent ; les tables plus récentes prouvent davantage.
web-fair-stirring = Mélange équitable en cours…
web-fair-waiting = On attend { $names }.
web-fair-aborted = { $count ->
    [one] Il a fallu sceller une deuxième fois, parce qu’une page n’a pas ouvert son sceau.
   *[other] Il a fallu recommencer les sceaux { $count } fois, parce qu’une page n’a pas ouvert son sceau.
}
web-fair-sealed = { $count ->
    [0] Aucune page de cette table n’a participé : la clé vient du serveur seul.
    [one] Une place sur { $seats } a participé avec son propre secret.
   *[other] { $count } places sur { $seats } ont participé avec leur propre secret.
}
web-fair-witness-part = Ce navigateur en fait partie. Avant d’ouvrir son secret, il a noté ce qui était annoncé, et il compare tout avec cela.
web-fair-witness-elsewhere = Le secret de ta place ne vient pas de ce navigateur : un autre de tes appareils l’a ouvert, ou tu n’étais pas là à temps. Ce navigateur ne peut comparer que ce qu’il a vu depuis.
web-fair-witness-watching = Ce navigateur regardait. Il a noté ce qui était annoncé avant l’ouverture du premier secret.
web-fair-witness-late = Ce navigateur n’était pas là avant le premier tirage ; il n’a rien à comparer.
web-fair-covered = pas de secret ; la promesse du serveur vaut pour cette place
web-fair-promise = Empreinte de la promesse
web-fair-commitment = Promesse du serveur
web-fair-key = Clé du serveur
web-fair-yes = Vérifié par ce navigateur : la clé est celle qui a été annoncée, les sceaux sont ceux montrés avant l’ouverture du premier, et chaque secret correspond à son sceau.
web-fair-yes-late = Vérifié par ce navigateur : la clé correspond à la promesse qu’il a vue en arrivant. Il n’a pas vu les sceaux avant leur ouverture.
web-fair-not-checked = Pas vérifié ici : si chaque carte et chaque dé découle de tout cela. Il faut pour cela les règles. Télécharge la partie et lance :
web-fair-broken = Le hasard de cette table n’est pas celui qui a été annoncé.
web-fair-broken-commitment = Le serveur montre maintenant une autre promesse qu’au début.
web-fair-broken-seals = Les sceaux ne sont pas ceux que ce navigateur a vus avant d’ouvrir le sien.
web-fair-broken-secret = Un secret ne correspond pas à son sceau, ou n’a jamais été ouvert.
web-fair-broken-key = La clé ne correspond pas à la promesse que ce navigateur a gardée.
web-fair-broken-aborted = Les sceaux ont été recommencés plus souvent que le serveur ne le dit.
web-counting = On compte les points…

## Sa place sur d’autres appareils

web-my-seat = Ta place
web-carry = Jouer sur un autre appareil
web-carry-about = Ouvre ce lien là-bas, ou vise le code avec l’appareil photo. Il sert une seule fois, dans les dix minutes. Ensuite, tu peux jouer sur les deux appareils.
web-carry-link = Lien vers ta place
web-carry-qr = Le lien vers ta place en code QR
web-renew = Quelqu’un d’autre a mon lien
web-renew-about = Tu gardes ta place ici. Tous les autres appareils et liens la perdent aussitôt.
web-renew-now = Exclure tous les autres
web-renewed = C’est fait. Ta place ne se joue plus que sur cet appareil.
web-dropped = Cet appareil ne joue plus sa place : elle a été renouvelée sur un autre. Pour rejouer ici, choisis là-bas « Jouer sur un autre appareil ».
web-latest = Ce qui vient de se passer
web-drawers = Tiroirs
web-show-board = Voir le plateau
web-show-scores = Voir les points
web-moves-short = Coups

## La salle d’attente et le public

web-room = { $game } à { $count }
web-chair = La place { $number } est libre
web-chair-free = Invite quelqu’un, ou laisse la place à un robot
web-chair-reserved = Sur invitation
web-chair-begins = commence
web-copy-invitation = Copier l’invitation
web-fill = Mettre un robot
web-remove-bot = Libérer la place
web-bots-level = Niveau des robots
web-begin-now = { $count ->
    [one] Commencer, avec un robot
   *[other] Commencer, avec { $count } robots
}
web-seat-stays = Ta place reste à toi, même si tu fermes cette page.
web-invite-to = Invitation à la place { $number }
web-invite-about = Scanne le code ou envoie le lien. Pas de compte : un nom suffit.
web-invite-link = Lien vers cette place
web-first-time = Une première fois ?
web-first-time-about = Regarde comment on y joue. Ta place t’attend.
web-learn-waiting = Apprendre en attendant
web-chat-table = Table
web-chat-spectators = Public
web-chat-mute = Masquer le public
web-chat-muted = Tu as masqué le public, dans ce navigateur et à toutes les tables.
web-said-filled = { $seat } s’installe : un robot.
web-said-freed = { $seat } se libère.
web-said-changed = La table a été modifiée.
web-said-taken = { $seat } emporte la partie pour la continuer ailleurs. Ici, elle compte désormais comme un entraînement.
web-change-table = Modifier la table
web-change-now = Modifier
web-change-stays = garde sa place
web-change-about = Tout le monde voit la modification aussitôt. Les invitations envoyées restent valables.
web-change-begins = Toutes les places seront prises : la partie commence aussitôt.
web-table-changed = La table a été modifiée. Voici ce qu’on joue maintenant :
