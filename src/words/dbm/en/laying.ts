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
};
