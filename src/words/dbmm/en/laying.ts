import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum: laying terrain by hand. */
export const laying: Catalogue = {
  'screen.lay.kind.S': 'sea',
  'screen.lay.kind.L': 'lake',
  'screen.lay.kind.Oa': 'oasis',
  'screen.lay.kind.M': 'marsh',
  'screen.lay.kind.DH': 'difficult hill',
  'screen.lay.kind.WH': 'wooded hill',
  'screen.lay.kind.CH': 'craggy hill',
  'screen.lay.kind.RH': 'rocky hill',
  'screen.lay.kind.SH': 'scrubby hill',
  'screen.lay.kind.GH': 'gentle hill',
  'screen.lay.kind.PRd': 'paved road',
  'screen.lay.kind.F': 'open fields',
  'screen.lay.kind.B': 'bog',
  'screen.lay.kind.BF': 'boggy flat',
  'screen.lay.kind.SF': 'scrubby flat',
  'screen.lay.kind.RF': 'rocky flat',
  'screen.lay.kind.G': 'gully',
  'screen.lay.kind.FW': 'frontier wall',
  'screen.lay.kind.FO': 'fixed obstacles',
  'screen.lay.kind.HO': 'hidden obstacles',
  'screen.lay.edge-thrown':
    'The die names the {edgeName} edge: {asks, select, line {it starts there.} first {some of it lies nearer to that edge than to any other, at most {distance, number, distance} {unit} from it.} other {some of it lies nearer to that edge than to any other, and all of it at least {distance, number, distance} {unit} from every other feature.}}',
  'screen.lay.amount':
    'Feature equivalents: {chosen, number} of {least, number} to {most, number}. A small area costs ½, a medium one 1, a large one 2; gentle hills and open fields half of that.',
};
