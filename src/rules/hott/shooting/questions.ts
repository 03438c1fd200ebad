/** Questions about shooting and bespelling that scenarios and screens ask. */

import { ofBase } from '../../../engine/battle/of-base.ts';
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Question } from '../../../engine/contract/questions.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Fault, Reason } from '../../../engine/event.ts';
import {
  bespellerFaults,
  fightOfSpell,
  partyFaults,
  type SpellOrder,
  spellTargetFaults,
} from '../spells/bespelling.ts';
import { isOf } from '../troops/base.ts';
import { companyFaults } from './choices.ts';
import { candidatesAt, companyOf, fightOf, mustAnswer, returners, targetsOf, type Volley } from './shots.ts';
import { type Target, targetOf, targetsAgainst } from './target.ts';

const ids = (targets: readonly Target[]): readonly string[] => targets.map(({ id }) => id).toSorted();

const canBespell = (battle: Battle, base: PlacedBase, target: Target): boolean =>
  bespellerFaults(battle, base).length === 0 && spellTargetFaults(battle, base, target).length === 0;

const spellTargetsOf = (battle: Battle, base: PlacedBase): readonly Target[] =>
  targetsAgainst(battle, base.side).filter((target) => canBespell(battle, base, target));

/** The fight asked about, null if there is none; or the fault in the named aiders. */
type Found = { readonly fight: Fight | null } | { readonly fault: Fault };

/** The fight, or the first of the reasons against it as a fault. */
const unless = ([first]: readonly Reason[], fight: () => Fight): Found =>
  first ? { fault: { key: first.key, figures: first.figures ?? {} } } : { fight: fight() };

/** The shot of these elements at a target, with the return shot that the rules demand. */
function shotOf(battle: Battle, target: Target, shooters: readonly BaseId[]): Fight {
  const volley: Volley = { target: target.id, shooters };
  const answered: Volley = { ...volley, back: mustAnswer(battle, volley)[0]?.id ?? null };
  const returning = returners(battle, answered).filter(({ bound }) => bound);
  return fightOf(battle, { ...answered, returning: returning.slice(0, 2).map((each) => each.base.id) });
}

/** The shot of an element at a target with the named aiders, or as it would be without a choice. */
function shotAt(rules: Ruleset, battle: Battle, base: PlacedBase, target: Target, named?: readonly BaseId[]) {
  const candidates = candidatesAt(battle, base.side, target);
  if (!candidates.some((each) => each.base.id === base.id)) return { fight: null };
  if (!named) return { fight: shotOf(battle, target, companyOf(candidates, base.id)) };
  const shooters = [base.id, ...named];
  const faults = companyFaults(rules, candidates, shooters, target.id);
  return unless(faults, () => shotOf(battle, target, shooters));
}

/** The shot of this element at a target, or a magician's spell, aided by the named elements. */
export function fightAt(rules: Ruleset, battle: Battle, order: SpellOrder): Found {
  const [base, target] = [placedBase(battle, order.base), targetOf(battle, order.target)];
  if (!base || !target) return { fight: null };
  const aided = order.aiding !== undefined && order.aiding.length > 0;
  if (canBespell(battle, base, target) || (aided && isOf(base, 'Magician')))
    return unless(partyFaults(battle, order), () => fightOfSpell(order));
  return shotAt(rules, battle, base, target, order.aiding);
}

/** Questions by name. */
export const SHOOTING_QUESTIONS: Readonly<Record<string, Question>> = {
  targets: ofBase((battle, base) => ({
    answer: ids([...targetsOf(battle, base), ...spellTargetsOf(battle, base)]),
  })),
  'spell-targets': ofBase((battle, base) => ({ answer: ids(spellTargetsOf(battle, base)) })),
};
