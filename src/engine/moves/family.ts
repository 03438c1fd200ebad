/** The legal moves among the candidates, and the legal move nearest to a wish. */
import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, placedBase } from '../battle.ts';
import type { MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Candidate, FamilyOptions } from './candidate.ts';
import { candidatesFor } from './candidates.ts';
import { type Judgement, type JudgeOptions, judgedOnce, orderedIn } from './judge.ts';
import { apart, probe, stopsOf } from './probe.ts';

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

/** The legal candidates. A reaching candidate is cut at each of its legal ends. Each end appears once. */
export function legalCandidates(
  rules: Ruleset,
  position: Battle,
  ids: readonly BaseId[],
  options: FamilyOptions & JudgeOptions = {},
): readonly LegalCandidate[] {
  const battle = orderedIn(rules, position, ids);
  const by = placedBase(battle, ids[0] ?? '')?.side ?? '';
  const found = new Map<string, LegalCandidate>();
  const add = (each: Candidate, command: MoveCommand, judgement: Judgement): void => {
    const key = endKey(judgement);
    const known = found.get(key);
    if (!known || judgement.length < known.judgement.length - EQUAL_LENGTH)
      found.set(key, { candidate: each, command, judgement });
  };
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
    if (arrived) add(each, each.command, judgement);
    if (!each.reaching) continue;
    for (const stop of stopsOf(rules, battle, each.command, by, judgement, {
      ...options,
      judge,
      lastLeg: true,
    }))
      add(each, stop.command, stop.judgement);
  }
  return [...found.values()];
}

/** The legal move whose end is nearest to that of a wish. It lies on the way of the wish or is a candidate. */
export function nearestLegal(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: string,
  options: JudgeOptions = {},
): LegalCandidate | null {
  const probed = probe(rules, battle, command, by, { ...options, between: true });
  const { trace } = probed.wish;
  if (!trace) return null;
  const wish: Candidate = { command, kind: 'ahead', key: 'move.wish' };
  const along = probed.stops.map((stop) => ({
    candidate: wish,
    command: stop.command,
    judgement: stop.judgement,
    off: stop.off,
  }));
  const word = command.kind === undefined ? {} : { kind: command.kind };
  const others = legalCandidates(rules, battle, command.bases, { ...options, ...word }).map((each) => ({
    ...each,
    off: apart(trace, each.judgement),
  }));
  return [...along, ...others].sort((a, b) => a.off - b.off)[0] ?? null;
}
