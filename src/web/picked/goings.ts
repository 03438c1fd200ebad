/** The goings that the bases of an order cross. */
import type { BaseId } from '../../engine/battle.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { moverOf } from '../../engine/moves/trace.ts';
import type { Field } from '../table/field.ts';

export interface GoingCrossed {
  readonly going: string;
  /** The bases that cross nothing worse. */
  readonly bases: readonly BaseId[];
}

/** The worst going of each base of an order, the best first; the going of the whole order where all are alike. */
export function goingsCrossed(
  { rules }: Pick<Field, 'rules'>,
  { trace, going, ends }: Judgement,
): readonly GoingCrossed[] {
  const { kinds } = rules.board.going;
  const bases = trace?.way.movers.map(({ id }) => id) ?? ends.map(({ base }) => base);
  if (!trace || !kinds.includes(going)) return going === '' ? [] : [{ going, bases }];
  const ranks = new Map(bases.map((id) => [id, kinds.length - 1]));
  for (const met of trace.grounds) {
    const { id } = moverOf(trace, met);
    const rank = kinds.indexOf(met.going);
    if (rank >= 0) ranks.set(id, Math.min(rank, ranks.get(id) ?? rank));
  }
  const found = [...new Set(ranks.values())].toSorted((a, b) => b - a);
  // What crosses bad going as fast as good has its full distance there, but it is no good going.
  if (found.length < 2) {
    const worst = Math.min(kinds.indexOf(going), ...found);
    return [{ going: kinds[worst] ?? going, bases }];
  }
  return found.map((rank) => ({
    going: kinds[rank] ?? going,
    bases: bases.filter((id) => ranks.get(id) === rank),
  }));
}
