/** Whole battles for the benchmarks: two armies of the program, set up by the rules and played by bots. */
import { armyFiles } from '../src/armies/load-node.ts';
import { BOTS } from '../src/bots/bots.ts';
import { openerFor } from '../src/bots/opening/openings.ts';
import { simulate } from '../src/bots/simulate/simulate.ts';
import { battleBetween } from '../src/bots/simulate/trial.ts';
import type { Entry, Play } from '../src/engine/battle/record.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { hott } from '../src/rules/hott/index.ts';

const ROUNDS = 40;

/** The ruleset and the armies of some battles. */
export interface Meeting {
  readonly name: string;
  readonly rules: Ruleset;
  readonly armies: readonly unknown[];
}

/** A meeting of those armies of the program whose ids pass the test. */
function meeting(name: string, rules: Ruleset, wanted: (id: string) => boolean): Meeting {
  const contenders = openerFor(rules.id)?.gather(armyFiles()).contenders ?? [];
  return { name, rules, armies: contenders.filter(({ id }) => wanted(id)).map(({ army }) => army) };
}

const isMass = (id: string): boolean => id.includes('/mass/');

const USUAL = meeting('bnb', bnb, (id) => !id.includes('/small/'));

export const MEETINGS: readonly Meeting[] = [
  USUAL,
  meeting('hott, 24 points a side', hott, (id) => !isMass(id)),
  meeting('hott, 48 points and more a side', hott, isMass),
];

/** The battle of game number `game` before its setup. Each game pairs two of the armies. */
export function openingOf({ rules, armies }: Meeting, game: number): Battle {
  const one = armies[game % armies.length];
  const other = armies[(game * 3 + 1) % armies.length];
  if (!one || !other) throw new Error('there are no armies');
  return battleBetween(rules, one, other);
}

/** The battle of game number `game`, played to its end by the same bot on both sides. */
export function played(bot: string, game: number, meeting = USUAL): Play {
  const player = BOTS[bot];
  if (!player) throw new Error(`no bot is called ${bot}`);
  return simulate(meeting.rules, openingOf(meeting, game), {
    bots: { red: player, blue: player },
    seed: game + 1,
    rounds: ROUNDS,
  });
}

export interface Asked {
  readonly before: Battle;
  readonly entry: Entry;
}

/** Every command of a battle, with the position before it. */
export const askedIn = (play: Play): readonly Asked[] =>
  play.live.map((number, at) => ({
    before: play.battles[at] as Battle,
    entry: play.record.entries[number] as Entry,
  }));

/** Each call plays the next battle. */
export function playedInTurn(bot: string, meeting: Meeting): () => Play {
  let game = 0;
  return () => played(bot, game++, meeting);
}
