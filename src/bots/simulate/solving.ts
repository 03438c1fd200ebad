/** Plays the orders of one bound, until the phase of orders ends: by a bot, or as they are written. */
import { battleNow, newPlay, type Play, playCommand } from '../../engine/battle/record.ts';
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import { type Dice, seededDice } from '../../scenario/dice.ts';
import { loadBattle } from '../../scenario/load.ts';
import type { Position } from '../../scenario/positions.ts';
import type { Bot } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { holds } from './conditions.ts';
import { answered } from './simulate.ts';

/** A bot that gives more commands than this in one bound will not stop. */
const MOST_COMMANDS = 500;

const isOrdering = (battle: Battle): boolean => battle.flow.awaits[0]?.kind === 'orders';

const begun = (rules: Ruleset, battle: Battle): Play =>
  newPlay(rules, { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats: {} }, battle);

/** The play after all throws that are awaited. */
function thrown(rules: Ruleset, start: Play, dice: Dice): Play {
  let play = start;
  for (;;) {
    const awaited = battleNow(play).flow.awaits[0];
    if (awaited?.answer.form !== 'faces') return play;
    const faces = dice(awaited.answer.dice) ?? [];
    const played = playCommand(rules, play, { type: 'roll', faces }, 'dice');
    if (!played.ok) throw new Error(`a throw was refused: ${JSON.stringify(played.reasons)}`);
    play = played.play;
  }
}

/**
 * The position when a bot has given its orders of the bound. What comes before orders, such as arrivals, it decides too.
 * The same seed gives the same position.
 */
export function orderedBy(rules: Ruleset, start: Battle, bot: Bot, seed: number): Battle {
  const dice = seededDice(rules, seed);
  const kept = { random: randomFrom(seed), memos: new Map<string, unknown>() };
  let play = begun(rules, start);
  let phase: string | null = null;
  for (let count = 0; count < MOST_COMMANDS; count++) {
    play = thrown(rules, play, dice);
    const now = battleNow(play);
    const by = now.flow.awaits[0]?.by;
    if (now.result || by === undefined || now.turn.bound !== start.turn.bound) return now;
    if (phase !== null && now.flow.phase !== phase) return now;
    if (isOrdering(now)) phase = now.flow.phase;
    play = answered(rules, play, bot, by, kept);
    // The end of the phase itself may turn bases and begin fights.
    if (isOrdering(now) && play.record.entries.at(-1)?.command.type === 'end-phase') return now;
  }
  throw new Error(`${bot.name} gives orders without end`);
}

export type Ordered =
  | { readonly ok: true; readonly battle: Battle }
  | { readonly ok: false; readonly command: AnyCommand; readonly reasons: readonly Reason[] };

/** The position after these commands of the side with the move, or the first one that is refused and why. */
export function orderedAs(rules: Ruleset, start: Battle, commands: readonly AnyCommand[]): Ordered {
  let play = begun(rules, start);
  const { active } = start.turn;
  for (const command of commands) {
    const played = playCommand(rules, play, command, active);
    if (!played.ok) return { ok: false, command, reasons: played.reasons };
    play = played.play;
  }
  return { ok: true, battle: battleNow(play) };
}

/** The conditions of a position that do not hold after its orders. */
export const unmetIn = ({ good }: Position, before: Battle, after: Battle): Position['good'] =>
  good.filter((each) => !holds({ before, after }, each));

/** The battle of a position, as its orders begin. Throws where it cannot be loaded: tests keep the files sound. */
export function battleOf(rules: Ruleset, { name, scenario }: Position): Battle {
  const loaded = loadBattle(rules, scenario);
  if (!loaded.ok) throw new Error(`${name}: ${JSON.stringify(loaded.faults)}`);
  return loaded.battle;
}

/** Every bot gets the same chances, whatever position it gets. */
const SEED = 1;

/** Does a bot see what is to be seen in a position? */
export function isSolved(rules: Ruleset, position: Position, bot: Bot): boolean {
  const before = battleOf(rules, position);
  return unmetIn(position, before, orderedBy(rules, before, bot, SEED)).length === 0;
}
