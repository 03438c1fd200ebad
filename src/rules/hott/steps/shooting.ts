/** The phase of bespelling and shooting. Hordes of the Things, Magical attack, Distant shooting. */

import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { FrameOf, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Answer, after } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import { entered, fightPhase, type Open, PHASE_FRAME, shotOption } from '../../../engine/phases/fights.ts';
import type { HottCommand, HottOrder } from '../commands.ts';
import { mustShoot } from '../shooting/choices.ts';
import { NOTES } from '../shooting/resolved.ts';
import { shooterFaults } from '../shooting/shooters.ts';
import { targetFaults } from '../shooting/shot-line.ts';
import { candidatesAt, companyOf, compulsoryAims, isResolved, leftOut, openAims } from '../shooting/shots.ts';
import { type Target, targetOf } from '../shooting/target.ts';
import { openSpells, spellFaults } from '../spells/bespelling.ts';
import { namedFrame, volleyFrame } from './shot.ts';
import { spellFrame } from './spell.ts';

const PHASE = 'shooting';

/** Why this element cannot shoot at that target now; empty if it can. */
export function shotFaults(battle: Battle, shooter: PlacedBase, target: Target): readonly Reason[] {
  const done: Reason = {
    rule: 'hott.shoot.22',
    key: 'hott.shot.shot-at-already',
    figures: { base: shooter.id, target: target.id },
  };
  return [
    ...shooterFaults(battle, shooter),
    ...targetFaults(battle, shooter, target),
    ...(isResolved(battle, target) ? [done] : []),
  ];
}

const missing = (work: Work, base: string): Reason => reason(work.rules, 'not-on-table', { base });

/** The reasons against these elements shooting at a target together. */
function companyFaults(work: Work, company: readonly BaseId[], target: Target): readonly Reason[] {
  const faults = company.flatMap((id) => {
    const base = placedBase(work.battle, id);
    return base ? shotFaults(work.battle, base, target) : [missing(work, id)];
  });
  return faults.length === 0 && new Set(company).size < company.length
    ? [reason(work.rules, 'not-an-option', { options: [...new Set(company)] })]
    : faults;
}

/**
 * The order names the active player's own shooters. If it names an enemy shooter, the enemy's player says which others
 * shoot.
 */
function shoot(work: Work, command: HottOrder<'shoot'>): Answer {
  const { battle } = work;
  const [base, target] = [placedBase(battle, command.base), targetOf(battle, command.target)];
  if (!base || !target) return [missing(work, base ? command.target : command.base)];
  const { aiding } = command;
  const own = base.side === battle.turn.active;
  const faults = companyFaults(work, [base.id, ...((own && aiding) || [])], target);
  if (faults.length > 0) return faults;
  if (!own) return after([namedFrame(target.id, base.side)], entered(PHASE));
  const candidates = candidatesAt(battle, base.side, target);
  const shooters = aiding ? [base.id, ...aiding] : companyOf(candidates, base.id);
  const left = leftOut(candidates, shooters);
  if (left.length > 0) return [mustShoot(left, target.id)];
  return after([volleyFrame({ target: target.id, shooters })], entered(PHASE));
}

function bespell(work: Work, command: HottOrder<'bespell'>): Answer {
  const faults = spellFaults(work.battle, command);
  if (faults.length > 0) return faults;
  const { base, target, aiding = [] } = command;
  return after([spellFrame({ base, target, aiding })], entered(PHASE));
}

function open(_rules: Ruleset, battle: Battle): Open {
  const aims = openAims(battle);
  const spells = openSpells(battle).map(({ base, target }): Option => {
    const figures = { base, target };
    return { command: { type: 'bespell', ...figures }, key: 'option.bespell', figures };
  });
  const shots = compulsoryAims(battle, aims).map(({ shooter, target }) => [shooter.id, target.id]);
  return {
    options: [...spells, ...aims.map(({ shooter, target }) => shotOption(shooter.id, target.id))],
    left: shots.length > 0 ? { rule: 'hott.shoot.15', key: 'hott.shots-left', figures: { shots } } : null,
  };
}

/** Spells and shots, target by target, in the order that the active player chooses. */
export const shooting = fightPhase<FrameOf<typeof PHASE_FRAME>, HottCommand>({
  phase: PHASE,
  frame: PHASE_FRAME,
  kind: 'shoot',
  activeOrders: 'hott.seq.9',
  notes: Object.values(NOTES),
  enter: ({ battle }) =>
    holds('hott.seq.8') && (openAims(battle).length > 0 || openSpells(battle).length > 0),
  open,
  orders: { shoot, bespell },
});
