/** What players of DBM agree on: the rulings that tables differ in. */
import type { BattleOption, ChoiceOption } from '../../engine/options.ts';

/** By what an element is upslope: its front edge, or the rear corner that is nearer to the top of the hill. */
export const UPSLOPE: ChoiceOption<'edge' | 'corner'> = {
  name: 'upslope',
  kind: 'choice',
  values: ['edge', 'corner'],
  usual: 'edge',
  ruling: 50,
};

/** All of them, in the order in which people read them. */
export const OPTIONS: readonly BattleOption[] = [UPSLOPE];
