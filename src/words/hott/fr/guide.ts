import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal.short':
    'Pour gagner, {stronghold, select, enemy {prenez la place forte ennemie, ou } other {}}détruisez le général ennemi ou la moitié de l’armée ({routing, plural, one {# point, compté} other {# points, comptés}} en haut), en perdant moins.{stronghold, select, own { Gardez votre place forte : prise, elle vous fait perdre.} other {}}',
  'guide.points': 'points d’armée',
  'guide.goal':
    'À la fin d’une période, un camp a perdu si sa place forte est prise ; ou s’il a perdu plus de points d’armée que l’autre, et soit son général, soit la moitié de son armée. Seule l’armée qui défend son pays a une place forte. Elle se bat seule, avec un facteur de 6 contre un attaquant, et tombe quand des troupes au sol la battent.',
  'guide.beaten':
    '{outcome, select, stand {{kind, select, spell {Le sort échoue} shot {Le tir échoue} other {Battu, mais sans dommage}}, {own} à {other}.} ensorcelled {Battu {own} à {other} : le sort réussit. Il est hors de la table et compte comme perdu tant qu’on ne le libère pas.} other {Battu {own} à {other}. {half, select, yes {L’ennemi a le double ou plus.} other {{outcome, select, destroyed {Face à {enemy}, même une petite défaite détruit {base} ici.} other {Moins du double : cela seul ne le détruit pas.}}}}}}',
  'guide.score':
    'Le chiffre après un socle est ce que sa perte a coûté en points d’armée. Le score : 1 au vainqueur et 0 au perdant, un demi à chacun pour un nul.',
  'guide.hidden.hott':
    'L’armée ennemie n’est pas toute montrée : des rôdeurs peuvent se cacher en terrain difficile (bois, marais, champs, pentes raides…) et dans l’eau, et surgir contre un socle qui y entre.',
  'guide.arrives.God':
    'Un dieu ne vient que dans une période où son camp fait 6 aux PIP, car il coûte les 6. Il descend n’importe où dans sa moitié de table, à plus de 200 pas de tout ennemi. Plus tard, un 1 aux PIP le renvoie pour de bon.',
  'guide.arrives.Dragon':
    'Les dragons ne viennent que dans une période où leur camp fait 6 aux PIP, car ils coûtent ces 6 ensemble. Ils entrent par leur propre bord de table, à plus de 200 pas de tout ennemi.',
  'guide.arrives.Land Lurkers':
    'Les rôdeurs terrestres surgissent pour 1 PIP chacun (la deuxième fois 2, la troisième 3), mais seulement contre un ennemi qui vient d’entrer en terrain difficile, un bois ou un marais par exemple : ils l’y combattent.',
  'guide.arrives.Water Lurkers':
    'Les rôdeurs aquatiques surgissent pour 1 PIP chacun (la deuxième fois 2, la troisième 3), mais seulement contre un ennemi qui est dans une rivière, un lac ou la mer, ou vient d’entrer dans un marais : ils l’y combattent.',
  'guide.about.God':
    'Un dieu qui vient quand on l’appelle et part quand il veut : fort contre tous, jamais sûr.',
  'guide.about.Dragon': 'Un dragon : il arrive tard et terrifie ; s’il doit reculer il peut s’envoler.',
  'guide.about.Aerial Hero': 'Un héros sur monture volante : très fort, il passe au-dessus de tout.',
  'guide.about.Airboat': 'Un navire volant dont l’équipage tire.',
  'guide.about.Flyers': 'Troupes ailées : rapides et faibles, elles fondent sur les flancs et les arrières.',
  'guide.about.Hero': 'Un champion monté : fort, cher, et perdu si la magie ou un dieu le prend.',
  'guide.about.Paladin': 'Un champion au cœur pur : la magie le touche à peine, il est plus sûr qu’un héros.',
  'guide.about.Knights': 'Cavalerie lourde qui charge à fond : elle renverse la plupart des fantassins.',
  'guide.about.Riders': 'Cavalerie légère et éclaireurs : rapides et peu coûteux.',
  'guide.about.Behemoth':
    'Bêtes énormes, difficiles à arrêter. Battues, elles reculent et piétinent tout ce qui est derrière, amis compris ; devant un magicien, un dragon ou une artillerie, elles fuient de 600 pas.',
  'guide.about.Beasts': 'Meutes de bêtes sauvages : à l’aise en mauvais terrain.',
  'guide.about.Blades': 'Fantassins à l’épée et à la hache : les meilleurs contre les autres fantassins.',
  'guide.about.Spears': 'Rangs serrés de lances : solides, plus forts sur deux rangs, le second ajoutant 1.',
  'guide.about.Shooters':
    'Fantassins qui tirent : leurs tirs sont bons contre les montés et les volants, mais les montés qui les battent au corps à corps les détruisent.',
  'guide.about.Warband':
    'Fantassins sauvages : rapides à l’attaque, mortels pour lames et lances, faibles contre les montés.',
  'guide.about.Artillery': 'Engins qui tirent loin : sans défense quand on les attaque.',
  'guide.about.Hordes':
    'Masses de troupes sans valeur : bon marché ; détruites, elles reviennent pour 1 PIP chacune, à leur bord de table ou à leur place forte.',
  'guide.about.Land Lurkers': 'Habitants du terrain difficile : ils surgissent près de l’ennemi qui y entre.',
  'guide.about.Water Lurkers': 'Habitants des eaux : ils surgissent près de l’ennemi qui s’en approche.',
  'guide.about.Sneakers': 'Infiltrés : ils se glissent à travers les lignes jusqu’à la place forte.',
  'guide.about.Magician': 'Un jeteur de sorts : sa magie met les héros hors de combat ; lui-même est faible.',
  'guide.about.Cleric': 'Un prêtre : sa présence protège de la magie.',
  'screen.brief.no-shots':
    '{casters, plural, =0 {Pas de tir} other {{shooters, plural, =0 {Pas de sort} other {Ni sort ni tir}}}} après vos derniers mouvements : aucun de vos {casters, plural, =0 {tireurs} other {{shooters, plural, =0 {magiciens} other {magiciens et tireurs}}}} n’avait d’ennemi à portée.',
  'guide.now.arrivals':
    'Faites venir un socle sur la table si vous voulez : choisissez-le ci-dessus, puis un des emplacements tracés. Ce qu’il coûte manquera aux mouvements qui suivent. Pour ne faire venir personne, finissez la phase.',
  'guide.now.shoot':
    'Les magiciens jettent leurs sorts et les tireurs tirent maintenant. Un tir est gratuit ; un sort coûte 2 des PIP qui vous restent. Choisissez une paire : sa barre montre ce que risque la cible, et « Facteurs » dit pourquoi.',
  'guide.fact.factors':
    'Au combat, son dé ajoute {foot, number} contre les fantassins, {others, number} contre les montés et les volants.',
  'guide.fact.spell':
    'Jette un sort à un ennemi à {reach, number, distance} {unit} au plus, dans toutes les directions et par-dessus tout obstacle : après les mouvements de sa propre période, une fois, pour {price} PIP. En combat rapproché, il n’en jette pas. Deux autres magiciens au plus peuvent l’aider, pour {aid} PIP chacun.',
  'guide.fact.spell-does':
    'Un dé et un facteur de chaque camp décident, comme au combat. Un héros ou un magicien battu est ensorcelé : hors de la table et perdu, jusqu’à ce que 6 PIP le libèrent. Les autres le plus souvent reculent ou fuient ; si leur total est au plus la moitié de celui du magicien, ils sont détruits.',
  'guide.fact.spell-risk':
    'Un sort manqué ne fait rien au magicien, sauf s’il visait un dieu ou un autre magicien ; mais la deuxième fois de la bataille que son dé fait 1, le magicien s’ensorcelle lui-même. En terrain difficile, ses sorts ont −2.',
  'guide.fact.holy':
    'Gêne la magie : la cible d’un sort ajoute 2 si elle est à {reach, number, distance} {unit} au plus de lui, amie ou ennemie.',
  'guide.fact.shoots-always':
    'Tire jusqu’à {range, number, distance} {unit}, devant lui et une largeur de socle de chaque côté, dans les périodes des deux camps, même après un mouvement. En combat rapproché, il ne tire pas.',
  'guide.fact.shoots-still':
    'Tire jusqu’à {range, number, distance} {unit}, devant lui et une largeur de socle de chaque côté, dans sa propre période, s’il n’y a pas bougé. En combat rapproché, il ne tire pas.',
  'term.corner-to-corner':
    'Deux coins avant se touchent. Ces deux-là ne se battent pas pour autant. Mais là où un ami combat cet ennemi de front, ce socle le déborde : son dé compte 1 de moins.',
  'term.front-to-flank':
    'Une attaque de flanc seule ne gagne rien : l’ennemi se tourne vers elle avant le combat. Si un ami le combat aussi de front, il ne peut pas se tourner : son dé compte 1 de moins, et s’il doit reculer il est détruit.',
  'term.front-to-rear':
    'Une attaque de dos seule ne gagne rien : l’ennemi se tourne vers elle avant le combat. Si un ami le combat aussi de front, il ne peut pas se tourner : son dé compte 1 de moins, et s’il doit reculer il est détruit.',
  'term.bound':
    'Une période est le tour d’un camp : points (PIP), mouvements, sorts, tirs et combats. Puis vient celle de l’ennemi.',
  'term.round': 'Un tour est fait de deux périodes, une de chaque camp.',
  'term.unit': 'Cent pas font 25 mm sur la table ; un socle est large de 160 pas.',
  'term.tactical':
    'Un mouvement (« tactique » dans les règles) est ce que donne un ordre, un au plus par socle et par période.',
  'term.gap':
    'Dans un espace plus étroit que son front, un socle ne peut qu’avancer tout droit, ou reculer tout droit s’il est battu.',
  'term.losses':
    'Le premier chiffre est ce que l’armée a perdu en points d’armée (AP), le second la moitié de l’armée : 2,5 sur 5, par exemple. À la moitié elle est battue, si elle a perdu plus que l’ennemi. La fiche d’un socle dit ses points.',
  'term.points':
    'Les points d’ordre, ici des PIP (points d’initiative), des PIG dans Blood and Blades : un dé vous en donne de 1 à 6 à chacune de vos périodes. Un ordre à un socle ou à un groupe en coûte 1 ou plus ; ceux qui restent sont perdus.',
  'term.going':
    'Le terrain, c’est le sol sous un socle. À découvert, il est bon ; le terrain difficile, comme les bois et les marais, ralentit la plupart des troupes et en gêne certaines au combat.',
  'term.zone': 'Près du front d’un ennemi, un socle ne peut guère que lui faire face, l’aborder ou reculer.',
  'term.grade': 'Tous les socles d’un type se valent ; seul le général est meilleur.',
  'term.regular': 'Toutes les troupes reçoivent ici leurs ordres de la même façon.',
  'term.spent': 'Un socle perdu compte contre son camp de ses points d’armée.',
  'term.back': 'Un socle qui recule va droit en arrière ; un socle qui fuit se retourne et court.',
  'term.factors':
    'Ce que chaque camp ajoute à son dé. Ce ne sont pas les chances : une petite avance suffit souvent, ou pas.',
};
