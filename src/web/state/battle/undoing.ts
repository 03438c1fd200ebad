import { battleNow, freeUndo, redo as redoPlay, startOfBound } from '../../../engine/battle/record.ts';
import { otherSide, type SideId } from '../../../engine/battle.ts';
import { pick } from '../orders/selection.ts';
import { TERRAIN_BY_HAND } from '../setup/by-hand.ts';
import { currentBattle } from './asked.ts';
import { send, take } from './sending.ts';
import { type Session, session } from './session.ts';
import { isUnasked } from './unasked.ts';

/** The seat that undoes: the person who gave the last order that still stands. */
function undoer(now: Session): SideId | null {
  const last = now.play.live.at(-1);
  const by = last === undefined ? undefined : now.play.record.entries[last]?.by;
  return by !== undefined && now.players[by] === 'human' ? by : null;
}

/** How many commands cannot be undone: those by which the program set up the battle. */
export function firstStep({ play, players }: Session): number {
  const begun = play.battles.findIndex(({ turn }) => turn.bound > 0);
  if (begun >= 0) return begun;
  const firstAsked = (ofTerrain: boolean): number =>
    play.battles.findIndex(({ flow: { awaits } }) => {
      const first = awaits[0];
      return (
        first !== undefined && players[first.by] === 'human' && TERRAIN_BY_HAND.has(first.kind) === ofTerrain
      );
    });
  // Terrain that the program laid cannot be undone either: then the first question after it counts.
  const asked = [false, true].map(firstAsked).find((at) => at >= 0);
  return asked ?? play.live.length;
}

/** Has a person given an order that could be undone? Before, only the same dice would be thrown again. */
export const hasOrdered = (now: Session): boolean =>
  now.play.live
    .slice(firstStep(now))
    .some((at) => now.players[now.play.record.entries[at]?.by ?? ''] === 'human');

/** Is there anything to undo with the other side's consent? */
export const undoAskable = (): boolean => session.value !== null && hasOrdered(session.value);

const keptAtLeast = (now: Session, by: SideId): number => Math.max(firstStep(now), freeUndo(now.play, by));

/** How many commands to keep to go back to the last question put to a side; null where it may not go back. */
function lastAsked(now: Session, by: SideId): number | null {
  const least = keptAtLeast(now, by);
  for (let keep = now.play.live.length - 1; keep >= least; keep--)
    if (!isUnasked(now, now.play.battles[keep])) return keep;
  return null;
}

/** How many commands are undone without asking: one, and the commands of the program after it. */
export function undoable(): number {
  const now = session.value;
  const by = now && undoer(now);
  const keep = by ? lastAsked(now, by) : null;
  return now && keep !== null ? now.play.live.length - keep : 0;
}

/** Picks of the moment before an undo would make the next click take something else. */
function unpicked(isSent: boolean): boolean {
  if (isSent) pick([]);
  return isSent;
}

export function undo(): boolean {
  const now = session.value;
  const by = now && undoer(now);
  const keep = by ? lastAsked(now, by) : null;
  return keep !== null && by !== null && unpicked(send({ type: 'undo', keep }, by));
}

/** Undoes to the start of this bound, or to the last die or secret after it. */
export function undoBound(): boolean {
  const now = session.value;
  const by = now && undoer(now);
  if (!now || !by) return false;
  const keep = Math.max(startOfBound(now.play), keptAtLeast(now, by));
  return keep < now.play.live.length && unpicked(send({ type: 'undo', keep }, by));
}

/** The human side that may ask to undo: the one that gave the last order, else any. */
export function undoAsker(): SideId | null {
  const now = session.value;
  if (!now) return null;
  const isHuman = (by: string | undefined): by is SideId => by !== undefined && now.players[by] === 'human';
  const givers = now.play.live.map((at) => now.play.record.entries[at]?.by).filter(isHuman);
  return givers.at(-1) ?? Object.keys(now.players).find(isHuman) ?? null;
}

/** Asks the other side to go back to the battle after `keep` commands; a bot always agrees. */
export function askUndo(keep: number): boolean {
  const by = undoAsker();
  const battle = currentBattle();
  if (!by || !battle || !send({ type: 'undo', keep }, by)) return false;
  const now = session.value;
  return now?.play.asked && now.players[otherSide(battle, by)] === 'bot' ? answerUndo(true) : true;
}

/** The other side's answer to a request to undo. */
export function answerUndo(allowed: boolean): boolean {
  const now = session.value;
  const asked = now?.play.asked;
  if (!now || !asked) return false;
  const by = otherSide(battleNow(now.play), asked.by);
  return unpicked(send({ type: allowed ? 'allow-undo' : 'refuse-undo' }, by));
}

export function redo(): boolean {
  const now = session.value;
  return now !== null && unpicked(take(redoPlay(now.rules, now.play)));
}
