/** Random positions in the middle of a battle of Hordes of the Things: lines in or near contact, on broken ground. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { OUTLINES } from '../../src/engine/setup/outlines.ts';
import { degreesOf, HALF_TURN, normalFacing, TURN } from '../../src/geometry/exact.ts';
import { rectanglesOverlap, sharesArea } from '../../src/geometry/overlap.ts';
import { placed } from '../../src/geometry/polygon.ts';
import { ahead, type Pose, roundPose, shifted } from '../../src/geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../src/geometry/rectangle.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { baseSize, ELEMENTS, type Element } from '../../src/rules/hott/troops/troops.ts';
import { loadPosition } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/schema.ts';

const TABLE = { width: 600, depth: 600 };

type Piece = NonNullable<Scenario['terrain']>[number];
type Mustered = NonNullable<Scenario['bases']>[number];

interface Standing {
  readonly side: string;
  readonly troop: Element;
  readonly pose: Pose;
  readonly shape: Rectangle;
}

const somewhere = (random: Random, margin: number): Pose => ({
  x: margin + random(TABLE.width - 2 * margin),
  y: margin + random(TABLE.depth - 2 * margin),
  facing: random(TURN),
});

const KINDS = ['wood', 'marsh', 'gentle-hill', 'steep-hill', 'dunes', 'bua', 'lake', 'fields', 'rough'];
const LAID = OUTLINES.filter(({ kind, size }) => KINDS.includes(kind) && size !== 'large');

const pairs = (points: readonly { readonly x: number; readonly y: number }[]): [number, number][] =>
  points.map(({ x, y }) => [x, y]);

function someGround(random: Random): readonly Piece[] {
  const features = Array.from({ length: 2 + random(3) }, (_, at): Piece => {
    const { kind, area, crest } = oneOf(random, LAID);
    const pose = roundPose(somewhere(random, 80));
    const piece = { id: `T${at + 1}`, kind, area: pairs(placed(area, pose)) };
    return crest ? { ...piece, crest: pairs(placed(crest, pose)) } : piece;
  });
  const [from, to] = [100 + random(400), 100 + random(400)];
  const line: [number, number][] = [
    [0, from],
    [300, Math.round((from + to) / 2) + random(40) - 20],
    [600, to],
  ];
  const linear: readonly Piece[] = [
    { id: 'river', kind: 'river', line, width: 12 + random(20) },
    { id: 'road', kind: 'road', line, width: 15 },
  ];
  const pick = random(4);
  return pick < 2 ? [...features, linear[pick] as Piece] : features;
}

const WATER: readonly string[] = ['lake', 'river'];
const AT_HOME_IN_WATER: readonly string[] = ['Water Lurkers', 'Aerial Hero', 'Airboat', 'Flyers', 'Dragon'];

function isFree(
  standing: readonly Standing[],
  ground: readonly Piece[],
  { troop, shape }: Standing,
): boolean {
  const { minX, minY, maxX, maxY } = shape.box;
  if (minX < 0 || minY < 0 || maxX > TABLE.width || maxY > TABLE.depth) return false;
  if (standing.some((other) => rectanglesOverlap(shape, other.shape))) return false;
  if (AT_HOME_IN_WATER.includes(troop)) return true;
  return !ground.some(({ kind, area }) => {
    const bars = WATER.includes(kind) || troop === 'Artillery';
    return (
      bars &&
      area !== undefined &&
      sharesArea(
        shape.corners,
        area.map(([x, y]) => ({ x, y })),
      )
    );
  });
}

const SIDES = ['red', 'blue'] as const;
const GAPS = [0, 0, 15, 45, 90];

/** Two lines that face each other. Some bases have another behind them. */
function someLines(random: Random): readonly Omit<Standing, 'shape'>[] {
  const anchor = roundPose({ ...somewhere(random, 150), facing: oneOf(random, [0, 0, random(TURN)]) });
  const gap = oneOf(random, GAPS);
  return SIDES.flatMap((side, at) => {
    const facing = at === 0 ? anchor.facing : normalFacing(anchor.facing + HALF_TURN);
    const first = at === 0 ? anchor : { ...ahead(anchor, gap), facing };
    const kinds = [oneOf(random, ELEMENTS), oneOf(random, ELEMENTS)];
    const offset = oneOf(random, [0, 20]);
    return Array.from({ length: 1 + random(4) }, (_, file) => {
      const troop = oneOf(random, kinds);
      const pose = shifted(first, 40 * (at === 0 ? file : -file) + offset);
      const behind = ahead(pose, -baseSize(troop).depth);
      return random(3) > 0
        ? [{ side, troop, pose }]
        : [
            { side, troop, pose },
            { side, troop, pose: behind },
          ];
    }).flat();
  });
}

const someLoner = (random: Random): Omit<Standing, 'shape'> => ({
  side: oneOf(random, SIDES),
  troop: oneOf(random, ELEMENTS),
  pose: somewhere(random, 40),
});

function whoStands(random: Random, ground: readonly Piece[]): readonly Standing[] {
  const wanted = [
    ...someLines(random),
    ...someLines(random),
    ...Array.from({ length: 6 }, () => someLoner(random)),
  ];
  const standing: Standing[] = [];
  for (const { pose, ...one } of wanted) {
    const at = roundPose(pose);
    const { width, depth } = baseSize(one.troop);
    const next = { ...one, pose: at, shape: rectangleOf(at, width, depth) };
    if (isFree(standing, ground, next)) standing.push(next);
  }
  return standing;
}

/** The first base of each side is its general. A captive, a dragon, a god and a lost horde are beside the table. */
function basesOf(standing: readonly Standing[]): readonly Mustered[] {
  const bases = standing.map(({ side, troop, pose }, at): Mustered => {
    const first = standing.findIndex((other) => other.side === side) === at;
    const id = `${side === 'red' ? 'A' : 'Z'}${at}`;
    const flags = first ? ['general'] : [];
    // A lurker on the table has been deployed before, so the enemy has seen it.
    const marks: Record<string, number> = troop.endsWith('Lurkers') ? { deployments: 1 } : {};
    return { id, side, troop, at: [pose.x, pose.y, degreesOf(pose.facing)], flags, marks };
  });
  return [
    ...bases,
    { id: 'captive', side: 'blue', troop: 'Hero', in: 'ensorcelled' },
    { id: 'dragon', side: 'red', troop: 'Dragon', in: 'reserve' },
    { id: 'god', side: 'blue', troop: 'God', in: 'reserve' },
    { id: 'horde', side: 'red', troop: 'Hordes', in: 'lost' },
  ];
}

const STRONGHOLDS = [
  { id: 'south', side: 'red', y: 0 },
  { id: 'north', side: 'blue', y: 500 },
].map(({ id, side, y }) => {
  const area: [number, number][] = [
    [250, y],
    [350, y],
    [350, y + 100],
    [250, y + 100],
  ];
  return { id, side, area };
});

/** A position in the middle of a battle; it depends only on the seed. */
export function hottMelee(seed: number): Battle {
  const random = randomFrom(seed * 7919 + 29);
  const strongholds = STRONGHOLDS.filter(() => random(2) === 0);
  const keeps = strongholds.map((each): Piece => ({ ...each, kind: 'lake' }));
  const ground = someGround(random);
  const standing = whoStands(random, [...ground, ...keeps]);
  const captor = standing.findIndex(({ side }) => side === 'red');
  const bases = basesOf(standing);
  const checked = loadPosition(hott, {
    format: 'acies-scenario/1',
    ruleset: 'hott',
    title: { en: `Melee ${seed}` },
    table: TABLE,
    sides: { red: { edge: 'south', role: 'attacker' }, blue: { edge: 'north', role: 'defender' } },
    terrain: [...ground],
    strongholds,
    bases: [...bases],
    own: { captives: { captive: bases[captor]?.id } },
    turn: { round: 2, active: 'red', phase: 'pips' },
    steps: [],
  } as Scenario);
  if (!checked.ok) throw new Error(`seed ${seed}: ${JSON.stringify(checked.faults)}`);
  return checked.battle;
}
