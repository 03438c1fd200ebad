/** Chooses and lays terrain: legal pieces in legal places, with some chance in both. */
import type { Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { choiceReasons, chooserOf, offerOf, type Wanted } from '../../../rules/dbm/setup/choice.ts';
import { SIZE_CLASSES, sizesOf } from '../../../rules/dbm/setup/terrain-kinds.ts';
import { troopOf } from '../../../rules/dbm/troops/base.ts';
import { inClass } from '../../../rules/dbm/troops/troops.ts';
import type { Random } from '../../bot.ts';
import { oneOf } from '../../random.ts';

/** Kinds that hinder troops who fight in line. */
const OPEN: readonly string[] = ['H(G)', 'fields', 'Rd', 'Rv'];

/** The part of an army that is mounted: it wants open ground. */
function mountedPart(view: Battle, side: SideId): number {
  const troops = view.bases.filter((base) => base.side === side).map(troopOf);
  return troops.filter((troop) => inClass(troop, 'mounted')).length / Math.max(1, troops.length);
}

/** How much a side wants a kind, with some chance. */
const worthOf = (view: Battle, side: SideId, kind: string, random: Random): number =>
  (OPEN.includes(kind) ? mountedPart(view, side) : 0.5 - mountedPart(view, side)) + random(100) / 100;

/** A piece of a kind, in a size that it may have: small ones where the side wants none. */
const pieceOf = (kind: string, random: Random): Wanted => ({ kind, size: oneOf(random, sizesOf(kind)) });

const TRIES = 60;

/** A legal choice: what is compulsory, and then what the side wants. */
export function chooseTerrain(
  view: Battle,
  side: SideId,
  invader: readonly Wanted[],
  random: Random,
): AnyCommand {
  const { mandatory, optional } = offerOf(view);
  const who = chooserOf(view, side);
  const isLegal = (pieces: readonly Wanted[]): boolean =>
    choiceReasons({ battle: view, who, pieces, invader }).length === 0;
  const needed = mandatory.filter(
    (kind) => who === 'defender' && !invader.some((piece) => piece.kind === kind),
  );
  for (let at = 0; at < TRIES; at++) {
    const liked = [...mandatory, ...optional].toSorted(
      (a, b) => worthOf(view, side, b, random) - worthOf(view, side, a, random),
    );
    const pieces = [...needed, ...liked.slice(0, 1 + random(3))].map((kind) => pieceOf(kind, random));
    if (isLegal(pieces)) return { type: 'choose-terrain', pieces };
  }
  const must = needed.map(leastPiece);
  for (const extra of leastExtras([...mandatory, ...optional]))
    if (isLegal([...must, ...extra])) return { type: 'choose-terrain', pieces: [...must, ...extra] };
  return { type: 'choose-terrain', pieces: must };
}

/** The cheapest piece of a kind. */
function leastPiece(kind: string): Wanted {
  const [size = 'small'] = sizesOf(kind).toSorted((a, b) => SIZE_CLASSES[a].cost - SIZE_CLASSES[b].cost);
  return { kind, size };
}

/** Few small pieces of one or two kinds. */
function* leastExtras(kinds: readonly string[]): Generator<readonly Wanted[]> {
  for (const count of [0, 1, 2, 3, 4])
    for (const one of kinds)
      for (const other of kinds) yield [...Array.from({ length: count }, () => one), other].map(leastPiece);
}

/** One of the offered places. */
export function layTerrain(rules: Ruleset, view: Battle, random: Random): AnyCommand {
  const places = optionsOf(rules, view).map(({ command }) => command);
  return places.length > 0 ? oneOf(random, places) : { type: 'lay-terrain' };
}
