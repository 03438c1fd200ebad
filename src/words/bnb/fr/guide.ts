import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal.short':
    'Pour gagner, détruisez des socles jusqu’à ce que les pertes ennemies, en haut, atteignent {routing} : son armée rompt alors.',
  'guide.points': 'points',
  'guide.goal':
    'Chaque socle vaut des points (la règle dit : points de confiance). Une armée rompt quand ses pertes atteignent le tiers des points de tous ses socles. Un socle détruit perd tous ses points, un socle épuisé la moitié ; le général en chef et les bagages comptent aussi.',
  'guide.beaten':
    'Battu de {by} : {times, plural, =0 {moins que son facteur de {factor}, une petite défaite} =1 {son facteur de {factor} ou plus, une grande défaite} other {deux fois son facteur de {factor} ou plus, une très grande défaite}}{lost, select, yes {{times, plural, =0 { ; mais même celle-là le détruit contre {enemy} à cet endroit} other {}}} other {}}.',
  'guide.score':
    'Le chiffre après un socle est ce que sa perte a coûté en points. Le score : 5 au vainqueur et 1 au perdant ; 3 à chacun si les deux armées ont cédé ou si la nuit est tombée, 2 à chacun sinon.',
  'guide.about.Ax': 'Infanterie légère à lances ou javelots : à l’aise en terrain accidenté ou difficile.',
  'guide.about.Bd': 'Infanterie de mêlée à l’épée ou aux armes lourdes : forte contre les fantassins.',
  'guide.about.Bg': 'Chariots et camp : ils ne reçoivent pas d’ordres, et leur perte coûte cher.',
  'guide.about.Bw':
    'Infanterie qui tire en formation : forte contre les montés, faible au corps à corps contre les fantassins.',
  'guide.about.Cm': 'Cavaliers sur chameaux : à l’aise dans le sable, et les chevaux les craignent.',
  'guide.about.Cv':
    'Cavaliers qui chargent et se rallient : rapides, bons contre les tirailleurs et les archers.',
  'guide.about.El': 'Éléphants : ils écrasent les formations serrées, mais l’infanterie légère les abat.',
  'guide.about.HCh':
    'Chars à gros équipage : ils enfoncent la plupart des troupes en terrain ouvert, mais pas les lances.',
  'guide.about.Hd': 'Une masse d’hommes mal armés : elle ne recule devant personne, mais succombe au choc.',
  'guide.about.LCh': 'Chars rapides avec archers : vifs en terrain ouvert, perdus en terrain difficile.',
  'guide.about.LH': 'Cavaliers tirailleurs : les plus rapides, ils harcèlent et s’échappent.',
  'guide.about.Pk': 'Rangs profonds à longues piques : les plus forts avec un second rang derrière.',
  'guide.about.Ps':
    'Tirailleurs à pied : ils passent à travers les autres, tirent ou servent de support, et fuient le choc.',
  'guide.about.Sp': 'Un mur de lances : solide en terrain ouvert, meilleur côte à côte.',
  'guide.about.Wb':
    'Fantassins farouches qui courent d’eux-mêmes à l’ennemi : ils détruisent l’infanterie serrée qui perd contre eux.',
  'guide.fact.shoots':
    'Tire sur les ennemis jusqu’à {range, number, distance} {unit} devant lui, dans les périodes des deux camps, s’il a bougé de {moved, number, distance} {unit} au plus dans cette période, sans mouvement lointain. Deux coins de l’ennemi doivent être dans le terrain qu’il couvre, sans rien entre eux. En combat rapproché, il ne tire pas.',
  'term.bound':
    'Une période est le tour d’un camp : ses points, ses mouvements, ses tirs et ses combats. Puis vient celle de l’ennemi.',
  'term.round': 'Un tour est fait de deux périodes, une de chaque camp.',
  'term.unit':
    'MU est l’unité de mouvement, qui sert à toutes les distances : les trois quarts de la largeur d’un socle.',
  'term.far':
    'Un mouvement lointain commence à plus de 8 MU de tout ennemi ; un socle peut en faire plusieurs par période, chacun à son prix. Il ne peut pas finir au contact.',
  'term.tactical':
    'Un mouvement normal (« tactique » dans les règles) peut commencer à toute distance de l’ennemi ; un socle en fait un par période.',
  'term.gap':
    'Un interstice est un espace entre deux socles, large d’un socle au plus : on ne peut qu’y avancer ou y reculer tout droit, ou y faire volte-face.',
  'term.pack':
    'Des socles orientés pareil qui se touchent forment une meute. Un seul ordre les envoie tous en avant, chacun à sa vitesse.',
  'term.halt':
    'Un socle arrêté reste en place dans cette période. C’est utile aux troupes impétueuses : sans ordre, elles courent d’elles-mêmes à l’ennemi.',
  'term.losses':
    'Le premier chiffre est ce que l’armée a perdu en points, le second le seuil où elle rompt : le tiers des points de tous ses socles, d’où les décimales. Un socle détruit compte entier, un socle épuisé pour moitié. La fiche d’un socle dit ses points.',
  'term.points':
    'Les points d’ordre, ici des PIG (points d’initiative), des PIP dans les autres jeux DBx : un dé vous en donne à chacune de vos périodes. Un ordre à un socle ou à un groupe en coûte 1 ou plus ; ceux qui restent sont perdus.',
  'term.going':
    'Le bon terrain est dégagé ; l’accidenté et le difficile ralentissent et gênent la plupart des troupes.',
  'term.zone':
    'La zone de contrôle s’étend devant le front d’un socle : un ennemi qui s’y trouve ne peut guère que lui faire face ou reculer.',
  'term.grade':
    'Le grade dit ce que valent les troupes de ce type : supérieures, ordinaires, inférieures, rapides ou exceptionnelles.',
  'term.regular':
    'Les réguliers sont entraînés et manœuvrent à moindre coût ; les irréguliers coûtent plus quand ils ne vont pas tout droit.',
  'term.spent': 'Des troupes épuisées quittent la table et comptent pour la moitié de leurs points.',
  'term.back': 'Un socle qui recule va droit en arrière ; un socle qui fuit se retourne et court.',
  'term.factors':
    'Ce que chaque camp ajoute à son dé. Ce ne sont pas les chances : une petite avance suffit souvent, ou pas.',
};
