import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum: choosing and placing terrain. */
export const terrain: Catalogue = {
  'ask.name-edge': '{side}: which battlefield edge does a {face} stand for?',
  'ask.terrain-place': 'Dice: where does the next piece of terrain lie?',
  'dbmm.setup.option-edge': 'The {edgeName} edge',
  'dbmm.setup.option-place': 'A place for {kind}',
  'dbmm.setup.terrain-not-offered': '{kind} cannot be chosen; the defender’s land has {offered}.',
  'dbmm.setup.terrain-size': '{kind} cannot be {size}, only {sizes}.',
  'dbmm.setup.terrain-amount':
    'Feature equivalents chosen: {chosen, number}; {least, number} to {most, number} must be.',
  'dbmm.setup.terrain-of-kind': '{kind}: the most feature equivalents that may be chosen are {most, number}.',
  'dbmm.setup.terrain-alike':
    '{kind}: at most {most, number} may be chosen, and one more if the land compels it.',
  'dbmm.setup.terrain-small': 'Features of the smallest size: at most {most, number} may be chosen.',
  'dbmm.setup.terrain-town': 'The invader does not choose a built-up area.',
  'dbmm.setup.terrain-frontier': 'The invader does not choose a frontier wall.',
  'dbmm.setup.frontier': `A frontier wall runs from short edge to short edge, parallel to the long ones, within ${far('most')} of the defender’s edge.`,
  'dbmm.setup.terrain-missing': 'This terrain must be chosen too: {missing}.',
  'dbmm.setup.terrain-too-large': `{kind} must fit into a rectangle of ${far('most')} by ${far('mostWidth')} for its size.`,
  'dbmm.setup.terrain-too-small': `{kind} must be at least ${far('least')} long and wide.`,
  'dbmm.setup.terrain-arms': `The outline of {kind} crosses itself, or has an arm narrower than ${far('least')}.`,
  'dbmm.setup.other-edge':
    'No part of {kind} would be nearer to the {edgeName} edge, which the die names, than to the others.',
  'dbmm.setup.far-from-edge': `{kind} would be ${far('distance')} from its edge; at most ${far('most')} are allowed.`,
  'dbmm.setup.near-feature': `{kind} would be ${far('distance')} from {other}; it must keep ${far('least')} away.`,
  'dbmm.setup.on-feature': '{kind} would lie on {other}.',
  'dbmm.setup.off-table': 'A part of {kind} would be off the table.',
  'dbmm.setup.not-by-water': 'The land does not have {kind}: it may only lie at the edge of water.',
  'dbmm.setup.town-place': 'A built-up area touches water or a road where that is possible.',
  'dbmm.setup.shore': `The sea or a waterway reaches ${far('least')} to ${far('most')} inwards.`,
  'dbmm.setup.line-off': '{kind} stays on the table and does not cross itself.',
  'dbmm.setup.line-start': '{kind} starts from the {edgeName} edge, which the die names.',
  'dbmm.setup.river-ends': 'A river runs from an edge to another edge, to water or to another river.',
  'dbmm.setup.road-ends':
    'A road runs between two edges, or from an edge to a built-up area or another road.',
  'dbmm.setup.river-bends': 'The river winds too much.',
  'dbmm.setup.river-wide': `A river is ${far('least')} to ${far('most')} wide.`,
  'dbmm.setup.road-crosses': 'A road crosses each river once at most.',
  'event.frontier-faced':
    '{side} faces {facing, select, north {north} east {east} south {south} other {west}} at its frontier wall.',
  'event.edge-named': '{side} lets a {face} stand for the {edgeName} edge.',
  'event.terrain-edge-thrown': '{side} throws {faces} for the place of {kind}: the {edgeName} edge.',
  'event.terrain-chosen': '{side} has chosen its terrain: {pieces}.',
  'event.terrain-discarded': '{kind} of {side} has no place and is left out.',
  'dice.purpose.terrain-place': 'the place of a piece of terrain',
};
