import type { Battle, TableEdge } from '../../engine/battle.ts';
import { boxBefore } from '../../engine/setup/edges.ts';
import type { Point } from '../../geometry/point.ts';
import { boxPolygon } from '../../geometry/polygon.ts';
import { DBMM } from '../../rules/dbmm/game.ts';
import { paces } from '../../rules/dbmm/measures.ts';
import { addedOf, chooserOf, limitsOf, offerOf, sumOf } from '../../rules/dbmm/setup/choice.ts';
import { judgeLaying, type LayOrder } from '../../rules/dbmm/setup/lay.ts';
import type { Thrown } from '../../rules/dbmm/setup/lay-area.ts';
import { CROSSABLE, RIVER } from '../../rules/dbmm/setup/lay-line.ts';
import type { ToLay } from '../../rules/dbmm/setup/laying-order.ts';
import { placesFor, townReasons } from '../../rules/dbmm/setup/places.ts';
import { layingOf, outlineKind, sizesOf } from '../../rules/dbmm/setup/terrain-kinds.ts';
import { chosenByInvader } from '../../rules/dbmm/steps/battlefield.ts';
import { layingBy } from '../debellis/laying.ts';
import type { Laying } from '../on-screen/laying.ts';
import type { Told } from '../on-screen/told.ts';
import { drawing } from './notes/writing.ts';

/** The ground that is nearer to an edge than to any other: it narrows by half a right angle at both ends. */
function nearestTo({ table }: Battle, edge: TableEdge): readonly Point[] {
  const { width, depth } = table;
  const reach = Math.min(width, depth) / 2;
  const [low, high] = [reach, depth - reach];
  const [left, right] = [reach, width - reach];
  const corners: Readonly<Record<TableEdge, readonly (readonly [number, number])[]>> = {
    south: [
      [0, 0],
      [width, 0],
      [right, low],
      [left, low],
    ],
    north: [
      [width, depth],
      [0, depth],
      [left, high],
      [right, high],
    ],
    west: [
      [0, depth],
      [0, 0],
      [left, low],
      [left, high],
    ],
    east: [
      [width, 0],
      [width, depth],
      [right, high],
      [right, low],
    ],
  };
  return corners[edge].map(([x, y]) => ({ x, y }));
}

/** Of the ground that the dice allow, what is drawn: for the first piece how far it may lie from its edge. */
const groundOf = (battle: Battle, { edge, mm, first }: Thrown): readonly Point[] =>
  first ? boxPolygon(boxBefore(battle, edge, mm)) : nearestTo(battle, edge);

/** What the dice say: lines only begin at the edge. */
function hint({ edge, mm, first }: Thrown, { kind }: ToLay): Told {
  const isLine = ['river', 'road'].includes(layingOf(kind));
  const asks = isLine ? 'line' : first ? 'first' : 'later';
  return { key: 'screen.lay.edge-thrown', figures: { edge, asks, distance: mm } };
}

const byHand = layingBy<ToLay, Thrown>({
  game: DBMM,
  layingOf,
  outlineKind,
  sizesOf,
  thrownIn: ({ edge, distance, first }) =>
    typeof distance === 'number' ? { edge: edge as TableEdge, mm: distance, first: first === true } : null,
  groundOf,
  hint,
  places: placesFor,
  judge(battle, wanted, thrown, command) {
    const judged = judgeLaying(battle, wanted, thrown, command as LayOrder);
    if (!judged) return null;
    return { ...judged, reasons: [...townReasons(battle, wanted, judged.pieces), ...judged.reasons] };
  },
  crossable: CROSSABLE,
  river: { least: paces(RIVER.least), most: paces(RIVER.most), usual: paces(RIVER.usual) },
  offerOf(battle) {
    const { mandatory, optional } = offerOf(battle);
    return { mandatory, optional: [...optional, ...addedOf(battle)] };
  },
  chosenByInvader,
  amount(battle, pieces) {
    const who = chooserOf(battle, battle.flow.awaits[0]?.by ?? '');
    const limits = limitsOf(battle, who, chosenByInvader(battle));
    return { key: 'screen.lay.amount', figures: { chosen: sumOf(pieces), ...limits } };
  },
});

export const { terrain } = byHand;

/** Laying terrain and walls of De Bellis Magistrorum Militum by hand, and what is drawn in the notes. */
export const laying = (battle: Battle): Laying | null => drawing(battle) ?? byHand.laying(battle);
