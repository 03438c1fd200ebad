/** Mounted infantry: foot that marches and flees on its mounts. */

import type { Base } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { tell } from '../../engine/game/work.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isWall } from '../walls/sections.ts';
import type { Troop } from './troop.ts';

const CAVALRY: Troop = { type: 'Cv', grade: 'O', regular: true };
const CAMELRY: Troop = { type: 'Cm', grade: 'O', regular: false };

const isMountedInfantry = (game: Debellis, base: Base): boolean => game.troopOf(base).mounted === true;

/** A base as it moves on its mounts: mounted infantry as cavalry, or as camelry if it rides camels. */
const onMounts = <Any extends Base>(game: Debellis, base: Any): Any =>
  isMountedInfantry(game, base)
    ? { ...base, troop: game.formatTroop(figure(base.marks, 'onCamels') > 0 ? CAMELRY : CAVALRY) }
    : base;

/** A base as it marches. */
export const marching = <Any extends Base>(game: Debellis, base: Any): Any =>
  holdsIn(game.troops, 'marchMounted') ? onMounts(game, base) : base;

/** A base as it flees: mounted infantry mounts again for that. */
export const fleeing = <Any extends Base>(game: Debellis, base: Any): Any =>
  holdsIn(game.troops, 'fleeMounted') ? onMounts(game, base) : base;

/** Mounted infantry that crosses fortifications leaves its mounts for good. A march on foot does not cost them. */
export function leaveMounts(game: Debellis, work: Work, { way, grounds }: Trace): void {
  if (!way.movers.some((base) => isMountedInfantry(game, base)) || !holdsIn(game.troops, 'leaveMounts'))
    return;
  for (const [mover, base] of way.movers.entries()) {
    const crosses = grounds.some((met) => met.mover === mover && isWall(met.piece));
    if (!crosses || !isMountedInfantry(game, base)) continue;
    const { mounted: _, ...foot } = game.troopOf(base);
    tell(
      work,
      { type: 'mounts-left', rule: clauseIn(game.troops, 'leaveMounts'), figures: { base: base.id } },
      [
        {
          change: 'resize',
          base: base.id,
          width: base.width,
          depth: base.depth,
          troop: game.formatTroop(foot),
        },
      ],
    );
  }
}
