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

## Une partie qui passe d’un appareil à un serveur, et retour
web-journey-friends = Inviter des amis
web-journey-friends-about = Continue cette partie sur un serveur, où tes amis pourront prendre place. Elle y reprend telle qu’elle est. Elle reste aussi ici, et compte comme un entraînement : ce qui y est caché voyage avec elle.
web-journey-friends-address = Adresse du serveur
web-journey-home = Continuer sans le serveur
web-journey-home-about = Continue cette partie sur ton appareil, où elle n’a besoin d’aucun serveur. Elle y reprend telle qu’elle est. Elle reste aussi ici, et compte comme un entraînement : ce qui y est caché voyage avec elle.
web-journey-home-address = Adresse de la page sans serveur
web-journey-go = Y emmener la partie
web-journey-wrong = Ce n’est pas l’adresse d’une page. Elle commence par https:// ou http://.
web-arrive-title = Une partie continue ici
web-arrive-about = { $game } continue ici après { $count ->
    [one] une action
   *[other] { $count } actions
}. À partir d’ici, le hasard est tiré à nouveau.
web-arrive-broken = Ce lien ne contient pas de partie qui puisse continuer ici. Emmène-la encore une fois de là où elle se jouait.
