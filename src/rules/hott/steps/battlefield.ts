/** The defender lays all terrain before the edges are known. Hordes of the Things, Terrain, Deployment. */
import type { Next, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import type { HottClause } from '../clauses/ids.ts';
import type { HottCommand, HottOrder, HottStep } from '../commands.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { eligibilityReasons } from '../setup/eligibility.ts';
import { layPiece } from '../setup/lay.ts';
import { attackerOf, defenderOf } from '../setup/roles.ts';

const ruleOf = (work: Pick<Work, 'battle'>): HottClause =>
  isMassBattle(work.battle) ? 'hott.mass.8' : 'hott.deploy.2';

function lift(work: Work, { piece }: HottOrder<'lift-terrain'>): readonly Reason[] {
  if (!work.battle.terrain.some(({ id }) => id === piece))
    return [{ rule: ruleOf(work), key: 'hott.setup.no-such-piece', figures: { piece } }];
  tell(work, { type: 'terrain-lifted', rule: ruleOf(work), figures: { piece } }, [{ change: 'lift', piece }]);
  return [];
}

/** Carries out a command on the battlefield; returns the reasons if it is not legal. */
function change(work: Work, command: HottCommand): readonly Reason[] {
  if (command.type === 'lay-terrain') return layPiece(work, command);
  if (command.type === 'lift-terrain') return lift(work, command);
  return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'battlefield' })];
}

function finish(work: Work): Next | readonly Reason[] {
  const against = eligibilityReasons(work.rules, work.battle);
  if (against.length > 0) return against;
  const figures = { side: defenderOf(work.battle), pieces: work.battle.terrain.length };
  tell(work, { type: 'battlefield-settled', rule: ruleOf(work), figures });
  return { next: 'done' };
}

export const battlefield: HottStep = {
  frame: {},
  run(work) {
    const by = holds(ruleOf(work)) ? defenderOf(work.battle) : attackerOf(work.battle);
    return { next: 'wait', awaits: [{ by, kind: 'lay-terrain', answer: { form: 'orders' } }] };
  },
  answer(work, frame, command) {
    if (command.type === 'end-phase') return finish(work);
    const against = change(work, command);
    return against.length > 0 ? against : { next: 'call', frames: [], then: frame };
  },
};
