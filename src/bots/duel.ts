/** What a fight between two troops is worth by itself, on open ground: asked of the ruleset's own combat. */
import type { Base, Battle, PlacedBase } from '../engine/battle.ts';
import { type Fight, oddsOf } from '../engine/combat.ts';
import type { Ruleset } from '../engine/contract.ts';
import { HALF_TURN, QUARTER_TURN } from '../geometry/exact.ts';
import type { Pose } from '../geometry/pose.ts';
import { type Counsel, counselFor } from './counsel/counsel.ts';

/** What both sides may expect to lose in a fight, in points of their armies. */
export interface Exchange {
  readonly active: number;
  readonly passive: number;
}

const lossOf = (counsel: Counsel, base: Base, odds: ReturnType<typeof oddsOf>[0]): number =>
  odds.chances.reduce((sum, { outcome, ways }) => sum + ways * (counsel.losses[outcome] ?? 0), 0) *
  (counsel.worth(base) / odds.of);

/** What a fight of this battle is expected to cost both sides; the active side's base stands first. */
export function exchangeOf(rules: Ruleset, battle: Battle, fight: Fight): Exchange {
  const counsel = counselFor(rules.id);
  const odds = oddsOf(rules, rules.combat, rules.combat.assess(rules, battle, fight));
  const loss = (at: 0 | 1): number => {
    const base = battle.bases.find((each) => each.id === odds[at].base);
    return base ? lossOf(counsel, base, odds[at]) : 0;
  };
  return { active: loss(0), passive: loss(1) };
}

/** From which side the active base falls on the other. */
export type Onslaught = 'front' | 'flank';

const TABLE = { width: 1000, depth: 1000 };
const GOAL: Pose = { x: 500, y: 500, facing: HALF_TURN };

function placeOf(base: Base, goal: Base, from: Onslaught): Pose {
  if (from === 'front') return { ...GOAL, facing: 0 };
  return { x: GOAL.x - goal.width / 2, y: GOAL.y + base.width / 2, facing: QUARTER_TURN };
}

function duelBattle(battle: Battle, base: Base, goal: Base, from: Onslaught): Battle {
  const standing = (each: Base, id: string, pose: Pose): PlacedBase => ({
    ...each,
    id,
    place: 'table',
    pose,
    bound: {},
    start: null,
  });
  return {
    ...battle,
    table: TABLE,
    terrain: [],
    own: {},
    bases: [standing(base, 'a', placeOf(base, goal, from)), standing(goal, 'b', GOAL)],
    turn: { ...battle.turn, active: base.side },
  };
}

const FIGHT: Fight = { kind: 'close', bases: ['a', 'b'] };

const kept = new Map<string, Exchange>();

const nameOf = (base: Base): string =>
  `${base.troop}/${Object.entries(base.marks)
    .map(([mark, value]) => `${mark}${value}`)
    .join()}`;

/** What an attack of one base on another, both alone on open ground, is expected to cost both. */
export function duel(rules: Ruleset, battle: Battle, base: Base, goal: Base, from: Onslaught): Exchange {
  const key = `${rules.id} ${from} ${nameOf(base)} ${nameOf(goal)}`;
  const known = kept.get(key);
  if (known) return known;
  const exchange = exchangeOf(rules, duelBattle(battle, base, goal, from), FIGHT);
  kept.set(key, exchange);
  return exchange;
}
