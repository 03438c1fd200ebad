/** Which terrain pieces each player may and must choose. Blood and Blades, choosing terrain. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { type Held, oneOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { SIZES, type Size } from '../../../engine/setup/outlines.ts';
import { because } from '../citing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { coverReasons } from './covers.ts';
import { invadedOf, offerOf, type TerrainOffer } from './roles.ts';
import { isKind, MOST_OF_SIZE, sizesOf } from './terrain-kinds.ts';

/** A piece that a player chooses. */
export const WANTED = {
  kind: text,
  size: oneOf(...SIZES),
  /** The cover of a steep hill, and its slopes under that cover. */
  ...partly({ cover: text, slopes: oneOf('gentle', 'steep') }),
};

export type Wanted = Held<typeof WANTED>;

/** The numbers of pieces: of one mandatory type, of all mandatory types, optional ones; and those of the invader. */
const MANDATORY_OF_TYPE = 2;
const MANDATORY_IN_ALL = 2;
const OPTIONAL = 2;
const INVADER = { least: 1, most: 3, mandatory: 1 } as const;

const count = (pieces: readonly Wanted[], kinds: readonly string[]): number =>
  pieces.filter((piece) => kinds.includes(piece.kind)).length;

/** Reasons for kinds that the list does not offer, and sizes that a kind cannot have. */
function unknownReasons(pieces: readonly Wanted[], offer: TerrainOffer, rule: BnbClause): readonly Reason[] {
  const offered = [...offer.mandatory, ...offer.optional];
  return pieces.flatMap(({ kind, size }) => {
    if (!isKind(kind) || !offered.includes(kind))
      return [because(rule, 'bnb.setup.terrain-not-offered', { kind, offered })];
    const sizes: readonly string[] = sizesOf(kind);
    return sizes.includes(size)
      ? []
      : [because('bnb.terrain.6', 'bnb.setup.terrain-size', { kind, size, sizes })];
  });
}

const sizeReasons = (pieces: readonly Wanted[]): readonly Reason[] =>
  MOST_OF_SIZE.flatMap(({ rule, size, most }) => {
    const chosen = pieces.filter((piece) => piece.size === size).length;
    return chosen > most && holds(rule)
      ? [because(rule, 'bnb.setup.terrain-of-size', { size, chosen, most })]
      : [];
  });

/** The most pieces of these kinds that the size limits allow, with at most `each` of a kind. */
function mostWithinLimits(kinds: readonly string[], each: number): number {
  const limits = new Map(MOST_OF_SIZE.filter((row) => holds(row.rule)).map((row) => [row.size, row.most]));
  const ofOneSize = (size: Size) => kinds.filter((kind) => sizesOf(kind).join() === size).length * each;
  const fixed = SIZES.map((size) => Math.min(ofOneSize(size), limits.get(size) ?? Number.POSITIVE_INFINITY));
  const used = fixed.reduce((sum, part) => sum + part, 0);
  const free = kinds.filter((kind) => sizesOf(kind).length > 1).length * each;
  const room = SIZES.reduce((sum, size) => sum + (limits.get(size) ?? Number.POSITIVE_INFINITY), 0) - used;
  return used + Math.min(free, room);
}

function mandatoryReasons(pieces: readonly Wanted[], { mandatory }: TerrainOffer): readonly Reason[] {
  if (!holds('bnb.terrain.8')) return [];
  const rule = 'bnb.terrain.8';
  const missing = mandatory.filter((kind) => count(pieces, [kind]) === 0);
  const spare = mandatory.length - mostWithinLimits(mandatory, 1);
  const least = Math.min(MANDATORY_IN_ALL, mostWithinLimits(mandatory, MANDATORY_OF_TYPE));
  const chosen = count(pieces, mandatory);
  const tooMany = mandatory.filter((kind) => count(pieces, [kind]) > MANDATORY_OF_TYPE);
  return [
    ...(missing.length > spare ? [because(rule, 'bnb.setup.mandatory-missing', { missing })] : []),
    ...tooMany.map((kind) =>
      because(rule, 'bnb.setup.mandatory-too-many', {
        kind,
        chosen: count(pieces, [kind]),
        most: MANDATORY_OF_TYPE,
      }),
    ),
    ...(chosen < least ? [because(rule, 'bnb.setup.mandatory-too-few', { chosen, least })] : []),
  ];
}

function invadedReasons(pieces: readonly Wanted[], offer: TerrainOffer): readonly Reason[] {
  const chosen = count(pieces, offer.optional);
  const tooMany = chosen > OPTIONAL && holds('bnb.terrain.9');
  return [
    ...unknownReasons(pieces, offer, 'bnb.terrain.8'),
    ...mandatoryReasons(pieces, offer),
    ...(tooMany ? [because('bnb.terrain.9', 'bnb.setup.optional-too-many', { chosen, most: OPTIONAL })] : []),
  ];
}

function invaderReasons(pieces: readonly Wanted[], offer: TerrainOffer): readonly Reason[] {
  const unknown = unknownReasons(pieces, offer, 'bnb.terrain.10');
  if (!holds('bnb.terrain.10')) return unknown;
  const chosen = pieces.length;
  const mandatory = count(pieces, offer.mandatory);
  const { least, most } = INVADER;
  return [
    ...unknown,
    ...(chosen < least || chosen > most
      ? [because('bnb.terrain.10', 'bnb.setup.invader-pieces', { chosen, least, most })]
      : []),
    ...(mandatory > INVADER.mandatory
      ? [
          because('bnb.terrain.10', 'bnb.setup.invader-mandatory', {
            chosen: mandatory,
            most: INVADER.mandatory,
          }),
        ]
      : []),
  ];
}

/** Every rule that a choice of terrain pieces breaks. */
export function choiceReasons(battle: Battle, side: SideId, pieces: readonly Wanted[]): readonly Reason[] {
  const offer = offerOf(battle);
  const own = side === invadedOf(battle) ? invadedReasons(pieces, offer) : invaderReasons(pieces, offer);
  const covers = pieces.flatMap((piece) => coverReasons(battle, piece));
  return [...own, ...sizeReasons(pieces), ...covers];
}
