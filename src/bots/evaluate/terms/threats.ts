/** The term of threats: the attacks that each free base may make by itself. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { piecesAgainst } from '../../board/targets.ts';
import { traitsOf } from '../../knowledge/roles.ts';
import { duelOf, nearestOf, nearestWithin, nearness, sumOver } from '../approach.ts';
import { duel } from '../odds/duel.ts';
import { type Outlook, wishFor, worthOf } from '../outlook.ts';
import type { Part } from '../parts.ts';
import type { Position } from '../position.ts';
import { stormWorth, USUAL_AIDERS } from './pieces.ts';

/** Every attack has some use, so that armies meet. */
const WISH = 0.45;
/** The least worth of an attack, even with bad odds. */
const LEAST = 0.15;
/** The most that a threat counts before it is carried out. */
const MOST = 1;

/** The best threat of a free base against the nearest enemies. */
function threatOf(outlook: Outlook, base: PlacedBase, goals: readonly PlacedBase[]): number {
  const { canStorm } = outlook.profile.troops;
  const { precious, keptBack } = traitsOf(outlook, base);
  if (keptBack) return 0;
  const wish = precious ? 0 : WISH;
  const most = MOST * outlook.urgency;
  let best = 0;
  for (const goal of goals) {
    const losses = duel(outlook, duelOf(outlook, base, goal));
    const value = worthOf(outlook, losses, base.side);
    const wished = Math.min(most, value + wish * wishFor(outlook, value, losses, true));
    best = Math.max(best, nearness(outlook, base, goal) * Math.max(LEAST, wished));
  }
  for (const piece of canStorm(base) ? piecesAgainst(outlook, base.side) : []) {
    const wished = Math.min(most, stormWorth(outlook, base, piece, USUAL_AIDERS));
    best = Math.max(best, nearness(outlook, base, piece) * wished);
  }
  return best;
}

/** Only what touches a base or its goals matters to its threat. */
function threatPart(position: Position, base: PlacedBase): Part<number> {
  const { touching, enemies, profile } = position;
  const goals = nearestOf(
    base,
    enemies.filter((enemy) => profile.troops.canAttack(base, enemy)),
  );
  const foes = nearestWithin(base, goals) + 2 * touching;
  return { value: threatOf(position, base, goals), near: touching, foes };
}

export const threats = (position: Position): number =>
  position.profile.temper.threats === 'together'
    ? 0
    : position.profile.weights.threat *
      sumOver(position.waiting, (base) => position.part('threats', base, () => threatPart(position, base)));
