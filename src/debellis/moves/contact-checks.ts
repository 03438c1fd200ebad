/** The contacts with enemies in which a move may end. */

import type { PlacedBase } from '../../engine/battle.ts';
import { groupOf } from '../../engine/board/groups.ts';
import {
  FLANKS,
  isAligned,
  isFlankOnFlank,
  isSupport,
  meet,
  startsBehind,
} from '../../engine/board/positions.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import type { EndContact } from '../../engine/moves/end-contacts.ts';
import { moverOf } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import type { Touch } from '../../geometry/contact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { opposite } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn, ruleIn } from '../book.ts';
import { breaks } from '../citing.ts';
import { cornerMet } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { sweptBy } from '../naval/waders.ts';
import { shotAt } from '../shooting/targets.ts';
import { mayAssault } from '../walls/passage.ts';
import { isManning, mannedBy } from '../walls/sections.ts';
import { conformingAt } from './conform.ts';

type Touches = readonly Touch[];

/** A front edge along a flank with a corner on a corner: on the front one, or on either of a long edge. */
const isOnFlank = (game: Debellis, touches: Touches, other: PlacedBase): boolean =>
  FLANKS.some((flank) => {
    const corners = [`front-${flank}`, ...(game.isTrain(other) ? [`rear-${flank}`] : [])] as const;
    return (
      meet(touches, 'front', flank) &&
      corners.some((corner) => FLANKS.some((mine) => meet(touches, `front-${mine}`, corner as 'front-left')))
    );
  });

/** The positions in which a move may end: on a front, a flank or a rear, or as an overlap. */
export function isLegal(game: Debellis, trace: Trace, { mover, other, touches }: EndContact): boolean {
  const opposed = opposite((trace.ends[mover] as Pose).facing, other.pose.facing);
  return (
    (meet(touches, 'front', 'front') && isAligned(touches) && holdsIn(game.moves, 'onFront')) ||
    (isOnFlank(game, touches, other) && holdsIn(game.moves, 'onFlank')) ||
    (meet(touches, 'front', 'rear') && isSupport(touches) && holdsIn(game.moves, 'onRear')) ||
    (((opposed && cornerMet(touches) !== null) || touches.some(isFlankOnFlank)) &&
      holdsIn(game.moves, 'asOverlap'))
  );
}

/** The contacts at the end of a way, and the contacts that are in no legal position after all bases conformed. */
export interface Settled {
  readonly contacts: readonly EndContact[];
  readonly loose: readonly EndContact[];
}

/** The contacts with enemies at the end of a way, without those that it sweeps away. */
function enemiesMet(game: Debellis, trace: Trace): readonly EndContact[] {
  const [side, swept] = [trace.way.movers[0]?.side, sweptBy(game, trace)];
  return trace.contacts.filter(({ other }) => other.side !== side && !swept.includes(other.id));
}

export function settled(game: Debellis, trace: Trace): Settled {
  const contacts = enemiesMet(game, trace);
  if (contacts.length === 0) return { contacts, loose: contacts };
  const conforms = conformingAt(game, trace);
  const isSettled = (each: EndContact): boolean =>
    conforms.includes(each.other.id) || isLegal(game, trace, each);
  const fine = new Set(contacts.filter(isSettled).map(({ mover }) => mover));
  return { contacts, loose: contacts.filter(({ mover }) => !fine.has(mover)) };
}

/** Does only a corner touch skirmishers? That is legal, and they do not conform. */
const isCornerOnSkirmisher = (game: Debellis, { other, touches }: EndContact): boolean =>
  touches.every(({ length }) => length === 0) &&
  game.isSkirmisher(other) &&
  holdsIn(game.moves, 'cornersOnSkirmishers');

/** Is there a legal contact too? Then other contacts need not be legal. */
function isBesideLegal(game: Debellis, { contacts, loose }: Settled): boolean {
  return loose.length < contacts.length && holdsIn(game.moves, 'besideLawful');
}

/** Contact by the front must be lined up, but for corners on skirmishers and beside a legal contact. */
export function positionBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const met = settled(game, trace);
  const wrong = met.loose.find((contact) => !isCornerOnSkirmisher(game, contact));
  if (!wrong || isBesideLegal(game, met) || !holdsIn(game.moves, 'lawfulContact')) return NONE;
  const figures = {
    base: moverOf(trace, wrong).id,
    other: wrong.other.id,
    group: groupOf(trace.rules, trace.battle, wrong.other).length,
  };
  return [
    breaks(
      trace.way.stages.length,
      clauseIn(game.moves, 'lawfulContact'),
      'debellis.contact.position',
      figures,
    ),
  ];
}

const SIDES_AND_REAR = ['left', 'right', 'rear'] as const;

/** Only an element that starts beside or behind an enemy may contact its flank or rear. */
export const startsBroken = (game: Debellis, trace: Trace): readonly Broken[] =>
  enemiesMet(game, trace).flatMap((contact) => {
    const mover = moverOf(trace, contact);
    const edge = SIDES_AND_REAR.find((each) => meet(contact.touches, 'front', each));
    if (!edge) return [];
    const asked = edge === 'rear' ? ruleIn(game.moves, 'startBehind') : ruleIn(game.moves, 'startAside');
    if (asked === null) return [];
    const [mine, theirs] = [rectangleOfBase(mover), rectangleOfBase(contact.other)];
    const may = edge === 'rear' ? startsBehind(mine, theirs) : game.mayReachFlank(mine, theirs, edge);
    if (may) return [];
    const figures = { base: mover.id, other: contact.other.id, edge };
    return [breaks(trace.way.stages.length, asked, 'debellis.contact.start', figures)];
  });

/** Bowmen do not move into contact with the front of mounted enemies that they can shoot at. */
export function bowmenBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { rules, battle } = trace;
  const met = trace.contacts.find((contact) => {
    const base = moverOf(trace, contact);
    return (
      game.isOf(base, 'Bw') &&
      contact.other.side !== base.side &&
      game.isMounted(contact.other) &&
      meet(contact.touches, 'front', 'front') &&
      shotAt(game, rules, battle, base, contact.other) !== null
    );
  });
  if (!met || !holdsIn(game.moves, 'bowmenKeepOff')) return NONE;
  const figures = { base: moverOf(trace, met).id, other: met.other.id };
  return [
    breaks(
      trace.way.stages.length,
      clauseIn(game.moves, 'bowmenKeepOff'),
      'debellis.contact.bowmen',
      figures,
    ),
  ];
}

/** Mounted troops assault no defended section but TF, and elephants also gateways. */
export function ridersBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { battle } = trace;
  for (const contact of trace.contacts) {
    const base = moverOf(trace, contact);
    if (!game.isMounted(base) || contact.other.side === base.side || !meet(contact.touches, 'front', 'front'))
      continue;
    const wall = mannedBy(game, battle, contact.other).find((each) => !mayAssault(game, base, each));
    if (!wall) continue;
    const figures = { base: base.id, piece: wall.id };
    return [
      breaks(trace.way.stages.length, clauseIn(game.moves, 'ridersAtWalls'), 'debellis.wall.riders', figures),
    ];
  }
  return NONE;
}

/** War wagons that are made for it may contact troops that man fortifications. */
const storms = (game: Debellis, { battle }: Trace, base: PlacedBase, { other }: EndContact): boolean =>
  game.isOf(base, 'WWg(S)') && isManning(game, battle, other) && holdsIn(game.moves, 'stormWalls');

/** Train does not go up to enemies, but for the war wagons that are made for it. */
export function trainBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const met = trace.contacts.find((contact) => {
    const base = moverOf(trace, contact);
    return (
      contact.other.side !== base.side &&
      game.isTrain(base) &&
      !game.isOf(base, 'WWg(X)') &&
      !storms(game, trace, base, contact)
    );
  });
  if (!met || !holdsIn(game.moves, 'trainKeepsOff')) return NONE;
  const figures = { base: moverOf(trace, met).id, other: met.other.id };
  return [
    breaks(trace.way.stages.length, clauseIn(game.moves, 'trainKeepsOff'), 'debellis.contact.train', figures),
  ];
}

/** Camels that carry packs go up to no enemies but elephants. */
export function packCamelsBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const camels = enemiesMet(game, trace).filter((contact) => game.isOf(moverOf(trace, contact), 'Cm(X)'));
  const meetsElephants = (mover: number): boolean =>
    camels.some((contact) => contact.mover === mover && game.isOf(contact.other, 'El'));
  const wrong = camels.find(
    ({ mover, other, touches }) =>
      !game.isOf(other, 'El') && !(meetsElephants(mover) && touches.every(({ mine }) => mine !== 'front')),
  );
  if (!wrong || !holdsIn(game.moves, 'packCamels')) return NONE;
  const figures = { base: moverOf(trace, wrong).id, other: wrong.other.id };
  return [
    breaks(trace.way.stages.length, clauseIn(game.moves, 'packCamels'), 'debellis.contact.camels', figures),
  ];
}
