/** Which Bw can shoot, and which Bw behind them help. Blood and Blades, Shooting. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { contactsOf } from '../../../engine/board/contacts.ts';
import { grouped } from '../../../engine/board/groups.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { goingOfBase } from '../combat/ground.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { weaponOf } from '../troops/troops.ts';

interface Bar {
  readonly rule: BnbClause;
  readonly key: string;
  readonly bars: (battle: Battle, base: PlacedBase) => boolean;
}

/** The conditions that keep a base from shooting. */
const BARS: readonly Bar[] = [
  { rule: 'bnb.shoot.7', key: 'not-bw', bars: (_, base) => troopOf(base).type !== 'Bw' },
  { rule: 'bnb.shoot.1', key: 'fled', bars: (_, base) => figure(base.bound, 'fled') > 0 },
  { rule: 'bnb.shoot.2', key: 'far-move', bars: (_, base) => figure(base.bound, 'far') > 0 },
  { rule: 'bnb.shoot.3', key: 'moved', bars: (_, base) => moreThan(figure(base.bound, 'moved'), MU) },
  { rule: 'bnb.shoot.6', key: 'has-shot', bars: (_, base) => figure(base.bound, 'shot') > 0 },
  { rule: 'bnb.shoot.12', key: 'in-combat', bars: isInCloseCombat },
];

/** Why a base cannot shoot now; empty if it can shoot at any target it finds. */
export const shooterFaults = (battle: Battle, base: PlacedBase): readonly Reason[] =>
  BARS.filter((bar) => bar.bars(battle, base) && holds(bar.rule)).map(({ rule, key }) => ({
    rule,
    key: `bnb.shooter.${key}`,
    figures: { base: base.id, moved: figure(base.bound, 'moved') },
  }));

export const canShoot = (battle: Battle, base: PlacedBase): boolean =>
  troopOf(base).type === 'Bw' && shooterFaults(battle, base).length === 0;

function isAlike(rules: Ruleset, battle: Battle, front: PlacedBase, behind: PlacedBase): boolean {
  const [one, other] = [troopOf(front), troopOf(behind)];
  return (
    one.regular === other.regular &&
    one.grade === other.grade &&
    weaponOf(one) === weaponOf(other) &&
    [front, behind].every((base) => goingOfBase(rules, battle, base) !== 'DGo')
  );
}

/** The Bw behind a shooter that shoots with it as a second rank; null if there is none. */
export function secondRankOf(rules: Ruleset, battle: Battle, shooter: PlacedBase): PlacedBase | null {
  const behind = contactsOf(battle, shooter).find(
    ({ base, touches }) =>
      touches.some(({ mine, theirs, length }) => mine === 'rear' && theirs === 'front' && length > 0) &&
      grouped(rules, battle, shooter, base),
  )?.base;
  if (!behind || !canShoot(battle, behind) || !isAlike(rules, battle, shooter, behind)) return null;
  // From its own place it could not shoot, as the base before it is in the way.
  return holds('bnb.shoot.27') && holds('bnb.shoot.28') ? behind : null;
}

/** The ids of the shooters, then of their second ranks; there are no third ranks. */
export function withSecondRanks(
  rules: Ruleset,
  battle: Battle,
  shooters: readonly PlacedBase[],
): readonly BaseId[] {
  const front = shooters.map((base) => base.id);
  const behind = shooters.flatMap((base) => secondRankOf(rules, battle, base)?.id ?? []);
  return [...front, ...behind.filter((id, at) => !front.includes(id) && behind.indexOf(id) === at)];
}

/** All bases of both sides that can shoot, by id. */
export const ableShooters = (battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => canShoot(battle, base));
