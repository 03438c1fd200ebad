import type { Catalogue } from '../../types.ts';

/** Laying terrain by hand: kinds of ground and sections that both rulesets have. */
export const laying: Catalogue = {
  'screen.lay.kind.Wd': 'wood',
  'screen.lay.kind.O': 'orchard',
  'screen.lay.kind.V': 'vineyard',
  'screen.lay.kind.E': 'enclosed fields',
  'screen.lay.kind.D': 'dunes',
  'screen.lay.kind.BUA': 'built-up area',
  'screen.lay.kind.beach': 'beach',
  'screen.lay.kind.WW': 'waterway',
  'screen.lay.kind.Rv': 'river',
  'screen.lay.kind.Rd': 'road',
  'screen.lay.kind.PF': 'wall',
  'screen.lay.kind.TF': 'palisade',
  'screen.lay.kind.gate': 'gateway',
  'screen.lay.kind.tower': 'tower',
  'screen.lay.kind.gate-tower': 'gate tower',
  'screen.lay.kind.camp': 'palisade of a camp',
  'screen.lay.kind.corner': 'corner of a wall',
  'screen.lay.choose.invader': 'The invader chooses up to 2 feature equivalents.',
  'screen.lay.choose.defender':
    'The defender chooses 2 to 4 feature equivalents, and what the invader has left.',
};
