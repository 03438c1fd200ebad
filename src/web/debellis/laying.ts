/** Laying terrain by hand. Areas are put anywhere; for rivers, roads and coasts the player goes through places. */
import type { Debellis } from '../../debellis/game.ts';
import type { Judged } from '../../debellis/setup/lay-judged.ts';
import { invaderOf } from '../../debellis/setup/roles.ts';
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { Crossable } from '../../engine/setup/lay/crossings.ts';
import { somePlaces } from '../../engine/setup/lay/places.ts';
import { outlinesFor, type Size } from '../../engine/setup/outlines.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { centroid } from '../../geometry/polygon.ts';
import type { Draft, Laying, TerrainOnOffer, TerrainToChoose } from '../on-screen/laying.ts';
import type { Told } from '../on-screen/told.ts';
import { fortifying } from './fortifying.ts';

/** A chosen piece that is to be laid. */
interface Piece {
  readonly kind: string;
  readonly size: Size;
  readonly width?: number;
}

/** What laying takes from a ruleset. `Thrown` is what its dice say about the place of a piece. */
export interface LayParts<ToLay extends Piece, Thrown> {
  readonly game: Debellis;
  /** How a kind is laid: as an area, or else in one of the places that are offered. */
  layingOf(kind: string): string;
  outlineKind(kind: string): string;
  sizesOf(kind: string): readonly string[];
  /** Reads what the dice say from the open question; null where its place is free. */
  thrownIn(about: Readonly<Record<string, unknown>>): Thrown | null;
  /** Where an area may lie by the dice; empty where it may lie anywhere. */
  groundOf(battle: Battle, thrown: Thrown): readonly Point[];
  /** What the dice ask for, in words. */
  hint?(thrown: Thrown, wanted: ToLay): Told;
  places(battle: Battle, wanted: ToLay, thrown: Thrown | null): Iterable<{ readonly command: AnyCommand }>;
  judge(battle: Battle, wanted: ToLay, thrown: Thrown | null, command: AnyCommand): Judged | null;
  readonly crossable: Crossable;
  /** The widths of rivers, in millimetres. */
  readonly river: { readonly least: number; readonly most: number; readonly usual: number };
  /** The kinds that each player may choose, those that he must have first. */
  offerOf(battle: Battle): { readonly mandatory: readonly string[]; readonly optional: readonly string[] };
  chosenByInvader(battle: Battle): readonly Piece[];
  /** How much is chosen, and how much may be, in words. */
  amount?(battle: Battle, pieces: readonly Piece[]): Told;
}

/** What a ruleset asks of the part that lays terrain. */
export interface LayingByHand {
  terrain(battle: Battle): TerrainToChoose | null;
  laying(battle: Battle): Laying | null;
}

interface Asked<ToLay, Thrown> {
  readonly wanted: ToLay;
  readonly thrown: Thrown | null;
}

const wholePoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** A point that a line or an area goes through, for a command that lays it. */
function pointOf({
  line,
  pieces,
}: {
  readonly line: unknown;
  readonly pieces: readonly TerrainPiece[];
}): Point {
  const at = Array.isArray(line) ? line[Math.floor(line.length / 2)] : null;
  if (Array.isArray(at)) return { x: Number(at[0]), y: Number(at[1]) };
  return centroid(pieces[0]?.area ?? []);
}

const USUAL = {
  ends: [0, 0],
  across: false,
  flip: false,
  cover: null,
  gentle: false,
  crossing: 'bridge',
} as const;

/** Laying terrain by hand by the rules of one ruleset. */
export function layingBy<ToLay extends Piece, Thrown>(parts: LayParts<ToLay, Thrown>): LayingByHand {
  function askedIn({ flow }: Battle): Asked<ToLay, Thrown> | null {
    const { kind, about = {} } = flow.awaits[0] ?? {};
    const wanted = about.piece as ToLay | undefined;
    return kind === 'lay-terrain' && wanted ? { wanted, thrown: parts.thrownIn(about) } : null;
  }

  const isArea = ({ kind }: Piece): boolean => parts.layingOf(kind) === 'area';
  const outlinesOf = ({ kind, size }: Piece) => outlinesFor(parts.outlineKind(kind), size);

  /** The places that are offered for a line or a coast, each with a point that it goes through. */
  const offeredIn = keptWith((battle: Battle) => {
    const asked = askedIn(battle);
    if (!asked) return [];
    const { wanted, thrown } = asked;
    return somePlaces(parts.places(battle, wanted, thrown)).map((command) => ({
      command,
      at: pointOf({ line: command.line, pieces: parts.judge(battle, wanted, thrown, command)?.pieces ?? [] }),
    }));
  });

  function orderOf(battle: Battle, wanted: ToLay, draft: Draft): AnyCommand {
    if (!isArea(wanted)) {
      const offered = offeredIn(battle)[draft.shape]?.command ?? { type: 'lay-terrain' };
      const width = draft.width === null || wanted.kind !== 'Rv' ? {} : { width: draft.width };
      return { ...offered, ...width, crossing: draft.crossing };
    }
    const outline = outlinesOf(wanted)[draft.shape]?.id ?? '';
    return { type: 'lay-terrain', outline, at: [draft.at.x, draft.at.y, draft.degrees] };
  }

  /** Of the offered places, the one that goes through a point nearest to this one. */
  function nearest(battle: Battle, to: Point): number {
    const away = offeredIn(battle).map(({ at }) => distance(at, to));
    return Math.max(0, away.indexOf(Math.min(...away)));
  }

  /** Where a piece lies at first: in the first place that is offered. */
  function startIn(
    { table }: Battle,
    wanted: ToLay,
    { at, outline }: Partial<AnyCommand> = {},
  ): Omit<Draft, 'width'> {
    const [x, y, degrees] = Array.isArray(at) ? at.map(Number) : [table.width / 4, table.depth / 2];
    const shape = isArea(wanted) ? outlinesOf(wanted).findIndex(({ id }) => id === outline) : 0;
    return { ...USUAL, at: { x: x ?? 0, y: y ?? 0 }, degrees: degrees ?? 0, shape: Math.max(0, shape) };
  }

  function laying(battle: Battle): Laying | null {
    const asked = askedIn(battle);
    if (!asked) return fortifying(parts.game, battle);
    const { wanted, thrown } = asked;
    const free = isArea(wanted);
    const ground = thrown && free ? parts.groundOf(battle, thrown) : [];
    const isRiver = wanted.kind === 'Rv' && wanted.width === undefined;
    const hint = thrown && parts.hint?.(thrown, wanted);
    return {
      kind: wanted.kind,
      size: wanted.size,
      shapes: free ? outlinesOf(wanted).length : offeredIn(battle).length,
      sector: ground,
      edge: null,
      ...(hint ? { hint } : {}),
      turns: free,
      flips: false,
      covers: [],
      widths: isRiver ? parts.river : null,
      start: {
        ...startIn(battle, wanted, offeredIn(battle)[0]?.command),
        width: isRiver ? parts.river.usual : null,
      },
      pulled: (draft, to) => ({
        ...draft,
        at: wholePoint(to),
        ...(free ? {} : { shape: nearest(battle, to) }),
      }),
      command: (draft) => orderOf(battle, wanted, draft),
      judged(draft) {
        const found = parts.judge(battle, wanted, thrown, orderOf(battle, wanted, draft));
        const piece = found?.pieces.find(({ kind }) => kind === wanted.kind);
        const { isRiver: isCrossed, meetings } = parts.crossable;
        const crosses = battle.terrain.some(
          (other) => piece?.line && isCrossed(other) && meetings(piece, other).length > 0,
        );
        return found && piece ? { piece, reasons: found.reasons, crosses } : null;
      },
    };
  }

  function terrain(battle: Battle): TerrainToChoose | null {
    const [asked] = battle.flow.awaits;
    if (asked?.kind !== 'choose-terrain') return null;
    const { mandatory, optional } = parts.offerOf(battle);
    const offer =
      (isMandatory: boolean) =>
      (kind: string): TerrainOnOffer => ({
        kind,
        mandatory: isMandatory,
        sizes: parts.sizesOf(kind),
        covers: [],
      });
    const pieces = parts.chosenByInvader(battle).map(({ kind, size }) => ({ kind, size }));
    const amount = parts.amount?.bind(parts);
    return {
      offered: [...mandatory.map(offer(true)), ...optional.map(offer(false))],
      shown: asked.about?.role === 'defender' ? { by: invaderOf(battle), pieces } : null,
      ...(amount ? { amount: (chosen) => amount(battle, chosen as readonly Piece[]) } : {}),
    };
  }

  return { terrain, laying };
}
