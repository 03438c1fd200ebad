/** The fights that stand in a position: what each may cost both, and what all of them are worth to a side. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { boxOfPiece } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { distance } from '../../geometry/point.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { reachOf } from '../board/reach.ts';
import { centreOf, type FoePiece, foePieces, isPiece, type Target } from '../board/targets.ts';
import { fightExchange } from './odds/standing-fight.ts';
import { eagerness, isBad, type Weighing, weighingOf, worthOf } from './outlook.ts';

const opponentOf = ({ rules, battle }: Weighing, base: PlacedBase): string | null => {
  const answer = rules.questions['main-opponent']?.(rules, battle, { type: 'main-opponent', base: base.id });
  return answer && 'answer' in answer && typeof answer.answer === 'string' ? answer.answer : null;
};

const isNear = (base: PlacedBase, piece: FoePiece): boolean =>
  boxesMeet(rectangleOfBase(base).box, boxOfPiece(piece), 1);

/** The fights that stand now, each pair of main opponents once; a piece fights only one of those who storm it. */
function pairsOf(
  weighing: Weighing,
  engaged: readonly PlacedBase[],
): readonly (readonly [PlacedBase, Target])[] {
  const opponents = new Map(engaged.map((base) => [base.id, opponentOf(weighing, base)]));
  const pieces = foePieces(weighing.rules, weighing.battle);
  const pairs: [PlacedBase, Target][] = [];
  for (const base of engaged) {
    const name = opponents.get(base.id);
    const other = engaged.find(({ id }) => id === name);
    if (other && base.side === weighing.side && opponents.get(other.id) === base.id)
      pairs.push([base, other]);
    const piece = pieces.find(({ id }) => id === name);
    if (piece) pairs.push([base, piece]);
  }
  return pairs;
}

export interface Fights {
  readonly worth: number;
  readonly fighting: ReadonlySet<string>;
  /** Those of both sides who attack a piece: what is hoped of their raid still stands. */
  readonly storming: ReadonlySet<string>;
}

/** Aid is waited for that is no more moves away than this. */
const AID = 4;

/** Are there others who could soon storm a piece with those who do? */
const isAidNear = (
  { rules, battle, side, counsel }: Weighing,
  piece: FoePiece,
  engaged: readonly PlacedBase[],
): boolean =>
  basesOnTable(battle).some(
    (base) =>
      base.side === side &&
      counsel.raids(base) &&
      counsel.canStorm(base) &&
      !engaged.includes(base) &&
      distance(base.pose, centreOf(piece)) < AID * reachOf(rules, battle, [base]),
  );

/** What the fights that stand now are worth, and who fights in them. */
export function fightsWorth(weighing: Weighing, engaged: readonly PlacedBase[]): Fights {
  const { battle, side, counsel } = weighing;
  const fighting = new Set<string>();
  const storming = new Set<string>();
  const storms = new Map<string, number>();
  let worth = 0;
  for (const [base, other] of pairsOf(weighing, engaged)) {
    const first = base.side === battle.turn.active;
    const exchange = fightExchange(weighing, first ? base : other, first ? other : base);
    const value = worthOf(weighing, exchange, battle.turn.active);
    fighting.add(base.id).add(other.id);
    const stake = first ? exchange.active : exchange.passive;
    if (isPiece(other)) {
      storming.add(base.id);
      const best = base.side === side ? Math.max : Math.min;
      const waits = base.side === side && isAidNear(weighing, other, engaged);
      const careful = waits ? value - (counsel.stormCare ?? 0) * stake * weighing.loss : value;
      storms.set(other.id, best(storms.get(other.id) ?? careful, careful));
    } else {
      const zeal = counsel.precious(base) || counsel.bides?.(base) ? 0 : counsel.zeal;
      worth += value + zeal * eagerness(weighing, value, exchange, battle.turn.active === side);
      if (counsel.precious(base)) worth -= (counsel.prudence ?? 0) * stake * weighing.loss;
    }
  }
  for (const value of storms.values()) worth += value;
  return { worth, fighting, storming };
}

/** Those who touch an enemy, or what an enemy must not lose. */
export const engagedOf = (rules: Ruleset, battle: Battle): readonly PlacedBase[] => {
  const pieces = foePieces(rules, battle);
  return basesOnTable(battle).filter(
    (base) =>
      enemyContacts(battle, base).length > 0 ||
      pieces.some((piece) => piece.side !== base.side && isNear(base, piece)),
  );
};

/** Those of a side who stand in bad fights. */
export function illMatched(rules: Ruleset, battle: Battle, side: SideId): readonly string[] {
  const weighing = weighingOf(rules, battle, side);
  return pairsOf(weighing, engagedOf(rules, battle))
    .filter(([base, other]) => {
      const first = base.side === battle.turn.active;
      const exchange = fightExchange(weighing, first ? base : other, first ? other : base);
      return isBad(weighing, worthOf(weighing, exchange, battle.turn.active));
    })
    .flat()
    .filter((party) => party.side === side)
    .map(({ id }) => id);
}
