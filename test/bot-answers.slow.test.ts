/** The bot with a plan, asked in a thousand random positions of each ruleset: every answer is taken. */
import './support/bots.ts';
import { expect, test } from 'vitest';
import { OPPONENTS } from '../src/bots/players/opponents.ts';
import { randomBot } from '../src/bots/players/random-bot.ts';
import { straightBot } from '../src/bots/players/straight-bot.ts';
import { randomFrom } from '../src/bots/random.ts';
import { simulate } from '../src/bots/simulate/simulate.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { AnyCommand } from '../src/engine/command.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { decide } from '../src/engine/game/decide.ts';
import { view } from '../src/engine/game/view.ts';
import { ARENAS, type ArenaName } from './play/arenas.ts';

const SETTINGS: Readonly<Record<string, readonly ArenaName[]>> = {
  bnb: ['bnb', 'bnb-columns'],
  hott: ['hott', 'hott-armies', 'hott-mass'],
  dbm: ['dbm', 'dbm-melees', 'dbm-sieges', 'dbm-landings'],
  dbmm: ['dbmm', 'dbmm-melees'],
};

const POSITIONS = 1000;
/** One question in this many is asked. */
const EVERY = 5;
const ROUNDS = 6;
/** The number of answers that may be refused in one position. */
const MOST_REFUSALS = 10;

const PLAYERS = [OPPONENTS.master, OPPONENTS['master-rash'], OPPONENTS['master-careful']] as const;

interface Asked {
  readonly battle: Battle;
  readonly side: string;
}

/** Questions to players in a battle of random play, from the setup on. */
function questionsIn(arena: ArenaName, seed: number): readonly Asked[] {
  const { rules, battleOf } = ARENAS[arena];
  const bots = seed % 2 === 0 ? { red: randomBot, blue: straightBot } : { red: randomBot, blue: randomBot };
  return simulate(rules, battleOf(seed), { bots, seed, rounds: ROUNDS })
    .battles.flatMap((battle): readonly Asked[] => {
      const asked = battle.result ? undefined : battle.flow.awaits[0];
      return asked && asked.answer.form !== 'faces' ? [{ battle, side: asked.by }] : [];
    })
    .filter((_, at) => at % EVERY === seed % EVERY);
}

/** The refused answers of a bot, if it finds none that is taken in time; else null. */
function untaken(rules: Ruleset, { battle, side }: Asked, at: number): readonly AnyCommand[] | null {
  const refused: AnyCommand[] = [];
  const bot = PLAYERS[at % PLAYERS.length] ?? PLAYERS[0];
  const seen = view(rules, battle, side);
  while (refused.length < MOST_REFUSALS) {
    const { command } = bot.answer(rules, seen, side, randomFrom(at), refused);
    if (decide(rules, battle, command, side).ok) return null;
    refused.push(command);
  }
  return refused;
}

test.each(Object.entries(SETTINGS))(
  'every question of a thousand random positions of %s gets an answer that is taken',
  { timeout: 7_200_000 },
  (_, arenas) => {
    let count = 0;
    for (let seed = 1; count < POSITIONS; seed++) {
      const arena = arenas[seed % arenas.length] as ArenaName;
      for (const asked of questionsIn(arena, seed).slice(0, POSITIONS - count)) {
        expect(untaken(ARENAS[arena].rules, asked, count), `${arena} ${seed}`).toBeNull();
        count += 1;
      }
    }
    expect(count).toBe(POSITIONS);
  },
);
