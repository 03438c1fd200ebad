import type { RulesetWords } from '../types.ts';

/** The words of Hordes of the Things. */
export const hott: RulesetWords = {
  name: 'Hordes of the Things',
  author: 'Phil Barker, Sue Laflin Barker, Richard Bodley Scott',
  licence: { name: 'MIT', address: 'https://opensource.org/license/mit' },
  point: 'PIP',
  unit: 'paces',
  pace: 0.25,
  clause: 'result.4',
  first: {
    en: {
      'ruleset.quick': 'Play a fantasy battle',
      'ruleset.hint': 'fantasy: gods, dragons, heroes, strongholds',
      'ruleset.credit':
        'Hordes of the Things is by Phil Barker, Sue Laflin Barker and Richard Bodley Scott; what it says is told here in our own words.',
    },
    fr: {
      'ruleset.quick': 'Jouer une bataille fantastique',
      'ruleset.hint': 'fantastique : dieux, dragons, héros, places fortes',
      'ruleset.credit':
        'Hordes of the Things est de Phil Barker, Sue Laflin Barker et Richard Bodley Scott ; ce qu’il dit est dit ici avec nos propres mots.',
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
  campaign: {
    en: async () => (await import('./en/campaign.ts')).campaign,
    fr: async () => (await import('./fr/campaign.ts')).campaign,
  },
};
