/** Random setups: some first answers are given by hand, by chance; the program does the rest. */
import '../support/bots.ts';
import type { Random } from '../../src/bots/bot.ts';
import { END_PHASE, questionTo } from '../../src/bots/questions.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import { answerSetup, isAskedForSetup } from '../../src/bots/setup/answer.ts';
import { beginAnew } from '../../src/bots/setup/begin-anew.ts';
import { poseAtSpot } from '../../src/bots/setup/spots.ts';
import { battleNow, newPlay, type Play, playCommand } from '../../src/engine/battle/record.ts';
import type { Battle, SideId } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import type { Ruleset } from '../../src/engine/contract.ts';
import { optionsOf } from '../../src/engine/game/flow.ts';
import { view } from '../../src/engine/game/view.ts';
import { edgeOfSide } from '../../src/engine/setup/edges.ts';
import { degreesOf } from '../../src/geometry/exact.ts';
import { seededDice } from '../../src/scenario/dice.ts';

import { ARENAS, type ArenaName } from './arenas.ts';

/** More answers than any setup takes. */
const MOST_ANSWERS = 600;
/** Tries of one step by hand, until it is taken. */
const MOST_TRIES = 6;
/** A person puts at most so many bases down at once. */
const MOST_AT_ONCE = 6;

/** Some bases side by side, anywhere in the own third of the table. */
function someGroup(battle: Battle, side: SideId, random: Random): AnyCommand | null {
  const waiting = battle.bases.filter((base) => base.side === side && base.place === 'reserve');
  if (waiting.length === 0) return null;
  const edge = edgeOfSide(battle, side);
  const { width, depth } = battle.table;
  const [left, ahead] = [random(width), 20 + random(Math.floor(depth / 3))];
  const first = random(waiting.length);
  const bases = waiting.slice(first, first + 1 + random(MOST_AT_ONCE));
  let right = left;
  const at = bases.map((base) => {
    const { x, y, facing } = poseAtSpot(battle, edge, { right: right + base.width / 2, ahead });
    right += base.width;
    return [x, y, degreesOf(facing)] as const;
  });
  return { type: 'deploy-group', bases: bases.map(({ id }) => id), at };
}

/** An answer that a person might give; null where only the program has one. */
function handAnswer(rules: Ruleset, seen: Battle, side: SideId, random: Random): AnyCommand | null {
  const options = optionsOf(rules, seen).filter(({ command }) => command.type !== END_PHASE.type);
  if (options.length > 0) return oneOf(random, options).command;
  return questionTo(seen, side)?.kind === 'deploy' ? someGroup(seen, side, random) : null;
}

function byHand(rules: Ruleset, play: Play, side: SideId, random: Random): Play | null {
  const seen = view(rules, battleNow(play), side);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const command = handAnswer(rules, seen, side, random);
    const played = command && playCommand(rules, play, command, side);
    if (played?.ok) return played.play;
  }
  return null;
}

/** The setup, from the first question to the first order; throws where the program's own answer is refused. */
function setUpByChance(rules: Ruleset, opening: Battle, seed: number): Play {
  const random = randomFrom(seed * 7919 + 61);
  const dice = seededDice(rules, seed);
  const hands = { red: random(12), blue: random(12) } as Record<SideId, number>;
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats: {} } as const;
  let play = newPlay(rules, header, opening);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const battle = battleNow(play);
    const awaited = battle.flow.awaits[0];
    if (!awaited) throw new Error(`nothing is awaited in ${battle.flow.phase}`);
    const { by, answer } = awaited;
    if (answer.form === 'faces') {
      play = must(rules, play, { type: 'roll', faces: dice(answer.dice) ?? [] }, 'dice');
      continue;
    }
    if (!isAskedForSetup(battle, by)) return play;
    const left = hands[by] ?? 0;
    hands[by] = left - 1;
    play =
      (left > 0 && random(3) > 0 ? byHand(rules, play, by, random) : null) ??
      programAnswers(rules, play, by, random);
  }
  throw new Error(`the setup does not end: ${battleNow(play).flow.awaits[0]?.kind}`);
}

/** The answer of the program. If that is refused, it takes back what stands. */
function programAnswers(rules: Ruleset, play: Play, side: SideId, random: Random): Play {
  const seen = view(rules, battleNow(play), side);
  const answer = answerSetup(rules, seen, side, random);
  const played = playCommand(rules, play, answer, side);
  return played.ok ? played.play : must(rules, play, beginAnew(rules, seen, side) ?? answer, side);
}

function must(rules: Ruleset, play: Play, command: AnyCommand, by: string): Play {
  const played = playCommand(rules, play, command, by);
  if (played.ok) return played.play;
  const asked = battleNow(play).flow.awaits[0]?.kind;
  throw new Error(
    `asked for ${asked}, ${by} is refused: ${command.type} ${JSON.stringify(played.reasons.slice(0, 3))}`,
  );
}

/** The faults of the setups of `count` seeds: where the program's own answer was refused, or the setup did not end. */
export const setupFaults = (arena: ArenaName, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => first + at).flatMap((seed) => {
    const { rules, battleOf } = ARENAS[arena];
    try {
      setUpByChance(rules, battleOf(seed), seed);
      return [];
    } catch (error) {
      return [`${arena}, seed ${seed}: ${String(error)}`];
    }
  });
