import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Laying rivers, roads over them, islands and covered hills. */
const laying: Catalogue = {
  'bnb.setup.river-ends':
    'The river runs from the {from} edge to the {to} edge, or into the sea that lies there.',
  'bnb.setup.river-side': 'The band of a river begins at an edge that the river does not join.',
  'bnb.setup.river-width': `A river is from ${far('least')} to ${far('most')} wide, not ${far('width')}.`,
  'bnb.setup.river-size': `A river up to ${far('most')} wide is medium and a wider one large; ${far('width')} is not {size}.`,
  'bnb.setup.river-band': `The river must run between ${far('least')} and ${far('most')} from the {edge} edge; it runs from ${far('near')} to ${far('away')}.`,
  'bnb.setup.crosses-twice':
    'A road may cross a river only once; here it crosses {other} {count, plural, one {once} other {# times}}.',
  'bnb.setup.crosses-aslant': 'A road crosses a river only at a right angle: it does not cross {other} so.',
  'bnb.setup.one-crossing': 'On the whole battlefield only one road may cross a river, and only once.',
  'bnb.setup.island-shore': `An island is at least ${far('least')} from the shore; this one is ${far('distance')} from it.`,
  'bnb.setup.promontory': `A promontory joins the land along at least ${far('least')}; this one does along ${far('distance')}.`,
  'bnb.setup.cover-on': '{cover} cannot cover {kind}: only a steep hill has a cover.',
  'bnb.setup.cover-not-offered': 'This land has no {cover} to cover a hill with.',
};

/** Faults of the terrain of a position. */
const told: Catalogue = {
  'fault.needs-line': '{piece} is {kind}: give it a "line" of points, not an "area".',
  'fault.needs-area': '{piece} is {kind}: give it an "area" of points, not a "line".',
  'fault.no-extent': '{piece} has no extent: its points are all in one place or on one line.',
  'fault.hill-cover': '{piece}: {cover} cannot cover a hill; the covers are: {known}.',
  'fault.hill-slopes': '{piece}: slopes cannot be {slopes}; they may be: {known}.',
  'fault.crossing-kind': '{piece}: no crossing is called {kind}; there are: {known}.',
  'fault.crossing-off-river': '{piece}: the crossing at {x}, {y} is on no river.',
};

/** Rivers, bridges and fords. */
export const water: Catalogue = {
  ...laying,
  ...told,
  'bnb.river.angle':
    '{base} would enter or leave {piece} too far from straight across the stream: at most 45 degrees are allowed.',
  'bnb.river.bridge':
    '{base} does not follow the road over the bridge across {piece}: for it the bridge is impassable.',
  'bnb.river.deep': '{piece} is a lake or the sea: nobody goes into it.',
  'bnb.river.straight': '{base} can come into {piece} only by moving straight forward or straight back.',
  'bnb.river.turn': '{base} is in or over {piece}: it can only move straight forward or straight back.',
  'tactic.river-edge': 'Defends the river edge',
};
