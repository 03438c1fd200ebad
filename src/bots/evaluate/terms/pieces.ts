/** Danger to what the army must not lose. */
import type { PlacedBase } from '../../../engine/battle.ts';
import type { FoePiece } from '../../board/target.ts';
import { foePieces } from '../../board/targets.ts';
import { nearness } from '../approach.ts';
import { storm } from '../odds/storm.ts';
import { type Outlook, worthToAttacker } from '../outlook.ts';
import type { Position } from '../position.ts';
import { WEIGHTS } from '../weights.ts';

/** How many usually aid a base that storms. */
export const USUAL_AIDERS = 1;

/** What an attack on a piece promises the attacker, with this many to aid it. */
export const stormWorth = (outlook: Outlook, base: PlacedBase, piece: FoePiece, aiders: number): number =>
  worthToAttacker(outlook, storm(outlook, base, piece, aiders), base.side);

/** The share of the danger that a base averts which stands at the attacker. */
const GUARDED = 0.6;

/** The danger to an own piece, by the one free enemy best placed to storm it; less where a base guards it. */
function dangerToPiece(position: Position, piece: FoePiece): number {
  const { canAttack, canStorm } = position.profile.troops;
  let worst = 0;
  for (const enemy of position.freeEnemies) {
    if (!canStorm(enemy)) continue;
    const near = nearness(position, enemy, piece);
    const guards = position.own.filter((base) => canAttack(base, enemy));
    const guarded = guards.reduce((most, base) => Math.max(most, nearness(position, base, enemy)), 0);
    const averted = GUARDED * guarded;
    const worth = stormWorth(position, enemy, piece, USUAL_AIDERS);
    worst = Math.max(worst, near * near * (1 - averted) * worth);
  }
  return worst;
}

export const piecesInDanger = (position: Position): number =>
  -WEIGHTS.piece *
  foePieces(position)
    .filter(({ side }) => side === position.side)
    .reduce((sum, piece) => sum + dangerToPiece(position, piece), 0);
