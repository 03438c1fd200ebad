/** Laying terrain of DBM by hand. Areas are put anywhere; for rivers, roads and waterways the player goes through places. */

import { invaderOf } from '../../debellis/setup/roles.ts';
import type { Battle } from '../../engine/battle.ts';
import { keptWith } from '../../engine/data/memory.ts';
import { somePlaces } from '../../engine/setup/lay/places.ts';
import { outlinesFor } from '../../engine/setup/outlines.ts';
import type { Point } from '../../geometry/point.ts';
import { boxPolygon } from '../../geometry/polygon.ts';
import { paces } from '../../rules/dbm/measures.ts';
import { chooserOf, offerOf } from '../../rules/dbm/setup/choice.ts';
import { judgeLaying, type LayOrder } from '../../rules/dbm/setup/lay.ts';
import type { Thrown } from '../../rules/dbm/setup/lay-area.ts';
import { CROSSABLE, RIVER_WIDTH } from '../../rules/dbm/setup/lay-line.ts';
import type { ToLay } from '../../rules/dbm/setup/laying-order.ts';
import { placesFor } from '../../rules/dbm/setup/places.ts';
import { boxOfSector, type Sector } from '../../rules/dbm/setup/sectors.ts';
import { layingOf, outlineKind, sizesOf } from '../../rules/dbm/setup/terrain-kinds.ts';
import { chosenByInvader } from '../../rules/dbm/steps/battlefield.ts';
import type { Draft, Laying, TerrainToChoose } from '../on-screen/laying.ts';
import { fortifying } from './fortifying.ts';

interface Asked {
  readonly wanted: ToLay;
  readonly thrown: Thrown | null;
}

/** The piece that a question is about, and the place that the dice gave it; null if there is none. */
function askedIn(battle: Battle): Asked | null {
  const { kind, about = {} } = battle.flow.awaits[0] ?? {};
  const wanted = about.piece as ToLay | undefined;
  if (kind !== 'lay-terrain' || !wanted) return null;
  const { third, half, distance } = about;
  const sector = { third, half } as Sector;
  return { wanted, thrown: typeof distance === 'number' ? { sector, mm: distance } : null };
}

/** The places that are offered for a line or a waterway. */
const offeredIn = keptWith((battle: Battle): readonly LayOrder[] => {
  const asked = askedIn(battle);
  return asked ? (somePlaces(placesFor(battle, asked.wanted, asked.thrown)) as readonly LayOrder[]) : [];
});

function orderOf(battle: Battle, { wanted }: Asked, draft: Draft): LayOrder {
  if (layingOf(wanted.kind) !== 'area') {
    const offered = offeredIn(battle)[draft.shape] ?? { type: 'lay-terrain' };
    const width = draft.width === null || wanted.kind !== 'Rv' ? {} : { width: draft.width };
    return { ...offered, ...width, crossing: draft.crossing };
  }
  const outline = outlinesFor(outlineKind(wanted.kind), wanted.size)[draft.shape];
  return { type: 'lay-terrain', outline: outline?.id ?? '', at: [draft.at.x, draft.at.y, draft.degrees] };
}

const middleOf = (outline: readonly Point[]): Point => ({
  x: Math.round(outline.reduce((sum, { x }) => sum + x, 0) / outline.length),
  y: Math.round(outline.reduce((sum, { y }) => sum + y, 0) / outline.length),
});

/** The piece or section that the asked side lays now; null if there is none. */
export function laying(battle: Battle): Laying | null {
  const asked = askedIn(battle);
  if (!asked) return fortifying(battle);
  const { wanted, thrown } = asked;
  const { width, depth } = battle.table;
  const free = layingOf(wanted.kind) === 'area';
  const sector = thrown && free ? boxPolygon(boxOfSector(battle, thrown.sector)) : [];
  const at = sector.length > 0 ? middleOf(sector) : { x: width / 4, y: depth / 2 };
  const river = wanted.kind === 'Rv';
  return {
    kind: wanted.kind,
    size: wanted.size,
    shapes: free ? outlinesFor(outlineKind(wanted.kind), wanted.size).length : offeredIn(battle).length,
    sector,
    edge: null,
    turns: free,
    flips: false,
    covers: [],
    widths: river ? { least: 10, most: paces(RIVER_WIDTH.most) } : null,
    start: {
      shape: 0,
      at,
      degrees: 0,
      ends: [0, 0],
      across: false,
      flip: false,
      width: river ? paces(RIVER_WIDTH.usual) : null,
      cover: null,
      gentle: false,
      crossing: 'bridge',
    },
    pulled: (draft, to) => ({ ...draft, at: { x: Math.round(to.x), y: Math.round(to.y) } }),
    command: (draft) => orderOf(battle, asked, draft),
    judged(draft) {
      const found = judgeLaying(battle, wanted, thrown, orderOf(battle, asked, draft));
      const piece = found?.pieces.find(({ kind }) => kind === wanted.kind);
      const crosses = battle.terrain.some(
        (other) => piece?.line && CROSSABLE.isRiver(other) && CROSSABLE.meetings(piece, other).length > 0,
      );
      return found && piece ? { piece, reasons: found.reasons, crosses } : null;
    },
  };
}

/** The terrain to choose for the battlefield; null where that is not the question. */
export function terrain(battle: Battle): TerrainToChoose | null {
  const [asked] = battle.flow.awaits;
  if (asked?.kind !== 'choose-terrain') return null;
  const { mandatory, optional } = offerOf(battle);
  const offer = (must: boolean) => (kind: string) => ({
    kind,
    mandatory: must,
    sizes: sizesOf(kind),
    covers: [],
  });
  const pieces = chosenByInvader(battle).map(({ kind, size }) => ({ kind, size }));
  return {
    offered: [...mandatory.map(offer(true)), ...optional.map(offer(false))],
    shown: chooserOf(battle, asked.by) === 'defender' ? { by: invaderOf(battle), pieces } : null,
  };
}
