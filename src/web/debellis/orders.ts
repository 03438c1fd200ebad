/** Orders of both De Bellis rulesets on the screen. */
import type { Debellis } from '../../debellis/game.ts';
import { shooterFaults } from '../../debellis/shooting/shooters.ts';
import { requiredTargets } from '../../debellis/shooting/targets.ts';
import {
  type BaseId,
  type Battle,
  figure,
  findBase,
  type PlacedBase,
  placedBase,
} from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Option } from '../../engine/game/steps.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { ButtonOrder, OrdersOnScreen } from '../on-screen/orders.ts';
import { baseName } from '../state/telling/naming.ts';

/** What the orders take from a ruleset. */
export interface OrderParts {
  readonly game: Debellis;
  readonly rules: Ruleset;
  /** The lengths of whole moves of all troops in paces, the longest first. */
  readonly lengths: readonly number[];
  /** What picked bases may do besides. */
  changesOf(battle: Battle, picked: readonly BaseId[]): readonly Option[];
}

/** Elements that have moved so do not shoot in this bound. */
function losingShots(
  { game, rules }: OrderParts,
  battle: Battle,
  after: Battle,
  { trace, length }: Judgement,
): readonly BaseId[] {
  const loses = (base: PlacedBase): boolean => {
    const marked = { ...base, bound: { ...base.bound, moved: figure(base.bound, 'moved') + length } };
    const stops =
      shooterFaults(game)(rules, battle, base).length === 0 &&
      shooterFaults(game)(rules, battle, marked).length > 0;
    if (!stops) return false;
    const there = placedBase(after, base.id);
    return (
      requiredTargets(game, rules, battle, base).length > 0 ||
      (there !== null && requiredTargets(game, rules, after, there).length > 0)
    );
  };
  return (trace?.way.movers ?? []).filter(loses).map(({ id }) => id);
}

/** Marches of these bases straight ahead, the longest first. */
const marchesAhead = ({ game, lengths }: OrderParts, picked: readonly BaseId[]): readonly MoveCommand[] =>
  lengths.map((paces) => ({
    type: 'move',
    bases: [...picked],
    path: [{ forward: game.paces(paces) }],
    kind: 'march',
  }));

const areOrdered = (battle: Battle, picked: readonly BaseId[]): boolean =>
  battle.flow.awaits[0]?.kind === 'orders' && picked.length > 0;

/** A button for an option, with the names of the bases that it is about. */
export function named(battle: Battle, { command, key, figures = {} }: Option): ButtonOrder {
  const names = Object.entries(figures).map(([figure, value]) => {
    const base = findBase(battle, String(value));
    return [figure, base ? baseName(base) : String(value)];
  });
  return { command, key, figures: Object.fromEntries(names) };
}

/** A halt, which restrains bases that would move by themselves, and what else they may do. */
function buttons(parts: OrderParts, battle: Battle, picked: readonly BaseId[]): readonly ButtonOrder[] {
  if (!areOrdered(battle, picked)) return [];
  return [
    { command: { type: 'halt', bases: [...picked] }, key: 'screen.halt', figures: { count: picked.length } },
    ...parts.changesOf(battle, picked).map((option) => named(battle, option)),
  ];
}

/** The orders of a De Bellis ruleset. */
export const ordersBy = (parts: OrderParts): OrdersOnScreen => ({
  marks: ['marched', 'halted', 'advanced'],
  marches: 'screen.debellis.marching',
  keys: ['column', 'bend'],
  // 2, 10 and 50 paces.
  steps: [parts.game.paces(2), parts.game.paces(10), parts.game.paces(50)],
  buttons: (battle, picked) => buttons(parts, battle, picked),
  ahead: {
    key: 'screen.debellis.march',
    moves: (battle, picked) => (areOrdered(battle, picked) ? marchesAhead(parts, picked) : []),
  },
  inTurn: { kind: 'advance', key: 'screen.debellis.advance-all' },
  losingShots: (battle, after, move) => losingShots(parts, battle, after, move),
});
