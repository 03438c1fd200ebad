/** The bot with a plan, in positions of all rulesets: where scenarios end, with and without its memo. */
import './support/bots.ts';
import { describe, expect, test } from 'vitest';
import { masterBot } from '../src/bots/players/planner.ts';
import { randomFrom } from '../src/bots/random.ts';
import { isAskedForSetup } from '../src/bots/setup/answer.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand } from '../src/engine/command.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { decide } from '../src/engine/game/decide.ts';
import type { Awaited } from '../src/engine/game/game.ts';
import { view } from '../src/engine/game/view.ts';
import { loadBattle } from '../src/scenario/load.ts';
import { loadRulesets } from '../src/scenario/rulesets.ts';
import { runScenario } from '../src/scenario/run.ts';
import type { Scenario } from '../src/scenario/schema.ts';
import { scenariosIn } from '../tools/dropping.ts';

const rulesets = await loadRulesets();
const scenarios = scenariosIn();

/** The positions of each ruleset after its setup, spread over its scenarios. */
const MOST = 36;
/** The number of answers that may be refused in one position. */
const MOST_REFUSALS = 10;

interface Position {
  readonly name: string;
  readonly battle: Battle;
  readonly side: string;
}

/** A scenario may set up a town without gates, which its player can neither leave so nor mend. */
const isSetup = ({ kind }: Awaited): boolean => kind === 'fortify';

function positionsOf(rules: Ruleset): readonly Position[] {
  const own = scenarios.filter(({ scenario }) => scenario.ruleset === rules.id);
  const every = Math.max(1, Math.floor(own.length / (2 * MOST)));
  const found = own
    .filter((_, at) => at % every === 0)
    .flatMap(({ name, scenario }): Position[] => {
      const { battle } = runScenario(rules, scenario);
      const asked = battle && !battle.result ? battle.flow.awaits[0] : undefined;
      const isOpen =
        battle &&
        asked &&
        asked.answer.form !== 'faces' &&
        !isSetup(asked) &&
        !isAskedForSetup(battle, asked.by);
      return isOpen ? [{ name, battle, side: asked.by }] : [];
    });
  return found.slice(0, MOST);
}

/** The first answer that is taken; null if all of them are refused. `memo` is given as the last memo. */
function taken(rules: Ruleset, { battle, side }: Position, memo?: unknown): AnyCommand | null {
  const refused: AnyCommand[] = [];
  while (refused.length < MOST_REFUSALS) {
    const { command } = masterBot.answer(
      rules,
      view(rules, battle, side),
      side,
      randomFrom(1),
      refused,
      memo,
    );
    if (decide(rules, battle, command, side).ok) return command;
    refused.push(command);
  }
  return null;
}

/** A memo of another battle: right in form, wrong in all else. */
const STRANGE = {
  bound: 1,
  design: { win: 'left', hold: 'right', since: 1, bodies: 2 },
  bodies: [{ bases: ['A', 'Z', 'nobody'], task: 'attack', goal: 'A' }],
};

describe.each(rulesets.map((rules) => ({ id: rules.id, rules })))('$id', ({ rules }) => {
  const positions = positionsOf(rules);

  test('every question gets an answer that is taken, and a strange memo changes nothing of that', () => {
    expect(positions.length).toBeGreaterThan(MOST / 2);
    for (const [at, position] of positions.entries())
      expect(taken(rules, position, at % 2 === 0 ? undefined : STRANGE), position.name).not.toBeNull();
  }, 60_000);
});

describe('what the other side hides', () => {
  const bnb = rulesets.find(({ id }) => id === 'bnb') as Ruleset;

  /** Blue hides one base in a wood before red's line. */
  function hiding(troop: string, x: number): Battle {
    const bases: Scenario['bases'] = [
      ...['A', 'B', 'C', 'D'].map((id, at) => ({
        id,
        side: 'red',
        troop: 'Reg Bd (O)',
        at: [480 + 40 * at, 300, 0] as [number, number, number],
      })),
      { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [540, 200, 0], flags: ['c-in-c'] },
      { id: 'Y', side: 'blue', troop: 'Reg Cv (O)', at: [600, 600, 180], flags: ['c-in-c'] },
      { id: 'X', side: 'blue', troop: 'Reg Ax (O)', at: [800, 420, 180] },
      { id: '*Z', side: 'blue', troop, in: 'ambush', at: [x, 450, 180] },
    ];
    const loaded = loadBattle(bnb, {
      format: 'acies-scenario/1',
      ruleset: 'bnb',
      options: { ambush: true },
      terrain: [
        {
          id: 'wood',
          kind: 'Wd',
          area: [
            [380, 400],
            [820, 400],
            [820, 500],
            [380, 500],
          ],
        },
      ],
      sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
      bases,
      turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 3 },
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    return loaded.battle;
  }

  test('changes neither its answer nor its plan', () => {
    const answer = (battle: Battle) =>
      masterBot.answer(bnb, view(bnb, battle, 'red'), 'red', randomFrom(1), []);
    const [one, other] = [hiding('Reg Ax (O)', 420), hiding('Reg Bd (O)', 700)];
    expect(one).not.toEqual(other);
    expect(answer(one)).toEqual(answer(other));
    expect(answer(one).memo).toBeDefined();
  });
});
