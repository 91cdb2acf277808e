### La partie guidée d’Artefakt. Aucun chiffre n’est écrit ici : les chiffres viennent de la table.

lesson-artefakt-chapter-idea = L’idée
lesson-artefakt-chapter-one = Première manche
lesson-artefakt-chapter-two = Deuxième manche
lesson-artefakt-chapter-three = Troisième manche

## L’idée

lesson-artefakt-welcome = Bienvenue dans la course ! Trois trésors brisés : une relique bleue, une armure brune, une parure jaune. Réunis avant les autres les quatre morceaux de l’un d’eux, et tu gagnes aussitôt.
lesson-artefakt-circle = Dix sites en cercle, dans un nouvel ordre à chaque partie. Les clairs sont ouverts et ont un pouvoir particulier ; les autres sont fermés.
lesson-artefakt-middle = Tous les fragments commencent au milieu : { $blue } de chaque couleur, chaque morceau en double. De l’extérieur, tu vois la couleur, jamais le morceau.
lesson-artefakt-roll = Tu as trois figurines, et le dé dit où chacune commence. Un huit : l’Atlantide.
lesson-artefakt-stand = Qui placer ici ? Mets le costaud en Atlantide : de tes trois figurines, c’est toujours lui qui voyage en premier.
    .other = Possible, mais restons simples : le costaud d’abord.
    .else = { point } le costaud.
lesson-artefakt-stand-more = Encore deux lancers : d’abord la dame, puis le grand.
    .tall = Dans l’ordre, s’il te plaît : la dame d’abord.
    .else = { point } la figurine qui brille.
lesson-artefakt-ada-stands = Ada, en bleu, fait de même. Un site peut accueillir autant de figurines qu’on veut.

## Première manche

lesson-artefakt-discover = Chaque manche commence par quatre découvertes : deux dés disent où, et de quelle couleur. Deux bleus, à la Jungle et au Port : voilà peut-être ta couleur !
lesson-artefakt-plan = Ton costaud est à un pas de la Jungle, ta dame à deux pas du Port. Maintenant, chacun choisit ses cartes de voyage, en secret et en même temps.
lesson-artefakt-card-bulky = Donne la moto au costaud : exactement un pas. Tout le monde doit voyager, exactement aussi loin que le dit la carte.
    .far = Trop rapide : ton costaud dépasserait la Jungle. Prends la moto.
    .else = { point } la moto : un pas.
lesson-artefakt-card-lady = La voiture pour la dame : deux pas.
    .far = Trop loin. Le Port est à deux pas : la voiture.
    .else = { point } la voiture : deux pas.
lesson-artefakt-card-tall = Le train pour le grand : trois pas. L’avion reste dans ta main ; à la prochaine manche, tu auras de nouveau les quatre.
    .far = En avion, le grand survolerait l’Oasis et son fragment. Prends le train.
    .else = { point } le train : trois pas.
lesson-artefakt-move-bulky = On retourne les cartes, les costauds d’abord. C’est seulement maintenant que tu choisis la direction. Sens horaire, vers la Jungle !
    .ccw = De ce côté, il y a la Cathédrale, et rien à y prendre. Sens horaire, vers la Jungle !
    .else = { point } la Jungle, qui brille.
lesson-artefakt-ada-bulky = Le costaud d’Ada va vers le fragment brun de l’Oasis. Retiens-le.
lesson-artefakt-move-lady = Ta dame roule de deux pas : sens antihoraire, vers le Port et son fragment bleu.
    .cw = Rien ne t’attend au Cimetière. Le fragment bleu est au Port, de l’autre côté.
    .else = { point } le Port, qui brille.
lesson-artefakt-ada-lady = La dame d’Ada atteint la Grotte, seule avec un fragment jaune. Tu ne peux pas l’empêcher.
lesson-artefakt-move-tall = Ton grand voyage en dernier et en sait le plus. Va à l’Oasis, contre Ada : une figurine chacun, et personne ne reçoit rien.
    .cw = Ton costaud n’a pas besoin d’aide dans la Jungle. Déjoue le plan d’Ada à l’Oasis !
    .else = { point } l’Oasis, qui brille.
lesson-artefakt-settled = Les sites sont résolus dans l’ordre des numéros. Sans rival à la Jungle ni au Port, tu as pris les deux fragments. À l’Oasis, égalité : le fragment reste.
lesson-artefakt-pieces = Personne d’autre que toi ne voit quels morceaux ce sont : deux différents, de la relique bleue. Plus que deux !

## Deuxième manche

lesson-artefakt-discover-two = Cette fois, c’est Ada qui commence chaque phase. Un fragment bleu tombe à côté, au Cimetière. Deux fragments sont sur l’Île de Pâques.
lesson-artefakt-directive = L’Atlantide est ouverte. Remporte le site, et son pouvoir est à toi : lancer le dé des couleurs et tirer un fragment de cette couleur. À un pas de toi !
lesson-artefakt-cards-two = Pose tes cartes : moto pour le costaud, avion pour la dame, train pour le grand. Ainsi deux des tiens peuvent se retrouver sur l’Île de Pâques.
    .bulky = L’Atlantide est à un pas de la Jungle : la moto pour le costaud.
    .else = Costaud un, dame quatre, grand trois : voilà le plan.
lesson-artefakt-starts-ada = Ada part en premier cette fois et occupe le site du fragment bleu. Rien n’est perdu : on peut voler un fragment sur la carte d’Ada.
lesson-artefakt-to-atlantis = Ta moto : sens antihoraire, vers l’Atlantide.
    .cw = Tu t’éloignes de l’Atlantide ? Son pouvoir vaut le voyage : sens antihoraire.
    .else = { point } l’Atlantide, qui brille.
lesson-artefakt-to-four = La dame d’Ada est déjà sur l’Île de Pâques. Envoie là-bas ta dame, puis ton grand : deux contre une.
    .away = Pas là. L’Île de Pâques brille aussi : deux des tiens battent une seule figurine d’Ada.
    .else = { point } l’Île de Pâques, une fois pour la dame, une fois pour le grand.
lesson-artefakt-collect = Tu as ici plus de figurines qu’Ada : à toi de choisir. Prends tout ce qui est là, ou vole un fragment à Ada. Prends les deux fragments !
    .rob = Bon réflexe ! Mais un jaune à Ada, ou deux fragments par terre ? Prends les deux.
    .else = { point } « Prendre tous les fragments d’ici ».
lesson-artefakt-dive = Sans rival en Atlantide, tu as pris un fragment jaune. Et maintenant son pouvoir : plonge !
    .skip = Cela ne coûte rien et ne peut qu’aider. Plonge !
    .else = { point } « Des profondeurs ».
lesson-artefakt-three = Bleu, et un nouveau morceau ! Trois sur quatre. Mais Ada a ramassé un fragment bleu au Cimetière.

## Troisième manche

lesson-artefakt-discover-three = Tu commences de nouveau. Un fragment bleu à la Pyramide, juste à côté du costaud d’Ada. Ada le voudra.
lesson-artefakt-chance = Tu connais trois des huit fragments bleus. Parmi les cinq autres, deux sont le morceau qu’il te faut. À la Pyramide, ou sur la carte d’Ada ?
lesson-artefakt-cards-three = Va deux fois à la Pyramide : train pour le costaud, moto pour la dame. Le grand prend la voiture.
    .bulky = De l’Atlantide à la Pyramide, il y a trois pas : le train.
    .else = Costaud trois, dame un, grand deux : voilà le plan.
lesson-artefakt-to-nine = En train vers la Pyramide : sens antihoraire.
    .cw = Les Ruines sont belles. Mais la Pyramide a du bleu : sens antihoraire !
    .else = { point } la Pyramide, qui brille.
lesson-artefakt-majority = Comme prévu, Ada vient aussi : un contre un. Avec ta dame, vous serez deux.
    .cw = Alors l’égalité reste à la Pyramide, et personne ne reçoit rien. Ta dame y est attendue.
    .else = { point } la Pyramide, qui brille.
lesson-artefakt-block = La dame d’Ada est en Atlantide et plongerait. Ton grand peut y être en deux pas, et une égalité bloque aussi le pouvoir.
    .ccw = Rien à gagner au Cimetière. En Atlantide, tu arrêtes Ada.
    .else = { point } l’Atlantide, qui brille.
lesson-artefakt-decide = La Pyramide, deux contre une. Prendre ce qui est là, ou voler le fragment bleu d’Ada ? Les deux ont la même chance. À toi de décider !
    .colour = Il te faut du bleu. Vole le bleu, ou prends ce qui est là.
    .else = { point } le fragment ici, ou { point-amid } le bleu d’Ada.
lesson-artefakt-won = Le morceau manquant ! Les quatre de la relique bleue : tu gagnes aussitôt, au milieu de la manche. Bravo !
lesson-artefakt-tips = Trois habitudes : collectionne une couleur, arrive à deux figurines là où ça compte, et laisse ton grand décider en dernier. On passe à une vraie partie ?
