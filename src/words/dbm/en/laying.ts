import type { Catalogue } from '../../types.ts';

/** Laying terrain by hand. */
export const laying: Catalogue = {
  'screen.lay.kind.fields': 'open fields',
  'screen.lay.kind.H(G)': 'gentle hill',
  'screen.lay.kind.H(S)': 'steep hill',
  'screen.lay.kind.brush': 'brush',
  'screen.lay.kind.rocky': 'rocky ground',
  'screen.lay.kind.bog': 'bog',
  'screen.lay.kind.marsh': 'marsh',
  'screen.lay.kind.gully': 'gully',
  'screen.lay.amount':
    'Feature equivalents: {chosen, number} of {least, number} to {most, number}. A small area or a road costs ½, a medium area 1, a large one or a river 2; gentle hills and open fields half of that.',
};
