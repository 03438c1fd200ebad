/** Questions about shooting and bespelling that scenarios and screens ask. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/combat.ts';
import type { Question } from '../../../engine/contract.ts';
import { ofBase } from '../../../engine/questions.ts';
import { bespellerFaults, fightOfSpell, spellTargetFaults } from '../spells/bespelling.ts';
import { candidatesAt, companyOf, fightOf, mustAnswer, returners, targetsOf, type Volley } from './shots.ts';
import { type Target, targetOf, targetsAgainst } from './target.ts';

const ids = (targets: readonly Target[]): readonly string[] => targets.map(({ id }) => id).toSorted();

const canBespell = (battle: Battle, base: PlacedBase, target: Target): boolean =>
  bespellerFaults(battle, base).length === 0 && spellTargetFaults(battle, base, target).length === 0;

const spellTargetsOf = (battle: Battle, base: PlacedBase): readonly Target[] =>
  targetsAgainst(battle, base.side).filter((target) => canBespell(battle, base, target));

/** The shot that an element would make at a target if nobody chose otherwise. */
function shotAt(battle: Battle, base: PlacedBase, target: Target): Fight | null {
  const candidates = candidatesAt(battle, base.side, target);
  if (!candidates.some((each) => each.base.id === base.id)) return null;
  const volley: Volley = { target: target.id, shooters: companyOf(candidates, base.id) };
  const answered: Volley = { ...volley, back: mustAnswer(battle, volley)[0]?.id ?? null };
  const returning = returners(battle, answered).filter(({ bound }) => bound);
  return fightOf(battle, { ...answered, returning: returning.slice(0, 2).map((each) => each.base.id) });
}

/** The shot or, of a magician, the spell of this element at a target; null where it can make none. */
export function fightAt(battle: Battle, id: string, at: string): Fight | null {
  const [base, target] = [placedBase(battle, id), targetOf(battle, at)];
  if (!base || !target) return null;
  return canBespell(battle, base, target)
    ? fightOfSpell({ base: id, target: at })
    : shotAt(battle, base, target);
}

/** Questions by name. */
export const SHOOTING_QUESTIONS: Readonly<Record<string, Question>> = {
  targets: ofBase((battle, base) => ({
    answer: ids([...targetsOf(battle, base), ...spellTargetsOf(battle, base)]),
  })),
  'spell-targets': ofBase((battle, base) => ({ answer: ids(spellTargetsOf(battle, base)) })),
};
