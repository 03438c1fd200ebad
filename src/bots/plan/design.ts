/** The design above the bounds: on which wing an army means to win, and on which it only holds. */
import type { Situation } from '../context.ts';
import { outlookOf } from '../evaluate/outlook.ts';
import { type Body, WINGS, type Wing } from './bodies.ts';
import { frontOf, frontWorth } from './odds.ts';
import { type Bodies, nearestBodies } from './tasks.ts';

export interface Design {
  /** The wing that attacks, and the one that holds back, as the player of the army sees them. */
  readonly win: Wing;
  readonly hold: Wing;
  /** The bound in which it was chosen, and how many bodies the army had. */
  readonly since: number;
  readonly bodies: number;
}

/** A design is looked at again after this many bounds, of both sides. */
const LASTS = 6;

const fights = ({ kind }: Body): boolean => kind !== 'train' && kind !== 'general';

/** The worth of a fight of all bodies of a wing against the enemy bodies before them; null if it has none. */
function prospectsOf(situation: Situation, { own, foes }: Bodies, wing: Wing): number | null {
  const mine = own.filter((body) => body.wing === wing && fights(body));
  if (mine.length === 0) return null;
  const theirs = new Set(mine.flatMap((body) => nearestBodies(body, foes.filter(fights), 1)));
  const [front, against] = [mine, [...theirs]].map((some) =>
    some.flatMap((body) => frontOf(situation, body)),
  );
  return frontWorth(outlookOf(situation), front ?? [], against ?? []);
}

/** The design for a position: it wins where its prospects are best, and holds where they are worst. */
export function designFor(situation: Situation, bodies: Bodies): Design {
  const wings = WINGS.flatMap((wing) => {
    const worth = prospectsOf(situation, bodies, wing);
    return worth === null ? [] : [{ wing, worth }];
  }).toSorted((a, b) => b.worth - a.worth);
  const win = wings[0]?.wing ?? 'centre';
  const hold = wings.at(-1)?.wing ?? 'centre';
  return { win, hold, since: situation.battle.turn.bound, bodies: bodies.own.length };
}

/** The last design, or a new one where it is old, or where a body has broken or parted. */
export function designNow(situation: Situation, bodies: Bodies, last: Design | null): Design {
  const isKept =
    last !== null &&
    situation.battle.turn.bound < last.since + LASTS &&
    situation.battle.turn.bound >= last.since &&
    bodies.own.length === last.bodies;
  return isKept ? last : designFor(situation, bodies);
}
