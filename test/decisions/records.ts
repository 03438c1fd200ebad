/** What becomes of records while the sides end phases, take back, offer and decline at random. */
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import {
  battleNow,
  freeUndo,
  newPlay,
  type Play,
  playCommand,
  redo,
} from '../../src/engine/battle/record.ts';
import type { AnyCommand, Seat } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { canonical } from '../../src/engine/data/canonical.ts';
import type { Json } from '../../src/engine/data/json.ts';
import { type Dice, seededDice } from '../../src/scenario/dice.ts';
import { rulesetOf } from '../../src/scenario/every-ruleset.ts';
import { checkRecord } from '../../src/scenario/record-check.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { type Named, scenariosIn } from '../../tools/dropping.ts';
import { codeOf, seedOf } from './codes.ts';
import type { TableLine } from './table.ts';

/** One scenario in this many begins a record. */
const PART = 150;
const STEPS = 60;

const ORDERS: readonly string[] = [
  'end-phase',
  'end-phase',
  'end-phase',
  'undo',
  'undo',
  'allow-undo',
  'refuse-undo',
  'offer-draw',
  'decline-draw',
  'accept-draw',
  'resign',
  'end-of-time',
];

const text = (value: unknown): string => canonical(value as Json);

/** An order that needs no search; one that takes back names, half the time, how many commands it keeps. */
function orderFrom(random: Random, { live }: Play): AnyCommand {
  const type = oneOf(random, ORDERS);
  return type === 'undo' && random(2) === 0 ? { type, keep: random(live.length + 1) } : { type };
}

/** Who orders what next. Dice that are awaited are mostly thrown. */
function nextOrder(play: Play, dice: Dice, random: Random): readonly [Seat, AnyCommand] {
  const { flow, sides } = battleNow(play);
  const awaited = flow.awaits[0];
  const isThrown = awaited?.answer.form === 'faces' && random(4) > 0;
  if (isThrown) return ['dice', { type: 'roll', faces: dice(awaited.answer.dice) ?? [] }];
  return [oneOf(random, sides).id, orderFrom(random, play)];
}

/** What each order leads to, one a line, and what a check of the record says. */
function toldFrom(rules: Ruleset, { name, scenario }: Named): readonly string[] {
  const { battle } = runScenario(rules, { ...scenario, steps: [] });
  if (!battle) return [];
  const [dice, random] = [seededDice(rules, seedOf(name)), randomFrom(seedOf(name))];
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats: {} } as const;
  const told: string[] = [];
  let play = newPlay(rules, header, battle);
  for (let step = 0; step < STEPS; step += 1) {
    const [by, command] = nextOrder(play, dice, random);
    const played = random(STEPS) === 0 ? redo(rules, play) : playCommand(rules, play, command, by);
    if (played.ok) play = played.play;
    const { live, undone, asked } = play;
    const free = battle.sides.map(({ id }) => freeUndo(play, id));
    told.push(
      text([by, command, played.ok ? played.events : played.reasons, live, undone.length, asked, free]),
    );
  }
  return [...told, text(checkRecord(rules, play.record))];
}

/** A line for each record, with a code of all that was told. */
export const recordsKept = (): readonly TableLine[] =>
  scenariosIn()
    .filter(({ name, scenario }) => !scenario.campaign && seedOf(name) % PART === 1)
    .flatMap((named) => {
      const rules = rulesetOf(named.scenario.ruleset);
      const make = (): string =>
        `${named.name}  record ${codeOf(rules ? toldFrom(rules, structuredClone(named)) : [])}`;
      return [{ about: named.name, ruleset: named.scenario.ruleset, make }];
    });
