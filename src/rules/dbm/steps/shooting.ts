/** The shooting phase of a bound. DBM, Distant shooting. */
import type { Battle } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { SharedCommand, SharedOrder } from '../../../engine/command-form.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { shotMarks } from '../../../engine/fighting.ts';
import {
  fightPhase,
  type Open,
  type Ordered,
  PHASE_FRAME,
  shotOption,
} from '../../../engine/phases/fights.ts';
import { shotFaults } from '../shooting/faults.ts';
import { compulsoryAims, fightOf, openAims } from '../shooting/shots.ts';

function order({ rules, battle }: Work, wish: SharedOrder<'shoot'>): Ordered {
  const missing = [wish.base, wish.target].find((id) => placedBase(battle, id) === null);
  if (missing !== undefined) return [reason(rules, 'not-on-table', { base: missing })];
  const faults = shotFaults(rules, battle, wish);
  return faults.length > 0 ? faults : fightOf(rules, battle, wish);
}

function open(rules: Ruleset, battle: Battle): Open {
  const aims = openAims(rules, battle);
  const shots = compulsoryAims(aims).map(({ shooter, targets }) => [shooter.id, targets[0]?.id ?? '']);
  return {
    options: aims.flatMap(({ shooter, targets }) => targets.map(({ id }) => shotOption(shooter.id, id))),
    left: shots.length > 0 ? { rule: 'dbm.shoot.8', key: 'dbm.shots-left', figures: { shots } } : null,
  };
}

/** The active player orders the shots of both sides, one after the other. */
export const shooting = fightPhase<FrameOf<typeof PHASE_FRAME>, SharedCommand>({
  phase: 'shooting',
  frame: PHASE_FRAME,
  kind: 'shoot',
  enter: ({ rules, battle }) => openAims(rules, battle).length > 0,
  open,
  orders: { shoot: order },
  fights: {
    begins: { type: 'shot-begins', rule: 'dbm.shoot.2' },
    settled: { type: 'shot', rule: 'dbm.shoot.9' },
    marks: shotMarks,
  },
});
