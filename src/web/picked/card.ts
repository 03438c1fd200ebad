/** What the card of a base tells: how far it moves and how it fares, by the ruleset's own functions. */
import { type Base, type Battle, basesOnTable, type TerrainPiece } from '../../engine/battle.ts';
import { IMPASSABLE } from '../../engine/board/going.ts';
import { aloneOn, fresh } from '../../engine/combat/duels.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { traceOf } from '../../engine/moves/trace.ts';
import { isWayFault, wayOf } from '../../engine/moves/way.ts';
import type { Match } from '../searching/matches.ts';

/** How far a base goes straight ahead on ground that is all alike; open ground where the piece is null. */
export interface Pace {
  readonly piece: TerrainPiece | null;
  /** Millimetres. */
  readonly mm: number;
}

/** Ground beyond any move, in millimetres. */
const EVERYWHERE = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 4000 },
  { x: 0, y: 4000 },
] as const;

function paceOn(rules: Ruleset, battle: Battle, base: Base, piece: TerrainPiece | null): number {
  const { distance } = rules.moves;
  const mover = fresh(base);
  const { crest: _, ...plain } = piece ?? { id: '', kind: '' };
  const ground = piece ? [{ ...plain, area: EVERYWHERE }] : [];
  const alone = aloneOn(battle, [mover], ground);
  const way = wayOf(rules, [mover], [{ forward: distance.farthest(alone, [mover]) }]);
  return isWayFault(way) ? 0 : distance.allowed(traceOf(rules, alone, way, 'voluntary')).mm;
}

/** How far a base goes straight ahead in the open, in millimetres. */
export const paceInOpen = (rules: Ruleset, battle: Battle, base: Base): number =>
  paceOn(rules, battle, base, null);

/** How far a base goes in the open, and on each other kind of ground of this table that it may enter. */
export function pacesOf(rules: Ruleset, battle: Battle, base: Base): readonly Pace[] {
  const mover = fresh(base);
  const kinds = new Map(battle.terrain.filter(({ area }) => area).map((piece) => [piece.kind, piece]));
  const entered = [...kinds.values()].filter((piece) => {
    const going = rules.board.going.of(battle, piece, mover);
    return going !== null && going !== IMPASSABLE;
  });
  return [null, ...entered].map((piece) => ({ piece, mm: paceOn(rules, battle, base, piece) }));
}

/** One base of each troop among some. */
export function oneOfEach(bases: readonly Base[]): readonly Base[] {
  const first = new Map<string, Base>();
  for (const base of bases) if (!first.has(base.troop)) first.set(base.troop, base);
  return [...first.values()];
}

/** The enemies of a base on the table, one of each troop. */
export const enemiesOf = (battle: Battle, { side }: Base): readonly Base[] =>
  oneOfEach(basesOnTable(battle).filter((base) => base.side !== side));

/** By how much likelier the enemy is lost than the base itself. */
const edgeOf = ({ own, others }: Match): number =>
  others.lost / Math.max(1, others.of) - own.lost / Math.max(1, own.of);

export const byEdge = (a: Match, b: Match): number => edgeOf(b) - edgeOf(a);

/** A difference of chances that players notice. */
const NOTED = 0.15;

/** The enemies that a base usually beats, those that usually beat it, and those that destroy it whenever it loses. */
export const judged = (matches: readonly Match[]) => ({
  beats: matches.filter((match) => edgeOf(match) >= NOTED),
  beware: matches.filter((match) => edgeOf(match) <= -NOTED).toReversed(),
  quickly: matches.filter(({ dies }) => dies),
});
