import { type Battle, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { groundTouched } from '../../rules/hott/board/engaged.ts';
import { fleesOff } from '../../rules/hott/combat/outcome-table.ts';
import { areEngaged, engagedPairs } from '../../rules/hott/state.ts';
import { elementOf, isAerial } from '../../rules/hott/troops/base.ts';
import type { FightsOnScreen } from '../on-screen/ruleset.ts';

/** Ground troops that an aerial touches with its front, and does not fight yet. */
export const touchedOnly = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  isAerial(base)
    ? groundTouched(battle, base)
        .map((contact) => contact.base)
        .filter((other) => !areEngaged(battle, base.id, other.id))
    : [];

function engaging(battle: Battle, id: string): Battle | null {
  const base = placedBase(battle, id);
  const others = base ? touchedOnly(battle, base) : [];
  if (!base || others.length === 0) return null;
  const pairs = others.map((other) => [base.id, other.id]);
  return { ...battle, own: { ...battle.own, engaged: [...engagedPairs(battle), ...pairs] } };
}

export const fights: FightsOnScreen = {
  engagedWith: (battle, base) =>
    engagedPairs(battle).flatMap(([one, other]) => (one === base ? [other] : other === base ? [one] : [])),
  engaging,
  loses: (base, outcome) => outcome === 'flee' && fleesOff(elementOf(base)),
  turning: 'turn-to-face',
  spell: 'bespell',
};
