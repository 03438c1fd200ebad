/** What may be ordered in place of a refused wish: a part of the group, a column, or the nearest move. */
import { placedBase, type SideId, type TerrainPiece } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { nearestAlong } from '../../engine/moves/along.ts';
import { candidatesFor } from '../../engine/moves/candidates.ts';
import { pathUpTo, placeOfLength } from '../../engine/moves/cuts.ts';
import { type Judgement, judgedOnce, judgeMove } from '../../engine/moves/judge.ts';
import { largestPart, type Part } from '../../engine/moves/part.ts';
import type { Stop } from '../../engine/moves/probe.ts';
import { usedAt } from '../../engine/moves/trace.ts';
import type { Ghost, Nearest } from '../state/orders/selection.ts';
import type { Field } from '../table/field.ts';
import { serves } from './nearest.ts';

/** A legal order in place of a refused one. */
export interface FoundWay {
  readonly kind: 'nearest' | 'part' | 'column';
  readonly command: MoveCommand;
  /** The ground at whose edge it stops; null for other ends. */
  readonly before: TerrainPiece | null;
}

/** The same with its judgement. */
export interface WayOut extends FoundWay, Nearest {}

type Here = Pick<Field, 'rules' | 'battle'>;

/** How far each base of an order comes towards its wished end, in millimetres. */
const gainsOf = ({ battle }: Pick<Field, 'battle'>, wished: Ghost['ends'], { ends }: Judgement) =>
  ends.map(({ base, pose }): number => {
    const from = placedBase(battle, base)?.pose;
    const to = wished.find((each) => each.base === base)?.pose;
    const length = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
    if (!from || !to || length === 0) return 0;
    const along = ((pose.x - from.x) * (to.x - from.x) + (pose.y - from.y) * (to.y - from.y)) / length;
    return Math.min(length, Math.max(0, along));
  });

/** A move stops at the edge of a ground if it is longer than the way to it by no more than this, in millimetres. */
const AT_EDGE = 3;

/** The ground at whose edge a shorter move along the same way stops. */
function stopsBefore({ wish }: Ghost, { length }: Judgement): TerrainPiece | null {
  const trace = wish?.trace;
  const met = trace?.grounds.find(({ at }) => at > 0 && Math.abs(usedAt(trace, at) - length) <= AT_EDGE);
  return met?.piece ?? null;
}

/** The column that comes farthest towards the wish and keeps its facing; null if none is legal. */
function inColumn({ rules, battle }: Here, shown: Ghost, by: SideId): Stop | null {
  const { command, ends } = shown;
  if (command.bases.length < 2) return null;
  const facing = ends[0]?.pose.facing;
  const word = command.kind === undefined ? {} : { kind: command.kind };
  const judge = judgedOnce(rules, battle, by, {});
  const farthest = (each: Stop): number => Math.max(...gainsOf({ battle }, ends, each.judgement));
  const found = candidatesFor(rules, battle, command.bases, { only: ['column'], ...word })
    .flatMap((each) => nearestAlong(each.command, judge(each.command, 'barred'), judge) ?? [])
    .filter(({ judgement }) => judgement.ends[0]?.pose.facing === facing && serves(battle, ends, judgement))
    .toSorted((a, b) => farthest(b) - farthest(a));
  return found[0] ?? null;
}

/** A wish that goes too far, cut to the distance that is allowed; null for others. */
function cutToReach({ rules, battle }: Here, { command, wish }: Ghost, by: SideId): Nearest | null {
  const trace = wish?.trace;
  const at = trace ? placeOfLength(trace, wish.allowance) : null;
  if (!trace || at === null || at <= 0) return null;
  const shorter = { ...command, path: pathUpTo(trace.way, wish.path, at) };
  return { command: shorter, judged: judgeMove(rules, battle, shorter, by) };
}

/** The largest part of the group that may make the move, or as much of it as is allowed. */
function partOf(now: Here, shown: Ghost, by: SideId): Part | null {
  const { command, wish } = shown;
  const whole = wish && largestPart(now.rules, now.battle, command, wish, by);
  if (whole) return whole;
  const cut = cutToReach(now, shown, by);
  const isRefused = cut !== null && cut.judged.reasons.length > 0;
  return isRefused ? largestPart(now.rules, now.battle, cut.command, cut.judged, by) : null;
}

/** The legal orders in place of a refused one, the one that does most of what was wished first. */
export function waysOut(now: Here, shown: Ghost): readonly WayOut[] {
  const { command, wish, nearest, ends } = shown;
  const by = placedBase(now.battle, command.bases[0] ?? '')?.side;
  if (!wish || wish.reasons.length === 0 || by === undefined) return [];
  const part = partOf(now, shown, by);
  const column = inColumn(now, shown, by);
  const found: readonly (WayOut | null)[] = [
    nearest && { ...nearest, kind: 'nearest', before: stopsBefore(shown, nearest.judged) },
    part && { command: part.command, judged: part.judgement, kind: 'part', before: null },
    column && { command: column.command, judged: column.judgement, kind: 'column', before: null },
  ];
  const gains = ({ judged }: WayOut): readonly number[] => gainsOf(now, ends, judged);
  const sum = (way: WayOut): number => gains(way).reduce((all, each) => all + each, 0);
  const farthest = (way: WayOut): number => Math.max(...gains(way));
  const ways = found.filter((each) => each !== null);
  // To form a column is worth it only to get farther than the line.
  const line = Math.max(0, ...ways.filter(({ kind }) => kind === 'nearest').map(farthest));
  return ways
    .filter((way) => way.kind !== 'column' || farthest(way) > line)
    .toSorted((a, b) => sum(b) - sum(a));
}
