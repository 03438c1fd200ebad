/** Overlaps, flank and rear attacks, supports. Blood and Blades, Close combat. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { contactsOf, enemyContacts } from '../../../engine/board/contacts.ts';
import {
  decisive,
  flankAttacked,
  flankOf,
  isFlankOnFlank,
  isFrontCornerOnFrontCorner,
  isSupport,
  rearAttacked,
} from '../../../engine/board/positions.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { type Touch, turnedRound } from '../../../geometry/contact.ts';
import { closeContacts } from '../board/contacts.ts';
import { isBaggage } from '../troops/base.ts';
import type { Giver } from './combatant.ts';
import { goingOfBase } from './ground.ts';
import { mainOpponent } from './opponents.ts';

/** An enemy in contact with a base that gives its side an advantage, and on which flank. */
export interface Attack {
  readonly by: PlacedBase;
  readonly flank: 'left' | 'right';
}

/** The enemies that attack a base in the flank. */
export function flankAttacks(battle: Battle, base: PlacedBase): readonly Attack[] {
  if (isBaggage(base) && holds('bnb.troop.25')) return [];
  return enemyContacts(battle, base).flatMap(({ base: by, touches }) => {
    const flank = flankAttacked(touches.map(turnedRound));
    return flank && holds('bnb.flank.1') ? [{ by, flank }] : [];
  });
}

/** The enemies that attack a base in the rear: those whose main opponent it is. */
export function rearAttackers(battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  if (isBaggage(base) && holds('bnb.troop.25')) return [];
  return enemyContacts(battle, base)
    .filter(({ touches }) => rearAttacked(touches.map(turnedRound)))
    .map((contact) => contact.base)
    .filter((enemy) => mainOpponent(battle, enemy)?.id === base.id && holds('bnb.rear.1'));
}

/** The enemies whose flank and rear attacks keep a base from recoiling. */
export const attackersAside = (battle: Battle, base: PlacedBase): readonly PlacedBase[] => [
  ...flankAttacks(battle, base).map(({ by }) => by),
  ...rearAttackers(battle, base),
];

/** A base that fights another enemy does not overlap. */
function isFree(battle: Battle, enemy: PlacedBase, base: PlacedBase): boolean {
  if (closeContacts(battle, enemy).length === 0) return true;
  return mainOpponent(battle, enemy)?.id === base.id || !holds('bnb.overlap.5');
}

function overlapsOn(battle: Battle, enemy: PlacedBase, touches: readonly Touch[]): 'left' | 'right' | null {
  const side = touches.find(isFlankOnFlank);
  if (side && holds('bnb.overlap.3')) return flankOf(side.mine);
  const corner = touches.find(isFrontCornerOnFrontCorner);
  const idle = closeContacts(battle, enemy).length === 0 || !holds('bnb.overlap.5');
  return corner && idle && holds('bnb.overlap.2') ? flankOf(corner.mine) : null;
}

/** Is one of the two baggage, which never overlaps and is never overlapped? */
const baggageApart = (base: PlacedBase, enemy: PlacedBase): boolean =>
  (isBaggage(base) && holds('bnb.troop.26')) || (isBaggage(enemy) && holds('bnb.troop.35'));

/** All enemies that overlap a base, with the flank they overlap. */
export function overlapsOf(battle: Battle, base: PlacedBase): readonly Attack[] {
  const attacks = flankAttacks(battle, base);
  return enemyContacts(battle, base).flatMap(({ base: by, touches }) => {
    const flank = overlapsOn(battle, by, decisive(touches));
    if (!flank || !isFree(battle, by, base) || baggageApart(base, by)) return [];
    return attacks.some((attack) => attack.by.id === by.id && attack.flank === flank) ? [] : [{ by, flank }];
  });
}

/** The overlaps that count: one for each flank. */
export function overlapsCounted(battle: Battle, base: PlacedBase): readonly Giver[] {
  const all = overlapsOf(battle, base);
  const counted = all.filter(
    ({ flank }, at) => all.findIndex((each) => each.flank === flank) === at || !holds('bnb.overlap.4'),
  );
  return counted.map(({ by, flank }) => ({ by: by.id, flank }));
}

/** A base in close combat helps only against its own main opponent. */
const helpsAgainst = (battle: Battle, giver: PlacedBase, base: PlacedBase): boolean =>
  mainOpponent(battle, giver)?.id === base.id || !holds('bnb.combat.6');

/** The flank attacks that count for the opponent of the base. */
export function flankAttacksCounted(battle: Battle, base: PlacedBase): readonly Giver[] {
  return flankAttacks(battle, base)
    .filter(({ by }) => helpsAgainst(battle, by, base))
    .map(({ by, flank }) => ({ by: by.id, flank }));
}

function isFreeToSupport(battle: Battle, base: PlacedBase, opponent: PlacedBase | null): boolean {
  const enemies = closeContacts(battle, base).filter(({ enemy }) => enemy.id !== opponent?.id);
  return enemies.length === 0 || !holds('bnb.support.2');
}

/** The ranks that support a base against its main opponent, the second rank first. */
export function supportsOf(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  opponent: PlacedBase | null = mainOpponent(battle, base),
): readonly PlacedBase[] {
  const ranks: PlacedBase[] = [];
  const dry = (each: PlacedBase): boolean => goingOfBase(rules, battle, each) !== 'DGo';
  for (let front: PlacedBase | undefined = base; front && dry(front); ) {
    const before: PlacedBase = front;
    front = contactsOf(battle, before).find(
      (contact) =>
        contact.base.side === base.side &&
        isSupport(contact.touches.map(turnedRound)) &&
        dry(contact.base) &&
        isFreeToSupport(battle, contact.base, opponent) &&
        !(isBaggage(contact.base) && holds('bnb.troop.35')) &&
        holds('bnb.support.1'),
    )?.base;
    if (front) ranks.push(front);
  }
  return ranks;
}
