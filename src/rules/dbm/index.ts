import { AMBUSH_RULES } from '../../debellis/ambush/rules.ts';
import { doubleBases } from '../../debellis/bases/double-bases.ts';
import { generalFaults } from '../../debellis/commands/faults.ts';
import { COMMAND_QUESTIONS } from '../../debellis/commands/questions-commands.ts';
import { rememberEnemies } from '../../debellis/commands/remembering.ts';
import { hides, mayHide } from '../../debellis/commands/secrets.ts';
import { dismountedFaults } from '../../debellis/dismounting/faults.ts';
import { finish } from '../../debellis/ending/ending.ts';
import { noteTownPassed } from '../../debellis/ending/town-passed.ts';
import { COMBAT_QUESTIONS } from '../../debellis/fights/questions.ts';
import { conforming } from '../../debellis/moves/conform.ts';
import { PLACES } from '../../debellis/places.ts';
import { arcOf } from '../../debellis/shooting/shooters.ts';
import { arrivals } from '../../debellis/steps/arrivals.ts';
import { CHANGES } from '../../debellis/steps/changes.ts';
import { closeCombat } from '../../debellis/steps/close-combat.ts';
import { landing } from '../../debellis/steps/landing.ts';
import { moves as movesPhase } from '../../debellis/steps/moves.ts';
import { outcome } from '../../debellis/steps/outcome.ts';
import { pursuit } from '../../debellis/steps/pursuit.ts';
import { riverMove } from '../../debellis/steps/river-move.ts';
import { shooting } from '../../debellis/steps/shooting.ts';
import { spontaneousMoves } from '../../debellis/steps/spontaneous-moves.ts';
import { storm } from '../../debellis/steps/storm.ts';
import { thinIce } from '../../debellis/steps/thin-ice.ts';
import { turnToFace } from '../../debellis/steps/turn-to-face.ts';
import { dice } from '../../debellis/troops/dice.ts';
import { hasFallen } from '../../debellis/walls/sections.ts';
import { SKY_QUESTIONS, sky } from '../../debellis/weather/sky.ts';
import { watchForAmbushes } from '../../engine/ambush/watch.ts';
import { BATTLE } from '../../engine/battle/kind.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { kindFaults } from '../../engine/setup/check-setup.ts';
import { board } from './board/index.ts';
import { combat } from './combat/index.ts';
import { COMMANDS } from './commands.ts';
import { DBM } from './game.ts';
import { TERRAIN_KINDS } from './ground/going.ts';
import { TABLE } from './measures.ts';
import { moves } from './moves/index.ts';
import { commandReach } from './moves/price.ts';
import { OPTIONS } from './options.ts';
import { outcomes } from './outcomes/index.ts';
import { POSITION_QUESTIONS } from './questions/questions.ts';
import { ARMY_QUESTIONS } from './questions/questions-army.ts';
import { REASONS } from './reasons.ts';
import { BOUND, nextBound } from './sequence.ts';
import { setupPhases } from './setup/sequence.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { FACTS, OWN } from './state.ts';
import { endOfBound } from './steps/end-of-bound.ts';
import { pips } from './steps/pips.ts';
import { riverCrossing, riverScoring } from './steps/river.ts';
import { labelOf } from './troops/base.ts';
import { muster } from './troops/muster.ts';

/** De Bellis Multitudinis, version 3.0, by Phil Barker and Richard Bodley Scott. */
export const dbm: Ruleset = {
  game: BATTLE,
  id: 'dbm',
  version: '3.0',
  phases: BOUND,
  setup: setupPhases,
  steps: {
    ...SETUP_STEPS,
    pips: pips(DBM),
    arrivals: arrivals(DBM),
    moves: movesPhase(DBM, CHANGES),
    'spontaneous-moves': spontaneousMoves(DBM),
    'turn-to-face': turnToFace(DBM),
    shooting: shooting(DBM),
    'close-combat': closeCombat(DBM),
    'end-of-bound': endOfBound(DBM),
    conforming: conforming(DBM),
    'river-move': riverMove(DBM),
    'river-score': riverScoring,
    'river-crossing': riverCrossing(DBM),
    'thin-ice': thinIce(DBM),
    landing: landing(DBM),
    outcome: outcome(DBM),
    pursuit: pursuit(DBM),
    storm: storm(DBM),
  },
  watch: watchForAmbushes(AMBUSH_RULES(DBM)),
  afterEach(work, before, events) {
    rememberEnemies(DBM, work, before, events);
    noteTownPassed(DBM, work, before, events);
  },
  wholes: doubleBases(DBM),
  commands: COMMANDS,
  options: OPTIONS,
  places: PLACES,
  own: OWN,
  facts: FACTS,
  faults: (position) => [
    ...kindFaults(position, TERRAIN_KINDS),
    ...generalFaults(position),
    ...dismountedFaults(DBM, position),
  ],
  table: TABLE,
  dice,
  reasons: REASONS,
  nextBound: (work) => nextBound(DBM, work),
  finish: (battle, how, by) => finish(DBM, battle, how, by),
  hides,
  mayHide: (battle) => mayHide(DBM, battle),
  board,
  moves,
  outcomes,
  combat,
  muster,
  label: labelOf,
  arc: (base) => arcOf(DBM, base),
  commandReach,
  sky: (battle) => sky(DBM, battle),
  hasFallen,
  questions: {
    ...COMBAT_QUESTIONS(DBM),
    ...POSITION_QUESTIONS,
    ...ARMY_QUESTIONS,
    ...COMMAND_QUESTIONS,
    ...SKY_QUESTIONS(DBM),
  },
};
