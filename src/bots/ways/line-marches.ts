/** A whole line brought on by several orders, where it cannot go as one group: part by part, file by file. */
import type { Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { partsOf } from '../board/parts.ts';
import { reachOf } from '../board/reach.ts';
import { worthFor } from '../evaluate/evaluate.ts';
import { freeGroups, type Idea } from '../ideas/idea.ts';
import { counselFor } from '../plain-profile.ts';
import { isRefused, pointsLeft } from '../questions.ts';
import { after, faced } from './after.ts';
import { stopAhead } from './stops.ts';

/** So many bases are a line. */
const LINE = 3;
/** A part that cannot go on by this share of its move is parted further. */
const LEAST = 0.6;

interface LineMarch {
  readonly bases: readonly PlacedBase[];
  readonly first: AnyCommand;
  readonly next: Battle;
}

/** Those who stand straight behind each other, front ones first. */
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

/** Straight on, as far as these bases may go at once; null where that is not far. */
function onward(rules: Ruleset, view: Battle, side: SideId, part: readonly PlacedBase[]): AnyCommand | null {
  const nearest = stopAhead(rules, view, side, part);
  if (!nearest || nearest.judgement.length < LEAST * reachOf(rules, view, part)) return null;
  return nearest.command as unknown as AnyCommand;
}

/** All orders that bring on as much of a line as there are points for; null where one order or none does. */
function marchOf(rules: Ruleset, view: Battle, side: SideId, line: readonly PlacedBase[]): LineMarch | null {
  const parts = partsOf(rules, view, line);
  const orders: AnyCommand[] = [];
  let battle = view;
  const go = (part: readonly PlacedBase[]): boolean => {
    const order = pointsLeft(battle) > 0 ? onward(rules, battle, side, part) : null;
    const next = order && after(rules, battle, order, side);
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
  const bases = (first.bases as readonly string[]).flatMap((id) => placedBase(view, id) ?? []);
  return { bases, first, next: battle };
}

/** How the lines of a side may be brought on, the longest first. */
const lineMarches = (rules: Ruleset, view: Battle, side: SideId): readonly LineMarch[] =>
  freeGroups(rules, view, side)
    .slice(0, 2)
    .filter((line) => line.length >= LINE)
    .flatMap((line) => marchOf(rules, view, side, line) ?? []);

interface March {
  readonly command: AnyCommand;
  readonly gain: number;
  readonly cost: number;
  readonly idea: Idea;
}

/** The first order of each such march, weighed by where all its orders bring the line. */
export function marches(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  now: number,
  refused: readonly AnyCommand[],
): readonly March[] {
  if (!counselFor(rules.id).march) return [];
  return lineMarches(rules, view, side)
    .filter(({ first }) => !isRefused(first, refused))
    .map(({ first, bases, next }) => ({
      command: first,
      gain: worthFor(rules, faced(rules, next, side), side) - now,
      cost: pointsLeft(view) - pointsLeft(next),
      idea: { bases, goals: [], kinds: [], promise: 0, why: 'bot.advance' },
    }));
}
