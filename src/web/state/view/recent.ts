import { computed } from '@preact/signals';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { view } from '../../../engine/view.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { session } from '../battle/session.ts';
import { type LogLine, linesOf, reasonOf, type Why } from '../telling/log.ts';
import { seatShown, shownBattle, stepNow } from './shown.ts';

/** The result of one command of another seat. */
export interface Doing {
  readonly by: string;
  readonly lines: readonly LogLine[];
  readonly why: Why | null;
}

/** Events that tell of no action of a player. */
const ROUTINE = new Set(['phase-ended', 'phase-skipped', 'bound-begins', 'pips-thrown']);

/** The step right after the last command of the seat shown. */
export const sinceStep = computed<number>(() => {
  const now = session.value;
  if (!now) return 0;
  const { live, record, battles } = now.play;
  const begun = Math.max(
    0,
    battles.findIndex(({ turn }) => turn.bound > 0),
  );
  for (let at = stepNow.value; at > begun; at--)
    if (record.entries[live[at - 1] ?? -1]?.by === seatShown.value) return at;
  return Math.min(begun, stepNow.value);
});

/** What other seats and dice did since the last command of the seat shown. */
export const doneSince = computed<readonly Doing[]>(() => {
  const now = session.value;
  if (!now) return [];
  const { live, record, battles } = now.play;
  return live.slice(sinceStep.value, stepNow.value).flatMap((number, index) => {
    const entry = record.entries[number];
    const battle = battles[sinceStep.value + index + 1];
    if (!entry || !battle) return [];
    const lines = linesOf(battle, entry.events, seatShown.value).filter(({ type }) => !ROUTINE.has(type));
    return lines.length === 0 ? [] : [{ by: entry.by, lines, why: reasonOf(number, entry.command) }];
  });
});

/** The sides that ended a phase since then, but did nothing that is told. */
export const passedSince = computed<readonly string[]>(() => {
  const now = session.value;
  const seat = seatShown.value;
  if (!now || seat === null) return [];
  const { live, record } = now.play;
  const ended = live
    .slice(sinceStep.value, stepNow.value)
    .flatMap((number) => record.entries[number] ?? [])
    .filter(({ command }) => command.type === 'end-phase')
    .map(({ by }) => by);
  return [...new Set(ended)].filter((by) => by !== seat && !doneSince.value.some((doing) => doing.by === by));
});

/** Has another side acted or passed since then? */
export const othersActed = computed<boolean>(() => {
  const seat = seatShown.value;
  const acted = doneSince.value.some(({ by }) => by !== seat && by !== 'dice');
  return seat !== null && (acted || passedSince.value.length > 0);
});

/** A base that has moved or left the table. */
export interface Trail {
  readonly base: PlacedBase;
  readonly to: Pose | null;
}

const hasMoved = (from: Pose, to: Pose): boolean =>
  from.x !== to.x || from.y !== to.y || from.facing !== to.facing;

const trailsBetween = (before: Battle, after: Battle): readonly Trail[] =>
  basesOnTable(before).flatMap((base) => {
    const now = placedBase(after, base.id);
    return now && !hasMoved(base.pose, now.pose) ? [] : [{ base, to: now?.pose ?? null }];
  });

/** Where bases have gone since the last command of the seat shown. */
export const trailsSince = computed<readonly Trail[]>(() => {
  const now = session.value;
  const before = now?.play.battles[sinceStep.value];
  const after = shownBattle.value;
  if (!now || !before || !after || before.turn.bound === 0) return [];
  return trailsBetween(view(now.rules, before, seatShown.value), after);
});
