/** The kind of game that a battle is: how it keeps its state and what each seat sees of it. */
import { type Battle, type Json, otherSide } from '../battle.ts';
import type { BattleKind } from '../contract/sequence.ts';
import type { Ruleset } from '../contract.ts';
import { apply, canApply } from './apply.ts';
import { SHARED_COMMANDS } from './command-form.ts';
import { settleEnding } from './ending.ts';
import { factsOf } from './facts.ts';
import { misnamed } from './misnamed.ts';
import { toldInBattle } from './told.ts';

/** The visible bases. It is the same list if nothing is hidden, so that caches keyed by it still serve. */
function basesShown(rules: Ruleset, battle: Battle, seat: string | null): Battle['bases'] {
  const seen = battle.bases.filter((base) => !rules.hides(battle, base, seat));
  return seen.length === battle.bases.length ? battle.bases : seen;
}

/** The battle with the bases that a seat sees, built from an allow list. */
const seen = (rules: Ruleset, battle: Battle, seat: string | null): Battle => ({
  ruleset: battle.ruleset,
  options: battle.options,
  table: battle.table,
  terrain: battle.terrain,
  sides: battle.sides,
  bases: basesShown(rules, battle, seat),
  turn: battle.turn,
  own: battle.own,
  flow: battle.flow,
  result: battle.result,
});

export const BATTLE: BattleKind = {
  commands: SHARED_COMMANDS,
  apply,
  // Caches hang on a battle and on its bases.
  bare: (battle) => ({ ...battle, bases: battle.bases.slice() }),
  canApply,
  facts: factsOf,
  seen,
  told: toldInBattle,
  misnamed,
  ending: settleEnding,
  otherSide,
  unseen: (rules, battle) => ({
    bases: battle.bases.filter((base) => rules.hides(battle, base, null)) as unknown as Json,
  }),
};
