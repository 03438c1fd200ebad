/** No message about a battle speaks in codes: in the golden battles, and in what scenarios lead to. */
import '../../../../test/support/bots.ts';
import '../../../../test/support/words.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { replay } from '../../../engine/battle/record.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { Event, Reason } from '../../../engine/event.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { rulesetOf } from '../../../scenario/every-ruleset.ts';
import { readScenarios } from '../../../scenario/read.ts';
import { readRecord } from '../../../scenario/record-file.ts';
import { runScenario } from '../../../scenario/run.ts';
import type { Language } from '../../../words/types.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});

const CONTENT = new URL('../../../../content/', import.meta.url);
const LANGUAGES = ['en', 'fr'] as const;
/** So many golden battles and scenarios go untold for each that is told. */
const BATTLES_APART = 3;
const SCENARIOS_APART = 15;

/** Signs of troops, grades, ground and sections; of all these only the last are also English words. */
const CODE =
  /^(Reg|Irr|Bd|Sp|Pk|Wb|Ax|Ps|Bw|Kn|Cv|LH|Cm|El|Exp|Art|WWg|Bge|Hd|Gal|Shp|Bts|Wd|BUA|Rv|Rd|PRd|WW|DGo|RGo|GGo|TF|PF|FW|FO|HO|PO|[DWCRSG]H|[BSR]F|[TW]\d+)$/;
/** What no message says: a key, a name or a value without words, and a space where a word is missing. */
const WORDLESS = /^[a-z]+(\.[a-z-]+)+,|undefined|\bnull\b|NaN|[{}]|\[object| {2}/;

interface Words {
  readonly speak: (language: Language) => Promise<void>;
  readonly toldEvent: (battle: Battle, event: Event) => string;
  readonly told: (battle: Battle, key: string, figures?: Reason['figures']) => string;
  readonly show: (ruleset: string) => void;
}

let words: Words;
beforeAll(async () => {
  const parts = new Map([
    ['bnb', (await import('../../bnb/index.ts')).bnb],
    ['hott', (await import('../../hott/index.ts')).hott],
    ['dbm', (await import('../../dbm/index.ts')).dbm],
    ['dbmm', (await import('../../dbmm/index.ts')).dbmm],
  ]);
  const { rulesets } = await import('../loading/ruleset.ts');
  rulesets.value = parts;
  const { session } = await import('../battle/session.ts');
  const { speak } = await import('./telling.ts');
  const { toldEvent, told } = await import('./naming.ts');
  const show = (ruleset: string) => {
    session.value = { rules: parts.get(ruleset)?.rules } as never;
  };
  words = { speak, toldEvent, told, show };
});

/** A message with the codes in it; the names of bases may look like codes. */
function codesIn({ bases }: Battle, text: string): readonly string[] {
  const names = new Set(bases.map(({ id }) => id));
  const codes = text.split(/[^\p{L}\p{N}]+/u).filter((word) => CODE.test(word) && !names.has(word));
  return codes.length > 0 || WORDLESS.test(text) ? [`${text} (${codes.join(', ')})`] : [];
}

const jsonIn = (folder: string, apart: number): readonly string[] =>
  readdirSync(new URL(folder, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .filter((_, at) => at % apart === 0)
    .map((name) => readFileSync(new URL(folder + name, CONTENT), 'utf8'));

/** A position of a golden battle, with what came before it and what may follow. */
interface Moment {
  readonly ruleset: string;
  readonly battle: Battle;
  readonly events: readonly Event[];
  readonly options: readonly Pick<Reason, 'key' | 'figures'>[];
}

function momentsOf(text: string): readonly Moment[] {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { record, battles, live } = replay(read.record);
  const rules = rulesetOf(record.header.ruleset);
  if (!rules) throw new Error(`no ruleset is called ${record.header.ruleset}`);
  return battles.map((battle, at) => ({
    ruleset: rules.id,
    battle,
    events: record.entries[live[at] ?? -1]?.events ?? [],
    options: optionsOf(rules, battle),
  }));
}

const MOMENTS = jsonIn('battles/', BATTLES_APART).flatMap(momentsOf);

test.each(LANGUAGES)('what happens in battles is told in words, in %s', async (language) => {
  await words.speak(language);
  const found = MOMENTS.flatMap(({ ruleset, battle, events, options }) => {
    words.show(ruleset);
    return [
      ...events.map((event) => words.toldEvent(battle, event)),
      ...options.map(({ key, figures }) => words.told(battle, key, figures)),
    ].flatMap((text) => codesIn(battle, text));
  });
  expect(found).toEqual([]);
});

const SCENARIOS = jsonIn('scenarios/', 1)
  .flatMap((text) => {
    const read = readScenarios(text);
    return read.ok ? read.scenarios : [];
  })
  .filter((scenario, at) => at % SCENARIOS_APART === 0 && !scenario.campaign)
  .flatMap((scenario) => {
    const rules = rulesetOf(scenario.ruleset);
    return rules ? [{ scenario, result: runScenario(rules, scenario) }] : [];
  });

test.each(LANGUAGES)('what scenarios lead to is told in words, in %s', async (language) => {
  await words.speak(language);
  const found = SCENARIOS.flatMap(({ scenario, result: { battle, told } }) => {
    words.show(scenario.ruleset);
    if (!battle) return [];
    const texts = told.flatMap(({ events, reasons }) => [
      ...events.map((event) => words.toldEvent(battle, event as Event)),
      ...(reasons ?? []).map(({ key, figures }) => words.told(battle, key, figures)),
    ]);
    return texts.flatMap((text) => codesIn(battle, text)).map((text) => `${scenario.name}: ${text}`);
  });
  expect(found).toEqual([]);
});
