/** Small battles before their setup, for tests. */
import type { Battle } from '../../../engine/battle.ts';
import type { AnyCommand, Seat } from '../../../engine/command.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { bnb } from '../index.ts';
import { type BattleArmy, newBattle } from './new-battle.ts';

export const TABLE = { width: 1200, depth: 750 };

export const army = (terrain: BattleArmy['terrain'], aggression = 0): BattleArmy => ({
  name: 'Ur',
  aggression,
  terrain,
  bases: [
    { troop: 'Reg Cv (O)', flags: ['c-in-c'] },
    { troop: 'Reg Bd (O)' },
    { troop: 'Reg Bd (O)' },
    { troop: 'Bg' },
  ],
});

export const OPEN = { mandatory: ['H(G)', 'Wd'], optional: ['brush', 'BUA', 'UR', 'PR', 'WW'] };

/** Blue is more aggressive by `aggression`; both lands offer the same terrain. */
export function battleBefore(terrain: BattleArmy['terrain'] = OPEN, aggression = 0): Battle {
  const armies = { red: army(terrain), blue: army(terrain, aggression) };
  const checked = newBattle(bnb, { table: TABLE, armies });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return begin(bnb, checked.battle).battle;
}

export function done(battle: Battle, command: AnyCommand, by?: Seat): Battle {
  const decision = decide(bnb, battle, command, by ?? battle.flow.awaits[0]?.by ?? '');
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  return decision.battle;
}

/** The clauses and keys of a refusal; empty if the command is legal. */
export function refusal(battle: Battle, command: AnyCommand, by?: Seat): readonly string[] {
  const decision = decide(bnb, battle, command, by ?? battle.flow.awaits[0]?.by ?? '');
  return decision.ok
    ? []
    : decision.reasons.map(({ rule, key }) => `${rule} ${key.replace('bnb.setup.', '')}`);
}

export const roll = (battle: Battle, ...faces: readonly number[]): Battle =>
  done(battle, { type: 'roll', faces }, 'dice');

export const pieces = (...list: readonly (readonly [string, string])[]): AnyCommand => ({
  type: 'choose-terrain',
  pieces: list.map(([kind, size]) => ({ kind, size })),
});

/** A battle in which red is invaded, with its own land, and both sides have chosen terrain. */
export function chosen(
  invaded: AnyCommand,
  invader: AnyCommand,
  terrain: BattleArmy['terrain'] = OPEN,
): Battle {
  return done(done(roll(battleBefore(terrain), 2, 5), invaded), invader);
}

/** Plays on to the question of this kind: with the first offered answers and ones on all dice. */
export function upTo(start: Battle, kind: string): Battle {
  let battle = start;
  for (let steps = 0; steps < 200; steps++) {
    const awaited = battle.flow.awaits[0];
    if (!awaited || awaited.kind === kind) return battle;
    if (awaited.answer.form === 'faces') battle = roll(battle, ...awaited.answer.dice.map(() => 1));
    else battle = done(battle, answerTo(battle, awaited.kind));
  }
  throw new Error(`${kind} is never asked`);
}

function answerTo(battle: Battle, kind: string): AnyCommand {
  const frame = battle.flow.stack.at(-1);
  const option = frame && bnb.steps[frame.step]?.options?.(bnb, battle, frame)[0];
  if (option) return option.command;
  throw new Error(`${kind} has no option`);
}
