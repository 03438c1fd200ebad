/** Battles in which one side follows every suggestion, as a player at the screen may. */

import type { Random } from '../../src/bots/bot.ts';
import { lightBot } from '../../src/bots/players/tactician.ts';
import { randomFrom } from '../../src/bots/random.ts';
import { battleNow, newPlay, type Play, playCommand } from '../../src/engine/battle/record.ts';
import type { Battle, SideId } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { view } from '../../src/engine/game/view.ts';
import { seededDice } from '../../src/scenario/dice.ts';
import { type Advice, adviceBy } from '../../src/web/panels/advice.ts';
import type { Field } from '../../src/web/table/field.ts';
import { suggestion } from '../../src/web/thinking/players.ts';

/** A suggestion, and the battle as its player sees it. */
export interface Advised {
  readonly now: Field;
  readonly advice: Advice;
}

/** A position as the table shows it, with bases named by their ids. */
const fieldOf = (rules: Ruleset, battle: Battle): Field =>
  ({ rules, battle, naming: { letter: ({ id }: { readonly id: string }) => id } }) as never;

async function advised(rules: Ruleset, play: Play, side: SideId, random: Random): Promise<Advised> {
  const now = fieldOf(rules, view(rules, battleNow(play), side));
  const find = async (bad: readonly AnyCommand[]) =>
    suggestion({ rules, play, random }, { side, declined: [], bad });
  const advice = await adviceBy(now, side, find);
  if (!advice) throw new Error('nothing is suggested');
  return { now, advice };
}

/** Plays on until this many bounds have passed. Red follows the suggestions; blue is led by the light bot. */
export async function* followed(
  rules: Ruleset,
  opening: Battle,
  seed: number,
  bounds: number,
): AsyncGenerator<Advised> {
  const dice = seededDice(rules, seed);
  const random = randomFrom(seed ^ 0x5eed);
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats: {} } as const;
  let play = newPlay(rules, header, opening);
  const must = (command: AnyCommand, by: string): void => {
    const played = playCommand(rules, play, command, by);
    if (!played.ok)
      throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(played.reasons)}`);
    play = played.play;
  };
  for (
    let battle = battleNow(play);
    !battle.result && battle.turn.bound <= bounds;
    battle = battleNow(play)
  ) {
    const awaited = battle.flow.awaits[0];
    if (!awaited) throw new Error(`nothing is awaited in ${battle.flow.phase}`);
    const { by, answer, kind } = awaited;
    if (answer.form === 'faces') must({ type: 'roll', faces: dice(answer.dice) ?? [] }, 'dice');
    else if (by === 'red' && kind === 'orders') {
      const found = await advised(rules, play, by, random);
      yield found;
      must(found.advice.answer.command, by);
    } else must(lightBot.answer(rules, view(rules, battle, by), by, random, []).command, by);
  }
}
