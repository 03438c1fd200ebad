/** The answers that a side may give when it is asked which elements shoot. Hordes of the Things, Distant shooting. */

import type { BaseId, Battle, SideId } from '../../../engine/battle.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { HottOrder } from '../commands.ts';
import {
  type Candidate,
  candidatesAt,
  companyOf,
  leftOut,
  mustAnswer,
  returners,
  type Volley,
} from './shots.ts';
import { targetOf } from './target.ts';

/** At most this many friends shoot back with a target. */
export const MOST_RETURNERS = 2;

export const idsOf = (candidates: readonly Candidate[]): readonly BaseId[] =>
  candidates.map(({ base }) => base.id);

/** The candidates that have no other target. */
export const boundOf = (candidates: readonly Candidate[]): readonly BaseId[] =>
  idsOf(candidates.filter(({ bound }) => bound));

/** The elements of a side that can shoot at a named target. */
export function candidatesFor(battle: Battle, by: SideId, id: string): readonly Candidate[] {
  const target = targetOf(battle, id);
  return target ? candidatesAt(battle, by, target) : [];
}

/** The reason that these have no other target, so they must shoot at this one. */
export const mustShoot = (bases: readonly BaseId[], target: string): Reason => ({
  rule: 'hott.shoot.15',
  key: 'hott.shot.must-shoot',
  figures: { bases, target },
});

/** The bases that a choice names; the one in `base` stands first. */
export function basesNamed(command: HottOrder<'choose'>): readonly BaseId[] {
  const { bases = [], base: first } = command;
  return first === undefined ? bases : [first, ...bases.filter((id) => id !== first)];
}

function notAmong(
  rules: Ruleset,
  chosen: readonly BaseId[],
  candidates: readonly Candidate[],
  most: number,
): readonly Reason[] {
  const options = idsOf(candidates);
  const twice = new Set(chosen).size < chosen.length;
  if (!twice && chosen.length <= most && chosen.every((id) => options.includes(id))) return [];
  return [reason(rules, 'not-an-option', { options })];
}

/** The reasons against these elements of a side shooting at a target. */
export function companyFaults(
  rules: Ruleset,
  candidates: readonly Candidate[],
  chosen: readonly BaseId[],
  target: string,
): readonly Reason[] {
  const wrong = notAmong(rules, chosen, candidates, Number.POSITIVE_INFINITY);
  if (wrong.length > 0) return wrong;
  const missing = leftOut(candidates, chosen);
  return missing.length > 0 ? [mustShoot(missing, target)] : [];
}

/** The reasons against these elements shooting back with the target of a volley. */
export function returnFaults(
  rules: Ruleset,
  battle: Battle,
  volley: Volley,
  chosen: readonly BaseId[],
): readonly Reason[] {
  const candidates = returners(battle, volley);
  const wrong = notAmong(rules, chosen, candidates, MOST_RETURNERS);
  if (wrong.length > 0 || chosen.length === MOST_RETURNERS) return wrong;
  const missing = boundOf(candidates).filter((id) => !chosen.includes(id));
  return missing.length > 0 ? [mustShoot(missing, volley.back ?? '')] : [];
}

const choose = (bases: readonly BaseId[], key: string): Option => ({
  command: { type: 'choose', bases },
  key,
  figures: { bases: bases.join(', '), count: bases.length },
});

/** The empty set, each base alone and each pair, as far as `most` allows. */
function setsOf(from: readonly BaseId[], most: number): readonly (readonly BaseId[])[] {
  const pairs = from.flatMap((one, at) => from.slice(at + 1).map((other) => [one, other]));
  return [[], ...from.map((id) => [id]), ...pairs].filter((set) => set.length <= most);
}

export function companyOptions(candidates: readonly Candidate[]): readonly Option[] {
  const companies = idsOf(candidates).map((first) => companyOf(candidates, first));
  const none = boundOf(candidates).length === 0 ? [choose([], 'option.no-shot')] : [];
  return [...companies.map((bases) => choose(bases, 'option.shooters')), ...none];
}

export function returnOptions(battle: Battle, volley: Volley): readonly Option[] {
  const candidates = returners(battle, volley);
  const must = boundOf(candidates);
  const free = idsOf(candidates.filter(({ bound }) => !bound));
  return setsOf(free, MOST_RETURNERS - must.length).map((set) =>
    choose([...must, ...set], 'option.aid-shot'),
  );
}

export const answerOptions = (battle: Battle, volley: Volley): readonly Option[] =>
  mustAnswer(battle, volley).map(({ id }) => ({
    command: { type: 'choose', base: id },
    key: 'option.shot-back-at',
    figures: { base: id },
  }));
