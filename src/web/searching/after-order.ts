/** The battle as combat will find it after an order that is only tried. */
import type { BaseId, Battle, SideId } from '../../engine/battle.ts';
import { placedBase } from '../../engine/battle.ts';
import { carriedOut } from '../../engine/combat/odds.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { decide } from '../../engine/game/decide.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import type { FightsOnScreen } from '../on-screen/ruleset.ts';
import type { Ghost } from '../state/orders/selection.ts';

/** A battle, and what its ruleset says of fights. */
export interface Fighting {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly fights: FightsOnScreen | undefined;
}

/** An order that is tried. */
export interface Tried {
  readonly command: AnyCommand;
  readonly by: SideId | undefined;
  readonly ends: Ghost['ends'];
  /** Its contacts with enemies. */
  readonly contacts: Judgement['contacts'];
  /** May it be carried out? Bases line up with the enemies that they meet. One that is still dragged is only placed. */
  readonly isLegal: boolean;
  /** Does its first base engage all that it may choose to fight? */
  readonly engages: boolean;
}

/** The contacts of a wish with enemies; others are not told. */
export const enemyContacts = (battle: Battle, { contacts }: Judgement): Judgement['contacts'] =>
  contacts.filter(({ base, other }) => placedBase(battle, base)?.side !== placedBase(battle, other)?.side);

/** The order of a ghost. */
export const triedBy = (battle: Battle, { command, ends, wish, hasty }: Ghost, engages: boolean): Tried => ({
  command,
  by: placedBase(battle, ends[0]?.base ?? '')?.side,
  ends,
  contacts: wish ? enemyContacts(battle, wish) : [],
  isLegal: !hasty && wish?.reasons.length === 0,
  engages,
});

/** The battle as it would stand with these bases moved. */
export const imagined = (battle: Battle, ends: Ghost['ends']): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => {
    const end = ends.find((each) => each.base === base.id);
    return end ? { ...base, pose: end.pose } : base;
  }),
});

/** The battle after these bases have moved to the places of a ghost, with the marks of a move. */
function arrived(battle: Battle, ends: Ghost['ends']): Battle {
  const moved = new Set(ends.map(({ base }) => base));
  const startOf = (id: BaseId) => placedBase(battle, id)?.pose ?? null;
  const there = imagined(battle, ends);
  const bases = there.bases.map((base) =>
    moved.has(base.id)
      ? { ...base, start: base.start ?? startOf(base.id), bound: { ...base.bound, moved: 1 } }
      : base,
  );
  return { ...there, bases };
}

/** A battle as combat will find it: a base engages all that it may choose to fight; bases attacked aside have turned. */
function metIn({ rules, fights }: Fighting, there: Battle, engaging: BaseId | undefined): Battle {
  const met = (engaging !== undefined && fights?.engaging(there, engaging)) || there;
  const turning = fights?.turning;
  return turning ? { ...carriedOut(rules, met, [{ step: turning }]), flow: there.flow } : met;
}

/** The battle as combat will find it after a command; null if it is refused. Bases have lined up with their enemies. */
export function afterCommand(
  now: Fighting,
  command: AnyCommand,
  by: SideId,
  engaging?: BaseId,
): Battle | null {
  const decided = decide(now.rules, now.battle, command, by);
  return decided.ok ? metIn(now, decided.battle, engaging) : null;
}

/** The battle as combat will find it after an order. */
export function afterOrder(now: Fighting, { command, by, ends, contacts, isLegal, engages }: Tried): Battle {
  const engaging = engages ? ends[0]?.base : undefined;
  const isCarriedOut = by !== undefined && isLegal && contacts.length > 0;
  const after = isCarriedOut ? afterCommand(now, command, by, engaging) : null;
  return after ?? metIn(now, arrived(now.battle, ends), engaging);
}

/** Does an order surely bring no fight? It touches no enemy, and none of its bases has anything to fight there. */
export function meetsNobody({ rules, battle }: Omit<Fighting, 'fights'>, { ends, contacts }: Tried): boolean {
  const there = arrived(battle, ends);
  const hasFight = (base: BaseId): boolean =>
    !('fault' in rules.combat.fightMeant(rules, there, { type: 'assessment', base }));
  return contacts.length === 0 && !ends.some(({ base }) => hasFight(base));
}
