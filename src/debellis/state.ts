/** The own state of these rulesets, besides the table, and the facts about armies. */
import type { Battle, TableEdge } from '../engine/battle.ts';
import {
  anything,
  countTo,
  type Fitting,
  flag,
  listOf,
  millimetres,
  nullable,
  number,
  oneOf,
  optional,
  pose,
  recordOf,
  recordWith,
  text,
} from '../engine/data/form.ts';
import { LIMITS } from '../engine/data/limits.ts';
import type { Change } from '../engine/event.ts';
import { type Note, type Noted, notesOf, open } from '../engine/game/own-form.ts';

/** The edges of a table. */
const EDGE = oneOf('south', 'north', 'east', 'west');

/** The arrival of a flank march. `begun`: enemies have fled from it. */
const ARRIVAL = recordWith({
  side: text,
  command: text,
  edge: EDGE,
  half: oneOf('enemy', 'own'),
  bound: countTo(LIMITS.list),
  begun: optional(flag),
});

/**
 * The elements on foot: what they are mounted, where they dismounted, and which were put aside, with their places. Those
 * who have been on foot from the beginning dismounted nowhere.
 */
export const ON_FOOT = recordOf(
  recordWith({
    troop: text,
    width: millimetres,
    depth: millimetres,
    pose: optional(pose),
    chariot: flag,
    mounts: recordOf(nullable(pose)),
  }),
);

export type Arrival = Fitting<typeof ARRIVAL>;

/** The own state. Both sides may know all of it. */
export const OWN = {
  /** The faces of the last throw for aggression by side, and the number of tied throws before it. */
  setupThrow: open(recordWith({ faces: recordOf(countTo(6)), ties: countTo(LIMITS.list) })),
  /** The flank marches that are declared: their edge, the half of it that they use, and the bound of their arrival. */
  arrivals: open(listOf(ARRIVAL)),
  /** Both sides have written their notes before the battle. */
  notesWritten: open(flag),
  /** The pairs in contact when the close combat phase began. It is absent in other phases: all contacts count. */
  closeCombat: open(listOf(text)),
  /** The sections whose defenders were beaten, or that were taken undefended. */
  fallen: open(listOf(text)),
  /** The rear half of each double base, by its front half. It is known only while double bases are taken as one. */
  pairs: open(recordOf(text)),
  onFoot: open(ON_FOOT),
  /** The elements aboard, by their naval elements. */
  aboard: open(recordOf(text)),
  /** An invader has passed through the middle of a town. */
  townPassed: open(flag),
  climate: open(oneOf('cold', 'warm', 'dry', 'tropical')),
  season: open(oneOf('spring', 'summer', 'autumn', 'winter')),
  /** The hour at which the first bound begins, from midnight. */
  hour: open(number),
  /** Where north of the compass lies, as a facing in degrees. North of the table if nothing is said. */
  north: open(number),
  /** Nights are moonlit when the sky is clear. */
  moon: open(flag),
  /** The direction that the wind comes from, as a facing in degrees. */
  wind: open(number),
  strongWind: open(flag),
  /** The wind falls in bounds with low PIP dice. */
  windDrops: open(flag),
  /** It has fallen in this bound. */
  calm: open(flag),
  mist: open(flag),
  fog: open(flag),
  overcast: open(flag),
  /** What may begin to fall or to blow. */
  risk: open(oneOf('rain', 'snow', 'dust')),
  rain: open(flag),
  snow: open(flag),
  /** A dust storm. */
  dust: open(flag),
  mud: open(flag),
  /** The rivers are in flood. */
  flood: open(flag),
  frozen: open(listOf(oneOf('rivers', 'marshes', 'waterways'))),
  /** The sun may dazzle. */
  dazzle: open(flag),
  thirst: open(flag),
};

/** The facts about an army that both sides may know. */
export const FACTS = {
  aggression: open(countTo(4)),
  climate: open(oneOf('cold', 'warm', 'dry', 'tropical')),
  /** The season that it has nominated in secret. */
  season: { form: optional(oneOf('spring', 'summer', 'autumn', 'winter')) },
  /** The terrain that its list offers when it defends. */
  terrain: open(recordWith({ mandatory: listOf(text), optional: listOf(text) })),
  /** It fights a civil war: unreliable allies of any kind may change sides. */
  civilWar: open(flag),
  /** The flanks of its flank marches, by command. Only its own side knows them. */
  flankMarches: { form: optional(recordOf(EDGE)) } as Note<Readonly<Record<string, TableEdge>> | undefined>,
  /** The elements that it has noted as aboard, by their ships. Only its own side knows them. */
  embarked: { form: optional(recordOf(text)) },
  /** The elements that it has noted as on foot. Only its own side knows them. */
  onFoot: { form: optional(ON_FOOT) },
  /** The sections of fortifications that it has bought, by name, and those that its list gives for use in the field. */
  fortifications: open(recordOf(countTo(LIMITS.list))),
  listedWalls: open(listOf(text)),
  list: open(anything),
  color: open(anything),
};

export type OwnState = Noted<typeof OWN>;

const read = notesOf(OWN);

/** The state in `Battle.own`. */
export const stateOf = ({ own }: Pick<Battle, 'own'>): OwnState => read(own);

/** The facts about a side, as far as they are known. */
export const factsOf = notesOf(FACTS);

/** Sets parts of the state. */
export const note = (state: OwnState): Change => ({ change: 'note', set: state });
