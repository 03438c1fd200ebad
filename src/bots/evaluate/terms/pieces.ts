/** The term for danger to own pieces, such as a stronghold. */
import type { PlacedBase } from '../../../engine/battle.ts';
import type { FoePiece } from '../../board/target.ts';
import { foePieces } from '../../board/targets.ts';
import { nearness } from '../approach.ts';
import { storm } from '../odds/storm.ts';
import { type Outlook, worthToAttacker } from '../outlook.ts';
import type { Position } from '../position.ts';

/** The usual number of bases that aid a base in a storm. */
export const USUAL_AIDERS = 1;

/** The worth of a storm to the attacker, with this many bases to aid it. */
export const stormWorth = (outlook: Outlook, base: PlacedBase, piece: FoePiece, aiders: number): number =>
  worthToAttacker(outlook, storm(outlook, base, piece, aiders), base.side);

/** A guard between the piece and the attacker averts this share of the danger. */
const GUARDED = 0.6;

/** The danger to an own piece from the one free enemy that is best placed to storm it; less if a base guards it. */
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
  -position.profile.weights.piece *
  foePieces(position)
    .filter(({ side }) => side === position.side)
    .reduce((sum, piece) => sum + dangerToPiece(position, piece), 0);
