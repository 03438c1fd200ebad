import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Moves, columns, groups, contacts, prices, halts: refusals. */
export const moves: Catalogue = {
  'debellis.column.ahead': `{base} leads the column: it first goes straight ahead, ${far('least')} at least.`,
  'debellis.column.front': '{base} cannot lead the column: it is not in the front rank.',
  'debellis.column.nobody': '{base} cannot reach its place in the column.',
  'debellis.conform.to': '{base} conforms to {to}.',
  'debellis.contact.bowmen':
    '{base} shoots at {other} instead: bowmen do not go up to the front of mounted enemies in their sights.',
  'debellis.contact.camels':
    '{base} are pack camels: they move into contact with elephants only, not with {other}.',
  'debellis.contact.position':
    '{base} touches {other}, but cannot line up with it by a shift of half a base width, and {other} does not conform.',
  'debellis.contact.start':
    'To contact {edge, select, rear {the rear} other {a flank}} of {other}, {base} must start {edge, select, rear {wholly behind it} other {beside it, with all the rest behind its rear}}.',
  'debellis.contact.train': '{base} is train: it does not move into contact with {other}.',
  'debellis.distance': '{base} in {goingName}',
  'debellis.expand.none': 'Nobody stands behind the front rank, so nobody comes into line.',
  'debellis.expand.nobody': '{base} cannot reach the line.',
  'debellis.expand.stays': 'The front rank stays where it is while others come into line.',
  'debellis.expendables-wheel': '{base} is expendable: it goes straight ahead and wheels, nothing else.',
  'debellis.gap':
    '{base} enters the gap between {a} and {b}: it is too narrow, except straight ahead into contact with an enemy.',
  'debellis.group-bent': 'A column with a bend only goes on behind its head.',
  'debellis.group-cumbersome': '{base} ends in rough or difficult going only by a move of its own.',
  'debellis.group-difficult': '{base} would end in difficult going: a group ends there in a column only.',
  'debellis.group-expendables': '{base} is expendable: others go with it only in a column.',
  'debellis.group-form':
    'A group goes straight ahead, wheels, forms a column, comes into line or shifts to line up; only skirmishers turn about.',
  'debellis.halt-routing': '{base} routs: nothing halts it.',
  'debellis.halt-after-move': '{base} has moved: it is halted only with a group of which others have not.',
  'debellis.halt-nobody': 'None of {bases} would move by itself, so a halt has no use.',
  'debellis.is-demoralised': '{base} is demoralised: it can only be halted.',
  'debellis.is-halted': '{base} has been halted in this bound.',
  'debellis.is-immobile': '{base} is baggage that cannot move.',
  'debellis.kind-unknown': 'A move is tactical or a march, not “{kind}”.',
  'debellis.march-near': `{base} would come nearer than ${far('limit')} to {other}: no march does.`,
  'debellis.moved-before': '{base} has moved in this bound: one tactical move is all, or else marches only.',
  'debellis.pass.clear': '{base} would not come clear of {other}: it cannot pass.',
  'debellis.pass.enemy': '{other} is in the way: {base} cannot pass through enemies.',
  'debellis.pass.never': '{base} cannot pass through {other}.',
  'debellis.pass.straight': '{base} passes through {other} only straight ahead or straight back.',
  'debellis.zone': '{base} crosses the front of {owner}, or leaves it, nearer than a base width.',
};
