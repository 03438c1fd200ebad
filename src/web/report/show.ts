import { placedBase } from '../../engine/battle.ts';
import { pick } from '../state/orders/selection.ts';
import { stepTo } from '../state/view/shown.ts';
import { reveal } from '../table/view.ts';
import type { Fought } from './fought.ts';

/** Shows a fight as it was decided, with its bases picked and its place in sight. */
export function showFight({ step, before, sides }: Pick<Fought, 'step' | 'before' | 'sides'>): void {
  stepTo(step);
  pick(sides.map(({ base }) => base));
  reveal(sides.flatMap(({ base }) => placedBase(before, base)?.pose ?? []));
}
