import { watchForAmbushes } from '../../engine/ambush/watch.ts';
import { BATTLE } from '../../engine/battle/kind.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { kindFaults } from '../../engine/setup/check-setup.ts';
import { AMBUSH_QUESTIONS } from './ambush/questions.ts';
import { AMBUSH_RULES } from './ambush/rules.ts';
import { board } from './board/index.ts';
import { combat } from './combat/index.ts';
import { combatQuestions } from './combat/questions.ts';
import { COMMANDS } from './commands.ts';
import { dice } from './dice.ts';
import { finish } from './ending/ending.ts';
import { TERRAIN_KINDS } from './ground/going.ts';
import { terrainFaults } from './ground/ground-faults.ts';
import { IMPETUOUS_QUESTIONS } from './impetuous/questions.ts';
import { commandReach } from './moves/command.ts';
import { conforming } from './moves/conform.ts';
import { moves } from './moves/index.ts';
import { OPTIONS } from './options.ts';
import { outcomes } from './outcomes/index.ts';
import { PACK_QUESTIONS } from './pack/who.ts';
import { ARMY_QUESTIONS } from './questions/questions-army.ts';
import { LIST_QUESTIONS } from './questions/questions-lists.ts';
import { REASONS } from './reasons.ts';
import { hides, mayHide } from './secrets.ts';
import { nextBound, phasesOfBound } from './sequence.ts';
import { setupPhases } from './setup/sequence.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { arcOf } from './shooting/shot-line.ts';
import { FACTS, OWN } from './state.ts';
import { closeCombat } from './steps/close-combat.ts';
import { impetuousMove } from './steps/impetuous-move.ts';
import { impetuousMoves } from './steps/impetuous-moves.ts';
import { moral } from './steps/moral.ts';
import { outcome } from './steps/outcome.ts';
import { pips } from './steps/pips.ts';
import { pursuit } from './steps/pursuit.ts';
import { shooting } from './steps/shooting.ts';
import { time } from './steps/time.ts';
import { voluntaryMoves } from './steps/voluntary-moves.ts';
import { weather } from './steps/weather.ts';
import { labelOf } from './troops/base.ts';
import { muster } from './troops/muster.ts';
import { SKY_QUESTIONS, sky } from './weather/sky.ts';

/** Blood and Blades 0.7 by Jean-Pierre Rivière. */
export const bnb: Ruleset = {
  game: BATTLE,
  id: 'bnb',
  version: '0.7',
  get phases() {
    return phasesOfBound();
  },
  setup: setupPhases,
  steps: {
    ...SETUP_STEPS,
    weather,
    time,
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
  watch: watchForAmbushes(AMBUSH_RULES),
  commands: COMMANDS,
  options: OPTIONS,
  places: { reserve: 'reserve', ambush: 'ambush', lost: 'lost', spent: 'spent' },
  own: OWN,
  facts: FACTS,
  faults: (position) => [...kindFaults(position, TERRAIN_KINDS), ...terrainFaults(position.terrain)],
  table: { width: 1200, depth: 750 },
  dice,
  reasons: REASONS,
  nextBound,
  finish,
  sky,
  arc: arcOf,
  commandReach,
  hides,
  mayHide,
  board,
  moves,
  outcomes,
  combat,
  muster,
  label: labelOf,
  questions: {
    ...combatQuestions,
    ...IMPETUOUS_QUESTIONS,
    ...AMBUSH_QUESTIONS,
    ...ARMY_QUESTIONS,
    ...SKY_QUESTIONS,
    ...PACK_QUESTIONS,
    ...LIST_QUESTIONS,
  },
};
