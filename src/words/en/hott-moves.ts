import type { Catalogue } from '../say.ts';

const far = (figure: string): string => `{${figure}, number, distance} {unit}`;

/** Hordes of the Things, tactical moves and turning to face: refusals, prices, what happens. */
export const hottMoves: Catalogue = {
  'hott.break-off.contact': '{base} breaks off: it cannot end in contact with an enemy.',
  'hott.break-off.facing': '{base} breaks off: it ends facing {other}.',
  'hott.break-off.flanked': '{base} cannot break off: the front of {other} is on its flank or rear.',
  'hott.break-off.short': `{base} breaks off: it goes straight back, ${far('limit')} at least.`,
  'hott.break-off.slow': '{base} cannot break off: where it would end, {other} moves as far or farther.',
  'hott.column.apart':
    'In the end all face as the head of the column does, each touching another by edge and corner.',
  'hott.column.bends': 'A column bends only along a road.',
  'hott.column.far': `{base} would go ${far('length')} to its place in the column; it may go ${far('allowance')}.`,
  'hott.column.head': 'The head of a column goes forward, and may wheel.',
  'hott.column.nearest': 'The nearest to the head fall in first: {base} comes too late.',
  'hott.column.partly': 'All of the group must be in the column.',
  'hott.column.rear': '{base} would end farther to the rear than where it began.',
  'hott.conform.to': '{base} conforms to {to}.',
  'hott.contact.artillery': '{base} is artillery: it cannot end in contact with {other}.',
  'hott.contact.position':
    '{base} touches {other}, but not front on front, on flank or on rear, corner on corner or side by side.',
  'hott.contact.start':
    'To contact the {edge, select, rear {rear} left {left flank} other {right flank}} of {other}, {base} must start {edge, select, rear {wholly behind it} other {beside it, all else being behind its rear}}.',
  'hott.distance': '{base} in {going}',
  'hott.engage.none': '{base} touches no ground troops with its front that it could begin to fight.',
  'hott.group-bent': 'A column that bends goes on only by following its head.',
  'hott.group-form': 'A group goes straight ahead, wheels, forms a column or shifts to line up.',
  'hott.group-held': '{base} touches the front of {other}: it cannot move in a group.',
  'hott.group-mixed': 'Aerials move in a group only with aerials.',
  'hott.group-rough': 'In bad going and rivers a group moves in column; {base}, for one, is or comes there.',
  'hott.group-shift': `A group shifts at most ${far('limit')}, and only to stand exactly opposite an enemy close ahead.`,
  'hott.held': '{base} is in close combat with {other}: it can only break off, straight back.',
  'hott.kind-unknown': 'A move is tactical, or leaves the board (“leave”); none is “{kind}”.',
  'hott.leg.not-forward': 'Distances and wheels are positive.',
  'hott.leg.turns-too-far': 'One leg cannot turn so far; use two.',
  'hott.leg.unknown-leg': 'There is no such leg here: {kind}.',
  'hott.moved-before': '{base} has made its tactical move of this bound.',
  'hott.pass.clear': '{base} would not come clear of {other}: it cannot pass.',
  'hott.pass.never': '{base} cannot pass {other}.',
  'hott.price.general-far': 'more than 1200 paces from the general',
  'hott.price.general-lost': 'the general is lost',
  'hott.price.general-unseen': 'far from the general and out of his sight',
  'hott.price.magician-or-aerial': 'a magician or an aerial',
  'hott.price.move': 'a move',
  'hott.price.road': 'going farther along the road',
  'hott.road-extra':
    'Extra PIPs are for moves along a road that keep more than 200 paces from the enemy, not for aerials and lurkers.',
  'hott.single-form': 'An element cannot move so.',
  'hott.turn.to': '{base} turns to face {to}.',
  'event.engaged': 'Aerials and ground troops begin to fight.',
  'event.disengaged': 'Aerials and ground troops fight no more.',
  'event.turned-to-face': '{base} turns to face {other}.',
  'event.contact-undone': 'There is no room for {other} to turn: {base} goes back to where it began.',
  'event.contact-renewed': '{base} comes up to {other} again.',
};
