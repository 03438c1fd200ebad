import { debellis } from '../../debellis/en/index.ts';
import type { Catalogue } from '../../types.ts';
import { figures } from './figures.ts';
import { hidden } from './hidden.ts';
import { laying } from './laying.ts';
import { morale } from './morale.ts';
import { moves } from './moves.ts';
import { notes } from './notes.ts';
import { obstacles } from './obstacles.ts';
import { orders } from './orders.ts';
import { setup } from './setup.ts';
import { stratagems } from './stratagems.ts';
import { terrain } from './terrain.ts';
import { troops } from './troops.ts';

/** English messages of De Bellis Magistrorum Militum: what fights and questions need. */
export const en: Catalogue = {
  ...debellis,
  ...figures,
  ...hidden,
  ...laying,
  ...stratagems,
  ...morale,
  ...moves,
  ...notes,
  ...setup,
  ...obstacles,
  ...orders,
  ...terrain,
  ...troops,
  'option.dbmm.ap': 'Army points of each side. All prices are our own.',
  'option.dbmm.weather': 'Season, weather and hour.',
  'option.dbmm.bounds': 'Bounds, of both sides together, after which the losses as they stand decide.',
  'dbmm.support': 'Rear support from {by}',
  'dbmm.grade': 'Grade',
  'dbmm.tactic.height': 'Upslope, or defends a river bank',
  'dbmm.tactic.overlapped': '{by} overlaps it',
  'dbmm.tactic.beset': '{by} is on its {how, select, rear {rear} other {flank}}',
  'dbmm.tactic.blocked': 'It could not even start to recoil',
  'dbmm.tactic.marched': 'It has marched',
  'dbmm.tactic.rough': 'In rough going',
  'dbmm.tactic.difficult': 'In difficult going',
  'dbmm.tactic.obstacles': 'Mounted across obstacles',
  'dbmm.tactic.wagons': 'War wagons in their own bound',
  'dbmm.tactic.failing': 'Shaken, or of a broken command',
  'dbmm.tactic.stroke': 'A Brilliant Stroke',
  'dbmm.tactic.general': 'General',
  'dbmm.tactic.victor': 'Beside its general, who has destroyed an enemy',
  'dbmm.tactic.standard': 'Beside a sacred standard',
  'dbmm.tactic.second-rank': '{by} shoots from right behind',
  'dbmm.tactic.aided': '{by} aids the enemy',
  'dbmm.tactic.cover': 'Shoots into trees, crags or buildings',
  'dbmm.tactic.fortified': 'Holds fortifications',
  'dbmm.tactic.tower': 'Holds a tower',
  'dbmm.tactic.wall-walk': 'On the wall walk',
  'dbmm.tactic.wall-upslope': 'Its fortifications are upslope',
  'dbmm.tactic.weather': 'Weather against it',
  'dbmm.tactic.night': 'Irregular at night',
  'dbmm.tactic.gloom': 'Mounted between dusk and sunrise',
  'dbmm.price.general': 'general',
  'dbmm.price.brilliant': 'Brilliant general',
  'dbmm.price.mounted-infantry': 'mounted infantry',
  'dbmm.price.obstacles': 'portable obstacles',
  'fault.troop.mount':
    '{type} cannot be {mark, select, chariot {on chariots} wedge {in wedge} other {on wagons}}: {known} can.',
  'fault.general.ability': 'No general is both Brilliant and inert: {troop} is written with both.',
  'fault.general.none': '{troop} is Brilliant or inert, but no general: only generals are.',
  'fault.general.ranks': '{troop} has several ranks: a general has one of {known}.',
  'fault.question-morale': 'The question names neither an army nor morale equivalents, had and lost.',
  'fault.question-factors': 'The two factors are whole numbers, as in [3, 5].',
  'fault.question-stratagem': 'No stratagem is called “{name}”; these exist: {known}.',
  'fault.question-stratagem-twice': 'The stratagem “{name}” is bought once, not twice.',
  'fault.question-stratagems':
    '{most, plural, one {A list holds at most # stratagem that costs points.} other {A list holds at most # stratagems that cost points.}}',
  'fault.question-chiefs': 'An army has one C-in-C.',
  'fault.question-unpriced': '{troop} has no price: it cannot be bought.',
  'event.noted': 'What commands know and who has moved is noted.',
  'event.turned-round': '{base} turns round.',
  'ask.press': '{side}: does {base} press forward?',
  'ask.repulse': '{side}: how far is {base} repulsed?',
  'ask.rallying': '{side}: which base that fled turns round?',
  'event.repulsed': '{base} is repulsed.',
  'outcome.repulsed': 'is repulsed',
  'choice.repulse': 'be repulsed',
  'event.pressed-forward': '{base} presses forward.',
  'event.met-in-flight': '{base} runs into {other} in its flight, and must fight its way through.',
  'choice.press': 'press forward',
  'choice.always': 'press forward, now and always',
  'choice.never': 'stay, now and always',
};
