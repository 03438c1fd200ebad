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
import type { Option } from '../../engine/game/steps.ts';
import { type Judgement, judgeMove } from '../../engine/moves/judge.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { dbm as rules } from '../../rules/dbm/index.ts';
import { paces } from '../../rules/dbm/measures.ts';
import type { ButtonOrder, OrdersOnScreen } from '../on-screen/orders.ts';
import { baseName } from '../state/telling/naming.ts';
import { changesOf, notesOf } from './changes.ts';

/** Elements that have moved so do not shoot in this bound. */
function losingShots(battle: Battle, after: Battle, { trace, length }: Judgement): readonly BaseId[] {
  const loses = (base: PlacedBase): boolean => {
    const marked = { ...base, bound: { ...base.bound, moved: figure(base.bound, 'moved') + length } };
    const stops =
      shooterFaults(DBM)(rules, battle, base).length === 0 &&
      shooterFaults(DBM)(rules, battle, marked).length > 0;
    if (!stops) return false;
    const there = placedBase(after, base.id);
    return (
      requiredTargets(DBM, rules, battle, base).length > 0 ||
      (there !== null && requiredTargets(DBM, rules, after, there).length > 0)
    );
  };
  return (trace?.way.movers ?? []).filter(loses).map(({ id }) => id);
}

/** The march straight ahead of these bases, as far as it is legal; null where they cannot march. */
function marchAhead(battle: Battle, picked: readonly BaseId[]): MoveCommand | null {
  const marching = (mm: number): MoveCommand => ({
    type: 'move',
    bases: [...picked],
    path: [{ forward: mm }],
    kind: 'march',
  });
  const isLegal = (mm: number): boolean =>
    judgeMove(rules, battle, marching(mm), battle.turn.active, { alone: true }).reasons.length === 0;
  const far = LENGTHS.find(isLegal);
  return far === undefined ? null : marching(far);
}

/** The lengths of whole moves of all troops, the longest first. */
const LENGTHS = [300, 250, 200, 150, 100, 50].map(paces);

/** A button for an option, with the names of the bases that it is about. */
function named(battle: Battle, { command, key, figures = {} }: Option): ButtonOrder {
  const names = Object.entries(figures).map(([figure, value]) => {
    const base = findBase(battle, String(value));
    return [figure, base ? baseName(base) : String(value)];
  });
  return { command, key, figures: Object.fromEntries(names) };
}

/** A halt, which restrains bases that would move by themselves, a march, and to dismount or go aboard. */
function buttons(battle: Battle, picked: readonly BaseId[]): readonly ButtonOrder[] {
  if (battle.flow.awaits[0]?.kind !== 'orders' || picked.length === 0) return [];
  const figures = { count: picked.length };
  const march = marchAhead(battle, picked);
  return [
    { command: { type: 'halt', bases: [...picked] }, key: 'screen.halt', figures },
    ...(march ? [{ command: march, key: 'screen.dbm.march', figures }] : []),
    ...changesOf(battle, picked).map((option) => named(battle, option)),
  ];
}

export const orders: OrdersOnScreen = {
  marks: ['marched', 'halted', 'advanced'],
  keys: ['column', 'bend'],
  // 2, 10 and 50 paces.
  steps: [1, paces(10), paces(50)],
  buttons,
  noted: (battle, taken) => notesOf(battle, taken).map((option) => named(battle, option)),
  ofPicked: ['dismount', 'remount', 'embark'],
  inTurn: { kind: 'advance', key: 'screen.dbm.advance-all' },
  losingShots,
};
