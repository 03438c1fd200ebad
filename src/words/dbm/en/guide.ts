import { guide as shared } from '../../debellis/en/guide.ts';
import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  ...shared,
  'guide.goal.short':
    'To win, destroy bases until the enemy’s losses, at the top, reach {routing}, half of its army.',
  'guide.points': 'element equivalents (EE)',
  'guide.goal':
    'An army is defeated when it has lost half of its element equivalents (EE). A command that has lost a third of its own is demoralised: its bases run for the table edge.',
  'guide.score':
    'The figure after a base is the element equivalents (EE) that its loss cost. Ten points are shared: 5 each, and those of a command that lost heart or was lost go to the enemy; a defeated army loses all 5.',
  'guide.about.Bg': 'Camp and carts: their loss counts against the army.',
  'guide.fact.shoots':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in the bounds of both sides, unless it has marched or fled in this bound. In close combat it does not shoot.',
  'guide.fact.shoots-own':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in its own bound, unless it has marched or fled in it. In close combat it does not shoot.',
  'guide.fact.shoots-still':
    'Shoots up to {range, number, distance} {unit}, ahead and one base width to each side, in its own bound, if it has not moved in it. In close combat it does not shoot.',
  'guide.setup.notes':
    'You need none of it. An ambush costs nothing, but its bases leave the line until they move, shoot or are seen. A command on a flank march comes only in the bound after its die has shown a 6, and until then helps nobody.',
  'term.losses':
    'The first figure is the element equivalents (EE) that the army has lost, the second is half of them: there it is defeated. The card of a base tells its own.',
  'term.spent': 'A base that is lost counts against its side with its element equivalents (EE).',
  'term.points':
    'Points for orders, called PIPs here (player initiative points) and PIGs in Blood and Blades: a die gives each command some in each of your bounds. An order costs 1 or more; points left over are lost.',
};
