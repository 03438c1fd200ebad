/** Plays one battle of bot against bot to its end. */

import { battleNow, newPlay, type Play, playCommand } from '../../engine/battle/record.ts';
import { type Battle, otherSide, type SideId } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { view } from '../../engine/game/view.ts';
import { type Dice, seededDice } from '../../scenario/dice.ts';
import type { Bot, Random } from '../bot.ts';
import { randomFrom } from '../random.ts';

export interface SimulationOptions {
  readonly bots: Readonly<Record<SideId, Bot>>;
  readonly seed: number;
  /** Time is called after this round. */
  readonly rounds: number;
  /** Called after each accepted command. */
  readonly watch?: (play: Play) => void;
}

/** The dice and chances of a battle, and what each bot remembers. */
interface Kept {
  readonly dice: Dice;
  readonly random: Random;
  readonly memos: Map<SideId, unknown>;
}

/** The number of commands refused in one position after which a bot counts as broken. */
const MOST_REFUSALS = 40;

/** A battle played to its end, or to the last round allowed, by bots with dice from a seed. */
export function simulate(rules: Ruleset, opening: Battle, options: SimulationOptions): Play {
  const dice = seededDice(rules, options.seed);
  const random = randomFrom(options.seed ^ 0x5eed);
  const seats = Object.fromEntries(opening.sides.map((side) => [side.id, options.bots[side.id]?.name ?? '']));
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats } as const;
  let play = newPlay(rules, header, opening);
  const memos = new Map<SideId, unknown>();
  while (!battleNow(play).result) {
    play = nextCommand(rules, play, options, { dice, random, memos });
    options.watch?.(play);
  }
  return play;
}

/** Ends a battle by time, or by an agreed draw if the ruleset has no time limit. */
function stop(rules: Ruleset, play: Play): Play {
  const battle = battleNow(play);
  const { active, drawOffered } = battle.turn;
  if ('how' in rules.finish(battle, 'time', active))
    return must(rules, play, { type: 'end-of-time' }, active);
  return drawOffered === null
    ? must(rules, play, { type: 'offer-draw' }, active)
    : must(rules, play, { type: 'accept-draw' }, otherSide(battle, drawOffered));
}

function nextCommand(
  rules: Ruleset,
  play: Play,
  options: SimulationOptions,
  { dice, random, memos }: Kept,
): Play {
  const battle = battleNow(play);
  const mayStop = 'how' in rules.finish(battle, 'agreed', battle.turn.active);
  if (battle.turn.round > options.rounds && mayStop) return stop(rules, play);
  const awaited = battle.flow.awaits[0];
  if (!awaited) throw new Error(`nothing is awaited in ${battle.flow.phase}`);
  if (awaited.answer.form === 'faces')
    return must(rules, play, { type: 'roll', faces: dice(awaited.answer.dice) ?? [] }, 'dice');
  return answered(rules, play, options.bots[awaited.by], awaited.by, { random, memos });
}

/** The play after the answer of a bot. Throws where it finds none that is taken. */
export function answered(
  rules: Ruleset,
  play: Play,
  bot: Bot | undefined,
  side: SideId,
  { random, memos }: Pick<Kept, 'random' | 'memos'>,
): Play {
  if (!bot) throw new Error(`nobody plays ${side}`);
  const refused: AnyCommand[] = [];
  const seen = view(rules, battleNow(play), side);
  while (refused.length < MOST_REFUSALS) {
    const { command, memo } = bot.answer(rules, seen, side, random, refused, memos.get(side));
    memos.set(side, memo);
    const played = playCommand(rules, play, command, side);
    if (played.ok) return played.play;
    refused.push(command);
  }
  throw new Error(`${bot.name} finds no answer that is taken: ${JSON.stringify(refused.at(-1))}`);
}

function must(rules: Ruleset, play: Play, command: AnyCommand, by: string): Play {
  const played = playCommand(rules, play, command, by);
  if (!played.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(played.reasons)}`);
  return played.play;
}
