import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Ambushes and flank marches. */
export const hidden: Catalogue = {
  'debellis.ambush.not-agreed': 'In this battle nobody lies in ambush.',
  'debellis.ambush.stands': '{base} is on the table or on a flank march: it cannot lie in ambush.',
  'debellis.ambush.recorded': '{base} lies in ambush as it was recorded and is not deployed.',
  'debellis.ambush.baggage': '{base} is baggage and lies in no ambush.',
  'debellis.ambush.in-town': '{base} would be in a built-up area, where no ambush lies.',
  'debellis.ambush.too-far': `{base} would be ${far('distance')} from its own edge; an ambush may reach ${far('most')}.`,
  'debellis.ambush.sector': `{base} would reach ${far('distance')} from the side edge; a flank sector ends at ${far('most')}.`,
  'debellis.ambush.only-psiloi': 'Only psiloi hide there, and {base} is not one of them.',
  'debellis.ambush.seen': 'Nothing hides {base} there: from where the enemy deploys it is seen.',
  'debellis.ambush.halt':
    '{base} lies in ambush: leave the PIPs of the halt unspent, and it stays without being declared.',
  'debellis.flank.not-agreed': 'In this battle there are no flank marches.',
  'debellis.flank.recorded': '{base} is on a flank march and is not deployed.',
  'debellis.flank.no-command': '{command} is no command that could march around a flank.',
  'debellis.flank.edges': 'A flank march goes to one of the side edges: {edges}.',
  'debellis.flank.c-in-c': 'The C-in-C leads the command {command}: he goes on no flank march.',
  'debellis.flank.baggage': 'Only allied baggage that can move goes on a flank march, not {base}.',
  'debellis.flank.whole':
    'Only a whole command goes on a flank march; {base} of the command {command} lies in ambush.',
  'debellis.flank.half-of-commands':
    '{sent} of {count, plural, one {# command} other {# commands}} would march around a flank: at most half may.',
  'debellis.flank.same-flank': 'Two commands would go to the same flank: only one may.',
  'debellis.flank.not-arriving': '{base} does not belong to a flank march that arrives now.',
  'debellis.flank.baggage-last': 'The baggage {base} comes when all others of its march are on the table.',
  'debellis.flank.at-edge': '{base} must wait outside the {edgeName} edge and face the table.',
  'debellis.flank.has-scared': '{base} stays at its place on the edge: enemies have fled from its march.',
  'debellis.flank.half':
    '{base} must enter in {half, select, enemy {the enemy’s half} other {its own half}} of the table.',
  'debellis.flank.on-water': '{base} cannot enter on a waterway: only naval bases arrive there.',
  'debellis.flank.enters-whole': '{base} would not be wholly on the table at the end of its move.',
  'debellis.is-unreliable':
    '{base} belongs to an unreliable ally. It may only halt until the ally decides to fight.',
  'debellis.shoot.unreliable': '{base} belongs to an unreliable ally and shoots only when it is shot at.',
  'event.notes-written': '{side} has written its notes.',
  'event.notes-closed': 'Both sides have written their notes.',
  'event.flank-march-sent': '{side} sends the command {command} to the {edgeName} flank, in secret.',
  'event.flank-march-called-back': '{side} calls the command {command} back from its flank march.',
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
  'event.stragglers-lost': 'The last of {command} on the table are lost, and so are its stragglers: {bases}.',
  'event.ally-unreliable': 'The ally of {side} with the command {command} proves unreliable.',
  'event.ally-reliable': 'The ally of {side} with the command {command} takes part in the battle.',
};
