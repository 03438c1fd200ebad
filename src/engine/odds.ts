/** Exact odds of a fight on the table: every throw is settled, and what follows carried out in a copy of the battle. */

import type { Battle, Frame } from './battle.ts';
import { findBase } from './battle.ts';
import { type Odds, oddsFrom } from './combat.ts';
import type { AnyCommand } from './command.ts';
import type { Assessment, Pair, Verdict } from './contract/combat.ts';
import type { Ruleset } from './contract.ts';
import { answerStep, carryOn, optionsOf } from './flow.ts';
import { workOn } from './work.ts';

/** The battle when these frames are done, or wait for an answer. */
function carriedOut(rules: Ruleset, battle: Battle, frames: readonly Frame[]): Battle {
  const flow = { ...battle.flow, stack: frames.toReversed(), awaits: [] };
  const work = workOn(rules, { ...battle, flow, result: null });
  carryOn(work);
  return work.battle;
}

/** The battle after a choice for which it waits; null where that may not be made. */
function chosen(rules: Ruleset, battle: Battle, command: AnyCommand): Battle | null {
  const [awaited] = battle.flow.awaits;
  const work = workOn(rules, battle);
  const next = awaited && answerStep(work, command, awaited.by);
  if (!next || !('next' in next)) return null;
  carryOn(work, next);
  return work.battle;
}

/** To what a base has come for what was ordered, or comes whatever is chosen now; null where it may live. */
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
 * The chances of every outcome for both sides of a fight of this battle. A base that what follows costs its life,
 * whatever anybody chooses, is counted there, not under what was ordered.
 */
export function oddsIn(rules: Ruleset, battle: Battle, assessment: Assessment): Pair<Odds> {
  const { combat } = rules;
  const endsAfter = (frames: readonly Frame[], [one, other]: Pair<Verdict>): Pair<string | null> => {
    const after = carriedOut(rules, battle, frames);
    return [goneAfter(rules, after, one), goneAfter(rules, after, other)];
  };
  // Many throws lead to the same.
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
