/** Chooses which pieces of terrain to ask for, and of which size. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Size } from '../../../engine/setup/outlines.ts';
import { choiceReasons, type Wanted } from '../../../rules/bnb/setup/choice.ts';
import { invadedOf, offerOf } from '../../../rules/bnb/setup/roles.ts';
import { MOST_OF_SIZE, sizesOf } from '../../../rules/bnb/setup/terrain-kinds.ts';
import type { Random } from '../../bot.ts';
import { sizesWanted, worthOf } from './terrain-taste.ts';

/** Gives each kind in turn the size it is wanted in, as long as the limits allow. */
function sized(view: Battle, side: SideId, kinds: readonly string[]): readonly Wanted[] {
  const left = new Map<Size, number>(MOST_OF_SIZE.map(({ size, most }) => [size, most]));
  return kinds.flatMap((kind) => {
    const size = sizesWanted(view, side, kind).find((each) => (left.get(each) ?? 0) > 0);
    if (size === undefined) return [];
    left.set(size, (left.get(size) ?? 0) - 1);
    return [{ kind, size }];
  });
}

/** Kinds of one size only come first, since others can give way to them. */
const rigidFirst = (kinds: readonly string[]): readonly string[] =>
  kinds.toSorted((a, b) => sizesOf(a).length - sizesOf(b).length);

function wishes(view: Battle, side: SideId, random: Random, kinds: readonly string[]): readonly string[] {
  const worth = new Map(kinds.map((kind) => [kind, worthOf(view, side, kind) + random(150) / 100]));
  return kinds.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

/** Choices, the best first. The last ones have little more than the rules demand. */
function* choices(view: Battle, side: SideId, random: Random): Generator<readonly Wanted[]> {
  const { mandatory, optional } = offerOf(view);
  const liked = wishes(view, side, random, optional);
  const needed = wishes(view, side, random, mandatory);
  const invaded = side === invadedOf(view);
  for (const extra of [random(3), 2, 1, 0])
    for (const twice of invaded ? [Math.max(0, 2 - needed.length), needed.length, 0] : [0]) {
      const must = invaded ? rigidFirst([...needed, ...needed.slice(0, twice)]) : [];
      yield sized(view, side, [...must, ...liked.slice(0, extra)]);
    }
  yield sized(view, side, rigidFirst([...liked, ...needed]).slice(0, 1));
  for (const kind of [...liked, ...needed]) yield sized(view, side, [kind]);
}

/** Pieces that suit the army, within the rules. */
export function chooseTerrain(view: Battle, side: SideId, random: Random): AnyCommand {
  let last: readonly Wanted[] = [];
  for (const pieces of choices(view, side, random)) {
    if (choiceReasons(view, side, pieces).length === 0)
      return { type: 'choose-terrain', pieces: plain(pieces) };
    last = pieces;
  }
  return { type: 'choose-terrain', pieces: plain(last) };
}

const plain = (pieces: readonly Wanted[]) => pieces.map(({ kind, size }) => ({ kind, size }));
