import { BATTLE } from '../../engine/battle/kind.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { kindFaults } from '../../engine/setup/check-setup.ts';
import { ARRIVAL_QUESTIONS } from './arrivals/questions.ts';
import { release } from './arrivals/release.ts';
import { board } from './board/index.ts';
import { combat } from './combat/index.ts';
import { combatQuestions } from './combat/questions.ts';
import { COMMANDS } from './commands.ts';
import { nextContingent } from './contingents/turns.ts';
import { dice } from './dice.ts';
import { finish } from './ending/ending.ts';
import { TERRAIN_KINDS } from './ground/going.ts';
import { MASS_QUESTIONS } from './mass/questions.ts';
import { standardBoard } from './measures.ts';
import { conforming } from './moves/conform.ts';
import { engaging } from './moves/engaging.ts';
import { moves } from './moves/index.ts';
import { commandReach } from './moves/price.ts';
import { MOVE_QUESTIONS } from './moves/questions.ts';
import { OPTIONS } from './options.ts';
import { outcomes } from './outcomes/index.ts';
import { ARMY_QUESTIONS } from './questions/questions-army.ts';
import { REASONS } from './reasons.ts';
import { hides } from './secrets.ts';
import { nextBound, phasesOfBound } from './sequence.ts';
import { SETUP_QUESTIONS } from './setup/questions.ts';
import { setupPhases } from './setup/sequence.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { arcOf } from './shooting/arc.ts';
import { SHOOTING_QUESTIONS } from './shooting/questions.ts';
import { FACTS, OWN, strangerFaults } from './state.ts';
import { ensorcelled, strongholdFalls } from './steps/aftermath.ts';
import { closeCombat } from './steps/close-combat.ts';
import { endOfBound } from './steps/end-of-bound.ts';
import { outcome } from './steps/outcome.ts';
import { pips } from './steps/pips.ts';
import { pursuit } from './steps/pursuit.ts';
import { shooting } from './steps/shooting.ts';
import { shot } from './steps/shot.ts';
import { special } from './steps/special.ts';
import { spell } from './steps/spell.ts';
import { tacticalMoves } from './steps/tactical-moves.ts';
import { turnToFace } from './steps/turn-to-face.ts';
import { labelOf } from './troops/base.ts';
import { muster } from './troops/muster.ts';

/** Hordes of the Things, second edition, by Phil Barker, Sue Laflin Barker and Richard Bodley Scott. */
export const hott: Ruleset = {
  game: BATTLE,
  id: 'hott',
  version: '2',
  get phases() {
    return phasesOfBound();
  },
  setup: setupPhases,
  steps: {
    ...SETUP_STEPS,
    pips,
    special,
    'tactical-moves': tacticalMoves,
    'turn-to-face': turnToFace,
    shooting,
    shot,
    spell,
    'close-combat': closeCombat,
    'end-of-bound': endOfBound,
    conforming,
    engaging,
    outcome,
    pursuit,
    release,
    ensorcel: ensorcelled,
    'stronghold-falls': strongholdFalls,
  },
  commands: COMMANDS,
  options: OPTIONS,
  // Lurkers wait off the table, like gods and dragons.
  places: { reserve: 'reserve', ambush: 'reserve', lost: 'lost', ensorcelled: 'ensorcelled' },
  own: OWN,
  facts: FACTS,
  faults: (position) => [...kindFaults(position, TERRAIN_KINDS), ...strangerFaults(position)],
  get table() {
    return standardBoard();
  },
  dice,
  reasons: REASONS,
  nextBound,
  again: nextContingent,
  finish,
  hides,
  board,
  moves,
  outcomes,
  combat,
  muster,
  label: labelOf,
  arc: arcOf,
  commandReach,
  questions: {
    ...combatQuestions,
    ...SHOOTING_QUESTIONS,
    ...MOVE_QUESTIONS,
    ...SETUP_QUESTIONS,
    ...ARRIVAL_QUESTIONS,
    ...MASS_QUESTIONS,
    ...ARMY_QUESTIONS,
  },
};
