/** The shooting advantages of the shooters at a target, the primary one first. Blood and Blades, shooting advantage. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { shootsFromBehind } from './shot-line.ts';

export interface ShootingAdvantage {
  readonly rule: BnbClause;
  readonly by: BaseId;
}

/** At most this many shooters besides the primary one count. */
const MOST_ADDITIONAL = 2;

/** A second rank shoots as if it stood in the place of the rank before it. */
function placeOf(battle: Battle, shooters: readonly BaseId[], id: BaseId): PlacedBase | null {
  const base = placedBase(battle, id);
  if (!base || !holds('bnb.shoot.28')) return base;
  const before = contactsOf(battle, base).find(
    (contact) =>
      shooters.includes(contact.base.id) &&
      contact.touches.some(({ mine, theirs, length }) => mine === 'front' && theirs === 'rear' && length > 0),
  );
  return before?.base ?? base;
}

export function shootingAdvantages(
  rules: Ruleset,
  battle: Battle,
  shooters: readonly BaseId[],
  target: PlacedBase,
): readonly ShootingAdvantage[] {
  const additional = shooters
    .slice(1, 1 + MOST_ADDITIONAL)
    .map((by): ShootingAdvantage => ({ rule: 'bnb.shoot.26', by }));
  const behind = shooters.find((id) => {
    const base = placeOf(battle, shooters, id);
    return base !== null && shootsFromBehind(rules, battle, base, target);
  });
  const rear: readonly ShootingAdvantage[] =
    behind === undefined ? [] : [{ rule: 'bnb.shoot.30', by: behind }];
  return [...additional, ...rear].filter(({ rule }) => holds(rule));
}
