import type { RulesetWords } from '../types.ts';

/** The words of Blood and Blades. */
export const bnb: RulesetWords = {
  name: 'Blood and Blades',
  author: 'Jean-Pierre Rivière',
  licence: { name: 'CC BY-SA 4.0', address: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  point: 'PIG',
  unit: 'MU',
  pace: 0.25,
  clause: 'zoc.4',
  first: {
    en: {
      'ruleset.quick': 'Play a small battle',
      'ruleset.hint': 'ancient armies, 3000 BC to 705 BC',
      'ruleset.credit':
        'Blood and Blades is by Jean-Pierre Rivière; its clauses are retold here under CC BY-SA 4.0.',
    },
    fr: {
      'ruleset.quick': 'Jouer une petite bataille',
      'ruleset.hint': 'armées antiques, de 3000 à 705 av. J.-C.',
      'ruleset.credit':
        'Blood and Blades est de Jean-Pierre Rivière ; ses clauses sont redites ici sous CC BY-SA 4.0.',
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
