import type { Catalogue } from '../types.ts';

/** What helps a player in a battle, loaded when it is first shown. */
export const guide: Catalogue = {
  'screen.recent': 'Depuis votre dernier ordre',
  'screen.recent.more':
    'Avant cela, {count, plural, one {un autre fait} other {# autres faits}} : voir le journal.',
  'screen.recent.of': 'Ce qu’a fait {side}',
  'screen.recent.passed': '{side} a passé : aucun ordre.',
  'screen.recent.again': 'Revoir',
  'screen.recent.steps': 'Pas à pas',
  'screen.goal': 'Ce qui fait gagner, et ce qu’il en manque',
  'screen.goal.far':
    '{you, select, yes {Votre armée} other {{side}}} : {none, select, yes {rien de perdu} other {{losses} perdus}} ; elle rompt à {routing}, encore {left}.',
};
