import type { Page } from 'playwright-core';
import { newPlay } from '../../src/engine/battle/record.ts';
import { loadBattle } from '../../src/scenario/load.ts';
import { loadRuleset } from '../../src/scenario/rulesets.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { writeRecord } from '../../src/scenario/write-record.ts';
import { openBattle } from './app.ts';

/** Opens a position in which a person plays red and a bot plays blue. */
export async function openAgainstBot(page: Page, scenario: unknown): Promise<void> {
  const position = scenario as Scenario;
  const rules = await loadRuleset(position.ruleset);
  if (!rules) throw new Error(`no ruleset ${position.ruleset}`);
  const loaded = loadBattle(rules, position);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = {
    format: 'acies-record/1',
    ruleset: rules.id,
    version: rules.version,
    seats: { red: 'human', blue: 'bot' },
  } as const;
  await openBattle(page, writeRecord(newPlay(rules, header, loaded.battle).record));
}
