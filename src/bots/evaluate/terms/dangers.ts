/** The terms of dangers: enemies may soon attack own bases. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { distance } from '../../../geometry/point.ts';
import { isJammed } from '../../board/jammed.ts';
import { neighboursOf } from '../../board/neighbours.ts';
import { reachOf } from '../../board/reach.ts';
import { isHemmedIn } from '../../board/room.ts';
import { traitsOf } from '../../knowledge/roles.ts';
import { closeness, comesFromAside, duelOf, nearestOf, nearness, sumOver } from '../approach.ts';
import { duel } from '../odds/duel.ts';
import { type Outlook, outlookFor, worthToAttacker } from '../outlook.ts';
import type { Position } from '../position.ts';
import { WEIGHTS } from '../weights.ts';

/** If the nearness of an enemy is more than this, room to recoil matters. */
const SOON = 0.5;
/** The most fear of one attack, in points, except for a precious base. */
const MOST_FEARED = 2;

/** The worth of an attack to the attacker. */
const attackWorth = (outlook: Outlook, base: PlacedBase, goal: PlacedBase, hemmed = false): number =>
  worthToAttacker(outlook, duel(outlook, { ...duelOf(outlook, base, goal), hemmed }), base.side);

/** The danger to a base from the one enemy that is best placed to attack it. */
export function dangerTo(outlook: Outlook, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const { troops, temper } = outlook.profile;
  const { precious } = traitsOf(outlook, base);
  const most = precious ? (temper.preciousFear ?? MOST_FEARED) : MOST_FEARED;
  // An enemy that turns freely endangers a precious base even if it faces elsewhere.
  const near = precious && outlook.rules.moves.paths.turnsFreely ? closeness : nearness;
  const feared = outlookFor(outlook, base);
  const attackers = nearestOf(
    base,
    enemies.filter((enemy) => troops.canAttack(enemy, base)),
  );
  return attackers.reduce((worst, enemy) => {
    const soon = near(outlook, enemy, base);
    const hemmed = soon > SOON && isHemmedIn(outlook, base);
    return Math.max(worst, soon * soon * Math.min(most, attackWorth(feared, enemy, base, hemmed)));
  }, 0);
}

/** The danger to a base that fights, from the free enemy that is best placed to attack its flank or rear. */
function flankDanger(outlook: Outlook, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const { canAttack } = outlook.profile.troops;
  const attackers = nearestOf(
    base,
    enemies.filter((enemy) => canAttack(enemy, base) && comesFromAside(outlook, enemy, base)),
  );
  return attackers.reduce((worst, enemy) => {
    const soon = nearness(outlook, enemy, base);
    return Math.max(worst, soon * soon * attackWorth(outlook, enemy, base));
  }, 0);
}

/** The term for attacks on the flank or rear of own bases that fight. */
export const flanks = (position: Position): number =>
  -WEIGHTS.flank *
  sumOver(position.settled, (base) =>
    position.fights.fighting.has(base.id) ? flankDanger(position, base, position.freeEnemies) : 0,
  );

/** The harm that an enemy may do to a precious base. If the base is kept from fights, the attack's worth counts too. */
function harmOf(outlook: Outlook, enemy: PlacedBase, base: PlacedBase): number {
  const { precious, harm } = WEIGHTS;
  if (!traitsOf(outlook, base).keptBack) return precious;
  return Math.max(precious, harm * attackWorth(outlook, enemy, base));
}

/** The dread of an enemy that takes bases out of the battle from afar: full within its range, 0 a move beyond it. */
function dreadOf(outlook: Outlook, enemy: PlacedBase, base: PlacedBase): number {
  const range = outlook.profile.dangers.dreadRange?.(base, enemy) ?? null;
  if (range === null) return 0;
  const beyond = distance(enemy.pose, base.pose) - range;
  return WEIGHTS.dread * Math.min(1, Math.max(0, 1 - beyond / reachOf(outlook, [enemy])));
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
  -sumOver(position.waiting, (base) =>
    perilOf(position, base, traitsOf(position, base).keptBack ? position.freeEnemies : position.enemies),
  );

/** The divisor of fears: it grows with urgency, except for a precious base. */
function fading(outlook: Outlook, base: PlacedBase): number {
  const { urgency, profile } = outlook;
  const { preciousFear, calm } = profile.temper;
  if (preciousFear !== undefined && traitsOf(outlook, base).precious) return 1;
  return Math.min(urgency, calm?.fears ?? urgency);
}

/** The fear for a base: it is greater for a base alone than in line. */
export function fearFor(outlook: Outlook, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const { left, right } = neighboursOf(outlook.battle, base);
  const { inLine, atEnd, alone } = WEIGHTS.fear;
  const fear = left && right ? inLine : left || right ? atEnd : alone;
  return (fear / fading(outlook, base)) * dangerTo(outlook, base, enemies);
}

/** The term for own bases that may be attacked. */
export const fears = (position: Position): number =>
  -sumOver(position.waiting, (base) => fearFor(position, base, position.freeEnemies));

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
export const crowding = ({ battle, waiting, enemies }: Position): number =>
  -sumOver(waiting, (base) => (isJammed(battle, base, enemies) ? WEIGHTS.crowding : 0));
