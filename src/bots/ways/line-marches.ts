/** Several orders that together bring a whole line forward if it cannot go as one group: part by part, file by file. */
import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { freeGroups } from '../board/groups.ts';
import { partsOf } from '../board/parts.ts';
import { reachOf } from '../board/reach.ts';
import { type Context, inBattle } from '../context.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after } from './after.ts';
import { stopAhead } from './stops.ts';
import type { Way } from './way.ts';

/** The fewest bases of a line, and the most lines that are examined. */
const LINE = 3;
const MOST_LINES = 2;
/** A part is divided into files if it can use less than this share of its move. */
const LEAST = 0.6;

interface March {
  readonly bases: readonly PlacedBase[];
  readonly first: AnyCommand;
  readonly next: Battle;
}

/** Bases that stand straight behind each other, front ones first. */
function filesOf(bases: readonly PlacedBase[]): readonly (readonly PlacedBase[])[] {
  const files: PlacedBase[][] = [];
  for (const base of bases) {
    const file = files.find(
      ([head]) => head && Math.abs(rightOf(rectangleOfBase(head), base.pose)) < head.width / 2,
    );
    if (file) file.push(base);
    else files.push([base]);
  }
  return files.map((file) => file.toSorted((a, b) => (aheadOf(rectangleOfBase(a), b.pose) > 0 ? 1 : -1)));
}

/** The order that takes these bases straight on as far as they may go; null if that is not far. */
function onward(context: Context, part: readonly PlacedBase[]): AnyCommand | null {
  const nearest = stopAhead(context, part);
  if (!nearest || nearest.judgement.length < LEAST * reachOf(context, part)) return null;
  return nearest.command;
}

/** Orders that bring forward as much of a line as there are points for; null if there are fewer than two orders. */
function marchOf(context: Context, line: readonly PlacedBase[]): March | null {
  const parts = partsOf(context, line);
  const orders: AnyCommand[] = [];
  let { battle } = context;
  const go = (part: readonly PlacedBase[]): boolean => {
    const now = inBattle(context, battle);
    const order = pointsLeft(battle) > 0 ? onward(now, part) : null;
    const next = order && after(now, order);
    if (!order || !next) return false;
    orders.push(order);
    battle = next;
    return true;
  };
  const stuck = (parts.length > 0 ? parts : [line]).filter((part) => !go(part));
  const files = stuck.flatMap(filesOf).toSorted((one, other) => other.length - one.length);
  for (const file of files) if (!go(file)) go(file.slice(0, 1));
  const [first, second] = orders;
  if (!first || !second) return null;
  const bases = (first.bases as readonly string[]).flatMap((id) => placedBase(context.battle, id) ?? []);
  return { bases, first, next: battle };
}

/** Marches of the longest lines: the first order of each, with the battle after all its orders. */
export function lineMarches(context: Context): readonly Way[] {
  if (!context.profile.temper.march) return [];
  return freeGroups(context)
    .slice(0, MOST_LINES)
    .filter((line) => line.length >= LINE)
    .flatMap((line) => marchOf(context, line) ?? [])
    .filter(({ first }) => !isRefused(first, context.refused))
    .map(({ first, bases, next }) => ({
      idea: { bases, goals: [], kinds: [], promise: 0, why: 'bot.advance' },
      command: first,
      battle: next,
      cost: pointsLeft(context.battle) - pointsLeft(next),
      meets: false,
      goesFar: true,
    }));
}
