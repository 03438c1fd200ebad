/** The expected losses of storming a piece of terrain. */
import type { Base, PlacedBase } from '../../../engine/battle.ts';
import { wallPlaces } from '../../../engine/moves/places.ts';
import type { FoePiece } from '../../board/target.ts';
import { kindOf } from '../../caching/facts.ts';
import { keptInBattle } from '../../caching/memory.ts';
import type { Situation } from '../../context.ts';
import { battleOf, GOAL, MOST_KEPT, standing } from './imagined.ts';
import { type Losses, priced, type Shares, sharesOf } from './losses.ts';

interface Storm {
  readonly base: Base;
  readonly piece: FoePiece;
  readonly aiders: number;
}

/** Each base that storms stands before a wall of the piece. */
function stormers({ base, piece, aiders }: Storm): readonly PlacedBase[] {
  const places = wallPlaces(standing(base, 'a', GOAL), piece);
  return Array.from({ length: Math.min(places.length, 1 + aiders) }, (_, at) =>
    standing(
      base,
      at === 0 ? 'a' : `a${at}`,
      places[Math.floor((at * places.length) / (1 + aiders))]?.pose ?? GOAL,
    ),
  );
}

const stormShares = keptInBattle<Storm, Shares>({
  most: MOST_KEPT,
  keyOf: (_rules, { base, piece, aiders }) => `${kindOf(base)} ${piece.id} ${aiders}`,
  reckon: (judges, field, stormed) => {
    const battle = battleOf({ ...field, terrain: [stormed.piece] }, stormers(stormed));
    return sharesOf(judges, battle, { kind: 'close', bases: ['a', stormed.piece.id] });
  },
});

/** The expected losses of both sides in a storm, with this many further bases like the leading one. */
export const storm = (situation: Situation, base: Base, piece: FoePiece, aiders = 0): Losses =>
  priced(situation, stormShares(situation, { base, piece, aiders }), base, piece);
