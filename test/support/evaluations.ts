/** Positions of random play, evaluated as a whole and by what differs from earlier ones. */
import { situationOf } from '../../src/bots/context.ts';
import { evaluated, type Term, termsOf } from '../../src/bots/evaluate/evaluate.ts';
import { randomBot } from '../../src/bots/players/random-bot.ts';
import { straightBot } from '../../src/bots/players/straight-bot.ts';
import { simulate } from '../../src/bots/simulate/simulate.ts';
import { battleNow, type Play } from '../../src/engine/battle/record.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { ARENAS, type ArenaName } from '../play/arenas.ts';

/** All positions of a battle played by chance, in which one side goes straight at the other. */
function positionsOf(arena: ArenaName, seed: number, rounds: number): readonly Battle[] {
  const { rules, battleOf } = ARENAS[arena];
  const found: Battle[] = [];
  const watch = (play: Play): void => {
    const battle = battleNow(play);
    if (battle.turn.bound > 0) found.push(battle);
  };
  simulate(rules, battleOf(seed), { bots: { red: straightBot, blue: randomBot }, seed, rounds, watch });
  return found;
}

export interface Twice {
  readonly whole: readonly Term[];
  readonly byChanges: readonly Term[];
}

/** A position is evaluated from those this many commands before it. */
const BACK = [1, 3];

/** Positions of a battle for the sides in turn, spread over all of it and evaluated both ways. */
export function evaluatedTwice(
  arena: ArenaName,
  seed: number,
  rounds: number,
  most = Number.POSITIVE_INFINITY,
): readonly Twice[] {
  const positions = positionsOf(arena, seed, rounds);
  const every = Math.max(1, Math.floor(positions.length / most));
  return positions.flatMap((battle, at): readonly Twice[] => {
    if (at % every > 0) return [];
    const side = (at / every) % 2 === 0 ? 'red' : 'blue';
    const situation = situationOf(ARENAS[arena].rules, battle, side);
    const whole = termsOf(situation);
    return BACK.flatMap((back) => {
      const before = positions[at - back];
      if (!before) return [];
      return [{ whole, byChanges: termsOf(situation, evaluated({ ...situation, battle: before })) }];
    });
  });
}
