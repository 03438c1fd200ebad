/** Makes inputs by a few changes to real ones. The same seed and number give the same input. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { loadBattle } from '../../src/scenario/load.ts';
import { changed, slotsOf } from './change.ts';
import { type Corpus, partsOf } from './corpus.ts';
import { textOf } from './values.ts';

export type Kind = 'scenario' | 'record' | 'command' | 'question' | 'army';

/** A file, a command or a question for the program. */
export interface Input {
  readonly kind: Kind;
  readonly text: string;
  /** The battle for the command or the question. */
  readonly battle?: Battle;
}

/** A command or a question, and its sender. */
export interface Saying {
  readonly by: string;
  readonly spoken: unknown;
}

const MOST_CHANGES = 3;

const randomOf = (seed: number, number: number): Random =>
  randomFrom(Math.imul(seed ^ Math.imul(number + 1, 0x9e3779b1), 0x85ebca6b));

/** The sources for every kind of input. */
interface Maker {
  readonly corpus: Corpus;
  readonly random: Random;
}

const alter = <Value>({ corpus: { pool }, random }: Maker, value: Value, least = 1): Value =>
  changed(value, least + random(MOST_CHANGES + 1 - least), random, pool);

function scenario(maker: Maker): Input {
  return { kind: 'scenario', text: textOf(alter(maker, oneOf(maker.random, maker.corpus.scenarios))) };
}

/** More entries would take longer than an input may take. */
const MOST_ENTRIES = 8;

/** In half of the records only the flow is changed, because all play depends on the flow. */
function record(maker: Maker): Input {
  const { header, battle, entries } = oneOf(maker.random, maker.corpus.moments);
  const record = { header, opening: battle, entries };
  const made =
    maker.random(2) === 0
      ? { ...record, opening: { ...battle, flow: alter(maker, battle.flow) } }
      : alter(maker, record);
  const few = Array.isArray(made.entries) ? made.entries.slice(0, MOST_ENTRIES) : made.entries;
  return { kind: 'record', text: textOf({ ...made, entries: few }) };
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function army(maker: Maker): Input {
  const lines: readonly unknown[] = alter(maker, oneOf(maker.random, maker.corpus.armies));
  const text = lines.map((line) => (Array.isArray(line) ? line.map(wordOf).join('') : wordOf(line)));
  return { kind: 'army', text: text.join('\n') };
}

/** The same command or question, but about bases of another battle. */
function aboutBasesOf({ bases }: Battle, spoken: AnyCommand, random: Random): AnyCommand {
  const made = structuredClone(spoken);
  for (const { holder, key } of slotsOf(made))
    if (typeof holder[key] === 'string' && key !== 'type' && bases.length > 0)
      holder[key] = oneOf(random, bases).id;
  return made;
}

type Part = 'do' | 'ask';

/** A battle with a command or a question that is not changed yet. */
interface Situation extends Saying {
  readonly battle: Battle;
}

function inScenario({ corpus, random }: Maker, part: Part): Situation | null {
  const chosen = oneOf(random, corpus.scenarios);
  const rules = rulesetOf(chosen.ruleset);
  const loaded = rules && loadBattle(rules, chosen);
  const said = partsOf(chosen, part);
  if (!loaded?.ok || said.length === 0) return null;
  return { battle: loaded.battle, by: loaded.battle.turn.active, spoken: oneOf(random, said) };
}

function inMoment({ corpus, random }: Maker, part: Part): Situation {
  const { battle, entries } = oneOf(random, corpus.moments);
  const [entry] = entries;
  if (part === 'do' && entry && random(2) === 0) return { battle, by: entry.by, spoken: entry.command };
  const by = battle.flow.awaits[0]?.by ?? battle.turn.active;
  const said = corpus.spoken[battle.ruleset]?.[part] ?? [];
  return { battle, by, spoken: aboutBasesOf(battle, oneOf(random, said), random) };
}

const STRANGERS = ['dice', 'constructor', ''];

function saying(kind: 'command' | 'question', maker: Maker): Input {
  const { random } = maker;
  const part = kind === 'command' ? 'do' : 'ask';
  const found = (random(2) === 0 && inScenario(maker, part)) || inMoment(maker, part);
  const { battle, by, spoken } = found;
  const seats = [by, by, by, ...battle.sides.map(({ id }) => id), ...STRANGERS];
  return { kind, battle, text: textOf({ by: oneOf(random, seats), ...alter(maker, { spoken }, 0) }) };
}

/** The makers of inputs, each with its share of a hundred. */
const MAKERS: readonly (readonly [share: number, make: (maker: Maker) => Input])[] = [
  [28, scenario],
  [5, record],
  [37, (maker) => saying('command', maker)],
  [20, (maker) => saying('question', maker)],
  [10, army],
];

const MAKER_OF = MAKERS.flatMap(([share, make]) => Array.from({ length: share }, () => make));

/** The input with this number. */
export function inputOf(corpus: Corpus, seed: number, number: number): Input {
  const random = randomOf(seed, number);
  return oneOf(random, MAKER_OF)({ corpus, random });
}
