/** What the element shows: the battles of a record or scenario, as a spectator sees them. */
import type { Naming } from '../../drawing/naming.ts';
import { replay } from '../../engine/battle/record.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { view } from '../../engine/game/view.ts';
import { loadPosition } from '../../scenario/load.ts';
import { readScenarios } from '../../scenario/read.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { loadRuleset } from '../../scenario/rulesets.ts';

export interface Shown {
  readonly title: string;
  readonly battles: readonly Battle[];
  readonly naming: Naming;
}

const namingOf = (rules: Ruleset): Naming => ({
  label: (base) => rules.label(base),
  letter: ({ id }) => id,
  title: ({ troop, id }) => `${troop} ${id}`,
  ...(rules.sky ? { sky: rules.sky } : {}),
});

const shownBy = (rules: Ruleset, title: string, battles: readonly Battle[]): Shown => ({
  title,
  battles: battles.map((battle) => view(rules, battle, null)),
  naming: namingOf(rules),
});

async function ofRecord(text: string): Promise<Shown | null> {
  const read = readRecord(text);
  const rules = read.ok ? await loadRuleset(read.record.header.ruleset) : null;
  if (!read.ok || !rules) return null;
  return shownBy(rules, read.record.header.title ?? '', replay(read.record).battles);
}

async function ofScenario(text: string): Promise<Shown | null> {
  const read = readScenarios(text);
  const [scenario] = read.ok ? read.scenarios : [];
  const rules = scenario ? await loadRuleset(scenario.ruleset) : null;
  const loaded = scenario && rules ? loadPosition(rules, scenario) : null;
  if (!scenario || !rules || !loaded?.ok) return null;
  const { title = '' } = scenario;
  return shownBy(rules, typeof title === 'string' ? title : (title.en ?? ''), [loaded.battle]);
}

/** The battles in the text of a record or scenario file; null where it is neither. */
export const shownIn = async (text: string): Promise<Shown | null> =>
  (await ofRecord(text)) ?? (await ofScenario(text));
