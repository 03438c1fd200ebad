/** Which battlefields are eligible. Hordes of the Things, Terrain, Mass battles. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../../engine/board/going.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { coveredArea } from '../../../geometry/covered.ts';
import { outlineDistance } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings } from '../../../geometry/polygon.ts';
import type { Box } from '../../../geometry/rectangle.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { agreedSize, areasWide, isMassBattle } from '../ending/army-size.ts';
import { type Feature, featuresOf, holdsPart } from '../ground/features.ts';
import { isFlatGoodGoing } from '../ground/going.ts';
import { isWater } from '../ground/water.ts';
import { paces } from '../measures.ts';
import { groundGoing } from './ground.ts';
import { hangingRivers } from './lay-line.ts';
import { diameterOf } from './stronghold-shape.ts';

/** A standard playing area: the whole board, or a part of a mass battle's field. */
interface Area {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly box: Box;
  readonly features: readonly Feature[];
}

const LEAST = { quarters: 3, rough: 2, features: 4, bad: 2 } as const;
const DIAMETER = paces(200);
const REACH = paces(600);

const centreOf = ({ minX, minY, maxX, maxY }: Box): Point => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

function quartersOf(box: Box): readonly Box[] {
  const { x, y } = centreOf(box);
  const halves = [
    { minX: box.minX, maxX: x },
    { minX: x, maxX: box.maxX },
  ];
  return halves.flatMap((half) => [
    { ...half, minY: box.minY, maxY: y },
    { ...half, minY: y, maxY: box.maxY },
  ]);
}

/** The number of quarters that hold part of a piece which passes `is`. */
const quartersWith = ({ battle, box }: Area, is: (piece: TerrainPiece) => boolean): number => {
  const pieces = battle.terrain.filter(is);
  return quartersOf(box).filter((quarter) => pieces.some((piece) => holdsPart(quarter, piece))).length;
};

const isOver = (piece: TerrainPiece, p: Point): boolean => insideByCrossings(outlineOf(piece), p);

/** The part of an area that is flat good going, from 0 to 1. Islands are land. */
function flatGoodPart({ battle, box }: Pick<Area, 'battle' | 'box'>): number {
  const others = battle.terrain.filter((piece) => !isFlatGoodGoing(piece));
  const islands = battle.terrain.filter((piece) => piece.kind === 'island');
  const isLand = (p: Point): boolean => islands.some((island) => isOver(island, p));
  const hampered = coveredArea(box, [...others, ...islands].map(outlineOf), (p) =>
    others.some((piece) => isOver(piece, p) && !(isWater(piece) && isLand(p))),
  );
  return 1 - hampered / ((box.maxX - box.minX) * (box.maxY - box.minY));
}

const isFeature = ({ features }: Area, piece: TerrainPiece): boolean =>
  features.some((feature) => feature.includes(piece));

const isRough = ({ rules, battle }: Area, piece: TerrainPiece): boolean =>
  piece.kind === 'river' || ['bad', IMPASSABLE].includes(groundGoing(rules, battle, piece));

/** Is a feature bad going, wide enough and near enough to the centre? */
function isBadNearCentre({ rules, battle, box }: Area, feature: Feature): boolean {
  const bad = feature.filter((piece) => groundGoing(rules, battle, piece) === 'bad');
  const outline = bad.flatMap(outlineOf);
  const centre = centreOf(box);
  const near = bad.some((piece) => {
    const ground = outlineOf(piece);
    return insideByCrossings(ground, centre) || atMost(outlineDistance(centre, ground), REACH);
  });
  return near && atMost(DIAMETER, diameterOf(outline));
}

interface Condition {
  readonly rule: HottClause;
  readonly key: string;
  /** The amount in the area, and the least that it needs. */
  readonly measure: (area: Area) => {
    readonly found: number;
    readonly least: number;
    readonly fails: boolean;
  };
}

const atLeast = (found: number, least: number) => ({ found, least, fails: found < least });

const CONDITIONS: readonly Condition[] = [
  {
    rule: 'hott.terrain.3',
    key: 'hott.setup.not-flat',
    measure: (area) => {
      const part = flatGoodPart(area);
      return { found: Math.round(part * 100), least: 50, fails: part <= 0.5 };
    },
  },
  {
    rule: 'hott.terrain.4',
    key: 'hott.setup.empty-quarters',
    measure: (area) =>
      atLeast(
        quartersWith(area, (piece) => isFeature(area, piece)),
        LEAST.quarters,
      ),
  },
  {
    rule: 'hott.terrain.5',
    key: 'hott.setup.easy-quarters',
    measure: (area) =>
      atLeast(
        quartersWith(area, (piece) => isRough(area, piece)),
        LEAST.rough,
      ),
  },
  {
    rule: 'hott.terrain.6',
    key: 'hott.setup.few-features',
    measure: ({ features }) => atLeast(features.length, LEAST.features),
  },
  {
    rule: 'hott.terrain.7',
    key: 'hott.setup.few-bad',
    measure: (area) =>
      atLeast(area.features.filter((feature) => isBadNearCentre(area, feature)).length, LEAST.bad),
  },
];

function areasOf(rules: Ruleset, battle: Battle): readonly Area[] {
  const parts = isMassBattle(battle) && holds('hott.mass.3') ? areasWide(agreedSize(battle)) : 1;
  const width = battle.table.width / parts;
  const features = featuresOf(battle);
  return Array.from({ length: parts }, (_, at) => {
    const box = { minX: at * width, maxX: (at + 1) * width, minY: 0, maxY: battle.table.depth };
    const within = features.filter((feature) => feature.some((piece) => holdsPart(box, piece)));
    return { rules, battle, box, features: within };
  });
}

/** Every condition that the terrain fails, for each standard area of the board. */
function conditionReasons(rules: Ruleset, battle: Battle): readonly Reason[] {
  if (!holds('hott.terrain.8')) return [];
  return areasOf(rules, battle).flatMap((area, at) =>
    CONDITIONS.flatMap(({ rule, key, measure }) => {
      const { found, least, fails } = measure(area);
      if (!fails || !holds(rule)) return [];
      return [{ rule, key, figures: { found, least, area: at + 1 } }];
    }),
  );
}

/** Every reason why the terrain of a battle is not eligible. */
export const eligibilityReasons = (rules: Ruleset, battle: Battle): readonly Reason[] => [
  ...conditionReasons(rules, battle),
  ...hangingRivers(battle),
];
