/** Faults of what a position says about elements on foot. */
import { isTroopFault } from '../../engine/army/troop-text.ts';
import type { Setup } from '../../engine/battle.ts';
import type { Fault } from '../../engine/event.ts';
import type { Debellis } from '../game.ts';
import { ON_FOOT } from '../state.ts';

/** The troops that elements on foot were, and that do not exist. Notes of another form have faults of their own. */
export const dismountedFaults = (
  { parseTroop }: Pick<Debellis, 'parseTroop'>,
  { own: { onFoot } }: Pick<Setup, 'own'>,
): readonly Fault[] =>
  Object.values(ON_FOOT.fits(onFoot) ? onFoot : {})
    .map(({ troop }) => parseTroop(troop))
    .filter(isTroopFault)
    .map(({ key, figures }) => ({ key: `fault.${key}`, figures }));
