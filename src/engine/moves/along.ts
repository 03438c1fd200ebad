/** The legal ends nearest to a wish along its way. Those that may be nearest are judged first. */
import type { MoveCommand } from '../command.ts';
import { criticalPlaces, pathUpTo } from './cuts.ts';
import type { Judge, Judgement } from './judge.ts';
import { apart, offAtEnd, shiftOf } from './off.ts';
import { cutPaths, isSamePath, type Stop } from './probe.ts';
import type { Trace } from './trace.ts';

/** Something to judge, its place in the list, and at least how far from the wish it ends. */
export interface Guess<Thing> {
  readonly thing: Thing;
  readonly place: number;
  readonly off: number;
}

/** Those that may end nearest to the wish first; without those that lead nowhere. */
export const nearestFirst = <Thing>(
  things: readonly Thing[],
  offOf: (thing: Thing) => number | null,
): readonly Guess<Thing>[] =>
  things
    .map((thing, place) => ({ thing, place, off: offOf(thing) }))
    .filter((each): each is Guess<Thing> => each.off !== null)
    .sort((a, b) => a.off - b.off);

/** The orders that a judged one becomes when it is cut. */
export function cutsOf(wish: Trace, order: MoveCommand, judged: Judgement): readonly Guess<MoveCommand>[] {
  const cuts = cutPaths(judged).map((path) => ({ ...order, path }));
  const shift = shiftOf(wish, order);
  return nearestFirst(cuts, (cut) => {
    const off = offAtEnd(wish, cut);
    return off === null ? null : off - shift;
  });
}

/** The nearest of the legal ends of a wish at its critical places: the first of `stopsOf`. */
export function nearestStop(command: MoveCommand, wish: Judgement, judge: Judge): Stop | null {
  const { trace } = wish;
  if (!trace) return null;
  let best: (Stop & { readonly place: number }) | null = null;
  for (const { thing: cut, place, off: least } of cutsOf(trace, command, wish)) {
    if (best && least > best.off) break;
    const judgement = judge(cut, 'broken');
    if (judgement.reasons.length > 0) continue;
    const off = apart(trace, judgement);
    if (!best || off < best.off || (off === best.off && place < best.place))
      best = { command: cut, judgement, off, place };
  }
  return best && { command: best.command, judgement: best.judgement, off: best.off };
}

/** How often the stretch between two critical places is halved: a move's length to about a millimetre. */
const HALVINGS = 7;

/** A legal end beyond the nearest one that was found, short of the critical place that is refused; null if none. */
function stopBetween(
  command: MoveCommand,
  { trace, path, barredAt }: Judgement,
  best: Stop | null,
  judge: Judge,
): Stop | null {
  if (!trace) return null;
  const places = [trace.way.stages.length, ...criticalPlaces(trace)].sort((a, b) => a - b);
  const pathTo = (at: number) => pathUpTo(trace.way, path, at);
  const from = best ? places.find((at) => isSamePath(pathTo(at), best.command.path)) : 0;
  if (from === undefined) return null;
  let legal = from;
  let refused = Math.min(barredAt, places.find((at) => at > from) ?? from);
  let found: Stop | null = null;
  for (let i = 0; i < HALVINGS && refused > legal; i++) {
    const middle = (legal + refused) / 2;
    const cut = { ...command, path: pathTo(middle) };
    const judgement = judge(cut, 'broken');
    if (judgement.reasons.length > 0) refused = middle;
    else {
      legal = middle;
      found = { command: cut, judgement, off: apart(trace, judgement) };
    }
  }
  return found && (!best || found.off < best.off) ? found : null;
}

/** The legal end nearest to a refused wish, of all ends along its way; not only those at critical places. */
export function nearestAlong(command: MoveCommand, wish: Judgement, judge: Judge): Stop | null {
  const stop = nearestStop(command, wish, judge);
  return stopBetween(command, wish, stop, judge) ?? stop;
}
