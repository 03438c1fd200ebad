import { watchfulSteps } from '../../engine/ambush/watch.ts';
import { BATTLE } from '../../engine/battle/kind.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { kindFaults } from '../../engine/setup/check-setup.ts';
import { AMBUSH_RULES } from './ambush/rules.ts';
import { labelOf } from './base.ts';
import { board } from './board.ts';
import { combat } from './combat/index.ts';
import { COMBAT_QUESTIONS } from './combat/questions.ts';
import { COMMANDS } from './commands.ts';
import { dice } from './dice.ts';
import { ofWholes } from './double-bases.ts';
import { finish } from './ending.ts';
import { TERRAIN_KINDS } from './going.ts';
import { TABLE } from './measures.ts';
import { conforming } from './moves/conform.ts';
import { moves } from './moves/index.ts';
import { commandReach } from './moves/price.ts';
import { muster } from './muster.ts';
import { OPTIONS } from './options.ts';
import { outcomes } from './outcomes/index.ts';
import { POSITION_QUESTIONS } from './questions.ts';
import { ARMY_QUESTIONS } from './questions-army.ts';
import { COMMAND_QUESTIONS } from './questions-commands.ts';
import { REASONS } from './reasons.ts';
import { rememberingSteps } from './remembering.ts';
import { hides, mayHide } from './secrets.ts';
import { BOUND, nextBound } from './sequence.ts';
import { setupPhases } from './setup/sequence.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { arcOf } from './shooting/shooters.ts';
import { SKY_QUESTIONS, sky } from './sky.ts';
import { FACTS, OWN } from './state.ts';
import { arrivals } from './steps/arrivals.ts';
import { closeCombat } from './steps/close-combat.ts';
import { endOfBound } from './steps/end-of-bound.ts';
import { landing } from './steps/landing.ts';
import { moves as movesPhase } from './steps/moves.ts';
import { outcome } from './steps/outcome.ts';
import { pips } from './steps/pips.ts';
import { pursuit } from './steps/pursuit.ts';
import { riverCrossing, riverScoring, thinIce } from './steps/river.ts';
import { riverMove } from './steps/river-move.ts';
import { shooting } from './steps/shooting.ts';
import { spontaneousMoves } from './steps/spontaneous-moves.ts';
import { storm } from './steps/storm.ts';
import { turnToFace } from './steps/turn-to-face.ts';
import { hasFallen } from './walls/sections.ts';

/** De Bellis Multitudinis, version 3.0, by Phil Barker and Richard Bodley Scott. */
export const dbm: Ruleset = {
  game: BATTLE,
  id: 'dbm',
  version: '3.0',
  phases: BOUND,
  setup: setupPhases,
  steps: {
    ...SETUP_STEPS,
    ...rememberingSteps(
      watchfulSteps(AMBUSH_RULES, {
        pips,
        arrivals,
        moves: movesPhase,
        'spontaneous-moves': ofWholes(spontaneousMoves),
        'turn-to-face': ofWholes(turnToFace),
        shooting,
        'close-combat': closeCombat,
        'end-of-bound': endOfBound,
        conforming: ofWholes(conforming),
        'river-move': riverMove,
        'river-score': riverScoring,
        'river-crossing': riverCrossing,
        'thin-ice': thinIce,
        landing,
        outcome: ofWholes(outcome),
        pursuit: ofWholes(pursuit),
        storm,
      }),
    ),
  },
  commands: COMMANDS,
  options: OPTIONS,
  places: {
    reserve: 'reserve',
    ambush: 'ambush',
    away: 'away',
    straggling: 'straggling',
    aside: 'aside',
    aboard: 'aboard',
    lost: 'lost',
  },
  own: OWN,
  facts: FACTS,
  faults: (position) => kindFaults(position, TERRAIN_KINDS),
  table: TABLE,
  dice,
  reasons: REASONS,
  nextBound,
  finish,
  hides,
  mayHide,
  board,
  moves,
  outcomes,
  combat,
  muster,
  label: labelOf,
  arc: arcOf,
  commandReach,
  sky,
  hasFallen,
  questions: {
    ...COMBAT_QUESTIONS,
    ...POSITION_QUESTIONS,
    ...ARMY_QUESTIONS,
    ...COMMAND_QUESTIONS,
    ...SKY_QUESTIONS,
  },
};
