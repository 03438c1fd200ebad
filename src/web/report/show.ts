import { pick } from '../state/orders/selection.ts';
import { stepTo } from '../state/view/shown.ts';
import type { Fought } from './fought.ts';

/** Shows a fight as it was decided, with its bases picked. */
export function showFight({ step, sides }: Pick<Fought, 'step' | 'sides'>): void {
  stepTo(step);
  pick(sides.map(({ base }) => base));
}
