/** The terms of raids: the hope for them and their risks. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { type FoePiece, isPiece } from '../../board/target.ts';
import { duelOf } from '../approach.ts';
import { isHindered } from '../fights.ts';
import { duel } from '../odds/duel.ts';
import { type Outlook, worthOf } from '../outlook.ts';
import type { Position } from '../position.ts';
import type { Raid } from '../raids.ts';
import { fearFor } from './dangers.ts';
import { groundWorth } from './formation.ts';
import { stormWorth } from './pieces.ts';

/** At this many moves from its goal the hope for a raid is half as large. */
const FADE = 4;
/** The least and the most hope for a raid on a base, in points of an army. */
const LEAST_HOPE = 0.5;
const MOST_HOPE = 1.5;
/** The least and the most hope for each base that goes for a piece. */
const LEAST_PART = 0.3;
const MOST_PART = 2.5;
/** The most bases that aid a base that storms a piece. Further bases only stand by. */
const MOST_AIDERS = 2;

/** The hope for a goal of this value at this many moves. */
const hopeOf = ({ profile }: Outlook, value: number, urgency: number, moves: number): number =>
  (profile.weights.raid * value * urgency) / (1 + moves / FADE);

/** The hope for a raid on a base: the raider attacks alone. */
function raidWorth(outlook: Outlook, { base, moves }: Raid, goal: PlacedBase): number {
  const alone = { ...duelOf(outlook, base, goal), ranks: [[], []], overlaps: [0, 0] } as const;
  const value = worthOf(outlook, duel(outlook, alone), base.side);
  return hopeOf(outlook, Math.min(MOST_HOPE, Math.max(LEAST_HOPE, value)), outlook.urgency, moves);
}

/** The hope for raiders that go for a piece together. Each counts by its addition to the raiders ahead of it. */
function partyWorth(outlook: Outlook, party: readonly Raid[], piece: FoePiece): number {
  const most = outlook.profile.temper.raidUrgency ?? Number.POSITIVE_INFINITY;
  const urgency = Math.min(most, outlook.urgency);
  let [sum, before] = [0, 0];
  for (const [at, { moves }] of party.entries()) {
    const aiders = Math.min(MOST_AIDERS, at);
    const leaders = party.slice(0, at + 1).map(({ base }) => base);
    const value = Math.max(...leaders.map((base) => stormWorth(outlook, base, piece, aiders)));
    const least = at > MOST_AIDERS ? LEAST_PART / 2 : LEAST_PART;
    sum += hopeOf(outlook, Math.min(MOST_PART, Math.max(least, value - before)), urgency, moves);
    before = Math.max(before, value);
  }
  return sum;
}

/** The hope for all raids. */
export function raidsWorth(position: Position): number {
  const { raids } = position;
  const goals = [...new Set(raids.map(({ goal }) => goal))];
  return goals.reduce((sum, goal) => {
    const party = raids.filter((raid) => raid.goal === goal);
    if (isPiece(goal)) return sum + partyWorth(position, party, goal);
    return party.reduce((all, raid) => all + raidWorth(position, raid, goal), sum);
  }, 0);
}

/** The risks of raiders from the ground and from enemies on their way. They count if threats are counted together. */
export function raidRisks(position: Position): number {
  const { profile, raids, fights, freeEnemies } = position;
  if (profile.temper.threats === 'alone') return 0;
  return raids.reduce((sum, { base }) => {
    const enemies = isHindered(fights, base) ? [] : freeEnemies;
    return sum + groundWorth(position, base) - fearFor(position, base, enemies);
  }, 0);
}
