### Le glossaire d’Artisans : chaque pièce et chaque mot, en une phrase.

## Sur la table

term-market = marché
    .means = Cinq cartes Matériaux en cercle, avec le jeton Premier joueur au centre.
term-place = place du marché
    .means = Un des cinq emplacements du marché ; la place 5 est voisine de la place 1.
term-token = jeton Premier joueur
    .means = Le prendre ferme le marché : les autres jouent un dernier tour, puis tu développes en premier et tu commences la manche suivante.
term-artwork = objet d’art
    .means = Rapporte ses points de victoire une fois fabriqué ; il demande certains matériaux à un certain niveau.
term-row = rangée
    .means = Les objets d’art face visible que tout le monde peut fabriquer.
term-preview = aperçu
    .means = Le prochain objet d’art du paquet, visible de tout le monde ; personne ne peut encore le fabriquer.
term-deck = paquet
    .means = Les objets d’art à venir ; à la manche 7, le paquet 2, plus difficile, remplace le paquet 1.
term-pile = pile Matériaux
    .means = Les cartes Matériaux face cachée avec lesquelles on forme chaque marché.
term-discard = défausse
    .means = Les cartes restées au marché à sa fermeture ; mélangées, elles forment une nouvelle pile quand l’ancienne est vide.
term-round = manche
    .means = Un mois de l’année : d’abord le marché, puis tout le monde peut développer un matériau.

## Devant toi

term-workshop = atelier
    .means = Les matériaux que tu as développés, niveau par niveau ; chaque carte y rapporte des points de victoire.
term-level = niveau
    .means = Dit jusqu’où tu as développé un matériau ; une carte rapporte autant de points de victoire que son niveau.
term-room = nombre de cartes permis
    .means = Le niveau suivant ne peut pas compter plus de cartes que le niveau précédent.
term-hand = main
    .means = Tes cartes Matériaux ; celles qui te restent à la fin ne rapportent rien.
term-hidden = carte cachée
    .means = Une carte en main que les autres n’ont pas encore vue.
term-reserved = objet d’art réservé
    .means = Seul le Prévoyant qui l’a réservé peut le fabriquer ; non fabriqué à la fin, il coûte ses points.
term-points = points de victoire
    .means = Ce que rapporteraient ton atelier, tes objets d’art et ton artisan si la partie s’arrêtait maintenant.

## Ce que tu fais

term-craft = fabriquer
    .means = Prendre un objet d’art dont tu as assez développé les matériaux ; tes matériaux restent dans ton atelier.
term-take = prendre
    .means = Ajouter à ta main une carte du marché, tant que ta main n’est pas pleine.
term-swap = échanger
    .means = La main pleine, poser une de tes cartes à la place d’une carte du marché, mais jamais à côté du même matériau.
term-develop = développer
    .means = Poser dans ton atelier des cartes d’un seul matériau de ta main, un niveau plus haut à chaque fois.

## Les sept matériaux

term-material = matériau
    .means = Il y en a sept : textile, argile, bois, pierre, verre, or et métal.
term-textile = textile
    .means = Un matériau.
term-clay = argile
    .means = Un matériau.
term-wood = bois
    .means = Un matériau ; le Sculpteur marque un bonus pour chaque objet d’art qui en demande.
term-stone = pierre
    .means = Un matériau ; le Sculpteur marque un bonus pour chaque objet d’art qui en demande.
term-glass = verre
    .means = Un matériau.
term-gold = or
    .means = Un matériau ; l’Amoureuse de l’or marque un bonus pour chaque objet d’art qui en demande.
term-metal = métal
    .means = Un matériau.

## Les neuf artisans

term-artisan = artisan
    .means = Ta capacité pour toute la partie : des points en plus à la fin, ou une règle assouplie pour toi.
term-goldlover = L’Amoureuse de l’or
    .means = Un bonus pour chaque objet d’art qui demande de l’or.
term-sculptor = Le Sculpteur
    .means = Un bonus pour chaque objet d’art qui demande du bois, de la pierre ou les deux.
term-versatile = La Versatile
    .means = Un bonus pour chaque matériau différent que demandent ses objets d’art.
term-specialist = Le Spécialiste
    .means = Un bonus pour chaque matériau développé jusqu’au niveau 4.
term-nightworker = Le Travailleur de nuit
    .means = Peut fabriquer un objet d’art et aller au marché pendant le même tour.
term-perfectionist = Le Perfectionniste
    .means = Peut poser une carte de plus qu’au niveau précédent.
term-collector = Le Collectionneur compulsif
    .means = Un bonus pour chaque objet d’art.
term-opportunist = L’Opportuniste
    .means = Deux actions de marché au dernier tour quand quelqu’un d’autre a pris le jeton.
term-farsighted = Le Prévoyant
    .means = Peut réserver un objet d’art de la rangée au début d’une manche, un seul à la fois.
