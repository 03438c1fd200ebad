/** The current fights of a position: the expected losses of each, and the worth of all. */
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { boxOfPiece } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { distance } from '../../geometry/point.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { ownBases } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import { type FoePiece, isPiece, type Target } from '../board/target.ts';
import { centreOf, foePieces } from '../board/targets.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Losses } from './odds/losses.ts';
import { ROOM, standingFight } from './odds/standing-fight.ts';
import { type Outlook, outlookFor, wishFor, worthOf } from './outlook.ts';
import { byGround, type InParts } from './parts.ts';

const isNear = (base: PlacedBase, piece: FoePiece): boolean =>
  boxesMeet(rectangleOfBase(base).box, boxOfPiece(piece), 1);

/** Bases in contact with an enemy, or with a piece of the enemy. */
function engagedBases({ part, touching, ...situation }: InParts): readonly PlacedBase[] {
  const pieces = foePieces(situation);
  const isEngaged = (base: PlacedBase): boolean =>
    enemyContacts(situation.battle, base).length > 0 ||
    pieces.some((piece) => piece.side !== base.side && isNear(base, piece));
  return basesOnTable(situation.battle).filter((base) =>
    part('engaged', base, () => byGround(isEngaged(base), touching)),
  );
}

/** The most bases, each touching the next, of which a fight depends on the last. */
const CHAIN = 4;

type Pair = readonly [PlacedBase, Target];

/** The current fights, each pair of main opponents once. A piece fights only one base that storms it. */
function pairsOf(situation: InParts, engaged: readonly PlacedBase[]): readonly Pair[] {
  const { rules, battle, part, touching } = situation;
  // Whom a base fights depends on whom its enemy fights, and on whom that one may fight instead.
  const opponentOf = (base: PlacedBase): string | null =>
    part('opponent', base, () => byGround(rules.combat.mainOpponent(battle, base), CHAIN * touching));
  const opponents = new Map(engaged.map((base) => [base.id, opponentOf(base)]));
  const pieces = foePieces(situation);
  const pairs: Pair[] = [];
  for (const base of engaged) {
    const name = opponents.get(base.id);
    const other = engaged.find(({ id }) => id === name);
    if (other && base.side === situation.side && opponents.get(other.id) === base.id)
      pairs.push([base, other]);
    const piece = pieces.find(({ id }) => id === name);
    if (piece) pairs.push([base, piece]);
  }
  return pairs;
}

interface Fought {
  readonly losses: Losses;
  readonly value: number;
}

/** The expected losses of a fight, and its worth to the side. */
function fightOf(outlook: InParts, [base, other]: Pair): Fought {
  const { active } = outlook.battle.turn;
  return outlook.part('fight', base, () => {
    const losses =
      base.side === active ? standingFight(outlook, base, other) : standingFight(outlook, other, base);
    const near = outlook.profile.dangers.goingBack ? Number.POSITIVE_INFINITY : outlook.touching + ROOM;
    return byGround({ losses, value: worthOf(outlook, losses, active) }, near);
  });
}

export interface Fights {
  readonly worth: number;
  readonly fighting: ReadonlySet<string>;
  /** Bases of both sides that attack a piece. The hope for their raid still counts. */
  readonly storming: ReadonlySet<string>;
}

/** Does a fight keep a base from its raid? A base that storms a piece is still on its raid. */
export const isHindered = ({ fighting, storming }: Fights, { id }: PlacedBase): boolean =>
  fighting.has(id) && !storming.has(id);

/** A storm may wait for aid within this many moves. */
const AID = 4;

/** Could other bases soon join the storm of a piece? */
const isAidNear = (outlook: Outlook, piece: FoePiece, engaged: readonly PlacedBase[]): boolean =>
  ownBases(outlook).some(
    (base) =>
      traitsOf(outlook, base).raids === true &&
      outlook.profile.troops.canStorm(base) &&
      !engaged.includes(base) &&
      distance(base.pose, centreOf(piece)) < AID * reachOf(outlook, [base]),
  );

/** The worth of a fight with an enemy base. It includes the wish to fight, except for a precious base. */
function meleeWorth(outlook: Outlook, base: PlacedBase, value: number, losses: Losses): number {
  const { battle, side, profile } = outlook;
  const { temper } = profile;
  const { precious, waits } = traitsOf(outlook, base);
  const isOurTurn = battle.turn.active === side;
  const wish = precious || waits ? 0 : temper.wishToFight.points;
  const worth = value + wish * wishFor(outlook, value, losses, isOurTurn);
  if (!precious) return worth;
  const stake = base.side === battle.turn.active ? losses.active : losses.passive;
  return worth - (temper.prudence ?? 0) * stake * outlookFor(outlook, base).loss;
}

/** The worth of the current fights, and the bases in them. */
export function fightsOf(outlook: InParts): Fights {
  const { battle, side, profile } = outlook;
  const engaged = engagedBases(outlook);
  const fighting = new Set<string>();
  const storming = new Set<string>();
  const storms = new Map<string, number>();
  let worth = 0;
  for (const [base, other] of pairsOf(outlook, engaged)) {
    const { losses, value } = fightOf(outlook, [base, other]);
    fighting.add(base.id).add(other.id);
    if (!isPiece(other)) {
      worth += meleeWorth(outlook, base, value, losses);
      continue;
    }
    storming.add(base.id);
    const best = base.side === side ? Math.max : Math.min;
    const stake = base.side === battle.turn.active ? losses.active : losses.passive;
    const waits = base.side === side && isAidNear(outlook, other, engaged);
    const careful = waits ? value - (profile.temper.stormCaution ?? 0) * stake * outlook.loss : value;
    storms.set(other.id, best(storms.get(other.id) ?? careful, careful));
  }
  for (const value of storms.values()) worth += value;
  return { worth, fighting, storming };
}
