/** Lays a battlefield piece by piece until it is eligible, to the taste of the defender's army. */
import type { Battle, SideId, TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import { laidOutline, OUTLINES } from '../../../engine/setup/outlines.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { boxOf, type Polygon } from '../../../geometry/polygon.ts';
import { agreedSize, areasWide } from '../../../rules/hott/ending/army-size.ts';
import { paces } from '../../../rules/hott/measures.ts';
import { eligibilityReasons } from '../../../rules/hott/setup/eligibility.ts';
import { drawnFor } from '../../../rules/hott/setup/terrain-kinds.ts';
import type { Random } from '../../bot.ts';
import { oneOf } from '../../random.ts';
import { likesRough, likesWater } from './terrain-taste.ts';

/** Part of the board that is judged by itself, as a standard board is. */
interface Part {
  readonly left: number;
  readonly width: number;
  readonly depth: number;
}

const partAt = ({ table }: Battle, parts: number, at: number): Part => {
  const width = table.width / parts;
  return { left: at * width, width, depth: table.depth };
};

const BAD = ['wood', 'rough', 'dunes', 'fields', 'steep-hill', 'bua', 'marsh'] as const;

/** The bad going near the middle must not be farther than this from it, and a little less is aimed at. */
const REACH = paces(600) - 5;
/** Between pieces, so that a base may pass; and from the edges, so that no base starts in a corner. */
const APART = 45;
const MARGIN = 30;
const STEP = 5;
const TRIES = 300;

/** The command that lays an outline, with the ground that it covers. */
interface Wish {
  readonly command: AnyCommand;
  readonly area: Polygon;
}

function wishAt(view: Battle, part: Part, kind: string, liked: boolean, random: Random): Wish {
  const size = liked && random(3) === 0 ? 'medium' : 'small';
  const outlines = OUTLINES.filter((each) => drawnFor(kind).includes(each.kind) && each.size === size);
  const outline = oneOf(random, outlines);
  const x = part.left + random(Math.floor(part.width / STEP)) * STEP;
  const y = random(Math.floor(view.table.depth / STEP)) * STEP;
  const at = [x, y, random(24) * 15] as const;
  return {
    command: { type: 'lay-terrain', kind, outline: outline.id, at },
    area: laidOutline(outline, at).area as Polygon,
  };
}

function isClear({ terrain }: Battle, part: Part, area: Polygon): boolean {
  const { minX, minY, maxX, maxY } = boxOf(area);
  return (
    minX >= part.left + MARGIN &&
    maxX <= part.left + part.width - MARGIN &&
    minY >= MARGIN &&
    maxY <= part.depth - MARGIN &&
    terrain.every((piece: TerrainPiece) => polygonsDistance(area, outlineOf(piece)) >= APART)
  );
}

const middleOf = ({ left, width, depth }: Part): Point => ({ x: left + width / 2, y: depth / 2 });

/** The quarter of a part that the middle of a piece is in, from 0 to 3. */
function quarterOf(part: Part, area: Polygon): number {
  const { minX, minY, maxX, maxY } = boxOf(area);
  const middle = middleOf(part);
  return Number((minX + maxX) / 2 > middle.x) + 2 * Number((minY + maxY) / 2 > middle.y);
}

const within = (part: Part, { minX, maxX }: ReturnType<typeof boxOf>): boolean =>
  (minX + maxX) / 2 >= part.left && (minX + maxX) / 2 < part.left + part.width;

/** A piece in a quarter that has none yet; near the middle where it must be bad going. */
function nextPiece(view: Battle, side: SideId, part: Part, bad: boolean, random: Random): AnyCommand | null {
  const liked = likesRough(view, side) > 0;
  const water = likesWater(view, side);
  const areas = view.terrain.map(outlineOf).filter((area) => within(part, boxOf(area)));
  const taken = areas.map((area) => quarterOf(part, area));
  const others = [...BAD, 'gentle-hill', ...(liked ? [] : ['gentle-hill']), ...(water ? ['lake'] : [])];
  const kinds: readonly string[] = bad ? BAD : others;
  for (let tries = 0; tries < TRIES; tries++) {
    const kind = bad && water && tries < TRIES / 4 ? 'marsh' : oneOf(random, kinds);
    const { command, area } = wishAt(view, part, kind, liked, random);
    const near = outlineDistance(middleOf(part), area) <= REACH;
    const spare = tries < TRIES / 2 && taken.includes(quarterOf(part, area));
    if (!spare && (near || !bad) && isClear(view, part, area)) return command;
  }
  return null;
}

/** A road or a river from one edge to the opposite one, where it meets least. */
function lineAcross(view: Battle, side: SideId, random: Random): AnyCommand | null {
  const kind = likesWater(view, side) && random(2) === 0 ? 'river' : 'road';
  const { width, depth } = view.table;
  for (let tries = 0; tries < TRIES / 10; tries++) {
    const x = MARGIN + random(Math.floor((width - 2 * MARGIN) / STEP)) * STEP;
    const bend = (random(9) - 4) * 10;
    const line: readonly (readonly [number, number])[] = [
      [x, 0],
      [Math.min(width - MARGIN, Math.max(MARGIN, x + bend)), depth / 2],
      [x, depth],
    ];
    const points = line.map(([px, py]) => ({ x: px, y: py }));
    const clear = view.terrain.every((piece) =>
      points.every((p, at) => {
        const next = points[at + 1];
        return !next || polygonsDistance([p, next], outlineOf(piece)) >= MARGIN;
      }),
    );
    if (clear) return { type: 'lay-terrain', kind, line, crossing: 'ford' };
  }
  return null;
}

/** Conditions that ask for bad going near the middle, and for rough ground. */
const ASK_FOR_BAD = ['hott.terrain.7', 'hott.terrain.5'];
/** More pieces in one part than this, and it is begun again. */
const MOST_PIECES = 9;

function forPart(
  view: Battle,
  side: SideId,
  part: Part,
  against: readonly Reason[],
  random: Random,
): AnyCommand {
  const own = view.terrain.filter((piece) => within(part, boxOf(outlineOf(piece))));
  const bad = against.some(({ rule }) => ASK_FOR_BAD.includes(rule));
  const next = own.length < MOST_PIECES ? nextPiece(view, side, part, bad, random) : null;
  if (next) return next;
  const piece = own[random(own.length)]?.id ?? view.terrain[0]?.id ?? '';
  return { type: 'lift-terrain', piece };
}

/** Takes away a piece that cannot stay, lays the next one, or says that the battlefield is done. */
export function layTerrain(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand {
  const against = eligibilityReasons(rules, view);
  const named = against.map(({ figures }) => figures?.piece).find((piece) => piece !== undefined);
  if (named !== undefined) return { type: 'lift-terrain', piece: named };
  const [first] = against;
  const parts = areasWide(agreedSize(view));
  if (first) {
    const at = Number(first.figures?.area ?? 1);
    const own = against.filter((each) => each.figures?.area === at);
    return forPart(view, side, partAt(view, parts, at - 1), own, random);
  }
  const adorned = view.terrain.some((piece) => piece.line);
  return (!adorned && random(2) === 0 ? lineAcross(view, side, random) : null) ?? { type: 'end-phase' };
}
