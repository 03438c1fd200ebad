/** The ends of a wish as the table draws them. During the setup all bases turn together, and no column bends. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Pose } from '../../geometry/pose.ts';
import { endsAlong, plainEnds } from '../searching/ends.ts';
import type { Ghost } from '../state/orders/selection.ts';
import { field } from './field.ts';

const isSetUp = (): boolean => field.value?.mode === 'place';

/** The end poses of bases along a path. */
export const endsDrawn = (
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  path: readonly Leg[],
): readonly Pose[] => endsAlong(rules, battle, movers, path, isSetUp());

/** A wish that is not judged. */
export const freeGhost = (rules: Ruleset, battle: Battle, command: MoveCommand): Ghost => ({
  command,
  ends: plainEnds(rules, battle, command, isSetUp()),
  wish: null,
  nearest: null,
  hasty: false,
  snapped: false,
});
