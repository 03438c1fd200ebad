/** Which pieces of terrain each player may and must choose. DBM, Terrain; ruling 46. */

import { defenderOf } from '../../../debellis/setup/roles.ts';
import { type Battle, findSide } from '../../../engine/battle.ts';
import { countTo, type Held, oneOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import { SIZES } from '../../../engine/setup/outlines.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { WATER } from '../options.ts';
import { costOf, FIELDS, isKind, sizesOf } from './terrain-kinds.ts';

/** A piece that a player chooses. */
export const WANTED = {
  kind: text,
  size: oneOf(...SIZES),
  /** An orchard on a steep hill; the hill under a town; the roads inside a town. */
  ...partly({ cover: text, hill: oneOf('H(G)', 'H(S)'), streets: countTo(2) }),
};

export type Wanted = Held<typeof WANTED>;

export interface TerrainOffer {
  readonly mandatory: readonly string[];
  readonly optional: readonly string[];
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The terrain of the defender's list, from which both players choose. Water needs its option, and fields need towns. */
export function offerOf(battle: Battle): TerrainOffer {
  const fact = findSide(battle, defenderOf(battle))?.facts.terrain;
  const { mandatory = [], optional = [] } = (fact ?? {}) as { readonly [name: string]: unknown };
  const wet = agreed(battle.options, WATER);
  const towns = [mandatory, optional].some((kinds) => isList(kinds) && kinds.includes('BUA'));
  const isUsable = (kind: string): boolean =>
    isKind(kind) && (kind !== 'WW' || wet) && (!FIELDS.includes(kind) || towns);
  const usable = (kinds: unknown): readonly string[] => (isList(kinds) ? kinds.filter(isUsable) : []);
  return { mandatory: usable(mandatory), optional: usable(optional) };
}

/** Feature equivalents of a chosen piece; a town on a hill costs both. */
export const priceOf = ({ kind, size, hill }: Wanted): number =>
  costOf(kind, size) + (hill && holds('dbm.bua.4') ? costOf(hill, size) : 0);

/** Feature equivalents of these pieces. */
export const sumOf = (pieces: readonly Wanted[]): number =>
  pieces.reduce((sum, piece) => sum + priceOf(piece), 0);

/** The least and the greatest number of feature equivalents. */
const INVADER = { least: 0, most: 2 } as const;
const DEFENDER = { least: 2, most: 4 } as const;
/** Feature equivalents of one kind. */
const MOST_OF_KIND = 2;
/** Open fields that need no place in the list. */
const OPEN_FIELDS = 3;

export type Chooser = 'invader' | 'defender';

/** The feature equivalents that a player may choose; the defender also has what the invader has left. */
export function limitsOf(who: Chooser, invader: readonly Wanted[]) {
  if (who === 'invader') return INVADER;
  return { least: DEFENDER.least, most: DEFENDER.most + Math.max(0, INVADER.most - sumOf(invader)) };
}

interface Choice {
  readonly battle: Battle;
  readonly who: Chooser;
  readonly pieces: readonly Wanted[];
  /** What the invader has chosen, for the defender. */
  readonly invader: readonly Wanted[];
}

const count = (pieces: readonly Wanted[], ...kinds: readonly string[]): number =>
  pieces.filter(({ kind }) => kinds.includes(kind)).length;

const offeredBy = ({ mandatory, optional }: TerrainOffer): readonly string[] => [...mandatory, ...optional];

interface Extra {
  readonly rule: DbmClause;
  readonly kind: string;
  readonly most: number;
  /** Another kind that must be on the table, or chosen with it. */
  readonly beside: readonly string[];
}

/** Pieces that need no place in the list. */
const EXTRAS: readonly Extra[] = [
  { rule: 'dbm.terrain.8', kind: 'marsh', most: 1, beside: ['Rv'] },
  { rule: 'dbm.terrain.4', kind: 'marsh', most: 1, beside: ['WW'] },
  { rule: 'dbm.terrain.5', kind: 'D', most: 1, beside: ['WW'] },
  { rule: 'dbm.bua.2', kind: 'fields', most: OPEN_FIELDS, beside: ['BUA'] },
];

/** The row that allows a kind although the list does not offer it; undefined if there is none. */
const extraFor = ({ pieces, invader }: Choice, kind: string): Extra | undefined =>
  EXTRAS.find(
    (row) =>
      row.kind === kind &&
      count(pieces, kind) <= row.most &&
      count([...pieces, ...invader], ...row.beside) > 0 &&
      holds(row.rule),
  );

function offerReasons(choice: Choice): readonly Reason[] {
  const offered = offeredBy(offerOf(choice.battle));
  return choice.pieces.flatMap(({ kind, size }) => {
    if (!isKind(kind) || !(offered.includes(kind) || extraFor(choice, kind)))
      return [because('dbm.terrain.2', 'dbm.setup.terrain-not-offered', { kind, offered })];
    const sizes: readonly string[] = sizesOf(kind);
    return sizes.includes(size)
      ? []
      : [because('dbm.terrain.2', 'dbm.setup.terrain-size', { kind, size, sizes })];
  });
}

/** The least that a piece of a kind costs. */
const cheapest = (kind: string): number => Math.min(...sizesOf(kind).map((size) => costOf(kind, size)));

/** Are there pieces of this kind for the least amount? Roads are small, and there is one waterway for both. */
const isAmple = (kind: string, invader: readonly Wanted[]): boolean =>
  kind !== 'Rd' && (kind !== 'WW' || count(invader, 'WW') === 0);

function amountReasons({ battle, who, pieces, invader }: Choice): readonly Reason[] {
  const { least, most } = limitsOf(who, invader);
  const chosen = sumOf(pieces);
  const { mandatory } = offerOf(battle);
  const offered = offeredBy(offerOf(battle));
  const figures = { chosen, least: offered.some((kind) => isAmple(kind, invader)) ? least : 0, most };
  const dear = [...new Set(pieces.map(({ kind }) => kind))].filter((kind) =>
    moreThan(sumOf(pieces.filter((piece) => piece.kind === kind)), MOST_OF_KIND),
  );
  const missing = mandatory.filter(
    (kind) => count([...pieces, ...invader], kind) === 0 && !moreThan(chosen + cheapest(kind), most),
  );
  return [
    ...(moreThan(figures.least, chosen) || moreThan(chosen, most)
      ? [because('dbm.terrain.2', 'dbm.setup.terrain-amount', figures)]
      : []),
    ...dear.map((kind) =>
      because('dbm.terrain.2', 'dbm.setup.terrain-of-kind', { kind, most: MOST_OF_KIND }),
    ),
    ...(who === 'defender' && missing.length > 0
      ? [because('dbm.terrain.2', 'dbm.setup.terrain-missing', { missing })]
      : []),
  ];
}

interface MostRow {
  readonly rule: DbmClause;
  readonly kind: string;
  readonly who: Chooser | 'both';
  readonly most: number;
}

/** The most pieces of a kind, of one player or of both together. */
const MOST: readonly MostRow[] = [
  { rule: 'dbm.river.3', kind: 'Rv', who: 'invader', most: 1 },
  { rule: 'dbm.river.4', kind: 'Rv', who: 'defender', most: 1 },
  { rule: 'dbm.ww.3', kind: 'WW', who: 'both', most: 1 },
  { rule: 'dbm.bua.7', kind: 'BUA', who: 'invader', most: 0 },
  { rule: 'dbm.bua.5', kind: 'BUA', who: 'defender', most: 1 },
  { rule: 'dbm.road.5', kind: 'Rd', who: 'invader', most: 1 },
  { rule: 'dbm.road.6', kind: 'Rd', who: 'defender', most: 2 },
];

const countReasons = ({ who, pieces, invader }: Choice): readonly Reason[] =>
  MOST.flatMap(({ rule, kind, who: whose, most }) => {
    const all = whose === 'both' && who === 'defender' ? [...pieces, ...invader] : pieces;
    const applies = whose === 'both' || whose === who;
    return applies && count(all, kind) > most && holds(rule)
      ? [because(rule, 'dbm.setup.terrain-too-many', { kind, chosen: count(all, kind), most })]
      : [];
  });

/** Fields lie by a town, enclosed if the list has such fields; roads need a town or an earlier road. */
function townReasons({ battle, who, pieces, invader }: Choice): readonly Reason[] {
  const fields = pieces.filter(({ kind }) => FIELDS.includes(kind));
  const encloses = offeredBy(offerOf(battle)).includes('E');
  const alone = fields.length > 0 && count(pieces, 'BUA') === 0;
  const open = encloses && fields.some(({ kind }) => kind === 'fields');
  const { mandatory } = offerOf(battle);
  const linked = count([...pieces, ...invader], 'BUA') > 0 || count(invader, 'Rd') > 0;
  const lost = who === 'defender' && count(pieces, 'Rd') > 0 && !linked && !mandatory.includes('Rd');
  return [
    ...(alone && holds('dbm.bua.2') ? [because('dbm.bua.2', 'dbm.setup.fields-alone')] : []),
    ...(open && holds('dbm.bua.2') ? [because('dbm.bua.2', 'dbm.setup.fields-open')] : []),
    ...(lost && holds('dbm.road.6') ? [because('dbm.road.6', 'dbm.setup.road-alone')] : []),
  ];
}

/** What may be said of a piece besides its kind and size. */
function detailReasons({ pieces }: Choice): readonly Reason[] {
  return pieces.flatMap(({ kind, size, cover, hill, streets }) => {
    const orchard = cover === undefined || (kind === 'H(S)' && cover === 'O' && holds('dbm.hill.10'));
    const bare = kind === 'H(G)' && holds('dbm.hill.1');
    const raised = hill === undefined || (kind === 'BUA' && size !== 'large' && holds('dbm.bua.3'));
    const paved = streets === undefined || (kind === 'BUA' && holds('dbm.bua.1'));
    return [
      ...(orchard ? [] : [because(bare ? 'dbm.hill.1' : 'dbm.hill.10', 'dbm.setup.cover', { kind, cover })]),
      ...(raised ? [] : [because('dbm.bua.3', 'dbm.setup.town-on-hill', { kind, hill })]),
      ...(paved ? [] : [because('dbm.bua.1', 'dbm.setup.streets', { kind })]),
    ];
  });
}

/** Every rule that a choice of pieces breaks. */
export const choiceReasons = (choice: Choice): readonly Reason[] => [
  ...offerReasons(choice),
  ...amountReasons(choice),
  ...countReasons(choice),
  ...townReasons(choice),
  ...detailReasons(choice),
];

/** The player who chooses or lays. */
export const chooserOf = (battle: Battle, side: SideId): Chooser =>
  side === defenderOf(battle) ? 'defender' : 'invader';
