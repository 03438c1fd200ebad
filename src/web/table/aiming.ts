/** Makes a command of a wish, and shows its ghost: judged at once, or when the hand rests. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { Pose } from '../../geometry/pose.ts';
import { ghostWith, judgedGhost, placedOf } from '../searching/ends.ts';
import { search } from '../searching/search.ts';
import { cancelGhost, type Ghost, ghost, selected } from '../state/orders/selection.ts';
import { noteOfTable } from '../state/table.ts';
import { marching, onFoot } from '../state/view/options.ts';
import type { Drag, Swing } from './drag.ts';
import { endsDrawn, freeGhost } from './drawn-ends.ts';
import { type Field, field, isMovable } from './field.ts';
import { hasWay } from './foreseeing.ts';
import { type Line, lineOf } from './wish.ts';

/** The picked bases. `base` is the first of them. */
export interface Held {
  readonly now: Field;
  readonly base: PlacedBase;
  readonly movers: readonly PlacedBase[];
}

/** The picked bases if they may be moved; null when they may not. */
export function held(): Held | null {
  const now = field.value;
  if (!now) return null;
  const movers = placedOf(now.battle, selected.value);
  const base = movers[0];
  return base && movers.every((each) => isMovable(now, each)) ? { now, base, movers } : null;
}

/** A path as a command. Where `onFoot` is set, bases with vehicles leave them and make a tactical move. */
export const commandOf = ({ now, movers }: Held, path: readonly Leg[]): MoveCommand => ({
  type: 'move',
  bases: movers.map((base) => base.id),
  path,
  ...(onFoot.value && movers.some((base) => now.rules.label(base).vehicles) ? { kind: 'tactical' } : {}),
});

/** After this many milliseconds without a move of the pointer, the nearest legal end is looked for. */
const REST = 60;
/** After this many milliseconds a wish is judged that could not be judged within a frame. */
const BREATH = 35;
/** The most milliseconds of a frame for judging. */
const SPARE = 6;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Judges a wish during a pull without the rules that take long, and records the time for it. */
function judgeHastily(
  { rules, battle }: Field,
  command: MoveCommand,
  snapped: boolean,
  pull: Drag | Swing,
): Ghost {
  const begun = performance.now();
  const shown = judgedGhost(rules, battle, command, snapped, true);
  pull.judging = performance.now() - begun;
  return shown;
}

/**
 * Shows a wish; an empty path removes the ghost. During a `pull` it is judged by all rules only when the hand rests.
 * If even a quick judgement takes too long for a frame, as with many bases, the wish is only drawn until then.
 */
export function wishFor(
  holding: Held,
  wished: MoveCommand,
  snapped = false,
  pull: Drag | Swing | null = null,
): void {
  const { now } = holding;
  const command = now.mode === 'move' && marching.value ? { ...wished, kind: 'march' as const } : wished;
  clearTimeout(resting);
  if (command.path.length === 0) {
    cancelGhost();
    return;
  }
  const later = now.mode === 'place' || (pull !== null && holding.movers.length > 1 && pull.judging > SPARE);
  const shown = later
    ? { ...freeGhost(now.rules, now.battle, command), snapped, hasty: now.mode !== 'place' }
    : pull
      ? judgeHastily(now, command, snapped, pull)
      : judgedGhost(now.rules, now.battle, command, snapped);
  ghost.value = shown;
  if (now.mode === 'place' || (!shown.hasty && shown.wish?.reasons.length === 0)) return;
  resting = setTimeout(() => ghost.value === shown && settleInSteps(), later ? BREATH : REST);
}

/** Has the wish been judged by all rules? */
export const isJudged = ({ wish, hasty }: Ghost): boolean => wish !== null && !hasty;

/** Judges the wish by all rules, and then looks for its nearest legal end: the pointer may move on in between. */
function settleInSteps(): void {
  settle();
  void seekNearest();
}

/** Judges the wish by all rules at once. */
export function settle(): void {
  const now = field.value;
  const shown = ghost.value;
  clearTimeout(resting);
  if (!now || !shown || now.mode === 'place' || isJudged(shown) || !hasWay(shown.command)) return;
  ghost.value = judgedFully(now, shown);
}

/** The refused wish whose nearest legal end is looked for, or was not found. */
const sought = noteOfTable<{ readonly shown: Ghost; readonly end: Promise<Ghost | null> } | null>(null);

/** Looks for the legal end nearest to a refused wish; what is shown then, or null once the wish is another one. */
export function seekNearest(): Promise<Ghost | null> {
  const now = field.value;
  const shown = ghost.value;
  const isRefused = shown?.wish && !shown.hasty && shown.wish.reasons.length > 0;
  if (!now || !shown || !isRefused || shown.nearest || now.mode === 'place' || !hasWay(shown.command))
    return Promise.resolve(shown);
  if (sought.now?.shown !== shown) sought.now = { shown, end: findNearest(now, shown) };
  return sought.now.end;
}

async function findNearest({ rules, battle }: Field, shown: Ghost): Promise<Ghost | null> {
  const isWanted = (): boolean => ghost.value === shown && field.value?.battle === battle;
  const found = await search('nearest', battle, shown.command, isWanted);
  if (!isWanted()) return null;
  const ended = ghostWith(rules, battle, shown, found);
  ghost.value = ended;
  return ended;
}

function judgedFully({ rules, battle }: Field, shown: Ghost): Ghost {
  return isJudged(shown) ? shown : judgedGhost(rules, battle, shown.command, shown.snapped);
}

/** The front line of the movers after a path. */
export function lineAfter(holding: Held, path: readonly Leg[]): Line {
  const { rules, battle } = holding.now;
  const front = holding.movers.length > 1 ? rules.board.groups.front(holding.movers) : holding.movers;
  const left = front[0] ?? holding.base;
  const right = front.at(-1) ?? holding.base;
  const poses = endsDrawn(rules, battle, holding.movers, path);
  const poseOf = (base: PlacedBase): Pose =>
    poses[holding.movers.findIndex((each) => each.id === base.id)] ?? base.pose;
  return lineOf(left, right, poseOf(left), poseOf(right));
}
