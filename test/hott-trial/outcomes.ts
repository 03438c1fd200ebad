/** Outcome moves of Hordes of the Things, in the terms of the engine's contract. */
import type { Battle, Frame, PlacedBase, TerrainPiece } from '../../src/engine/battle.ts';
import { placedBase } from '../../src/engine/battle.ts';
import { enemyContacts } from '../../src/engine/board/contacts.ts';
import type { Encounter, Next, OutcomeRules, OutcomeWay, Step, Work } from '../../src/engine/contract.ts';
import { carryOut, type OutcomeTales, takeOff } from '../../src/engine/outcomes/carry-out.ts';
import { planFlight } from '../../src/engine/outcomes/flight.ts';
import { planPursuit, planRecoil } from '../../src/engine/outcomes/recoil.ts';
import { facingFromDegrees } from '../../src/geometry/exact.ts';
import { opposite, parallel, sameLength } from '../../src/geometry/tolerance.ts';
import { elementOf, isOf, paces, WIDTH } from './troops.ts';

const isAerial = (base: PlacedBase): boolean => elementOf(base).kind === 'aerial';
const isHeavy = (base: PlacedBase): boolean => isOf(base, 'Behemoth', 'Dragon');
const friends = (a: PlacedBase, b: PlacedBase): boolean => a.side === b.side;

/** The clause by which one may pass another, or null. */
export function passRule(mover: PlacedBase, other: PlacedBase, recoiling: boolean): string | null {
  if (isOf(mover, 'Sneakers') || isOf(other, 'Sneakers')) return 'hott.pass.1';
  if (isOf(mover, 'Magician') && friends(mover, other)) return 'hott.pass.2';
  if (isOf(mover, 'God')) return 'hott.pass.3';
  if (!isAerial(mover) && isAerial(other))
    return friends(mover, other) || isOf(other, 'Flyers', 'Aerial Hero') ? 'hott.pass.4' : null;
  if (isAerial(mover) && !isAerial(other)) return recoiling ? null : 'hott.pass.5';
  const along =
    parallel(mover.pose.facing, other.pose.facing) || opposite(mover.pose.facing, other.pose.facing);
  const riding = elementOf(mover).kind === 'mounted' && elementOf(other).kind === 'foot';
  return riding && friends(mover, other) && along ? 'hott.pass.6' : null;
}

const does = (what: Encounter['does'], rule: string): readonly Encounter[] => [{ does: what, rule }];

function pushes(mover: PlacedBase, other: PlacedBase): readonly Encounter[] {
  const heavy = isOf(other, 'Behemoth', 'Dragon', 'God');
  if (!parallel(mover.pose.facing, other.pose.facing) || (heavy && !isHeavy(mover))) return [];
  return does('push', 'hott.recoil.2');
}

/** Trampled by a recoiling behemoth or dragon are all but behemoths, aerials and sneakers. */
const isTrampled = (way: OutcomeWay, other: PlacedBase): boolean =>
  way.kind === 'recoil' && isHeavy(way.mover) && !isAerial(other) && !isOf(other, 'Behemoth', 'Sneakers');

function meets(_battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const { mover, kind } = way;
  if (kind === 'pursue') return does('stop', 'hott.pursue.1');
  if (isTrampled(way, other)) return does('crush', 'hott.recoil.12');
  const pass = passRule(mover, other, kind === 'recoil' || kind === 'push');
  if (pass) return does('pass', pass);
  if (kind === 'flee') {
    const through = friends(mover, other) ? does('carry', 'hott.flee.9') : [];
    return [...does('avoid', 'hott.flee.5'), ...through];
  }
  if (!friends(mover, other)) return does('stop', kind === 'push' ? 'hott.push.3' : 'hott.recoil.6');
  return [...pushes(mover, other), ...does('stop', 'hott.recoil.7')];
}

function stopsAt(_battle: Battle, { mover, kind }: OutcomeWay, piece: TerrainPiece, inside: boolean) {
  if (inside) return null;
  if (isAerial(mover)) return piece.kind === 'wood' && kind === 'recoil' ? 'hott.recoil.9' : null;
  return piece.kind === 'cliff' ? 'hott.recoil.8' : null;
}

export const outcomes: OutcomeRules = {
  recoilDistance: (_battle, base) => Math.min(base.depth, WIDTH),
  meets,
  stopsAt,
  atEdge: (_battle, { kind }) =>
    kind === 'pursue' ? { does: 'stop', rule: 'hott.pursue.4' } : { does: 'lost', rule: 'hott.flee.11' },
  pushing: (_battle, _way, rest) => ({ distance: rest, binds: true }),
  displaces: () => false,
  passing: {
    recoil: 'first-space',
    push: 'first-space',
    withdraw: 'first-space',
    flee: 'first-space',
    pursue: 'first-space',
  },
  fullDistance: (_battle, _way, _going, recoiled) => paces(600) - recoiled,
  flight: { room: -1, view: paces(400), step: facingFromDegrees(1), exact: false, tie: 'away' },
};

const TALES: OutcomeTales = {
  recoil: { type: 'recoiled', rule: 'hott.recoil.1', mark: 'recoiled' },
  push: { type: 'pushed-back', rule: 'hott.push.1', mark: null },
  displace: { type: 'displaced', rule: 'hott.pass.8', mark: null },
  withdraw: { type: 'withdrew', rule: 'hott.recoil.1', mark: null },
  flee: { type: 'fled', rule: 'hott.flee.3', mark: 'fled' },
  carry: { type: 'carried-along', rule: 'hott.flee.9', mark: 'fled' },
  pursue: { type: 'pursued', rule: 'hott.pursue.1', mark: 'pursued' },
};

const DONE: Next = { next: 'done' };

/** An enemy front on the flank with front corners touching, or fully along the rear; sneakers do not count. */
function isHeld(battle: Battle, base: PlacedBase): boolean {
  return enemyContacts(battle, base).some(({ base: enemy, touches }) => {
    if (isOf(enemy, 'Sneakers')) return false;
    const corner = touches.some((each) => each.mine.startsWith('front-') && each.theirs.startsWith('front-'));
    return touches.some(
      ({ mine, theirs, length }) =>
        theirs === 'front' &&
        (((mine === 'left' || mine === 'right') && corner) ||
          (mine === 'rear' && sameLength(length, base.width))),
    );
  });
}

const destroy = (work: Work, base: PlacedBase, rule: string): Next => {
  takeOff(work, { base: base.id, to: 'lost', rule });
  return DONE;
};

/** A recoil that cannot be completed destroys; whoever was pushed stays where it came to. */
function recoil(work: Work, base: PlacedBase): number | null {
  if (isHeld(work.battle, base)) {
    destroy(work, base, 'hott.recoil.4');
    return null;
  }
  const plan = planRecoil(work.rules, work.battle, base);
  if (plan.complete) carryOut(work, plan, base.id, 'recoil', TALES);
  else {
    const moves = plan.moves.filter((move) => move.base !== base.id);
    const gone = [...plan.gone, { base: base.id, to: 'lost' as const, rule: plan.stop?.rule ?? '' }];
    carryOut(work, { ...plan, moves, gone }, base.id, 'recoil', TALES);
  }
  return placedBase(work.battle, base.id) ? plan.went : null;
}

function flee(work: Work, base: PlacedBase, recoiled: number): Next {
  const plan = planFlight(work.rules, work.battle, base, { recoiled });
  if (plan.caught.length > 0) return destroy(work, base, 'hott.flee.8');
  carryOut(work, plan, base.id, 'flee', TALES);
  return DONE;
}

const baseOf = (work: Work, frame: Frame): PlacedBase | null => placedBase(work.battle, String(frame.base));

export const outcome: Step = {
  run(work, frame) {
    const base = baseOf(work, frame);
    const recoiled = base && recoil(work, base);
    const after = baseOf(work, frame);
    return after && recoiled !== null && frame.outcome === 'flee' ? flee(work, after, recoiled) : DONE;
  },
};

const PURSUERS = ['Knights', 'Behemoth', 'Beasts', 'Warband'];

export const pursuit: Step = {
  run(work, frame) {
    const base = baseOf(work, frame);
    if (!base || !isOf(base, ...PURSUERS)) return DONE;
    const plan = planPursuit(work.rules, work.battle, base, Math.min(base.depth, WIDTH));
    if (!plan.stop?.edge && !plan.stop?.piece) carryOut(work, plan, base.id, 'pursue', TALES);
    return DONE;
  },
};
