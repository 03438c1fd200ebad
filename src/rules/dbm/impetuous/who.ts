/** Finds elements that move without an order. DBM, Impetuous troops, Demoralised commands; rulings 72, 73 and 94. */

import { knownEnemies } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { lootInTown } from '../../../debellis/spontaneous/targets.ts';
import { isDemoralised } from '../../../debellis/troops/base.ts';
import { enclosureRound, isEntered } from '../../../debellis/walls/enclosures.ts';
import { isTower, mannedBy } from '../../../debellis/walls/sections.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { isUnreliable } from '../allies/allies.ts';
import { isMobile } from '../troops/base.ts';
import { figure, type Mark } from '../troops/marks.ts';
import { isImpetuous } from './impetuous.ts';

const did = ({ bound }: PlacedBase, ...marks: readonly Mark[]): boolean =>
  marks.some((mark) => figure(bound, mark) > 0);

/** Nobody ordered it to move or to stay, and it has not gone by itself yet. */
const isLeftAlone = (base: PlacedBase): boolean =>
  !did(base, 'moved', 'halted', 'advanced') && isMobile(base);

const isTouched = (battle: Battle, base: PlacedBase): boolean => enemyContacts(battle, base).length > 0;

/** Does an impetuous element still have to advance? */
export const mustAdvance = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  base.side === battle.turn.active &&
  isLeftAlone(base) &&
  !isDemoralised(base) &&
  !(isUnreliable(base) && holds('dbm.ally.5')) &&
  !isTouched(battle, base) &&
  isImpetuous(game, rules, battle, base) &&
  (knownEnemies(game, rules, battle, base).length > 0 || lootInTown(game, battle, base).length > 0);

/** Does it touch an enemy by an edge, other than as an overlap? */
const isHeld = (battle: Battle, base: PlacedBase): boolean =>
  enemyContacts(battle, base).some(({ touches }) =>
    touches.some(({ mine, theirs, length }) => length > 0 && (mine === 'front' || theirs === 'front')),
  );

function fromOwnEdge(battle: Battle, base: PlacedBase): number {
  const edge = edgeOfSide(battle, base.side);
  return Math.min(...rectangleOfBase(base).corners.map((corner) => edgeDistance(battle, edge, corner)));
}

/** Is it within an enclosure of its own that no enemy has entered, or in a tower? */
function isWalledIn(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  const enclosure = enclosureRound(game, battle, base);
  const safe = enclosure?.side === base.side && !isEntered(game, battle, enclosure);
  return safe || mannedBy(game, battle, base).some(isTower);
}

/** The elements of demoralised commands that flee to their own edge, the nearest to it first. */
export const runaways = (game: Debellis, battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle)
    .filter(
      (base) =>
        base.side === battle.turn.active &&
        isDemoralised(base) &&
        isLeftAlone(base) &&
        !isHeld(battle, base) &&
        !isWalledIn(game, battle, base) &&
        holds('dbm.demo.1'),
    )
    .toSorted((a, b) => fromOwnEdge(battle, a) - fromOwnEdge(battle, b));
