import type { Ruleset } from '../../engine/contract.ts';
import { labelOf } from './base.ts';
import { board } from './board.ts';
import { combat } from './combat/assess.ts';
import { combatQuestions } from './combat/questions.ts';
import { COMMANDS } from './commands.ts';
import { dice } from './dice.ts';
import { finish, timeUp } from './ending.ts';
import { TERRAIN_KINDS } from './going.ts';
import { IMPETUOUS_QUESTIONS } from './impetuous/questions.ts';
import { conforming } from './moves/conform.ts';
import { moves } from './moves/index.ts';
import { muster } from './muster.ts';
import { outcomes } from './outcomes/index.ts';
import { ARMY_QUESTIONS } from './questions-army.ts';
import { DEFERRED_QUESTIONS } from './questions-deferred.ts';
import { REASONS } from './reasons.ts';
import { hides, openFacts, openNotes } from './secrets.ts';
import { nextBound, phasesOfBound } from './sequence.ts';
import { setupPhases } from './setup/sequence.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { closeCombat } from './steps/close-combat.ts';
import { impetuousMove } from './steps/impetuous-move.ts';
import { impetuousMoves } from './steps/impetuous-moves.ts';
import { moral } from './steps/moral.ts';
import { outcome } from './steps/outcome.ts';
import { pips } from './steps/pips.ts';
import { pursuit } from './steps/pursuit.ts';
import { shooting } from './steps/shooting.ts';
import { voluntaryMoves } from './steps/voluntary-moves.ts';

/** Blood and Blades 0.7 by Jean-Pierre Rivière. */
export const bnb: Ruleset = {
  id: 'bnb',
  version: '0.7',
  get phases() {
    return phasesOfBound();
  },
  setup: setupPhases,
  steps: {
    ...SETUP_STEPS,
    pips,
    'voluntary-moves': voluntaryMoves,
    'impetuous-moves': impetuousMoves,
    'impetuous-move': impetuousMove,
    shooting,
    'close-combat': closeCombat,
    moral,
    outcome,
    pursuit,
    conforming,
  },
  commands: COMMANDS,
  terrainKinds: TERRAIN_KINDS,
  table: { width: 1200, depth: 750 },
  dice,
  reasons: REASONS,
  nextBound,
  finish,
  timeUp,
  hides,
  openFacts,
  openNotes,
  board,
  moves,
  outcomes,
  combat,
  muster,
  label: labelOf,
  questions: { ...combatQuestions, ...IMPETUOUS_QUESTIONS, ...ARMY_QUESTIONS, ...DEFERRED_QUESTIONS },
};
