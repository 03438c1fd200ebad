import { far } from '../length.ts';
import type { Catalogue } from '../types.ts';

/** How an outcome move was stopped early. */
const stopped = '{kept, select, blocked {, stopped by {by}} edge {, stopped by the table edge} other {}}';

/** The sentences of the log, one for each type of event. */
export const events: Catalogue = {
  'event.waits': 'Play goes on.',
  'event.moved': `{bases} {kind, select, far {{count, plural, one {marches} other {march}}} other {{count, plural, one {moves} other {move}}}} {mm, plural, =0 {on the spot} other {${far('mm')}}}{leg, select, pivot { by a pivot} turnabout { by turning about} shift { to the side} other {}}{price, plural, =0 {} one { for 1 {point}} other { for # {point}s}}.`,
  'event.halted':
    '{bases} {count, plural, one {is} other {are}} halted{price, plural, =0 {} one { for 1 {point}} other { for # {point}s}}.',
  'event.conformed': '{base} conforms to {to}.',
  'event.cannot-conform': '{base} has no room to conform to {to}.',
  'event.phase-begins': 'The phase begins.',
  'event.phase-ended': 'End of the phase: {phaseName}.',
  'event.phase-skipped': 'Nothing to do in the phase: {phaseName}.',
  'event.phase-skipped.impetuous-moves': 'No impetuous moves: no base has to make one.',
  'event.phase-skipped.shooting': 'No shooting: nothing has a target.',
  'event.phase-skipped.close-combat': 'No close combat: nothing is in contact with the enemy.',
  'event.phase-skipped.special': 'No arrivals: nothing can come on to the table now.',
  'event.bound-begins': 'Round {round}: {side} to move.',
  'event.pips-thrown': '{side} throws {face, plural, one {1 {point}} other {# {point}s}}.',
  'event.shot-begins': '{bases}: a shot.',
  'event.shot':
    'Shot: {first} {firstTotal}, {second} {secondTotal}.{held, select, yes { Nothing happens to either.} other {}}',
  'event.opponent-chosen': '{opponent} is the main opponent of {base}.',
  'event.fight-begins': '{bases} fight.',
  'event.fought':
    'Close combat: {first} {firstTotal}, {second} {secondTotal}.{held, select, yes { Nothing happens to either.} other {}}',
  'event.recoiled': `{base} {went, plural, =0 {cannot recoil} other {recoils ${far('went')}}}${stopped}.`,
  'event.pushed-back': `{base} is pushed back ${far('went')}.`,
  'event.displaced': `{base} makes room, ${far('went')}.`,
  'event.withdrew': `{base} withdraws ${far('went')}${stopped}.`,
  'event.fled': `{base} flees ${far('went')}{from, select, none {} other { from {from}}}${stopped}.`,
  'event.overrun': '{by} runs over {bases} on its way: {count, plural, one {it is} other {they are}} lost.',
  'event.carried-along': `{base} {went, plural, =0 {is burst through} other {is carried along in the flight, ${far('went')}}}.`,
  'event.pursued': `{base} pursues ${far('went')}.`,
  'event.followed': `{base} follows the pursuit, ${far('went')}.`,
  'event.destroyed':
    '{base}{kept, select, blocked { cannot recoil, stopped by {by}, and} edge { cannot recoil, stopped by the table edge, and} held { cannot recoil, held by {by} at its flank or rear, and} other {}} is destroyed.',
  'event.spent': '{base} is spent.',
  'event.battle-resigned': '{side} resigns.',
  'event.battle-agreed': 'A draw is agreed.',
  'event.battle-time': 'Time is up: the battle ends.',
  'event.draw-offered': '{side} offers a draw.',
  'event.draw-declined': '{side} declines the draw.',
  'event.undone': '{side} undoes {commands, plural, one {one action} other {# actions}}.',
  'event.undo-asked': '{side} asks to undo something.',
  'event.undo-refused': '{side} does not allow it.',
  'event.terrain-laid': '{side} lays {kind}.',
  'event.deployed': '{side} deploys {bases}.',
  'event.taken-back': '{side} takes {bases} back.',
  'event.deployment-ends': '{side} has deployed {part, select, baggage {its baggage} other {its army}}.',
  'event.no-room': '{side} finds no place for the rest of its army: it stays away.',
};
