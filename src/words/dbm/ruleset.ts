import type { RulesetWords } from '../types.ts';

/** The words of De Bellis Multitudinis. */
export const dbm: RulesetWords = {
  name: 'De Bellis Multitudinis',
  author: 'Phil Barker, Richard Bodley Scott',
  licence: { name: 'MIT', address: 'https://opensource.org/license/mit' },
  point: 'PIP',
  unit: 'paces',
  pace: 0.5,
  clause: 'out.9',
  first: {
    en: {
      'ruleset.quick': 'Play an ancient battle of an hour',
      'ruleset.hint': 'ancient and medieval, large: commands, generals, flank marches',
      'ruleset.credit':
        'De Bellis Multitudinis is by Phil Barker and Richard Bodley Scott; what it says is told here in our own words.',
    },
    fr: {
      'ruleset.quick': 'Jouer une bataille antique d’une heure',
      'ruleset.hint': 'Antiquité et Moyen Âge, en grand : corps, généraux, marches de flanc',
      'ruleset.credit':
        'De Bellis Multitudinis est de Phil Barker et Richard Bodley Scott ; ce qu’il dit est dit ici avec nos propres mots.',
    },
  },
  messages: {
    en: async () => (await import('./en/index.ts')).en,
    fr: async () => (await import('./fr/index.ts')).fr,
  },
  guide: {
    en: async () => (await import('./en/guide.ts')).guide,
    fr: async () => (await import('./fr/guide.ts')).guide,
  },
};
