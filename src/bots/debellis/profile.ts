/** What the evaluation profiles of both De Bellis rulesets share. */
import { touchesFront } from '../../debellis/fights/contacts.ts';
import type { Debellis } from '../../debellis/game.ts';
import { canShoot, rangeOf } from '../../debellis/shooting/shooters.ts';
import { isGeneral } from '../../debellis/troops/base.ts';
import { pointsLeft, purseOf } from '../../engine/army/commands.ts';
import { type Base, type Battle, figure, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { PLAIN_PROFILE } from '../knowledge/plain-profile.ts';
import type { EvaluationProfile, Readiness } from '../knowledge/profile.ts';
import type { Role } from '../knowledge/roles.ts';

/** What a profile takes from its ruleset. */
export interface Values {
  readonly game: Debellis;
  /** What an element counts when it is lost. */
  worthOf(base: Base): number;
  /** What an army can still lose before it is defeated. */
  left(battle: Battle, side: Base['side']): number;
  readonly lossShares: Readonly<Record<string, number>>;
  /** Is it beyond all orders? */
  isBeyondOrders(base: Base): boolean;
  /** Does it go for the enemy unless it has an order? */
  isHeadstrong(base: PlacedBase): boolean;
  /** How far a general leads at the usual price, and how far from the enemy a march ends, in paces. */
  readonly paces: { readonly command: number; readonly apart: number };
  readonly special?: EvaluationProfile['orders']['special'];
}

/** The loss of a general costs more than an element: his command is hard to lead without him. */
const GENERAL = 3;
/** Elements that count nothing when they are lost are still of use. */
const LEAST_WORTH = 0.3;

/** With a greater wish to fight, lone bases and lines on hills attacked at bad odds. */
const WISH = 0.3;

const did = (base: Base, ...marks: readonly string[]): boolean =>
  marks.some((mark) => figure(base.bound, mark) > 0);

function roleOf(game: Debellis, base: Base): Role {
  if (isGeneral(base)) return 'general';
  if (game.isOf(base, 'Art', 'WWg') || game.isBaggage(base)) return 'engine';
  return game.isOf(base, 'LH') ? 'raider' : 'line';
}

/** Nobody pays for an order to an element whose command has no points left. Baggage stays where it is. */
function readiness({ game, isBeyondOrders }: Values, battle: Battle, base: PlacedBase): Readiness {
  if (did(base, 'moved', 'halted') || isBeyondOrders(base) || game.isBaggage(base)) return 'done';
  if (pointsLeft(battle, purseOf(battle, base)) === 0) return 'done';
  return touchesFront(game, battle, base) ? 'held' : 'ready';
}

/** The evaluation profile of a De Bellis ruleset. */
export function profileBy(values: Values): EvaluationProfile {
  const { game, worthOf, left, lossShares, isHeadstrong, paces, special } = values;
  return {
    ...PLAIN_PROFILE,
    army: {
      worth: (base) => Math.max(LEAST_WORTH, worthOf(base)) + (isGeneral(base) ? GENERAL : 0),
      worthOfPiece: () => 0,
      left: (battle, side) => Math.max(1, left(battle, side)),
      lossShare: (outcome) => lossShares[outcome] ?? 0,
    },
    troops: {
      ...PLAIN_PROFILE.troops,
      roleOf: (base) => roleOf(game, base),
      isHampered: (base) => !game.isOf(base, 'Ax', 'Ps', 'Wb', 'Bw'),
      readiness: (battle, base) => readiness(values, battle, base),
      runsAway: (battle, base) =>
        isHeadstrong(base) && !did(base, 'moved') && enemyContacts(battle, base).length === 0,
      commandRange: (base) => (isGeneral(base) ? game.paces(paces.command) : null),
    },
    orders: {
      ...PLAIN_PROFILE.orders,
      byCommand: true,
      march: { kind: 'march', apart: game.paces(paces.apart) },
      ...(special ? { special } : {}),
    },
    temper: { ...PLAIN_PROFILE.temper, wishToFight: { points: WISH, for: 'any fight' } },
    former: PLAIN_PROFILE.temper,
    dangers: {
      shootingZone: (base) =>
        canShoot(game, game.troopOf(base)) ? { width: base.width, depth: rangeOf(game, base) } : null,
    },
  };
}
