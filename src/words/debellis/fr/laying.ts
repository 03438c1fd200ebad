import type { Catalogue } from '../../types.ts';

/** La pose du terrain à la main : sols et sections communs aux deux règles. */
export const laying: Catalogue = {
  'screen.lay.kind.Wd': 'bois',
  'screen.lay.kind.O': 'verger',
  'screen.lay.kind.V': 'vignes',
  'screen.lay.kind.E': 'champs clos',
  'screen.lay.kind.D': 'dunes',
  'screen.lay.kind.BUA': 'zone construite',
  'screen.lay.kind.beach': 'plage',
  'screen.lay.kind.WW': 'voie navigable',
  'screen.lay.kind.Rv': 'rivière',
  'screen.lay.kind.Rd': 'route',
  'screen.lay.kind.PF': 'mur',
  'screen.lay.kind.TF': 'palissade',
  'screen.lay.kind.gate': 'porte',
  'screen.lay.kind.tower': 'tour',
  'screen.lay.kind.gate-tower': 'porte à tour',
  'screen.lay.kind.camp': 'palissade de camp',
  'screen.lay.kind.corner': 'angle de mur',
  'screen.lay.choose.invader': 'L’envahisseur choisit jusqu’à 2 équivalents de terrain.',
  'screen.lay.choose.defender':
    'Le défenseur choisit de 2 à 4 équivalents de terrain, et ce que l’envahisseur a laissé.',
};
