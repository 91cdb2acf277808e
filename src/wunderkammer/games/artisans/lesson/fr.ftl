### La partie guidée d’Artisans. Aucun chiffre n’est écrit ici : les chiffres viennent de la table.

lesson-artisans-chapter-idea = L’idée
lesson-artisans-chapter-market = Le marché
lesson-artisans-chapter-token = Le jeton
lesson-artisans-chapter-craft = Ton premier objet d’art
lesson-artisans-chapter-on = À toi de jouer

## L’idée

lesson-artisans-welcome = Bienvenue dans ton atelier ! Rassemble des matériaux, développe-les niveau par niveau et fabrique des objets d’art. Le plus de points après douze manches l’emporte.
lesson-artisans-hand = Tes { $cards } cartes, que personne d’autre ne voit : deux argiles, deux métaux, un bois, un verre. Il y a sept matériaux en tout.
lesson-artisans-lamp = La rangée d’objets d’art est pour tout le monde. La Lampe exige de l’argile et du métal, au niveau { $clay }, et vaut { $points } points. Elle convient à ta main !
lesson-artisans-choose = Choisis d’abord qui tu es. Le Collectionneur compulsif gagne deux points de plus par objet d’art : simple et fort. Choisis-le.
    .other = À essayer une autre fois ! Aujourd’hui, le Collectionneur compulsif : deux points par objet d’art.
    .else = { point } le Collectionneur compulsif.
lesson-artisans-others-choose = Ben aime les objets de bois et de pierre, Cleo beaucoup de matériaux différents. Tu sais maintenant ce qui les attire.

## Première manche

lesson-artisans-market = Chaque manche commence au marché : cinq cartes en cercle. Avec six cartes en main, tu en échanges une ; avec moins, tu en prends simplement une.
lesson-artisans-swap = Tu veux de l’argile. Donne ton verre en échange : { point-amid } le verre dans ta main, puis { point-amid } l’argile en haut.
    .wood = Presque ! Du bois se trouve juste à côté, et une carte ne va jamais à côté du même matériau. Donne le verre.
    .token = Le jeton ferme le marché. Regarde d’abord l’argile !
    .craft = Bientôt ! Il faut d’abord développer les matériaux, et personne ne fabrique avant la troisième manche.
    .need = L’argile et le métal font la Lampe : garde-les. Donne le verre pour l’argile.
    .else = { point } le verre dans ta main, puis { point-amid } l’argile en haut.
lesson-artisans-swapped = Trois argiles ! Ton verre est maintenant au marché. Ben voulait l’or et a laissé un métal. Retiens-le.
lesson-artisans-token-cleo = Cleo prend le jeton Premier joueur : le marché va fermer. Les autres jouent un dernier tour, et Cleo commencera la manche suivante.
lesson-artisans-last-turn = Ton dernier tour à ce marché. Donne ton bois pour le métal de Ben.
    .pass = C’est possible, mais il y a là un métal qui te sert. Donne ton bois pour l’avoir.
    .other = C’est le métal qu’il te faut : le bois part, le métal vient.
    .neighbour = Bonne carte, autre place : le métal est entre la pierre et le textile.
    .else = { point } le bois dans ta main, puis { point-amid } le métal.
lesson-artisans-closed = Le marché est fermé. Chacun peut maintenant développer un matériau ; qui a le jeton commence. Cleo pose un textile.
lesson-artisans-develop = À toi : pose de l’argile au niveau un. Pose les trois ! Autant de cartes ici, autant permises au niveau suivant.
    .few = Au niveau un, plus il y en a, mieux c’est : ce que tu poses limite tous les niveaux au-dessus. Pose les trois.
    .metal = Le métal viendra à la prochaine manche : tu développes un matériau par manche. Commence par l’argile.
    .rest = Ne rien faire ne rapporte rien. Pose tes trois argiles.
    .else = { point } l’argile dans ta main, puis poses-en trois.
lesson-artisans-points = Une carte au niveau un vaut un point, au niveau deux deux points, et ainsi de suite. Tu as { $points } points.

## Deuxième manche

lesson-artisans-round-two = Manche { $round } : un nouveau marché, et Cleo commence. Tu as maintenant { $cards } cartes, moins de six : désormais, tu prends simplement.
lesson-artisans-take = Prends l’argile : elle te servira pour le niveau deux.
    .token = Pas encore : prends l’argile avant que le marché ne ferme.
    .other = C’est l’argile qui sert ton plan : tu en as déjà trois au niveau un.
    .craft = Seulement à partir de la troisième manche, et ton métal n’est pas encore développé.
    .else = { point } l’argile en haut du marché.
lesson-artisans-they-take = Ben prend une pierre. Cleo a de nouveau six cartes et doit échanger. Rien ici ne t’aide pour l’instant.
lesson-artisans-why-token = Le jeton a deux faces. Tu ne prends pas de carte, mais les autres n’ont plus qu’un tour. Et c’est toi qui commences la troisième manche : la Lampe t’attend !
lesson-artisans-token = Prends le jeton, au milieu du marché.
    .take = L’or est tentant. Mais commencer la troisième manche, c’est choisir en premier parmi les objets d’art. Prends le jeton.
    .else = { point } le jeton doré au milieu.
lesson-artisans-last-turns = Un dernier tour chacun : Ben prend l’or, Cleo passe. Tu as le jeton, donc tu développes en premier.
lesson-artisans-develop-metal = Pose tes trois métaux au niveau un.
    .few = Pose les trois : le niveau deux restera large.
    .clay = L’argile au niveau deux est aussi un bon coup. Mais la Lampe exige du métal : développe-le maintenant.
    .rest = La Lampe exige du métal. Pose tes trois cartes.
    .else = { point } le métal dans ta main, puis poses-en trois.
lesson-artisans-ready = Manche { $round }, et elle commence par toi. Argile au niveau un, métal au niveau un : la Lampe brille.

## Troisième manche

lesson-artisans-craft = Fabrique la Lampe pour { $points } points. On ne fabrique qu’à son premier tour d’une manche, avant de toucher au marché.
    .take = Attention ! Après une carte du marché, tu ne peux plus fabriquer dans cette manche. La Lampe d’abord.
    .other = Celui-ci exige plus que ce que tu as développé. Les signes dessus montrent ce qui manque.
    .token = La Lampe d’abord : Ben ou Cleo pourrait la prendre à la prochaine manche.
    .else = { point } la Lampe dans la rangée.
lesson-artisans-crafted = Tes matériaux restent : fabriquer ne coûte rien ! { $materials } points de matériaux, { $artworks } pour la Lampe, { $artisan } grâce au Collectionneur : { $points } en tout.
lesson-artisans-they-trade = Ben et Cleo vont au marché. Après avoir fabriqué, tu le peux aussi, chaque fois que vient ton tour.
lesson-artisans-take-clay = Prends la deuxième argile : deux argiles au niveau deux vaudront quatre points.
    .other = Belles cartes. Mais l’argile va droit au niveau deux dans cette manche. Prends-la.
    .token = L’argile d’abord. Avec deux, tu gagnes le double au niveau deux.
    .craft = Un objet d’art par manche. Il y en aura d’autres !
    .else = { point } l’argile au marché.
lesson-artisans-ben-closes = Ben ferme le marché. Cleo prend de l’or ; il te reste un dernier tour.
lesson-artisans-last-choice = Le métal sert tes plans : prends-le. Les cartes en main ne comptent pas à la fin, mais tu pourras les développer plus tard.
    .pass = Une carte gratuite ! Prends le métal, il pourra aller au niveau deux.
    .else = { point } le métal au marché.
lesson-artisans-level-two = Niveau suivant : au plus autant de cartes qu’au niveau précédent. Tu as trois argiles au niveau un, donc jusqu’à trois peuvent suivre.
lesson-artisans-they-develop = Ben et Cleo développent. Commencer large paie : Cleo n’a posé qu’un textile, donc un seul peut suivre.
lesson-artisans-develop-two = Pose les deux argiles au niveau deux.
    .metal = Le métal peut attendre : une carte y vaut deux points, deux argiles en valent quatre.
    .few = Les deux ! Chaque carte au niveau deux vaut deux points.
    .rest = Quatre points t’attendent. Pose les deux argiles.
    .else = { point } l’argile dans ta main, puis poses-en deux.

## À toi de jouer

lesson-artisans-sum = { $points } points après trois manches : bravo ! Dans la manche { $round }, Ben et Cleo sont déjà passés au marché.
lesson-artisans-ends = Après la manche { $rounds }, chacun peut fabriquer un dernier objet d’art. Puis on additionne les cartes par niveau, les objets d’art et l’artisan.
lesson-artisans-tips = Vise deux ou trois objets d’art qui partagent des matériaux. La dernière carte est un aperçu : pas encore disponible, mais bientôt.
lesson-artisans-free = À partir d’ici, la partie est à toi, pour de vrai. De quoi ton prochain objet d’art a-t-il besoin ? Un doute ? Le bouton à la lampe te conseille.
