/** The orders by which a base does what a player wants of it, where a scenario begins. */
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../src/engine/battle.ts';
import type { MoveCommand } from '../../src/engine/command.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { intentsFor } from '../../src/engine/moves/intents.ts';
import { distance } from '../../src/geometry/point.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** One scenario in this many is taken. */
const PART = 40;

/** The nearest other base of the same side, or of the other. */
function nearest(battle: Battle, base: PlacedBase, isFriend: boolean): PlacedBase | undefined {
  return basesOnTable(battle)
    .filter(({ id, side }) => id !== base.id && (side === base.side) === isFriend)
    .toSorted((a, b) => distance(a.pose, base.pose) - distance(b.pose, base.pose))[0];
}

/** The base that a scenario moves first; undefined if it begins otherwise. */
function firstMover({ scenario }: Named): string | undefined {
  const [step] = scenario.steps ?? [];
  const command = step && 'do' in step ? step.do : null;
  return command?.type === 'move' ? (command as unknown as MoveCommand).bases?.[0] : undefined;
}

/** The orders of the first mover about its nearest enemy and its nearest friend. */
function intentsIn(named: Named): readonly string[] {
  const rules = rulesetOf(named.scenario.ruleset);
  const battle = rules && runScenario(rules, { ...named.scenario, steps: [] }).battle;
  const base = battle && placedBase(battle, firstMover(named) ?? '');
  if (!rules || !base) return [];
  return [false, true].flatMap((isFriend) => {
    const other = nearest(battle, base, isFriend);
    const found = other ? intentsFor(rules, battle, [base.id], other.id) : [];
    return found.map(({ command }) => canonical(command as unknown as Json));
  });
}

const lineOf = (named: Named): string => `${named.name}  intents ${codeOf(intentsIn(named))}`;

/** A line with a code for each position. */
export const intentsMeant = (): readonly TableLine[] =>
  scenariosIn()
    .filter((each) => firstMover(each) !== undefined && seedOf(each.name) % PART === 0)
    .map((each) => ({ about: each.name, ruleset: each.scenario.ruleset, make: () => lineOf(each) }));
