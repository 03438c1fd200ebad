/** What is wrong with the fortifications that a side has laid. */

import { type Battle, basesOnTable, type TerrainPiece } from '../../engine/battle.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { isStrip } from '../../engine/board/walls.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import { edgeDistance, edgeOfSide } from '../../engine/setup/edges.ts';
import { outlineDistance, polygonsDistance } from '../../geometry/distance.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { containsPoint, extent, type Polygon } from '../../geometry/polygon.ts';
import { atMost, moreThan, sameLength } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn, ruleIn } from '../book.ts';
import { because, broken } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import { type Enclosure, enclosureRound, enclosuresIn, isSameEnclosure } from './enclosures.ts';
import { isAtBorder } from './ring.ts';
import { FRONTIER, isFortification, isGate, isTemporary, isTower, type Wall } from './sections.ts';
import { LOOSE, townIn } from './towns.ts';

const MOST_GATES = 3;

const endsOf = ({ walls }: Enclosure): readonly Point[] => [
  (walls[0] as Wall).line[0],
  (walls.at(-1) as Wall).line[1],
];

function sectionReasons(game: Debellis, { walls }: Enclosure): readonly Reason[] {
  const wrong = walls.find(({ line }) => !sameLength(distance(...line), BASE_WIDTH));
  if (!wrong || !holdsIn(game.walls, 'section')) return [];
  return [
    because(clauseIn(game.walls, 'section'), 'debellis.wall.length', { piece: wrong.id, length: BASE_WIDTH }),
  ];
}

function towerReasons(game: Debellis, { walls }: Enclosure): readonly Reason[] {
  const towers = walls.filter(isTower);
  const close = towers.find((tower, at) =>
    towers
      .slice(at + 1)
      .some((other) => moreThan(BASE_WIDTH, polygonsDistance(outlineOf(tower), outlineOf(other)))),
  );
  return close
    ? broken(clauseIn(game.walls, 'towersApart'), 'debellis.wall.towers', {
        piece: close.id,
        least: BASE_WIDTH,
      })
    : [];
}

/** Do the roads inside a town lead out by its gateways? */
function roadReasons(
  game: Debellis,
  { terrain }: Battle,
  gates: readonly Wall[],
  town: TerrainPiece,
): readonly Reason[] {
  const near = (road: TerrainPiece, outline: Polygon): boolean =>
    atMost(polygonsDistance(outlineOf(road), outline), 0);
  const roads = terrain.filter((piece) => piece.kind === 'Rd' && near(piece, outlineOf(town)));
  const apart = gates.find((gate) => !roads.some((road) => near(road, outlineOf(gate))));
  const rule = ruleIn(game.walls, 'gateRoads');
  if (roads.length === 0 || !apart || rule === null) return [];
  return broken(rule, 'debellis.wall.gate-road', { piece: apart.id });
}

function townReasons(
  game: Debellis,
  battle: Battle,
  enclosure: Enclosure,
  town: TerrainPiece,
): readonly Reason[] {
  const { walls } = enclosure;
  const gates = walls.filter(isGate);
  const large = moreThan(Math.max(...Object.values(extent(town.area ?? []))), game.paces(game.largeTown));
  const light = walls.find(isTemporary);
  const open = enclosure.isClosed ? undefined : endsOf(enclosure).find((end) => !isAtBorder(battle, end));
  return [
    ...(large && light
      ? broken(clauseIn(game.walls, 'largeTown'), 'debellis.wall.large-town', {
          piece: light.id,
          limit: game.paces(game.largeTown),
        })
      : []),
    ...(open ? broken(clauseIn(game.walls, 'closed'), 'debellis.wall.open', { piece: town.id }) : []),
    ...(gates.length < 1 || gates.length > MOST_GATES
      ? broken(clauseIn(game.walls, 'gates'), 'debellis.wall.gates', { piece: town.id, most: MOST_GATES })
      : []),
    ...roadReasons(game, battle, gates, town),
  ];
}

/** Do the sections lie where their side deploys? */
function isInOwnArea(
  game: Debellis,
  battle: Battle,
  { side, walls }: Pick<Enclosure, 'side' | 'walls'>,
): boolean {
  const own = edgeOfSide(battle, side);
  const most = game.deploymentDepth(battle, side);
  return walls.every(({ line }) =>
    line.every((p) => {
      const aside =
        own === 'south' || own === 'north'
          ? [p.x, battle.table.width - p.x]
          : [p.y, battle.table.depth - p.y];
      return atMost(edgeDistance(battle, own, p), most) && Math.min(...aside) >= game.sideStrip;
    }),
  );
}

/** Do both ends of TF round a camp rest on its own table edge or on water, and is there baggage inside? */
function isCamp(game: Debellis, battle: Battle, enclosure: Enclosure): boolean {
  const atWater = (p: Point): boolean =>
    battle.terrain.some(
      (piece) =>
        (piece.kind === 'Rv' || piece.kind === 'WW') &&
        (containsPoint(outlineOf(piece), p) || outlineDistance(p, outlineOf(piece)) <= LOOSE),
    );
  const rests = (p: Point): boolean =>
    edgeDistance(battle, edgeOfSide(battle, enclosure.side), p) <= LOOSE || atWater(p);
  return (
    endsOf(enclosure).every(rests) &&
    basesOnTable(battle).some(
      (base) => game.isBaggage(base) && isSameEnclosure(enclosureRound(game, battle, base), enclosure),
    )
  );
}

function fieldReasons(game: Debellis, battle: Battle, enclosure: Enclosure): readonly Reason[] {
  const { walls, side } = enclosure;
  const [first] = walls as readonly [Wall, ...Wall[]];
  const figures = { piece: first.id };
  const needsTown = ruleIn(game.walls, 'needsTown');
  if (needsTown !== null && walls.some((wall) => !isTemporary(wall)))
    return broken(needsTown, 'debellis.wall.no-town', figures);
  const camp = first.cover === 'camp';
  const [listedOnly, campRule] = [ruleIn(game.walls, 'listedOnly'), ruleIn(game.walls, 'camp')];
  return [
    ...(listedOnly === null || game.isListedSection(battle, side, camp ? 'camp' : 'TF')
      ? []
      : broken(listedOnly, 'debellis.wall.not-listed', figures)),
    ...(isInOwnArea(game, battle, enclosure)
      ? []
      : broken(clauseIn(game.walls, 'fieldArea'), 'debellis.wall.area', figures)),
    ...(camp && campRule !== null && !isCamp(game, battle, enclosure)
      ? broken(campRule, 'debellis.wall.camp', figures)
      : []),
  ];
}

/** The reasons against the fixed obstacles that a side has laid. */
const obstacleReasons = (game: Debellis, battle: Battle, side: SideId): readonly Reason[] =>
  battle.terrain
    .filter(isStrip)
    .filter((strip) => strip.side === side && !isFortification(strip))
    .flatMap((strip) => [
      ...(sameLength(distance(...strip.line), BASE_WIDTH)
        ? []
        : broken(clauseIn(game.walls, 'obstacleLength'), 'debellis.wall.length', {
            piece: strip.id,
            length: BASE_WIDTH,
          })),
      ...(isInOwnArea(game, battle, { side, walls: [strip] })
        ? []
        : broken(clauseIn(game.walls, 'obstacleArea'), 'debellis.wall.area', { piece: strip.id })),
    ]);

/** All reasons against the fortifications and obstacles that a side has laid. */
export const fortificationReasons = (game: Debellis, battle: Battle, side: SideId): readonly Reason[] => [
  ...obstacleReasons(game, battle, side),
  ...enclosuresIn(game)(battle.terrain)
    .filter(({ walls: [first], ...each }) => each.side === side && first?.cover !== FRONTIER)
    .flatMap((enclosure) => {
      const town = townIn(battle, enclosure);
      return [
        ...sectionReasons(game, enclosure),
        ...towerReasons(game, enclosure),
        ...(town ? townReasons(game, battle, enclosure, town) : fieldReasons(game, battle, enclosure)),
      ];
    }),
];
