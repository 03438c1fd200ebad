import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, combat: refusals, lines of a sum, what happens. */
export const combat: Catalogue = {
  'dbm.support': 'Rear support from {by}',
  'dbm.tactic.general': 'General',
  'dbm.tactic.height': 'Upslope, or defends a river bank',
  'dbm.tactic.beset':
    '{by} {how, select, overlap {overlaps a flank} flank {attacks a flank} other {attacks the rear}}',
  'dbm.tactic.aided': '{by} aids the enemy',
  'dbm.tactic.trees': 'Shoots into or out of a wood or a grove',
  'dbm.tactic.demoralised': 'Demoralised',
  'dbm.tactic.slowed': 'Mounted in rough or difficult going',
  'dbm.tactic.broken-ground': 'Rough or difficult going against foot',
  'dbm.tactic.broken-ranks': 'In rough or difficult going, or crossing a river',
  'dbm.grade.superior-enemy': 'Outscores superior (S) enemies',
  'dbm.grade.superior-shooter': 'Superior (S) shooter',
  'dbm.grade.inferior-enemy': 'Against inferior (I) enemies',
  'dbm.grade.fast-enemy': 'Outscores fast (F) enemies',
  'event.turned-round': '{base} turns round.',
};
