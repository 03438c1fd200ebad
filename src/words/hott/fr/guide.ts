import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal.short':
    'Pour gagner, prenez la place forte ennemie, ou détruisez la moitié de son armée ou son général en perdant moins que lui.',
  'guide.goal':
    'À la fin d’une période, un camp a perdu si sa place forte est prise ; ou s’il a perdu plus de points d’armée que l’autre, et soit son général, soit la moitié de son armée.',
  'guide.full': '{name}{leader, select, yes {, général} other {}}',
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
    'Bêtes énormes : elles piétinent ce qui est devant, et leurs amis quand elles reculent.',
  'guide.about.Beasts': 'Meutes de bêtes sauvages : à l’aise en mauvais terrain.',
  'guide.about.Blades': 'Fantassins à l’épée et à la hache : les meilleurs contre les autres fantassins.',
  'guide.about.Spears': 'Rangs serrés de lances : solides, meilleurs avec un second rang.',
  'guide.about.Shooters': 'Fantassins qui tirent : bons contre les montés et les volants.',
  'guide.about.Warband':
    'Fantassins sauvages : rapides à l’attaque, mortels pour lames et lances, faibles contre les montés.',
  'guide.about.Artillery': 'Engins qui tirent loin : sans défense quand on les attaque.',
  'guide.about.Hordes': 'Masses de troupes sans valeur : bon marché, elles reviennent une fois détruites.',
  'guide.about.Land Lurkers': 'Habitants du mauvais terrain : ils surgissent près de l’ennemi qui y entre.',
  'guide.about.Water Lurkers': 'Habitants des eaux : ils surgissent près de l’ennemi qui s’en approche.',
  'guide.about.Sneakers': 'Infiltrés : ils se glissent à travers les lignes jusqu’à la place forte.',
  'guide.about.Magician': 'Un jeteur de sorts : sa magie met les héros hors de combat ; lui-même est faible.',
  'guide.about.Cleric': 'Un prêtre : sa présence protège de la magie.',
  'term.points': 'Points d’initiative (PIP) : un dé les donne à chaque période, et chaque ordre en coûte.',
  'term.going':
    'Le mauvais terrain, comme les bois et les marais, ralentit la plupart des troupes et en gêne certaines au combat.',
  'term.zone':
    'Près du front d’un ennemi, un élément ne peut guère que lui faire face, l’aborder ou reculer.',
  'term.grade': 'Tous les éléments d’un type se valent ; seul le général est meilleur.',
  'term.regular': 'Toutes les troupes reçoivent ici leurs ordres de la même façon.',
  'term.spent': 'Un élément perdu compte contre son camp de ses points d’armée.',
  'term.back': 'Un élément qui recule va droit en arrière ; un élément qui fuit se retourne et court.',
  'term.factors':
    'Ce que chaque camp ajoute à son dé. Ce ne sont pas les chances : une petite avance suffit souvent, ou pas.',
};
