### Une page sans serveur, et des parties qui voyagent entre appareils et serveurs.

web-local-opening = Préparation sur cet appareil
web-local-python = Préparation sur cet appareil : chargement du moteur. La prochaine fois, il sera déjà là.
web-local-rules = Préparation sur cet appareil : mise en place des règles…
web-local-tables = Préparation sur cet appareil : installation de tes tables…
web-local-failed = Ce navigateur n’a pas pu préparer les jeux. Essaie avec un autre, ou recharge la page.
web-local-newer = Une nouvelle version des jeux est prête.
web-local-renew = L’utiliser maintenant
web-local-about = Tout se passe sur cet appareil : parties, robots et tes enregistrements. Rien n’est envoyé nulle part.
web-local-taken = Ces jeux sont ouverts dans un autre onglet ou une autre fenêtre. Ferme-les là-bas, et la suite s’affichera ici.
web-local-import = Importer une partie
web-local-clocked = Prend { $seconds } secondes par coup sur cet appareil, et voit moins loin que sur un serveur.
web-local-server-back = Le serveur est joignable : c’est là que sont les tables à plusieurs.
web-local-to-server = Vers le serveur

## Un serveur qui propose aussi cette page
web-app-about = Pas de réseau en route ? Garde les jeux sur cet appareil et joue contre des robots, sans ce serveur.
web-app-go = Jouer sans le serveur
web-app-away = Le serveur est injoignable. Tes tables t’y attendent ; entre-temps, tu peux jouer sur cet appareil.
web-app-instead = Jouer sur cet appareil

## Une partie qui passe d’un appareil à un serveur
web-invite-friends = Inviter des amis
web-invite-friends-about = Continue cette partie sur un serveur, où tes amis pourront prendre place. Elle y reprend telle qu’elle est ; ici, rien ne change.
web-invite-server = Adresse du serveur
web-invite-go = Y emmener la partie
web-invite-wrong = Ce n’est pas l’adresse d’un serveur. Elle commence par https:// ou http://.
web-arrive-title = Une partie venue d’un autre appareil
web-arrive-about = { $game } continue ici après { $count ->
    [one] une action
   *[other] { $count } actions
}. À partir d’ici, le hasard est tiré à nouveau. Qui joue la suite ?
web-arrive-broken = Ce lien ne contient pas de partie qui puisse continuer ici. Emmène-la encore une fois depuis l’autre appareil.
