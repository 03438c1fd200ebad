import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis, moves: refusals, prices, what happens. */
export const moves: Catalogue = {
  'dbm.break-off.flanked': '{base} cannot break off: an enemy front is on its flank or rear.',
  'dbm.break-off.short': `{base} breaks off: it goes straight back, ${far('limit')} at least.`,
  'dbm.break-off.slow': '{base} cannot break off: where it would end, {other} moves as far or farther.',
  'dbm.column.ahead': `{base} leads the column: it first goes straight ahead, ${far('least')} at least.`,
  'dbm.column.front': '{base} cannot lead the column: it is not in the front rank.',
  'dbm.column.nobody': '{base} cannot reach its place in the column.',
  'dbm.conform.to': '{base} conforms to {to}.',
  'dbm.contact.bowmen':
    '{base} shoots at {other} instead: bowmen do not go up to the front of mounted enemies in their sights.',
  'dbm.contact.camels':
    '{base} are pack camels: they move into contact with elephants only, not with {other}.',
  'dbm.contact.position':
    '{base} touches {other}, but cannot line up with it by a shift of half a base width, and {other} does not conform.',
  'dbm.contact.start':
    'To contact {edge, select, rear {the rear} other {a flank}} of {other}, {base} must start {edge, select, rear {wholly behind it} other {beside it, with all the rest behind its rear}}.',
  'dbm.contact.train': '{base} is train: it does not move into contact with {other}.',
  'dbm.distance': '{base} in {going}',
  'dbm.expand.none': 'Nobody stands behind the front rank, so nobody comes into line.',
  'dbm.expand.nobody': '{base} cannot reach the line.',
  'dbm.expand.stays': 'The front rank stays where it is while others come into line.',
  'dbm.expendables-wheel': '{base} is expendable: it goes straight ahead and wheels, nothing else.',
  'dbm.gap':
    '{base} enters the gap between {a} and {b}: it is too narrow, except straight ahead into contact with an enemy.',
  'dbm.group-bent': 'A column with a bend only goes on behind its head.',
  'dbm.group-cumbersome': '{base} ends in rough or difficult going only by a move of its own.',
  'dbm.group-difficult': '{base} would end in difficult going: a group ends there in a column only.',
  'dbm.group-expendables': '{base} is expendable: others go with it only in a column.',
  'dbm.group-form':
    'A group goes straight ahead, wheels, forms a column, comes into line or shifts to line up; only skirmishers turn about.',
  'dbm.halt-after-move': '{base} has moved: it is halted only with a group of which others have not.',
  'dbm.halt-nobody': 'None of {bases} would move by itself, so a halt has no use.',
  'dbm.held': '{base} is in contact with {other}: it can only break off, alone and straight back.',
  'dbm.is-demoralised': '{base} is demoralised: it can only be halted.',
  'dbm.is-halted': '{base} has been halted in this bound.',
  'dbm.is-immobile': '{base} is baggage that cannot move.',
  'dbm.kind-unknown': 'A move is tactical or a march, not “{kind}”.',
  'dbm.leg.cannot-form': 'These bases cannot do that.',
  'dbm.leg.not-forward': 'Distances and wheels are positive.',
  'dbm.leg.turns-too-far': 'One leg cannot turn so far; use two.',
  'dbm.leg.unknown-leg': 'There is no such leg here: {kind}.',
  'dbm.march-near': `{base} would come nearer than ${far('limit')} to {other}: no march does.`,
  'dbm.moved-before': '{base} has moved in this bound: one tactical move is all, or else marches only.',
  'dbm.pass.clear': '{base} would not come clear of {other}: it cannot pass.',
  'dbm.pass.enemy': '{other} is in the way: {base} cannot pass through enemies.',
  'dbm.pass.never': '{base} cannot pass through {other}.',
  'dbm.pass.straight': '{base} passes through {other} only straight ahead or straight back.',
  'dbm.price.artillery': 'artillery',
  'dbm.price.c-in-c': 'the C-in-C is with them',
  'dbm.price.general-far': 'the general is far, in contact or lost',
  'dbm.price.irregulars-halt': 'irregulars halted',
  'dbm.price.mixed': 'mounted and foot together',
  'dbm.price.order': 'an order',
  'dbm.price.sub-general': 'a general who has not moved yet is with them',
  'dbm.price.third-march': 'a third march of irregulars',
  'dbm.price.unruly': 'irregulars not straight ahead or not their whole move',
  'dbm.zone': '{base} crosses the front of {owner}, or leaves it, nearer than a base width.',
};
