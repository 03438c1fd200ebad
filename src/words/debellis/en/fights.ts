import type { Catalogue } from '../../types.ts';

/** Close combat and shooting: refusals. */
export const fights: Catalogue = {
  'choice.pursue': '{base} pursues',
  'debellis.advance-order': '{base} does not advance now: those nearest to the enemy go first, {bases}.',
  'debellis.advances-left': '{bases} must still advance.',
  'debellis.no-fight': '{base} has no close combat of its own to fight now.',
  'debellis.fights-left': 'There are still close combats to fight.',
  'debellis.shoot.no-shooter': '{base} has no distant shooting.',
  'debellis.shoot.was-shot-at': '{base} has already been shot at this bound.',
  'debellis.shoot.has-shot': '{base} has already shot this bound.',
  'debellis.shoot.has-marched': '{base} has marched or fled this bound, so it does not shoot.',
  'debellis.shoot.enemy-bound': '{base} does not shoot in the enemy’s bound.',
  'debellis.shoot.has-moved': '{base} has moved this bound, so it does not shoot.',
  'debellis.shoot.wades': '{base} is in a river, so it does not shoot.',
  'debellis.shoot.in-rain': '{base} cannot shoot in the rain.',
  'debellis.shoot.in-gully': '{base} is in a gully, out of which nobody shoots.',
  'debellis.shoot.in-combat': '{base} is in close combat.',
  'debellis.shoot.overlapping': '{base} overlaps an enemy who is fighting to his front.',
  'debellis.shoot.supporting': '{base} supports a fighting friend from behind.',
  'debellis.shot.own-side': '{target} is on the same side as {base}.',
  'debellis.shot.out-of-arc': 'No part of {target} lies near enough to straight ahead of {base}.',
  'debellis.shot.too-far':
    '{target} is {range, number, distance} {unit} away; {base} shoots {most, number, distance} {unit} at most.',
  'debellis.shot.unseen': '{base} does not see {target}.',
  'debellis.shot.behind': 'Fewer than two corners of {target} are in front of {base}.',
  'debellis.shot.base': 'Somebody is between {base} and {target}.',
  'debellis.shot.gap': 'The gap between {base} and {target} is too narrow to shoot through.',
  'debellis.shot.terrain': 'Terrain hides {target} from {base}.',
  'debellis.shot.without-front':
    '{base} shoots only at the target of the base before it, and that one does not shoot at {target} now.',
  'debellis.shot.other-target':
    '{base} cannot shoot at {target}: it must shoot at {must}, more directly to its front.',
  'debellis.shots-left': 'There are still shots that must be made.',
};
