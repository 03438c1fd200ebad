import { randomFrom } from '../../../bots/random.ts';
import { answerSetup } from '../../../bots/setup/answer.ts';
import { setUp } from '../../../bots/setup/quick-battle.ts';
import {
  type BattleRecord,
  battleNow,
  newPlay,
  type Play,
  playCommand,
  type RecordHeader,
} from '../../../engine/battle/record.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Fault } from '../../../engine/event.ts';
import { view } from '../../../engine/game/view.ts';
import { type Dice, seededDice } from '../../../scenario/dice.ts';
import type { Meeting } from '../../on-screen/new-battles.ts';
import type { BotLevel, Player } from '../battle/session.ts';
import { newBattlesOf, onScreen } from '../loading/ruleset.ts';
import { TERRAIN_BY_HAND } from '../setup/by-hand.ts';

/** The choices for a new battle. */
export interface Wanted extends Meeting {
  readonly rules: Ruleset;
  readonly players: { readonly red: Player; readonly blue: Player };
  /** Set up by the program for both sides, or with deployment by hand, or with terrain by hand too. */
  readonly setup: 'by-rules' | 'by-hand' | 'all-by-hand';
  readonly seed: number;
}

/** How a battle of a ruleset may be set up. */
export const setupsOf = (ruleset: string): readonly Wanted['setup'][] => {
  const lays = onScreen(ruleset)?.setup.laying !== undefined;
  return lays ? ['by-rules', 'by-hand', 'all-by-hand'] : ['by-rules', 'by-hand'];
};

export type Made =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The head of a record of a battle between these players. */
const headerOf = (rules: Ruleset, seats: Readonly<Record<SideId, Player>>, title: string): RecordHeader => ({
  format: 'acies-record/1',
  ruleset: rules.id,
  version: rules.version,
  seats,
  title,
});

/** The record of a battle that begins at a position. */
export const recordFrom = (
  rules: Ruleset,
  position: Battle,
  seats: Readonly<Record<SideId, Player>>,
  title: string,
): BattleRecord => newPlay(rules, headerOf(rules, seats, title), position).record;

const MOST_ANSWERS = 500;

/** Carries the setup on to the first decision that is made by hand. */
function upToDeployment(rules: Ruleset, start: Play, wanted: Wanted, dice: Dice): Play {
  const { players, seed, setup } = wanted;
  const byHand = (kind: string): boolean => setup === 'all-by-hand' || !TERRAIN_BY_HAND.has(kind);
  const random = randomFrom(seed);
  let play = start;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const battle = battleNow(play);
    const awaited = battle.flow.awaits[0];
    if (!awaited || battle.turn.bound > 0) return play;
    const { by, kind, answer } = awaited;
    if (players[by as 'red' | 'blue'] === 'human' && byHand(kind)) return play;
    const played =
      answer.form === 'faces'
        ? playCommand(rules, play, { type: 'roll', faces: dice(answer.dice) ?? [] }, 'dice')
        : playCommand(rules, play, answerSetup(rules, view(rules, battle, by), by, random), by);
    if (!played.ok) return play;
    play = played.play;
  }
  return play;
}

/**
 * A battle of these choices, set up to the first decision of a person, with its setup in the record; or the faults of
 * the choices.
 */
export function makeBattle(wanted: Wanted, title: string, bot?: BotLevel): Made {
  const { rules, seed, players } = wanted;
  const checked = newBattlesOf(rules.id)?.open(rules, wanted);
  if (!checked?.ok) return checked ?? { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
  const dice = seededDice(rules, seed ^ 0xd1ce);
  const start = newPlay(rules, headerOf(rules, players, title), checked.battle);
  if (wanted.setup !== 'by-rules')
    return { ok: true, record: upToDeployment(rules, start, wanted, dice).record };
  const sides = ['red', 'blue'] as const;
  // The bot for beginners deploys without regard to the enemy.
  const heedless = sides.filter((side) => bot === 'beginner' && players[side] === 'bot');
  const done = setUp(rules, start, sides, randomFrom(seed), dice, heedless);
  return done.ok ? { ok: true, record: done.play.record } : done;
}
