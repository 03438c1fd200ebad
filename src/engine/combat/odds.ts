/** Exact odds of a fight on the table: each throw is settled and carried out in a copy of the battle. */

import type { Battle, Frame } from '../battle.ts';
import { findBase } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Assessment, Pair, Verdict } from '../contract/combat.ts';
import type { Ruleset } from '../contract.ts';
import { answerStep, carryOn, optionsOf } from '../game/flow.ts';
import { workOn } from '../game/work.ts';
import { type Odds, oddsFrom } from './sums.ts';

/** The battle after these frames, or when one of them waits for an answer. */
export function carriedOut(rules: Ruleset, battle: Battle, frames: readonly Frame[]): Battle {
  const flow = { ...battle.flow, stack: frames.toReversed(), awaits: [] };
  const work = workOn(rules, { ...battle, flow, result: null });
  carryOn(work);
  return work.battle;
}

/** The battle after a choice that it waits for; null if the choice is not legal. */
function chosen(rules: Ruleset, battle: Battle, command: AnyCommand): Battle | null {
  const [awaited] = battle.flow.awaits;
  const work = workOn(rules, battle);
  const next = awaited && answerStep(work, command, awaited.by);
  if (!next || !('next' in next)) return null;
  carryOn(work, next);
  return work.battle;
}

/** The outcome by which a base is gone after an ordered outcome, whatever players choose; null if it may survive. */
function goneAfter(rules: Ruleset, battle: Battle, verdict: Verdict): string | null {
  const base = findBase(battle, verdict.base);
  let end = base ? rules.combat.goneBy(base, verdict.outcome) : null;
  if (end !== null) return end;
  for (const { command } of optionsOf(rules, battle)) {
    const after = chosen(rules, battle, command);
    end = after && goneAfter(rules, after, verdict);
    if (end === null) return null;
  }
  return end;
}

/**
 * The odds of each outcome for both sides of a fight. If a base is lost in the aftermath whatever players choose, the
 * throw counts for that loss and not for the ordered outcome.
 */
export function oddsIn(rules: Ruleset, battle: Battle, assessment: Assessment): Pair<Odds> {
  const { combat } = rules;
  const endsAfter = (frames: readonly Frame[], [one, other]: Pair<Verdict>): Pair<string | null> => {
    const after = carriedOut(rules, battle, frames);
    return [goneAfter(rules, after, one), goneAfter(rules, after, other)];
  };
  // Many throws lead to the same frames.
  const known = new Map<string, Pair<string | null>>();
  return oddsFrom(rules, assessment, (faces) => {
    const settlement = combat.settle(assessment, faces);
    const frames = combat.framesAfter(battle, assessment, settlement, faces);
    const name = JSON.stringify(frames);
    const ends = known.get(name) ?? endsAfter(frames, settlement.verdicts);
    known.set(name, ends);
    const [first, second] = settlement.verdicts;
    return [ends[0] ?? first.outcome, ends[1] ?? second.outcome];
  });
}
