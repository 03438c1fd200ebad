import type { Catalogue } from '../../types.ts';

const events: Catalogue = {
  'event.noted': 'What commands know is noted.',
  'event.notes-written': '{side} has written its notes.',
  'event.notes-closed': 'Both sides have written their notes.',
  'event.flank-march-sent': '{side} sends the command {command} to the {edgeName} flank, in secret.',
  'event.flank-march-called-back': '{side} calls the command {command} back from its flank march.',
  'event.flank-march-declared':
    'The command {command} of {side} comes round the {edgeName} flank: it arrives in the next bound of its side.',
  'event.flank-marches-meet':
    'The command {command} of {side} meets the enemy command {other} on the {edgeName} flank. Both arrive.',
  'event.flank-march-arrives': 'The flank march of {side} arrives: the command {command}.',
  'event.flank-march-waits': '{bases} come up to the table edge.',
  'event.flank-march-begins': 'Enemies near the flank march of {side} flee.',
  'event.flank-march-enters': '{bases} enter the table.',
  'option.flank-march': 'Send the command {command} to the {edgeName} flank',
  'option.no-flank-march': 'Call the command {command} back',
  'phase.notes': 'Notes',
  'screen.ambush.how':
    'As many ambushes as you like, {places, select, some {in coloured places} other {out of sight from where the enemy deploys: no place here is sure to be}}; only you see them. Say that you are done whether you have laid any or not.',
  'ask.notes': '{side}: write down ambushes and flank marches, if you want any',
  'ask.arrivals': '{side}: bring up the flank march at the table edge',
};

const allies: Catalogue = {
  'event.ally-unreliable': 'The ally of {side} with the command {command} proves unreliable.',
  'event.ally-reliable': 'The ally of {side} with the command {command} takes part in the battle.',
  'event.ally-wavers': 'The ally of {side} with the command {command} will go over to the enemy.',
  'event.ally-changes-sides':
    'The command {command} of {side} goes over to {to}: {count, plural, one {# base} other {# bases}}.',
  'event.stragglers-lost': 'The last of {command} on the table are lost, and so are its stragglers: {bases}.',
};

/** What is hidden: ambushes and flank marches. */
export const hidden: Catalogue = { ...events, ...allies };
