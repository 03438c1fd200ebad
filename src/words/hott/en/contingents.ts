import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Allied contingents in a battle of a campaign. */
export const contingents: Catalogue = {
  'event.contingent-begins': 'Now the contingent {command} of {side} has its turn.',
  'event.contingents-done': 'The contingents of {side} have had their turn.',
  'event.contingent-arrives': 'The contingent {command} comes over the {edge} edge: {bases}.',

  'hott.contingent.out-of-turn': '{base} does not act now: the contingent {command} has its turn.',
  'hott.contingent.main-in-turn':
    '{base} is of the contingent {command}, which has its turn after the main army.',
  'hott.contingent.not-waiting': '{base} is not of a contingent that is still to come.',
  'hott.contingent.not-called':
    'The contingent {command} comes when its die scores {called}; all its PIPs must still be there.',
  'hott.contingent.edges':
    'The contingent {command} comes over another edge: {edges}. Its column faces straight into the table.',
  'hott.contingent.column':
    'The head, {base}, must end wholly on the table, and face straight in from a table edge.',
  'hott.contingent.at-stronghold': 'The contingent {command} comes in beside the stronghold of its side.',
  'hott.contingent.enemy-stronghold': `The enemy stronghold is ${far('mm')} away; a contingent comes in at least ${far('least')} from it.`,
  'hott.contingent.from-edge': `From the table edge that is ${far('mm')}; the first move is ${far('most')} at most.`,
  'hott.contingent.stays': '{base} is of an allied contingent, which does not leave the table on purpose.',
  'hott.contingent.no-contact': '{base} has lost its general: it marches off and goes into no contact.',
  'hott.contingent.goes-home':
    '{base} has lost its general: it moves only towards the edge where it came in.',
  'hott.contingent.must-march':
    'Without their general, these must first march off as far as they can: {bases}.',
  'hott.arrival.not-at-contingents-edge':
    'The rear edge of {base} must lie on the table edge at which its contingent arrived.',
  'hott.option.arrive': 'The contingent comes in, {base} first',
  'hott.option.march-off': '{base} marches off',
};
