import type { Catalogue } from '../../types.ts';

/** Hordes of the Things, combat: refusals, lines of a sum, what happens. */
export const combat: Catalogue = {
  'hott.no-fight': '{base} has no close combat of its own to fight now.',
  'hott.fights-left': 'There are still close combats to fight.',
  'hott.tactic.shielded': 'Running water, or a cleric or paladin, hinders the spell',
  'hott.tactic.cover': 'Shot at or bespelled in a wood or built-up area',
  'hott.tactic.rear-support': 'Rear support from {by}',
  'hott.tactic.general': 'General',
  'hott.tactic.uphill': 'Uphill',
  'hott.tactic.bank': 'Defends a river bank',
  'hott.tactic.aided': '{by} aids the enemy',
  'hott.tactic.beset': '{by} {how, select, flank {attacks} other {overlaps}} its {flank} flank',
  'hott.tactic.rear': '{by} attacks its rear',
  'hott.tactic.bad-going': 'In bad going',
  'hott.tactic.enemy-in-bad-going': 'Mounted in contact with an enemy in bad going',
  'hott.tactic.enemy-in-cover': 'Aerial in contact with an enemy in a wood or built-up area',
  'hott.tactic.water-lurkers': 'In contact with the front of water lurkers',
  'hott.tactic.enemy-near-stronghold': 'The magician bespelled is near his own stronghold',
  'hott.tactic.demoralised': 'Demoralised',
  'event.ensorcelled':
    '{base} is ensorcelled{own, select, yes { by its own magic: for the second time its die shows 1} other {}}.',
  'event.stronghold-lost':
    'The stronghold of {side} is {outcome, select, captured {captured} other {destroyed}}.',
};
