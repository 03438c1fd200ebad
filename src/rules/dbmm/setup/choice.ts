/** Which pieces of terrain each player may and must choose. DBMM, Terrain. */
import { defenderOf } from '../../../debellis/setup/roles.ts';
import type { Battle } from '../../../engine/battle.ts';
import { countTo, type Held, millimetres, oneOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import { SIZES } from '../../../engine/setup/outlines.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { because, broken } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { factsOf } from '../state.ts';
import { costOf, isKind, sizesOf } from './terrain-kinds.ts';

/** A river may be chosen with its width: wide ones are placed earlier. A town may have streets. */
const MORE = partly({ width: millimetres, streets: countTo(2) });

/** A piece that a player chooses. */
export const WANTED = { kind: text, size: oneOf(...SIZES), ...MORE };

export type Wanted = Held<typeof WANTED>;

export type Chooser = 'invader' | 'defender';

/** The terrain of the defender's list, from which both players choose. */
export function offerOf(battle: Battle) {
  const { mandatory = [], optional = [] } = factsOf(battle, defenderOf(battle)).terrain ?? {};
  return { mandatory: mandatory.filter(isKind), optional: optional.filter(isKind) };
}

/** Feature equivalents of the pieces of one player. */
export const sumOf = (pieces: readonly Wanted[]): number =>
  pieces.reduce((sum, piece, at) => {
    const number = pieces.slice(0, at + 1).filter(({ kind }) => kind === piece.kind).length;
    return sum + costOf(piece.kind, piece.size, number);
  }, 0);

const MOST = 2;
const DEFENDER = { least: 2, most: 4 } as const;
const ROADS: readonly string[] = ['Rd', 'PRd'];

/** The feature equivalents that a player may choose; the defender also has what the invader has left. */
export function limitsOf(battle: Battle, who: Chooser, invader: readonly Wanted[]) {
  if (who === 'invader') return { least: 0, most: MOST };
  const { mandatory, optional } = offerOf(battle);
  const isAmple = [...mandatory, ...optional].some((kind) => !ROADS.includes(kind));
  return { least: isAmple ? DEFENDER.least : 0, most: DEFENDER.most + Math.max(0, MOST - sumOf(invader)) };
}

interface Choice {
  readonly battle: Battle;
  readonly who: Chooser;
  readonly pieces: readonly Wanted[];
  /** What the invader has chosen, for the defender. */
  readonly invader: readonly Wanted[];
}

const hasKind = (pieces: readonly Wanted[], kinds: readonly string[]): boolean =>
  pieces.some(({ kind }) => kinds.includes(kind));

/** Kinds that any army may add beside water that is chosen. */
const BESIDE: readonly {
  readonly rule: DbmmClause;
  readonly kind: string;
  readonly waters: readonly string[];
}[] = [
  { rule: 'dbmm.setup.8', kind: 'M', waters: ['S', 'WW', 'L', 'Rv'] },
  { rule: 'dbmm.setup.9', kind: 'D', waters: ['S'] },
];

/** The kinds that may be added beside the water that is offered, although no list offers them. */
export function addedOf(battle: Battle): readonly string[] {
  const { mandatory, optional } = offerOf(battle);
  const offered = [...mandatory, ...optional];
  return BESIDE.filter(
    ({ kind, waters }) => !offered.includes(kind) && waters.some((water) => offered.includes(water)),
  ).map(({ kind }) => kind);
}

/** Is it added beside water although no list offers it? */
const isAdded = ({ pieces, invader }: Choice, kind: string): boolean =>
  BESIDE.some((row) => row.kind === kind && hasKind([...pieces, ...invader], row.waters) && holds(row.rule));

function offerReasons(choice: Choice): readonly Reason[] {
  const { mandatory, optional } = offerOf(choice.battle);
  const offered = [...mandatory, ...optional];
  return choice.pieces.flatMap(({ kind, size }) => {
    const isOffered = offered.includes(kind) || !holds('dbmm.setup.7') || isAdded(choice, kind);
    if (!isKind(kind) || !isOffered)
      return [because('dbmm.setup.7', 'dbmm.setup.terrain-not-offered', { kind, offered })];
    const sizes = sizesOf(kind);
    return sizes.includes(size)
      ? []
      : [because('dbmm.setup.20', 'dbmm.setup.terrain-size', { kind, size, sizes: [...sizes] })];
  });
}

const AMOUNT: Readonly<Record<Chooser, DbmmClause>> = { invader: 'dbmm.setup.10', defender: 'dbmm.setup.11' };

function amountReasons({ battle, who, pieces, invader }: Choice): readonly Reason[] {
  const { least, most } = limitsOf(battle, who, invader);
  const chosen = sumOf(pieces);
  return moreThan(least, chosen) || moreThan(chosen, most)
    ? broken(AMOUNT[who], 'dbmm.setup.terrain-amount', { chosen, least, most })
    : [];
}

/** The most of one kind in feature equivalents, the most features of one kind, and the most small ones. */
const OF_KIND = 2;
const ALIKE = 2;
const SMALL = 3;

function kindReasons({ battle, pieces }: Choice): readonly Reason[] {
  const { mandatory } = offerOf(battle);
  return [...new Set(pieces.map(({ kind }) => kind))].flatMap((kind) => {
    const same = pieces.filter((piece) => piece.kind === kind);
    const free = mandatory.includes(kind) ? 1 : 0;
    return [
      ...(moreThan(sumOf(same), OF_KIND)
        ? broken('dbmm.setup.21', 'dbmm.setup.terrain-of-kind', { kind, most: OF_KIND })
        : []),
      ...(same.length - free > ALIKE
        ? broken('dbmm.setup.22', 'dbmm.setup.terrain-alike', { kind, most: ALIKE })
        : []),
    ];
  });
}

const smallOf = (pieces: readonly Wanted[]): readonly Wanted[] =>
  pieces.filter(({ kind, size }) => size === 'small' && !ROADS.includes(kind));

/** Every rule that a choice of pieces breaks. */
export function choiceReasons(choice: Choice): readonly Reason[] {
  const { battle, who, pieces } = choice;
  const missing = offerOf(battle).mandatory.filter((kind) => !hasKind(pieces, [kind]));
  return [
    ...offerReasons(choice),
    ...amountReasons(choice),
    ...kindReasons(choice),
    ...(who === 'invader' && hasKind(pieces, ['BUA'])
      ? broken('dbmm.setup.10', 'dbmm.setup.terrain-town', {})
      : []),
    ...(who === 'invader' && hasKind(pieces, ['FW'])
      ? broken('dbmm.setup.60', 'dbmm.setup.terrain-frontier', {})
      : []),
    ...(who === 'defender' && missing.length > 0
      ? broken('dbmm.setup.12', 'dbmm.setup.terrain-missing', { missing })
      : []),
    ...(smallOf(pieces).length > SMALL
      ? broken('dbmm.setup.23', 'dbmm.setup.terrain-small', { most: SMALL })
      : []),
  ];
}

/** The player who chooses or lays. */
export const chooserOf = (battle: Battle, side: string): Chooser =>
  side === defenderOf(battle) ? 'defender' : 'invader';
