import { guide as shared } from '../../debellis/en/guide.ts';
import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  ...shared,
  'guide.goal.short':
    'To win, destroy bases until the enemy’s losses, at the top, pass {routing}, half of its army.',
  'guide.points': 'morale equivalents (ME)',
  'guide.goal':
    'An army is defeated when its losses and its broken commands come to more than half of its morale equivalents (ME). A command loses heart in three steps: disheartened, broken, shattered; a shattered one runs.',
  'guide.score':
    'The figure after a base is the morale equivalents (ME) that its loss cost. Twenty-five points are shared: the winner gets 25, less one for each tenth of his army that he lost, but at least 16.',
  'guide.about.Sh': 'Foot with handguns: they shoot harder than bows.',
  'guide.about.Bge': 'Camp and carts: their loss counts against the army.',
  'guide.fact.shoots':
    'Shoots up to {range, number, distance} {unit}, ahead and half a base width to each side, in the bounds of both sides, unless it has marched or fled in this bound. In close combat it does not shoot.',
  'guide.setup.notes':
    'You need none of it. The panel names the price of each stratagem. Ambushers leave the line until they move, shoot or are seen; a command on a flank march comes only once its die shows a 6, and until then helps nobody.',
  'guide.setup.name-edge':
    'Why: a die chooses the edge near which each piece of terrain lies. This face has no edge yet, so you give it one; it costs nothing.',
  'guide.setup.dice-orders':
    'Why: a regular C-in-C shares the dice out among his regular commands. The one that will have most to order wants the highest; the signs of the commands stand below.',
  'term.losses':
    'The first figure is the morale equivalents (ME) that the army has lost, broken commands with all of theirs; the second is half of its own: beyond it the army is defeated. All prices and points here are our own rulings.',
  'term.spent':
    'A base that is lost counts against its side with its morale equivalents (ME); a spent one weighs on its command alone.',
  'term.points':
    'Points for orders, called PIPs here: a die gives each command some in each of your bounds, by its standing orders. An order costs 1 or more; points left over are lost.',
};
