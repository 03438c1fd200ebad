/** Gives an input to the program as the screen, the server and the command line do. */
import { PRINTED } from '../../src/drawing/style.ts';
import { drawBattle } from '../../src/drawing/table.ts';
import { battleNow, replay } from '../../src/engine/battle/record.ts';
import type { Battle, Json } from '../../src/engine/battle.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { decide } from '../../src/engine/game/decide.ts';
import { optionsOf } from '../../src/engine/game/flow.ts';
import { view } from '../../src/engine/game/view.ts';
import { ask } from '../../src/scenario/ask.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { readScenarios } from '../../src/scenario/read.ts';
import { checkRecord, findBreak, recordFaults } from '../../src/scenario/record-check.ts';
import { readRecord } from '../../src/scenario/record-file.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { say } from '../../src/words/say.ts';
import '../support/words.ts';
import { handArmy } from './armies.ts';
import type { Input, Kind, Saying } from './inputs.ts';

interface Told {
  readonly key: string;
  readonly figures?: { readonly [key: string]: Json };
}

function tellAll(told: readonly Told[], rules = ''): void {
  for (const { key, figures } of told)
    for (const language of ['en', 'fr'] as const) say(key, figures, { language, unit: 'MU', rules });
}

const ON_SCREEN = { ...PRINTED, pieces: 'figures', surface: 'grass' } as const;

/** Makes what a server makes from a battle: every view, and the choices. */
function tell(rules: Ruleset, battle: Battle): void {
  for (const seat of [...battle.sides.map(({ id }) => id), null]) view(rules, battle, seat);
  if (battle.flow.awaits.length > 0 && !battle.result) optionsOf(rules, battle);
}

/** Makes what a screen makes from a battle that was read. */
function show(rules: Ruleset, battle: Battle): void {
  tell(rules, battle);
  const names = { label: rules.label, letter: ({ id }: { id: string }) => id, title: () => '' };
  drawBattle(battle, rules.sky ? { ...names, sky: rules.sky } : names, '', [], ON_SCREEN);
}

function handScenario({ text }: Input): void {
  const read = readScenarios(text);
  if (!read.ok) tellAll(read.faults);
  else
    for (const scenario of read.scenarios) {
      const rules = rulesetOf(scenario.ruleset) as Ruleset;
      const { faults, battle } = runScenario(rules, scenario);
      tellAll(faults, rules.id);
      if (battle) show(rules, battle);
    }
}

function handRecord({ text }: Input): void {
  const read = readRecord(text);
  if (!read.ok) {
    tellAll(read.faults);
    return;
  }
  const rules = rulesetOf(read.record.header.ruleset) as Ruleset;
  const faults = recordFaults(rules, read.record);
  if (faults.length > 0) {
    tellAll(faults, rules.id);
    return;
  }
  const { difference } = checkRecord(rules, read.record);
  tellAll(
    (difference?.now ?? []).filter((each) => 'key' in each),
    rules.id,
  );
  const search = findBreak(rules, read.record);
  while (!search.next().done);
  show(rules, battleNow(replay(read.record)));
}

function handCommand({ text, battle }: Input): void {
  const rules = rulesetOf(battle?.ruleset ?? '');
  if (!rules || !battle) throw new Error('a command needs a battle');
  const { by, spoken } = JSON.parse(text) as Saying;
  const decision = decide(rules, battle, spoken, by);
  if (decision.ok) tell(rules, decision.battle);
  else tellAll(decision.reasons, rules.id);
}

function handQuestion({ text, battle }: Input): void {
  const rules = rulesetOf(battle?.ruleset ?? '');
  if (!rules || !battle) throw new Error('a question needs a battle');
  const { spoken } = JSON.parse(text) as Saying;
  const answer = ask(rules, battle, spoken);
  if ('fault' in answer) tellAll([answer.fault], rules.id);
}

const HANDING: Readonly<Record<Kind, (input: Input) => void>> = {
  scenario: handScenario,
  record: handRecord,
  command: handCommand,
  question: handQuestion,
  army: ({ text }) => tellAll(handArmy(text)),
};

/** Gives an input to the program. Throws if the program throws. */
export const hand = (input: Input): void => HANDING[input.kind](input);
