import type { RulesetWords } from '../types.ts';

/** The words of De Bellis Magistrorum Militum. */
export const dbmm: RulesetWords = {
  name: 'De Bellis Magistrorum Militum',
  author: 'Phil Barker',
  licence: { name: 'MIT', address: 'https://opensource.org/license/mit' },
  point: 'PIP',
  unit: 'paces',
  pace: 0.5,
  clause: 'out.30',
  first: {
    en: {
      'ruleset.quick': 'Play an ancient battle with generals who differ',
      'ruleset.hint':
        'ancient and medieval, large: orders for dice, strokes, stratagems, morale in three steps',
      'ruleset.credit':
        'De Bellis Magistrorum Militum is by Phil Barker; what its sheet says is told here in our own words, and all prices are ours.',
    },
    fr: {
      'ruleset.quick': 'Jouer une bataille antique avec des généraux différents',
      'ruleset.hint':
        'Antiquité et Moyen Âge, en grand : ordres pour les dés, coups de génie, stratagèmes, moral en trois paliers',
      'ruleset.credit':
        'De Bellis Magistrorum Militum est de Phil Barker ; ce que dit sa feuille est dit ici avec nos propres mots, et tous les prix sont de nous.',
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
