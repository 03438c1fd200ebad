/** What is wrong with the fortifications that a side has laid. DBM, Fortifications; rulings 34 and 132. */
import { type Battle, basesOnTable, type SideId, type TerrainPiece } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { outlineDistance, polygonsDistance } from '../../../geometry/distance.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { containsPoint, extent, type Polygon } from '../../../geometry/polygon.ts';
import { atMost, moreThan, sameLength } from '../../../geometry/tolerance.ts';
import { isBaggage } from '../base.ts';
import { because, broken } from '../citing.ts';
import { BASE_WIDTH, paces } from '../measures.ts';
import { deploymentDepth, SIDE_STRIP } from '../setup/zone.ts';
import { isListed } from './buying.ts';
import { type Enclosure, enclosureRound, enclosuresIn } from './enclosures.ts';
import { isAtBorder } from './ring.ts';
import { isGate, isTemporary, isTower, type Wall } from './sections.ts';
import { LOOSE, townIn } from './towns.ts';

/** The width from which a fortified town needs PF, in paces. */
const LARGE = 750;
const MOST_GATES = 3;

const endsOf = ({ walls }: Enclosure): readonly Point[] => [
  (walls[0] as Wall).line[0],
  (walls.at(-1) as Wall).line[1],
];

function sectionReasons({ walls }: Enclosure): readonly Reason[] {
  const wrong = walls.find(({ line }) => !sameLength(distance(...line), BASE_WIDTH));
  if (!wrong || !holds('dbm.fort.1')) return [];
  return [because('dbm.fort.1', 'dbm.wall.length', { piece: wrong.id, length: BASE_WIDTH })];
}

function towerReasons({ walls }: Enclosure): readonly Reason[] {
  const towers = walls.filter(isTower);
  const close = towers.find((tower, at) =>
    towers
      .slice(at + 1)
      .some((other) => moreThan(BASE_WIDTH, polygonsDistance(outlineOf(tower), outlineOf(other)))),
  );
  return close ? broken('dbm.fort.26', 'dbm.wall.towers', { piece: close.id, least: BASE_WIDTH }) : [];
}

/** Do the roads inside a town lead out by its gateways? */
function roadReasons({ terrain }: Battle, gates: readonly Wall[], town: TerrainPiece): readonly Reason[] {
  const near = (road: TerrainPiece, outline: Polygon): boolean =>
    atMost(polygonsDistance(outlineOf(road), outline), 0);
  const roads = terrain.filter((piece) => piece.kind === 'Rd' && near(piece, outlineOf(town)));
  const apart = gates.find((gate) => !roads.some((road) => near(road, outlineOf(gate))));
  if (roads.length === 0 || !apart) return [];
  return broken('dbm.fort.24', 'dbm.wall.gate-road', { piece: apart.id });
}

function townReasons(battle: Battle, enclosure: Enclosure, town: TerrainPiece): readonly Reason[] {
  const { walls } = enclosure;
  const gates = walls.filter(isGate);
  const large = moreThan(Math.max(...Object.values(extent(town.area ?? []))), paces(LARGE));
  const light = walls.find(isTemporary);
  const open = enclosure.isClosed ? undefined : endsOf(enclosure).find((end) => !isAtBorder(battle, end));
  return [
    ...(large && light
      ? broken('dbm.fort.22', 'dbm.wall.large-town', { piece: light.id, limit: paces(LARGE) })
      : []),
    ...(open ? broken('dbm.fort.23', 'dbm.wall.open', { piece: town.id }) : []),
    ...(gates.length < 1 || gates.length > MOST_GATES
      ? broken('dbm.fort.24', 'dbm.wall.gates', { piece: town.id, most: MOST_GATES })
      : []),
    ...roadReasons(battle, gates, town),
  ];
}

/** Do the sections lie where their side deploys? */
function isInOwnArea(battle: Battle, { side, walls }: Enclosure): boolean {
  const own = edgeOfSide(battle, side);
  const most = deploymentDepth(battle, side);
  return walls.every(({ line }) =>
    line.every((p) => {
      const aside =
        own === 'south' || own === 'north'
          ? [p.x, battle.table.width - p.x]
          : [p.y, battle.table.depth - p.y];
      return atMost(edgeDistance(battle, own, p), most) && Math.min(...aside) >= SIDE_STRIP;
    }),
  );
}

/** Do both ends of TF round a camp rest on its own table edge or on water, and is there baggage inside? */
function isCamp(battle: Battle, enclosure: Enclosure): boolean {
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
    basesOnTable(battle).some((base) => isBaggage(base) && enclosureRound(battle, base) === enclosure)
  );
}

function fieldReasons(battle: Battle, enclosure: Enclosure): readonly Reason[] {
  const { walls, side } = enclosure;
  const [first] = walls as readonly [Wall, ...Wall[]];
  const figures = { piece: first.id };
  if (walls.some((wall) => !isTemporary(wall))) return broken('dbm.fort.21', 'dbm.wall.no-town', figures);
  const camp = first.cover === 'camp';
  return [
    ...(isListed(battle, side, camp ? 'camp' : 'TF')
      ? []
      : broken('dbm.fort.3', 'dbm.wall.not-listed', figures)),
    ...(isInOwnArea(battle, enclosure) ? [] : broken('dbm.fort.17', 'dbm.wall.area', figures)),
    ...(camp && !isCamp(battle, enclosure) ? broken('dbm.fort.18', 'dbm.wall.camp', figures) : []),
  ];
}

/** All reasons against the fortifications that a side has laid. */
export const fortificationReasons = (battle: Battle, side: SideId): readonly Reason[] =>
  enclosuresIn(battle.terrain)
    .filter((enclosure) => enclosure.side === side)
    .flatMap((enclosure) => {
      const town = townIn(battle, enclosure);
      return [
        ...sectionReasons(enclosure),
        ...towerReasons(enclosure),
        ...(town ? townReasons(battle, enclosure, town) : fieldReasons(battle, enclosure)),
      ];
    });
