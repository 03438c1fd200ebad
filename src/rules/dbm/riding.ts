/** Mounted infantry: foot that marches and flees on its mounts. DBM, Mounted infantry; ruling 78. */
import { type Base, figure } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { holds } from '../../engine/effects.ts';
import { tell } from '../../engine/game/work.ts';
import type { Trace } from '../../engine/moves/trace.ts';
import { troopOf } from './base.ts';
import { formatTroop, type Troop } from './troops.ts';
import { isWall } from './walls/sections.ts';

const CAVALRY: Troop = { type: 'Cv', grade: 'O', regular: true };
const CAMELRY: Troop = { type: 'Cm', grade: 'O', regular: false };

const isMountedInfantry = (base: Base): boolean => troopOf(base).mounted === true;

/** A base as it moves on its mounts: mounted infantry as cavalry, or as camelry if it rides camels. */
const onMounts = <Any extends Base>(base: Any): Any =>
  isMountedInfantry(base)
    ? { ...base, troop: formatTroop(figure(base.marks, 'onCamels') > 0 ? CAMELRY : CAVALRY) }
    : base;

/** A base as it marches. */
export const marching = <Any extends Base>(base: Any): Any => (holds('dbm.mtinf.1') ? onMounts(base) : base);

/** A base as it flees: mounted infantry mounts again for that. */
export const fleeing = <Any extends Base>(base: Any): Any => (holds('dbm.mtinf.3') ? onMounts(base) : base);

/** Mounted infantry that crosses fortifications leaves its mounts for good. A march on foot does not cost them. */
export function leaveMounts(work: Work, { way, grounds }: Trace): void {
  if (!way.movers.some(isMountedInfantry) || !holds('dbm.mtinf.5')) return;
  for (const [mover, base] of way.movers.entries()) {
    const crosses = grounds.some((met) => met.mover === mover && isWall(met.piece));
    if (!crosses || !isMountedInfantry(base)) continue;
    const { mounted: _, ...foot } = troopOf(base);
    tell(work, { type: 'mounts-left', rule: 'dbm.mtinf.5', figures: { base: base.id } }, [
      { change: 'resize', base: base.id, width: base.width, depth: base.depth, troop: formatTroop(foot) },
    ]);
  }
}
