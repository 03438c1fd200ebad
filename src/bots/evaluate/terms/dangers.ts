/** The terms of dangers: enemies may soon attack own bases. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { distance } from '../../../geometry/point.ts';
import { isJammed } from '../../board/jammed.ts';
import { neighboursOf } from '../../board/neighbours.ts';
import { reachOf } from '../../board/reach.ts';
import { isHemmedIn } from '../../board/room.ts';
import { traitsOf } from '../../knowledge/roles.ts';
import {
  closeness,
  comesFromAside,
  duelOf,
  nearestOf,
  nearestWithin,
  nearness,
  sumOver,
} from '../approach.ts';
import { duel } from '../odds/duel.ts';
import { type Outlook, outlookFor, worthToAttacker } from '../outlook.ts';
import { byEnemies, byGround, type Part } from '../parts.ts';
import type { Position } from '../position.ts';

/** If the nearness of an enemy is more than this, room to recoil matters. */
const SOON = 0.5;
/** The most fear of one attack, in points, except for a precious base. */
const MOST_FEARED = 2;

/** The worth of an attack to the attacker. */
const attackWorth = (outlook: Outlook, base: PlacedBase, goal: PlacedBase, hemmed = false): number =>
  worthToAttacker(outlook, duel(outlook, { ...duelOf(outlook, base, goal), hemmed }), base.side);

/** The enemies that may soonest attack a base. */
const attackersOf = (
  { profile: { troops } }: Outlook,
  base: PlacedBase,
  enemies: readonly PlacedBase[],
): readonly PlacedBase[] =>
  nearestOf(
    base,
    enemies.filter((enemy) => troops.canAttack(enemy, base)),
  );

/** The danger to a base from the one of its attackers that is best placed. */
function dangerFrom(outlook: Outlook, base: PlacedBase, attackers: readonly PlacedBase[]): number {
  const { temper } = outlook.profile;
  const { precious } = traitsOf(outlook, base);
  const most = precious ? (temper.preciousFear ?? MOST_FEARED) : MOST_FEARED;
  // An enemy that turns freely endangers a precious base even if it faces elsewhere.
  const near = precious && outlook.rules.moves.paths.turnsFreely ? closeness : nearness;
  const feared = outlookFor(outlook, base);
  return attackers.reduce((worst, enemy) => {
    const soon = near(outlook, enemy, base);
    const hemmed = soon > SOON && isHemmedIn(outlook, base);
    return Math.max(worst, soon * soon * Math.min(most, attackWorth(feared, enemy, base, hemmed)));
  }, 0);
}

/** The danger to a base from the one of these enemies that is best placed to attack it. */
export const dangerTo = (outlook: Outlook, base: PlacedBase, enemies: readonly PlacedBase[]): number =>
  dangerFrom(outlook, base, attackersOf(outlook, base, enemies));

/** The danger to a base that fights, from the free enemy that is best placed to attack its flank or rear. */
function flankDanger(position: Position, base: PlacedBase): Part<number> {
  const { freeEnemies, touching } = position;
  const aside = freeEnemies.filter((enemy) => comesFromAside(position, enemy, base));
  const attackers = attackersOf(position, base, aside);
  const value = attackers.reduce((worst, enemy) => {
    const soon = nearness(position, enemy, base);
    return Math.max(worst, soon * soon * attackWorth(position, enemy, base));
  }, 0);
  return { value, near: touching, foes: nearestWithin(base, attackers) + 2 * touching };
}

/** The term for attacks on the flank or rear of own bases that fight. */
export const flanks = (position: Position): number =>
  -position.profile.weights.flank *
  sumOver(position.settled, (base) =>
    position.fights.fighting.has(base.id)
      ? position.part('flanks', base, () => flankDanger(position, base))
      : 0,
  );

/** The harm that an enemy may do to a precious base. If the base is kept from fights, the attack's worth counts too. */
function harmOf(outlook: Outlook, enemy: PlacedBase, base: PlacedBase): number {
  const { precious, harm } = outlook.profile.weights;
  if (!traitsOf(outlook, base).keptBack) return precious;
  return Math.max(precious, harm * attackWorth(outlook, enemy, base));
}

/** The dread of an enemy that takes bases out of the battle from afar: full within its range, 0 a move beyond it. */
function dreadOf(outlook: Outlook, enemy: PlacedBase, base: PlacedBase): number {
  const range = outlook.profile.dangers.dreadRange?.(base, enemy) ?? null;
  if (range === null) return 0;
  const beyond = distance(enemy.pose, base.pose) - range;
  return outlook.profile.weights.dread * Math.min(1, Math.max(0, 1 - beyond / reachOf(outlook, [enemy])));
}

/** The peril of a precious base: the worst enemy that may soon attack it from anywhere. */
export function perilOf(outlook: Outlook, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  if (!traitsOf(outlook, base).precious) return 0;
  return enemies.reduce((worst, enemy) => {
    const near = nearness(outlook, enemy, base);
    return Math.max(worst, near * near * harmOf(outlook, enemy, base), dreadOf(outlook, enemy, base));
  }, 0);
}

/** The term for precious bases in danger. */
export const perils = (position: Position): number =>
  -sumOver(position.waiting, (base) => {
    const { precious, keptBack } = traitsOf(position, base);
    if (!precious) return 0;
    const enemies = keptBack ? position.freeEnemies : position.enemies;
    return position.part('perils', base, () => ({
      ...byEnemies(perilOf(position, base, enemies)),
      near: position.touching,
    }));
  });

/** The divisor of fears: it grows with urgency, except for a precious base. */
function fading(outlook: Outlook, base: PlacedBase): number {
  const { urgency, profile } = outlook;
  const { preciousFear, calm } = profile.temper;
  if (preciousFear !== undefined && traitsOf(outlook, base).precious) return 1;
  return Math.min(urgency, calm?.fears ?? urgency);
}

/** The fear of attackers for a base: it is greater for a base alone than in line. */
function fearOf(outlook: Outlook, base: PlacedBase, attackers: readonly PlacedBase[]): number {
  const { left, right } = neighboursOf(outlook.battle, base);
  const { inLine, atEnd, alone } = outlook.profile.weights.fear;
  const fear = left && right ? inLine : left || right ? atEnd : alone;
  return (fear / fading(outlook, base)) * dangerFrom(outlook, base, attackers);
}

/** The fear for a base, of the enemies that may soonest attack it. */
export const fearFor = (outlook: Outlook, base: PlacedBase, enemies: readonly PlacedBase[]): number =>
  fearOf(outlook, base, attackersOf(outlook, base, enemies));

/** Who goes back may push others far behind it. */
const roomFor = ({ profile, touching }: Position): number =>
  profile.dangers.goingBack ? Number.POSITIVE_INFINITY : touching;

function fearPart(position: Position, base: PlacedBase): Part<number> {
  const attackers = attackersOf(position, base, position.freeEnemies);
  const foes = nearestWithin(base, attackers) + 2 * position.touching;
  return { value: fearOf(position, base, attackers), near: roomFor(position), foes };
}

/** The term for own bases that may be attacked. */
export const fears = (position: Position): number =>
  -sumOver(position.waiting, (base) => position.part('fears', base, () => fearPart(position, base)));

/** The term for enemies that may be hidden near own bases. */
export function ambushes(position: Position): number {
  const { battle, profile, own } = position;
  const { ambushRisk } = profile.dangers;
  if (!ambushRisk) return 0;
  return -sumOver(own, (base) => {
    const worth = profile.army.worth(base, battle) * outlookFor(position, base).loss;
    return (ambushRisk(battle, base) * worth) / fading(position, base);
  });
}

/** The term for bases that are jammed before an enemy. */
export const crowding = ({ battle, profile, waiting, enemies, part, touching }: Position): number =>
  -sumOver(waiting, (base) =>
    part('jammed', base, () => byGround(isJammed(battle, base, enemies), touching))
      ? profile.weights.crowding
      : 0,
  );
