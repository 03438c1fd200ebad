/** The phase of bespelling and shooting. Hordes of the Things, Magical attack, Distant shooting. */

import type { BaseId, Battle, Frame, PlacedBase } from '../../../engine/battle.ts';
import { otherSide, placedBase } from '../../../engine/battle.ts';
import type { Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { flag, optional } from '../../../engine/form.ts';
import { closePhase, END_PHASE } from '../../../engine/sequence.ts';
import type { HottOrder, HottStep } from '../commands.ts';
import { mustShoot } from '../shooting/choices.ts';
import { forgotten } from '../shooting/resolved.ts';
import { shooterFaults } from '../shooting/shooters.ts';
import { targetFaults } from '../shooting/shot-line.ts';
import { candidatesAt, companyOf, compulsoryAims, isResolved, leftOut, openAims } from '../shooting/shots.ts';
import { type Target, targetOf } from '../shooting/target.ts';
import { openSpells, spellFaults } from '../spells/bespelling.ts';
import { namedFrame, volleyFrame } from './shot.ts';
import { spellFrame } from './spell.ts';

const PHASE = 'shooting';
const FRAME = { entered: optional(flag) };
const ENTERED: Frame = { step: PHASE, entered: true };

type Answer = Next | readonly Reason[];

const close = (work: Work, type: 'phase-ended' | 'phase-skipped'): Next =>
  closePhase(work, PHASE, type, forgotten(work.battle));

/** The active player orders the next spell or shot. */
function order({ battle }: Work): Next {
  const by = holds('hott.seq.9') ? battle.turn.active : otherSide(battle, battle.turn.active);
  return { next: 'wait', awaits: [{ by, kind: 'shoot', answer: { form: 'orders' } }], frame: ENTERED };
}

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
  if (!own) return { next: 'call', frames: [namedFrame(target.id, base.side)], then: ENTERED };
  const candidates = candidatesAt(battle, base.side, target);
  const shooters = aiding ? [base.id, ...aiding] : companyOf(candidates, base.id);
  const left = leftOut(candidates, shooters);
  if (left.length > 0) return [mustShoot(left, target.id)];
  return { next: 'call', frames: [volleyFrame({ target: target.id, shooters })], then: ENTERED };
}

function bespell(work: Work, command: HottOrder<'bespell'>): Answer {
  const faults = spellFaults(work.battle, command);
  if (faults.length > 0) return faults;
  const { base, target, aiding = [] } = command;
  return { next: 'call', frames: [spellFrame({ base, target, aiding })], then: ENTERED };
}

function leave(work: Work): Answer {
  const left = compulsoryAims(work.battle);
  if (left.length === 0) return close(work, 'phase-ended');
  const shots = left.map(({ shooter, target }) => [shooter.id, target.id]);
  return [{ rule: 'hott.shoot.15', key: 'hott.shots-left', figures: { shots } }];
}

function options(_rules: Ruleset, battle: Battle): readonly Option[] {
  const aims = openAims(battle);
  const shots = aims.map(({ shooter, target }): Option => {
    const figures = { base: shooter.id, target: target.id };
    return { command: { type: 'shoot', ...figures }, key: 'option.shoot', figures };
  });
  const spells = openSpells(battle).map(({ base, target }): Option => {
    const figures = { base, target };
    return { command: { type: 'bespell', ...figures }, key: 'option.bespell', figures };
  });
  return compulsoryAims(battle, aims).length > 0 ? [...spells, ...shots] : [...spells, ...shots, END_PHASE];
}

const nothingToDo = (battle: Battle): boolean =>
  !holds('hott.seq.8') || (openAims(battle).length === 0 && openSpells(battle).length === 0);

/** Spells and shots, target by target, in the order that the active player chooses. */
export const shooting: HottStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.entered === undefined && nothingToDo(work.battle)) return close(work, 'phase-skipped');
    return order(work);
  },
  answer(work, _frame, command) {
    if (command.type === 'shoot') return shoot(work, command);
    if (command.type === 'bespell') return bespell(work, command);
    if (command.type === 'end-phase') return leave(work);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options,
};
