/** When commands off the table arrive, and where. DBMM, Flank marches; Delayed commands; ruling 146. */
import { isAllied } from '../../../debellis/commands/generals.ts';
import type { Called } from '../../../debellis/flank/called.ts';
import { flankOf, flanksOf, recordedFlanks } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Arrival } from '../../../debellis/state.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import { type Battle, otherSide, type TableEdge } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeOfSide } from '../../../engine/setup/edges.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { lossesOf } from '../morale/losses.ts';
import { hasChosen } from '../stratagems/chosen.ts';
import { isDelayed } from './delaying.ts';

interface Call {
  readonly rule: DbmmClause;
  /** The least score of the raw PIP die that brings the command in. */
  readonly least: number;
}

/** An ally keeps the figure of the first bounds. */
const CALLS = {
  flank: {
    early: { rule: 'dbmm.flank.7', least: 6 },
    later: { rule: 'dbmm.flank.8', least: 5 },
    ally: { rule: 'dbmm.flank.9', least: 6 },
  },
  delayed: {
    early: { rule: 'dbmm.delay.4', least: 5 },
    later: { rule: 'dbmm.delay.5', least: 4 },
    ally: { rule: 'dbmm.delay.6', least: 5 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** The bounds of a side in which the first figure counts. */
const EARLY = 4;

function callOf(battle: Battle, side: SideId, command: string): Call {
  const { early, later, ally } = CALLS[isDelayed(battle, side, command) ? 'delayed' : 'flank'];
  const allied = inCommand(battle, side, command).some((base) => isAllied(battle, base));
  if (allied && holds(ally.rule)) return ally;
  return battle.turn.round > EARLY && holds(later.rule) ? later : early;
}

/** The commands of the enemy that have been sent to the same edge. */
const opposing = (battle: Battle, side: SideId, edge: TableEdge): readonly string[] =>
  Object.entries(recordedFlanks(battle, otherSide(battle, side))).flatMap(([name, at]) =>
    at === edge ? [name] : [],
  );

/** The half of its edge in which a march enters: its own if an enemy march to that edge is as strong or stronger. */
function halfFor(battle: Battle, side: SideId, command: string, edge: TableEdge): Arrival['half'] {
  const enemy = otherSide(battle, side);
  const me = (of: SideId, name: string): number => lossesOf(battle, { side: of, command: name }).me;
  const mine = me(side, command);
  const yields = opposing(battle, side, edge).some((name) => {
    const theirs = me(enemy, name);
    return (theirs > mine && holds('dbmm.flank.18')) || (theirs === mine && holds('dbmm.flank.20'));
  });
  return yields ? 'own' : 'enemy';
}

/** A command arrives in the bound of its die, at the flank that was recorded or, if it is delayed, at its own edge. */
export function calledBy(
  game: Debellis,
  battle: Battle,
  side: SideId,
  command: string,
  face: number,
): Called | null {
  const { rule, least } = callOf(battle, side, command);
  const eased = hasChosen(battle, side, 'delaying-battle') && holds('dbmm.delay.10') ? 1 : 0;
  if (face < least - eased || !holds(rule)) return null;
  const { bound } = battle.turn;
  if (isDelayed(battle, side, command)) {
    const edge = holds('dbmm.delay.3')
      ? edgeOfSide(battle, side)
      : (flanksOf(battle, side)[0] ?? edgeOfSide(battle, side));
    return { type: 'delayed-command-comes', rule, arrivals: [{ side, command, edge, bound, half: 'own' }] };
  }
  const edge = flankOf(game, battle, side, command);
  const half = halfFor(battle, side, command, edge);
  return { type: 'flank-march-comes', rule, arrivals: [{ side, command, edge, bound, half }] };
}
