/** The legal moves among the candidates, and the legal move nearest to a wish. */
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, placedBase } from '../battle.ts';
import type { MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Candidate, FamilyOptions } from './candidate.ts';
import { candidatesFor } from './candidates.ts';
import { type Judgement, type JudgeOptions, judgedOnce, orderedIn } from './judge.ts';
import { stopsOf } from './probe.ts';

export type { Candidate, CandidateKind, FamilyOptions } from './candidate.ts';
export { candidatesFor } from './candidates.ts';

/** A legal candidate and its judgement. */
export interface LegalCandidate {
  readonly candidate: Candidate;
  readonly command: MoveCommand;
  readonly judgement: Judgement;
}

const endKey = (judgement: Judgement): string =>
  judgement.ends.map(({ pose }) => `${pose.x} ${pose.y} ${pose.facing}`).join(' ');

/** Each end only once, by the shortest way to it. */
export function shortestToEach<Found extends Pick<LegalCandidate, 'judgement'>>(
  all: readonly Found[],
): readonly Found[] {
  const found = new Map<string, Found>();
  for (const each of all) {
    const key = endKey(each.judgement);
    const known = found.get(key);
    if (!known || each.judgement.length < known.judgement.length - EQUAL_LENGTH) found.set(key, each);
  }
  return [...found.values()];
}

/** The legal candidates. A reaching candidate is cut at each of its legal ends. Each end appears once. */
export function legalCandidates(
  rules: Ruleset,
  position: Battle,
  ids: readonly BaseId[],
  options: FamilyOptions & JudgeOptions = {},
): readonly LegalCandidate[] {
  const battle = orderedIn(rules, position, ids);
  const by = placedBase(battle, ids[0] ?? '')?.side ?? '';
  const found: LegalCandidate[] = [];
  const judge = judgedOnce(rules, battle, by, options);
  const { worthJudging = () => true } = options;
  let arrived = false;
  for (const each of candidatesFor(rules, battle, ids, options)) {
    if (each.instead && arrived) continue;
    if (!worthJudging(each)) {
      arrived ||= !each.instead;
      continue;
    }
    const judgement = judge(each.command, each.reaching ? 'barred' : 'broken');
    arrived = judgement.reasons.length === 0;
    if (arrived) found.push({ candidate: each, command: each.command, judgement });
    if (!each.reaching) continue;
    for (const stop of stopsOf(each.command, judgement, judge))
      found.push({ candidate: each, command: stop.command, judgement: stop.judgement });
  }
  return shortestToEach(found);
}
