import type { Catalogue } from '../types.ts';

/** Laying terrain by hand, and the names of kinds of ground. */
export const laying: Catalogue = {
  'screen.lay.choose': 'Choose terrain',
  'screen.lay.shown': '{side} has chosen before you: {pieces}.',
  'screen.lay.mandatory': 'Mandatory',
  'screen.lay.optional': 'Optional',
  'screen.lay.piece': '{what}, {size}',
  'screen.lay.less': 'One less: {what}',
  'screen.lay.more': 'One more: {what}',
  'screen.lay.take': '{count, plural, =0 {Take none} one {Take this piece} other {Take these # pieces}}',
  'screen.lay.choose-for-me': 'Choose for me',
  'screen.lay.side':
    'The die gave the {edge} side: the middle of the piece lies nearer to it than to any other.',
  'screen.lay.band': 'The dice gave a band from the {edge} edge: the river keeps inside it.',
  'screen.lay.hint':
    'Drag it, {hand, select, finger {or tap where it shall lie.} other {click where it shall lie, or use the arrow keys; Enter lays it.}}',
  'screen.lay.section': '{what}, {left, plural, one {# section} other {# sections}} left',
  'screen.lay.section.hint':
    'Near the end of another section it hangs on that end. Its outside is ahead: turn it.',
  'screen.lay.shape': 'shape {at} of {count}',
  'screen.lay.shape.back': 'Previous shape',
  'screen.lay.shape.next': 'Next shape',
  'screen.lay.across': 'Between the other two edges',
  'screen.lay.width': 'Width: {width, number, distance} {unit}',
  'screen.lay.cover': 'Covered with',
  'screen.lay.cover.none': 'nothing',
  'screen.lay.gentle': 'gentle slopes',
  'screen.lay.crossing': 'Where road and river cross',
  'screen.lay.crossing.bridge': 'a bridge',
  'screen.lay.crossing.ford': 'a ford',
  'screen.lay.here': 'Lay it here',
  'screen.lay.for-me': 'Lay it for me',
  'ground.piece': '{kind} ({sizeName})',
  'ground.none': 'none',
};
