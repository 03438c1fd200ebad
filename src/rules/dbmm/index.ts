import { AMBUSH_RULES } from '../../debellis/ambush/rules.ts';
import { doubleBases } from '../../debellis/bases/double-bases.ts';
import { generalFaults } from '../../debellis/commands/faults.ts';
import { COMMAND_QUESTIONS } from '../../debellis/commands/questions-commands.ts';
import { rememberEnemies } from '../../debellis/commands/remembering.ts';
import { dismountedFaults } from '../../debellis/dismounting/faults.ts';
import { noteTownPassed } from '../../debellis/ending/town-passed.ts';
import { COMBAT_QUESTIONS } from '../../debellis/fights/questions.ts';
import { conforming } from '../../debellis/moves/conform.ts';
import { PLACES } from '../../debellis/places.ts';
import { arcOf } from '../../debellis/shooting/shooters.ts';
import { closeCombat } from '../../debellis/steps/close-combat.ts';
import { outcome } from '../../debellis/steps/outcome.ts';
import { shooting } from '../../debellis/steps/shooting.ts';
import { storm } from '../../debellis/steps/storm.ts';
import { thinIce } from '../../debellis/steps/thin-ice.ts';
import { dice } from '../../debellis/troops/dice.ts';
import { sky } from '../../debellis/weather/sky.ts';
import { watchForAmbushes } from '../../engine/ambush/watch.ts';
import { BATTLE } from '../../engine/battle/kind.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holds } from '../../engine/effects.ts';
import { reason } from '../../engine/game/decide.ts';
import { kindFaults } from '../../engine/setup/check-setup.ts';
import { reassureAllies } from './allies/allies.ts';
import { hides, mayHide } from './ambush/secrets.ts';
import { board } from './board/index.ts';
import { combat } from './combat/index.ts';
import { COMMANDS } from './commands.ts';
import { noteCampsTaken } from './ending/camps-taken.ts';
import { finish } from './ending/defeat.ts';
import { DBMM } from './game.ts';
import { TERRAIN_KINDS } from './ground/going.ts';
import { TABLE } from './measures.ts';
import { noteLosses } from './morale/losses.ts';
import { moves } from './moves/index.ts';
import { findPits } from './obstacles/pits.ts';
import { takeUpObstacles } from './obstacles/portable.ts';
import { OPTIONS } from './options.ts';
import { STROKE_QUESTION } from './orders/strokes.ts';
import { outcomes } from './outcomes/index.ts';
import { POSITION_QUESTIONS } from './questions/questions.ts';
import { ARMY_QUESTIONS } from './questions/questions-army.ts';
import { MORALE_QUESTIONS } from './questions/questions-morale.ts';
import { ORDER_QUESTIONS } from './questions/questions-orders.ts';
import { SKY_QUESTIONS } from './questions/questions-sky.ts';
import { REASONS } from './reasons.ts';
import { BOUND, nextBound, phased } from './sequence.ts';
import { setupPhases } from './setup/sequence.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { FACTS, OWN } from './state.ts';
import { arrivals } from './steps/arrivals.ts';
import { crossSection } from './steps/cross-section.ts';
import { endOfBound } from './steps/end-of-bound.ts';
import { fallBack } from './steps/fall-back.ts';
import { feignedFlights } from './steps/feigned-flights.ts';
import { flight } from './steps/flight.ts';
import { moves as movesPhase } from './steps/moves.ts';
import { skipped } from './steps/not-yet.ts';
import { pips } from './steps/pips.ts';
import { press } from './steps/press.ts';
import { pursuit } from './steps/pursuit.ts';
import { rallying } from './steps/rallying.ts';
import { repulse } from './steps/repulse.ts';
import { rout } from './steps/rout.ts';
import { routMoves } from './steps/rout-moves.ts';
import { shattered } from './steps/shattered.ts';
import { spontaneousMoves } from './steps/spontaneous-moves.ts';
import { turnAbout } from './steps/turn-about.ts';
import { turnToFace } from './steps/turn-to-face.ts';
import { showRoutes } from './stratagems/guides.ts';
import { labelOf } from './troops/base.ts';
import { muster } from './troops/muster.ts';

/** De Bellis Magistrorum Militum, version 2, by Phil Barker. */
export const dbmm: Ruleset = {
  game: BATTLE,
  id: 'dbmm',
  version: '2',
  phases: BOUND,
  setup: setupPhases,
  goesOnWithSetup: true,
  steps: phased({
    ...SETUP_STEPS,
    ...Object.fromEntries(BOUND.map((phase) => [phase, skipped])),
    shattered,
    pips: pips(DBMM),
    arrivals: arrivals(DBMM),
    moves: movesPhase(DBMM),
    'spontaneous-moves': spontaneousMoves(DBMM),
    'rout-moves': routMoves(DBMM),
    conforming: conforming(DBMM),
    shooting: shooting(DBMM),
    'turn-to-face': turnToFace(DBMM),
    'close-combat': closeCombat(DBMM, STROKE_QUESTION),
    outcome: outcome(DBMM),
    'fall-back': fallBack,
    flight: flight(DBMM),
    press: press(DBMM),
    'feigned-flights': feignedFlights(DBMM),
    rallying: rallying(DBMM),
    repulse: repulse(DBMM),
    rout: rout(DBMM),
    'end-of-bound': endOfBound(DBMM),
    'thin-ice': thinIce(DBMM),
    storm: storm(DBMM),
    'cross-section': crossSection,
    'turn-about': turnAbout,
    pursuit: pursuit(DBMM),
  }),
  watch: watchForAmbushes(AMBUSH_RULES(DBMM)),
  afterEach(work, before, events) {
    rememberEnemies(DBMM, work, before, events);
    noteTownPassed(DBMM, work, before, events);
    noteCampsTaken(DBMM, work);
    noteLosses(work, before, events);
    takeUpObstacles(work, before);
    findPits(work);
    reassureAllies(work, before);
    showRoutes(work);
  },
  wholes: doubleBases(DBMM),
  commands: COMMANDS,
  options: OPTIONS,
  places: { ...PLACES, spent: 'spent' },
  own: OWN,
  facts: FACTS,
  faults: (position) => [
    ...kindFaults(position, TERRAIN_KINDS),
    ...generalFaults(position),
    ...dismountedFaults(DBMM, position),
  ],
  table: TABLE,
  dice,
  reasons: REASONS,
  nextBound: (work) => nextBound(DBMM, work),
  finish: (battle, how, by) =>
    how === 'agreed' && !holds('dbmm.end.5') ? [reason(dbmm, 'draw-not-offered')] : finish(battle, how, by),
  hides,
  mayHide,
  board,
  moves,
  outcomes,
  combat,
  muster,
  label: labelOf,
  sky: (battle) => sky(DBMM, battle),
  arc: (base) => arcOf(DBMM, base),
  questions: {
    ...COMBAT_QUESTIONS(DBMM),
    ...POSITION_QUESTIONS,
    ...ARMY_QUESTIONS,
    ...MORALE_QUESTIONS,
    ...COMMAND_QUESTIONS,
    ...ORDER_QUESTIONS,
    ...SKY_QUESTIONS,
  },
};
