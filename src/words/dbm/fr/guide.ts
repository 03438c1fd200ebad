import { guide as shared } from '../../debellis/fr/guide.ts';
import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  ...shared,
  'guide.goal.short':
    'Pour gagner, détruisez des socles jusqu’à ce que les pertes ennemies, en haut, atteignent {routing}, la moitié de son armée.',
  'guide.points': 'équivalents d’élément (EE)',
  'guide.goal':
    'Une armée est vaincue quand elle a perdu la moitié de ses équivalents d’élément (EE). Un corps qui a perdu le tiers des siens est démoralisé : ses socles s’enfuient vers le bord de la table.',
  'guide.score':
    'Le chiffre après un socle est ce que sa perte a coûté en équivalents d’éléments (EE). Dix points se partagent : 5 chacun, et ceux d’un corps démoralisé ou perdu vont à l’ennemi ; une armée défaite perd les 5.',
  'guide.about.Bg': 'Camp et chariots : leur perte compte contre l’armée.',
  'guide.fact.shoots':
    'Tire jusqu’à {range, number, distance} {unit}, devant lui et une largeur de socle de chaque côté, dans les bonds des deux camps, sauf s’il a fait une marche ou fui dans ce bond. En combat rapproché, il ne tire pas.',
  'guide.fact.shoots-own':
    'Tire jusqu’à {range, number, distance} {unit}, devant lui et une largeur de socle de chaque côté, dans son propre bond, sauf s’il y a fait une marche ou fui. En combat rapproché, il ne tire pas.',
  'guide.fact.shoots-still':
    'Tire jusqu’à {range, number, distance} {unit}, devant lui et une largeur de socle de chaque côté, dans son propre bond, s’il n’y a pas bougé. En combat rapproché, il ne tire pas.',
  'guide.setup.notes':
    'Rien de cela n’est obligatoire. Une embuscade ne coûte rien, mais ses socles manquent à la ligne jusqu’à ce qu’ils bougent, tirent ou soient vus. Un corps en marche de flanc n’arrive qu’au bond qui suit un 6 à son dé, et d’ici là n’aide personne.',
  'term.losses':
    'Le premier chiffre est ce que l’armée a perdu en équivalents d’éléments (EE), le second en est la moitié : c’est là qu’elle est défaite. La fiche d’un socle dit ce qu’il compte.',
  'term.spent': 'Un socle perdu compte contre son camp pour ses équivalents d’élément (EE).',
  'term.points':
    'Les points d’ordre, ici des PIP (points d’initiative), des PIG dans Blood and Blades : un dé en donne à chaque corps à chacun de vos bonds. Un ordre en coûte 1 ou plus ; ceux qui restent sont perdus.',
};
