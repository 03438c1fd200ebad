/** How ambushes are discovered and come out. */

import { ambushOf, asStanding } from '../../engine/ambush/hidden.ts';
import type { AmbushRules, HiddenBase } from '../../engine/ambush/rules.ts';
import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { piecesUnder } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { keptWith } from '../../engine/data/memory.ts';
import type { SideId } from '../../engine/game/game.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { toldWith } from '../commands/told-notes.ts';
import type { Debellis } from '../game.ts';
import { isMarch } from '../moves/kind.ts';
import { sameCommand } from '../troops/base.ts';

/** Are two hidden elements of a command in the same ambush? */
const areTogether = (game: Debellis, battle: Battle, a: HiddenBase, b: HiddenBase): boolean =>
  sameCommand(a, b) &&
  (atMost(rectanglesDistance(rectangleAt(a, a.pose), rectangleAt(b, b.pose)), 0) ||
    game.comeOutTogether(battle, asStanding(a), asStanding(b)));

/** Do two elements lie in the same piece of terrain? */
export function shareGround(battle: Battle, a: PlacedBase, b: PlacedBase): boolean {
  const pieces = piecesUnder(battle, rectangleOfBase(b));
  return piecesUnder(battle, rectangleOfBase(a)).some((piece) => pieces.includes(piece));
}

/** The hidden elements that make one ambush with these. A side may have several ambushes. */
function wholeAmbush(
  game: Debellis,
  battle: Battle,
  side: SideId,
  ids: readonly BaseId[],
): readonly HiddenBase[] {
  const all = ambushOf(battle, side);
  const found = all.filter(({ id }) => ids.includes(id));
  for (const each of found)
    found.push(...all.filter((other) => !found.includes(other) && areTogether(game, battle, each, other)));
  return all.filter((base) => found.includes(base));
}

/** How ambushes are seen, met and revealed. */
export const AMBUSH_RULES = keptWith(
  (game: Debellis): AmbushRules => ({
    comesOut: clauseIn(game.hidden, 'comesOut'),
    sees: (battle, from, to, exact = false) => game.sees(battle, from, to, exact),
    comingOut: (battle, side, ids) => wholeAmbush(game, battle, side, ids),
    noted: (battle, _side, shown) => toldWith(battle, shown),
    cutShort: {
      kindOf: (trace) => (isMarch(trace) ? 'march' : 'tactical'),
      stops: (trace) => isMarch(trace) && holdsIn(game.hidden, 'marchStops'),
      paid: clauseIn(game.hidden, 'comesOut'),
    },
  }),
);
