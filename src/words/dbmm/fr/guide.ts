import { guide as shared } from '../../debellis/fr/guide.ts';
import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  ...shared,
  'guide.goal.short':
    'Pour gagner, détruisez des socles jusqu’à ce que les pertes ennemies, en haut, dépassent {routing}, la moitié de son armée.',
  'guide.points': 'équivalents moraux (ME)',
  'guide.goal':
    'Une armée est vaincue quand ses pertes et ses corps rompus dépassent la moitié de ses équivalents moraux (ME). Un corps perd courage en trois paliers : découragé, brisé, en déroute ; alors il s’enfuit.',
  'guide.score':
    'Le chiffre après un socle est ce que sa perte a coûté en équivalents moraux (ME). Vingt-cinq points se partagent : le vainqueur en a 25, moins un par dixième de son armée perdu, mais au moins 16.',
  'guide.about.Sh': 'Fantassins à armes à feu : ils tirent plus fort que les arcs.',
  'guide.about.Bge': 'Camp et chariots : leur perte compte contre l’armée.',
  'guide.fact.shoots':
    'Tire jusqu’à {range, number, distance} {unit}, devant lui et une demi-largeur de socle de chaque côté, dans les bonds des deux camps, sauf s’il a fait une marche ou fui dans ce bond. En combat rapproché, il ne tire pas.',
  'guide.setup.notes':
    'Rien de cela n’est obligatoire. Le panneau donne le prix de chaque stratagème. Une embuscade manque à la ligne jusqu’à ce qu’elle bouge, tire ou soit vue ; un corps en marche de flanc n’arrive que lorsque son dé montre un 6, et d’ici là n’aide personne.',
  'guide.setup.name-edge':
    'Pourquoi : un dé choisit le bord près duquel chaque élément de terrain se trouve. Cette face n’a pas encore de bord : vous lui en donnez un, et cela ne coûte rien.',
  'guide.setup.dice-orders':
    'Pourquoi : un C-en-C régulier répartit les dés entre ses corps réguliers. Celui qui aura le plus d’ordres à donner veut le plus haut ; les signes des corps sont ci-dessous.',
  'term.losses':
    'Le premier chiffre est ce que l’armée a perdu en équivalents moraux (ME), les corps rompus avec tous les leurs ; le second en est la moitié : au-delà, elle est vaincue. Tous les prix et points sont nos propres décisions.',
  'term.spent':
    'Un socle perdu compte contre son camp pour ses équivalents moraux (ME) ; un socle épuisé ne pèse que sur son corps.',
  'term.points':
    'Les points d’ordre, ici des PIP : un dé en donne à chaque corps à chacun de vos bonds, selon ses ordres. Un ordre en coûte 1 ou plus ; ceux qui restent sont perdus.',
};
