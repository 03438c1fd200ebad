import type { Catalogue } from '../../types.ts';

const events: Catalogue = {
  'event.flank-march-declared':
    'The command {command} of {side} comes round the {edgeName} flank: it arrives in the next bound of its side.',
  'event.flank-marches-meet':
    'The command {command} of {side} meets the enemy command {other} on the {edgeName} flank. Both arrive.',
};

const allies: Catalogue = {
  'event.ally-wavers': 'The ally of {side} with the command {command} will go over to the enemy.',
  'event.ally-changes-sides':
    'The command {command} of {side} goes over to {to}: {count, plural, one {# base} other {# bases}}.',
};

/** What is hidden: ambushes and flank marches. */
export const hidden: Catalogue = { ...events, ...allies };
