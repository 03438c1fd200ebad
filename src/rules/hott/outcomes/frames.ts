/** The frames of the outcome moves that follow a fight, in their order. Hordes of the Things, Resolving combat. */
import type { BaseId, Battle, Frame, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import { attackersOf, closePosition, heldInFront } from '../board/contacts.ts';
import { firmRank } from '../combat/help.ts';
import { aidersAt } from '../combat/opponents.ts';
import { strongholdById } from '../ground/stronghold.ts';

export interface Fought {
  readonly fight: Fight['kind'];
  /** A base, or the id of a stronghold. */
  readonly loser: string;
  readonly winner: string;
  /**
   * The loser's outcome: `recoil`, `flee` (600 paces), `flee-off`, `destroyed` or `ensorcelled`; any other has no
   * frames.
   */
  readonly outcome: string;
  /** The clause that orders the outcome. */
  readonly rule: string;
  /** The bases that counted as rear support of the loser and of the winner. */
  readonly loserSupport?: BaseId;
  readonly winnerSupport?: BaseId;
  /** It was shot at only in its rear edge, so it turns round before it recoils. */
  readonly fromBehind?: boolean;
}

const MOVING = ['recoil', 'flee', 'flee-off', 'destroyed', 'ensorcelled'];

/** The frame of one base's outcome alone. `cause` is the clause that orders it. */
export const outcomeFrame = (
  base: BaseId,
  outcome: string,
  { winner, cause, fight }: { readonly winner: string; readonly cause: string; readonly fight: string },
): Frame => ({ step: 'outcome', base, outcome, winner, cause, fight });

/** The friends of a main combatant in contact with the flank or rear of its enemy. */
const besideMain = (battle: Battle, enemy: PlacedBase, main: BaseId): readonly BaseId[] =>
  attackersOf(battle, enemy)
    .filter(({ contact, position }) => position !== 'front' && contact.base.id !== main)
    .map(({ contact }) => contact.base.id);

/** The enemies that a base fights front edge to front edge. */
const foesBefore = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  enemyContacts(battle, base)
    .filter((contact) => closePosition(battle, base, contact) === 'front')
    .map((contact) => contact.base);

/** The friends that recoil with the loser, without its rear support. */
function followersOf(battle: Battle, { fight, loser, winner }: Fought): readonly BaseId[] {
  const base = placedBase(battle, loser);
  if (!base || !holds('hott.result.9')) return [];
  const keep = fight === 'close' ? strongholdById(battle, winner) : null;
  if (keep) return aidersAt(battle, keep, base).map(({ id }) => id);
  // A bespelled or shot loser recoils from the enemies that it fights in contact.
  const main = fight === 'close' ? placedBase(battle, winner) : null;
  const enemies = main ? [main] : foesBefore(battle, base);
  const ids = enemies.flatMap((enemy) => besideMain(battle, enemy, loser));
  return [...new Set(ids)];
}

/** The enemies that fought the loser in contact, and so may pursue. */
function victorsOf(battle: Battle, { fight, loser, winner }: Fought): readonly BaseId[] {
  const base = placedBase(battle, loser);
  const attackers = base ? attackersOf(battle, base) : [];
  const counting = attackers.filter(({ position }) => position === 'front' || !holds('hott.pursue.3'));
  const ids = counting.map(({ contact }) => contact.base.id);
  return fight === 'close' ? [winner, ...ids.filter((id) => id !== winner)] : ids;
}

/** The friend that supports a base from behind. */
function supportOf(battle: Battle, id: BaseId): BaseId | undefined {
  const base = placedBase(battle, id);
  return base ? firmRank(battle, base)?.id : undefined;
}

const pursuitFrame = (base: BaseId, against: BaseId, outcome: string, support?: BaseId): Frame => ({
  step: 'pursuit',
  base,
  against,
  outcome,
  supporters: support ? [support] : [],
});

/**
 * The frames of a settled fight: the loser's outcome, the loss of its support, the recoils of its side's helpers,
 * pursuits, captives set free. Make them before any base moves, as the contacts of the fight decide. A stronghold
 * that loses has none.
 */
export function outcomeFrames(battle: Battle, fought: Fought): readonly Frame[] {
  const { loser, winner, outcome, rule, fight, loserSupport, winnerSupport } = fought;
  if (!MOVING.includes(outcome) || !placedBase(battle, loser)) return [];
  const first = outcomeFrame(loser, outcome, { winner, cause: rule, fight });
  const support = loserSupport ? [{ step: 'outcome', stage: 'support', base: loserSupport, of: loser }] : [];
  const bases = followersOf(battle, fought);
  const followers = bases.length > 0 ? [{ step: 'outcome', stage: 'followers', bases, winner, fight }] : [];
  const pursuits = victorsOf(battle, fought).map((victor) =>
    pursuitFrame(victor, loser, outcome, victor === winner ? winnerSupport : supportOf(battle, victor)),
  );
  return [
    fought.fromBehind ? { ...first, fromBehind: true } : first,
    ...support,
    ...followers,
    ...pursuits,
    AFTERMATH,
  ];
}

/**
 * The frame that sets captives of lost magicians free, and ends pairs of aerials and ground troops that have parted.
 */
export const AFTERMATH: Frame = { step: 'outcome', stage: 'aftermath' };

/** Pursuits of enemies from which a base breaks off. Make the frames before it moves, and run them after. */
export function breakOffFrames(battle: Battle, mover: PlacedBase): readonly Frame[] {
  const left = heldInFront(battle, mover).filter(
    (contact) => closePosition(battle, mover, contact) === 'front',
  );
  return left.map(({ base }) => pursuitFrame(base.id, mover.id, 'break-off', supportOf(battle, base.id)));
}
