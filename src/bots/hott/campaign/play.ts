/** Plays campaigns of bots to their end. */
import type { AnyCommand } from '../../../engine/game/command.ts';
import { begin } from '../../../engine/game/decide.ts';
import type { Awaited, Game } from '../../../engine/game/game.ts';
import {
  battleNow,
  newPlay,
  type PlayOf,
  playCommand,
  type RecordHeader,
} from '../../../engine/game/records/record.ts';
import { view } from '../../../engine/game/view.ts';
import { conflictOf } from '../../../rules/hott/campaign/conflict.ts';
import { hottCampaign as rules } from '../../../rules/hott/campaign/index.ts';
import { offersTo } from '../../../rules/hott/campaign/offers.ts';
import type { Conflict } from '../../../rules/hott/campaign/state.ts';
import { seededDice } from '../../../scenario/dice.ts';
import type { Random } from '../../bot.ts';
import type { NationAnswer } from '../../nations.ts';
import { randomFrom } from '../../random.ts';
import type { CharacterName } from './characters.ts';
import { nationAnswer } from './nation.ts';

export interface CampaignOfBots {
  readonly header: Omit<RecordHeader, 'ruleset' | 'version' | 'seats'>;
  /** The character of each nation. */
  readonly characters: Readonly<Record<string, CharacterName>>;
  readonly seed: number;
  /** What a person who leads a nation orders, the best first; none where a steady bot may answer for him. */
  readonly person?: (seen: Game, question: Awaited) => readonly AnyCommand[];
  /** The report of a battle. */
  readonly fight: (game: Game, conflict: Conflict, random: Random) => AnyCommand;
  /** Called after each order of a nation, with its reason. */
  readonly watch?: (play: PlayOf, by: string, answer: NationAnswer) => void;
}

/** More refusals of one nation in one position mean that it is broken. */
const MOST_REFUSALS = 60;

/** The question that is answered next. Nobody waits for bonds, except where an offer was made. */
const nextOf = (game: Game): Awaited | undefined =>
  game.flow.awaits.find(({ by, kind }) => kind === 'bonds' && offersTo(game, by).length > 0) ??
  game.flow.awaits.find(({ kind }) => kind !== 'bonds');

function must(play: PlayOf, command: AnyCommand, by: string): PlayOf {
  const played = playCommand(rules, play, command, by);
  if (!played.ok) throw new Error(`${command.type} of ${by} was refused: ${JSON.stringify(played.reasons)}`);
  return played.play;
}

function answered(play: PlayOf, question: Awaited, wanted: CampaignOfBots): PlayOf {
  const { by } = question;
  const seen = view(rules, battleNow(play), by);
  const character = wanted.characters[by] ?? 'steady';
  const refused: AnyCommand[] = [];
  const ordered = wanted.characters[by] ? [] : (wanted.person?.(seen, question) ?? []);
  for (const command of ordered) {
    const played = playCommand(rules, play, command, by);
    if (played.ok) return played.play;
  }
  while (refused.length < MOST_REFUSALS) {
    const answer = nationAnswer(seen, question, character, refused);
    if (!answer) break;
    const played = playCommand(rules, play, answer.command, by);
    if (played.ok) {
      wanted.watch?.(played.play, by, answer);
      return played.play;
    }
    refused.push(answer.command);
  }
  throw new Error(`${by} finds no answer to ${question.kind}: ${JSON.stringify(refused.at(-1))}`);
}

/** A campaign played to its end by bots, with dice from a seed. */
export function playCampaignOfBots(start: Game, wanted: CampaignOfBots): PlayOf {
  const dice = seededDice(rules, wanted.seed);
  const random = randomFrom(wanted.seed ^ 0x5eed);
  const header = { ...wanted.header, ruleset: rules.id, version: rules.version, seats: wanted.characters };
  let play: PlayOf = newPlay(rules, header, begin(rules, start).battle);
  while (!battleNow(play).result) {
    const game = battleNow(play);
    const question = nextOf(game);
    if (!question) throw new Error(`nobody is asked: ${JSON.stringify(game.flow)}`);
    const { answer } = question;
    const conflict = conflictOf(game);
    if (answer.form === 'faces') play = must(play, { type: 'roll', faces: dice(answer.dice) ?? [] }, 'dice');
    else if (question.kind === 'battle' && conflict)
      play = must(play, wanted.fight(game, conflict, random), question.by);
    else play = answered(play, question, wanted);
  }
  return play;
}
