import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, distant shooting: refusals. */
export const shooting: Catalogue = {
  'dbm.shoot.no-shooter': '{base} has no distant shooting.',
  'dbm.shoot.has-shot': '{base} has already shot this bound.',
  'dbm.shoot.has-marched': '{base} has marched or fled this bound, so it does not shoot.',
  'dbm.shoot.enemy-bound': '{base} does not shoot in the enemy’s bound.',
  'dbm.shoot.has-moved': '{base} has moved this bound, so it does not shoot.',
  'dbm.shoot.wades': '{base} is in a river, so it does not shoot.',
  'dbm.shoot.in-gully': '{base} is in a gully, out of which nobody shoots.',
  'dbm.shoot.in-combat': '{base} is in close combat.',
  'dbm.shoot.overlapping': '{base} overlaps an enemy who is fighting to his front.',
  'dbm.shoot.supporting': '{base} supports a fighting friend from behind.',
  'dbm.shot.own-side': '{target} is on the same side as {base}.',
  'dbm.shot.out-of-arc': 'No part of {target} lies near enough to straight ahead of {base}.',
  'dbm.shot.too-far':
    '{target} is {range, number, distance} {unit} away; {base} shoots {most, number, distance} {unit} at most.',
  'dbm.shot.unseen': '{base} does not see {target}.',
  'dbm.shot.behind': 'Fewer than two corners of {target} are in front of {base}.',
  'dbm.shot.base': 'Somebody is between {base} and {target}.',
  'dbm.shot.gap': 'The gap between {base} and {target} is too narrow to shoot through.',
  'dbm.shot.terrain': 'Terrain hides {target} from {base}.',
  'dbm.shot.without-front':
    '{base} shoots only at the target of the base before it, and that one does not shoot at {target} now.',
  'dbm.shot.other-target':
    '{base} cannot shoot at {target}: it must shoot at {must}, more directly to its front.',
  'dbm.shots-left': 'There are still shots that must be made.',
};
