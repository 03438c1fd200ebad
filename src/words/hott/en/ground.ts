import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Why fronts, gaps, ground and water forbid a move in Hordes of the Things. */
export const ground: Catalogue = {
  'hott.front.element':
    '{base} is within one base width in front of {owner}: there it may only go straight at it, line up opposite it, meet its front, or go straight back. To meet another enemy is not enough.',
  'hott.front.stronghold':
    '{base} is within one base width of {owner}: there it may only go straight at it, move into contact, or go straight back.',
  'hott.front.contact-farther': `It may move into contact only with the nearest by its move: {other}, ${far('least')} away, not {owner}, ${far('mm')}.`,
  'hott.front.line-up-farther': `It may line up only with the one who takes the shortest shift: {other}, ${far('least')} aside, not {owner}, ${far('mm')}.`,
  'hott.front.line-up-back': `Lining up with {owner}, {base} may end no farther from it than it was: ${far('most')}, not ${far('mm')}.`,
  'hott.front.withdrawal-touches': '{base} withdraws: it may not end with an edge on {other}.',
  'hott.gap.contact': '{base} enters the gap between {a} and {b}: it must end in contact with an enemy.',
  'hott.gap.straight': '{base} goes through the gap between {a} and {b}: there it only goes straight ahead.',
  'hott.going.artillery': '{base} is artillery: in {piece} it moves only along a road.',
  'hott.going.landing': '{base} cannot end its move in a wood or a built-up area.',
  'hott.going.on-stronghold': '{base} cannot end its move on a stronghold.',
  'hott.water.along': 'Only water lurkers move along {piece}.',
  'hott.water.angle': '{base} must cross {piece} within 45 degrees of perpendicular to its bank.',
  'hott.water.group': 'All of the group goes straight on until the last of it has crossed {piece}.',
  'hott.water.turn': '{base} wades {piece}: it goes straight and does not turn.',
};
