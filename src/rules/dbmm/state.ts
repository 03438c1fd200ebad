/** The own state of DBMM: what both De Bellis rulesets remember, and what only DBMM does. */
import { OWN as SHARED, FACTS as SHARED_FACTS } from '../../debellis/state.ts';
import { type Battle, findSide } from '../../engine/battle.ts';
import {
  countTo,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  pairOf,
  place,
  point,
  recordOf,
  recordWith,
  text,
} from '../../engine/data/form.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import type { SideId } from '../../engine/game/game.ts';
import { type Noted, notesOf, open } from '../../engine/game/own-form.ts';
import { SHARES } from './orders/ranks.ts';

/** The share of the dice that orders give a command. */
export const SHARE = oneOf(...SHARES);

/** What a side has settled about pressing forward. Without it its player is asked. */
export const PRESS_POLICIES = ['never', 'always', 'ask'] as const;

export type PressPolicy = (typeof PRESS_POLICIES)[number];

const SUMS = recordWith({ me: optional(number), lost: optional(number), spent: optional(number) });

/** The own state. Both sides may know all of it. */
export const OWN = {
  ...SHARED,
  /** The side that deploys first, once the dice have said so. */
  deploysFirst: open(text),
  /** The rivers are low. */
  low: open(flag),
  /** What each command of each side had at the start, and what it has lost since, in ME. */
  commands: open(recordOf(recordOf(SUMS))),
  /** The routes of guides that the enemy knows, by side. */
  routes: open(recordOf(listOf(point))),
  /** The sides whose camps an enemy has entered. */
  campsTaken: open(listOf(text)),
  /** The sides that have feigned a flight. */
  feigned: open(listOf(text)),
  /** The strokes that a Brilliant general has left. */
  strokes: open(recordOf(countTo(LIMITS.list))),
  /** The commands, by side and name, whose orders were changed in their side's last bound. */
  changedOrders: open(listOf(pairOf(text))),
};

/** The discoveries of scouts, by their names. */
const DISCOVERED = recordWith({
  stratagems: optional(recordWith({ chosen: listOf(text), delayed: listOf(text), marching: listOf(text) })),
  obstacles: optional(listOf(listOf(point))),
  ambushes: optional(recordWith({ places: listOf(place), area: optional(listOf(point)) })),
});

/** The facts about an army. What it records before the battle only its own side knows. */
export const FACTS = {
  ...SHARED_FACTS,
  orders: { form: optional(recordOf(SHARE)) },
  /** The orders that hold from its next bound on, and the commands that will pay for the change. */
  newOrders: { form: optional(recordWith({ orders: recordOf(SHARE), paying: listOf(text) })) },
  /** The commands that pay in this bound, since their orders were changed in its last one. */
  paying: { form: optional(listOf(text)) },
  pressing: { form: optional(oneOf(...PRESS_POLICIES)) },
  /** The stratagems that it has bought. A position that does not say lets it choose among all. */
  bought: { form: optional(listOf(text)) },
  /** The sections of hidden obstacles that it has bought. A position that does not say lets it have as many as it likes. */
  boughtObstacles: { form: optional(countTo(LIMITS.list)) },
  /** The way that its army faces behind a frontier wall, by its list. */
  frontier: open(oneOf('north', 'east', 'south', 'west')),
  /** Those that it uses in this battle. */
  stratagems: { form: optional(listOf(text)) },
  delayed: { form: optional(listOf(text)) },
  /** The lines of its hidden obstacles. Those that were found are terrain as well. */
  hiddenObstacles: { form: optional(listOf(pairOf(point))) },
  /** The recorded places of the commands, from left to right, each with those behind it. */
  positions: { form: optional(listOf(listOf(text))) },
  scouts: { form: optional(listOf(text)) },
  guides: { form: optional(recordWith({ path: listOf(point) })) },
  concealed: { form: optional(recordWith({ command: text, area: listOf(point) })) },
  /** What its scouts have discovered of the enemy. */
  discovered: { form: optional(DISCOVERED) },
};

export type DbmmState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state in `Battle.own`. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): DbmmState => read(own);

const readFacts = notesOf(FACTS);

/** The facts about a side, as far as they are known. */
export const factsOf = (battle: Battle, side: SideId): Noted<typeof FACTS> =>
  readFacts(findSide(battle, side)?.facts ?? {});
