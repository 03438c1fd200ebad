/** Troops that do not move into contact, or out of it. DBMM, Moving into contact; rulings 62 and 68. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { isManning } from '../../../debellis/walls/sections.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { EndContact, Trace } from '../../../engine/moves/types.ts';
import { isOfUnreliable } from '../allies/allies.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isBroken, isOf, isRouting } from '../troops/base.ts';
import { comesNearer, endsAtEnemy } from './price-facts.ts';

/** The clause that keeps a mover off an enemy; null if none does. */
function keepsOff(game: Debellis, trace: Trace, contact: EndContact): DbmmClause | null {
  const base = moverOf(trace, contact);
  if (contact.other.side === base.side) return null;
  if (isOf(base, 'Art', 'Bge')) return 'dbmm.contact.11';
  if (!isOf(base, 'WWg')) return null;
  const walled = isManning(game, trace.battle, contact.other);
  if (walled) return isOf(base, 'WWg(S)') ? null : 'dbmm.contact.13';
  return isOf(base, 'WWg(X)') ? null : 'dbmm.contact.12';
}

/** Artillery, baggage and most war wagons move into no contact. */
export function keepOffBroken(game: Debellis, trace: Trace): readonly Broken[] {
  for (const contact of trace.contacts) {
    const rule = keepsOff(game, trace, contact);
    if (rule === null || !holds(rule)) continue;
    const figures = { base: moverOf(trace, contact).id, other: contact.other.id };
    return [breaks(trace.way.stages.length, rule, 'debellis.contact.train', figures)];
  }
  return NONE;
}

/** Nobody leaves close combat by an order. */
export function heldBroken(game: Debellis, { battle, way }: Trace): readonly Broken[] {
  const held = way.movers.find((base) => touchesFront(game, battle, base));
  return held && holds('dbmm.contact.14')
    ? [breaksAll('dbmm.contact.14', 'dbmm.held', { base: held.id })]
    : NONE;
}

/** Of a broken command only a general moves, and nobody who routs. */
export function brokenBroken({ way }: Trace): readonly Broken[] {
  const routing = way.movers.find(isRouting);
  if (routing && holds('dbmm.rout.11'))
    return [breaksAll('dbmm.rout.11', 'dbmm.is-routing', { base: routing.id })];
  const broken = way.movers.find((base) => isBroken(base) && !isGeneral(base));
  return broken && holds('dbmm.broken.2')
    ? [breaksAll('dbmm.broken.2', 'dbmm.is-broken', { base: broken.id })]
    : NONE;
}

/** An unreliable ally goes nowhere nearer to the enemy, and into no contact. */
export function unreliableBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const doubtful = trace.way.movers.find((base) => isOfUnreliable(trace.battle, base));
  if (!doubtful) return NONE;
  const figures = { base: doubtful.id };
  const end = trace.way.stages.length;
  if (endsAtEnemy(trace) && holds('dbmm.ally.4'))
    return [breaks(end, 'dbmm.ally.4', 'dbmm.is-unreliable', figures)];
  return comesNearer(game, trace) && holds('dbmm.ally.3')
    ? [breaks(end, 'dbmm.ally.3', 'dbmm.is-unreliable', figures)]
    : NONE;
}
