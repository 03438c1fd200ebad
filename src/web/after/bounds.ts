/** A battle bound by bound, for its report. */
import type { Guide } from '../../drawing/guides.ts';
import { type Battle, basesOnTable, placedBase } from '../../engine/battle.ts';
import { view } from '../../engine/game/view.ts';
import type { Session } from '../state/battle/session.ts';
import { type LogLine, linesOf } from '../state/telling/log.ts';

/** A bound: the table at its end, the ways that bases took, and what happened. */
export interface Bound {
  readonly battle: Battle;
  readonly ways: readonly Guide[];
  readonly lines: readonly LogLine[];
}

/** Shorter ways are not drawn, in millimetres. */
const LEAST = 3;

/** A line from where each base stood to where it stands. */
function waysBetween(before: Battle, after: Battle): readonly Guide[] {
  return basesOnTable(after).flatMap((base): readonly Guide[] => {
    const from = placedBase(before, base.id)?.pose;
    if (!from || Math.hypot(base.pose.x - from.x, base.pose.y - from.y) < LEAST) return [];
    return [{ kind: 'line', points: [from, base.pose] }];
  });
}

/** The bounds played so far, as a seat may see them. */
export function boundsOf(
  { rules, play: { battles, live, record } }: Session,
  seat: string | null,
): readonly Bound[] {
  const last = battles.length - 1;
  const ends = battles.flatMap(({ turn: { bound } }, at) =>
    bound > 0 && (at === last || battles[at + 1]?.turn.bound !== bound) ? [at] : [],
  );
  return ends.map((end, number) => {
    const begin = number === 0 ? 0 : (ends[number - 1] ?? 0);
    const [before, battle] = [battles[begin], battles[end]].map((each) =>
      view(rules, each as Battle, seat),
    ) as [Battle, Battle];
    const lines = live
      .slice(begin, end)
      .flatMap((entry, at) =>
        linesOf(battles[begin + at + 1] ?? battle, record.entries[entry]?.events ?? [], seat),
      );
    return {
      battle,
      ways: number === 0 && before.turn.bound === 0 ? [] : waysBetween(before, battle),
      lines,
    };
  });
}
