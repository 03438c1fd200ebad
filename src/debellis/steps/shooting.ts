/** The shooting phase of a bound. */

import { ordered } from '../../engine/ambush/hidden.ts';
import { spring } from '../../engine/ambush/reveal.ts';
import { ambushOptions, lurkingAims, mayShootFromAmbush } from '../../engine/ambush/shots.ts';
import type { SharedCommand, SharedOrder } from '../../engine/battle/command-form.ts';
import { type Battle, otherSide, placedBase } from '../../engine/battle.ts';
import { shotMarks } from '../../engine/combat/fighting.ts';
import type { FrameOf, Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { oneOf, partly } from '../../engine/data/form.ts';
import { goOn, waitForOne, wordOption } from '../../engine/game/asking.ts';
import { reason } from '../../engine/game/decide.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Next, Option } from '../../engine/game/steps.ts';
import { fightPhase, type Open, type Ordered, PHASE_FRAME, shotOption } from '../../engine/phases/fights.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { AMBUSH_SHOTS } from '../ambush/shots.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { shotFaults } from '../shooting/faults.ts';
import { type Aim, compulsoryAims, fightOf, openAims, waitsForShots } from '../shooting/shots.ts';

const PHASE = 'shooting';
const FRAME = { ...PHASE_FRAME, ...partly({ asks: oneOf('ambush') }) };

type ShootingFrame = FrameOf<typeof FRAME>;

const passive = (battle: Battle): SideId => otherSide(battle, battle.turn.active);

/** Asks the other player, before the first shot, whether elements shoot from ambush. Then says whether any can shoot. */
function enter(game: Debellis, { rules, battle }: Work, { asks }: ShootingFrame): boolean | Next {
  const by = passive(battle);
  if (asks !== 'ambush' && mayShootFromAmbush(AMBUSH_SHOTS(game), rules, battle, by))
    return waitForOne(by, 'ambush-shots', undefined, { step: PHASE, asks: 'ambush' });
  return (
    openAims(game, rules, battle).length > 0 ||
    mayShootFromAmbush(AMBUSH_SHOTS(game), rules, battle, battle.turn.active)
  );
}

function chooseAmbush(game: Debellis, work: Work, option: string): Next {
  const options = ambushOptions(AMBUSH_SHOTS(game), work.rules, work.battle, passive(work.battle));
  spring(AMBUSH_RULES(game), work, options.find((each) => each.option === option)?.shooters ?? [], 'shoots');
  return goOn({ step: PHASE, asks: 'ambush' });
}

/** Shooters come out of their ambush. Returns the order with the names that they have then. */
function outOfAmbush(game: Debellis, work: Work, wish: SharedOrder<'shoot'>): SharedOrder<'shoot'> {
  const [base = wish.base, ...aiding] = spring(
    AMBUSH_RULES(game),
    work,
    [wish.base, ...(wish.aiding ?? [])],
    'shoots',
  );
  return { ...wish, base, ...(wish.aiding ? { aiding } : {}) };
}

function order(game: Debellis, work: Work, wish: SharedOrder<'shoot'>): Ordered {
  const { rules } = work;
  const battle = ordered(AMBUSH_RULES(game), work.battle, [wish.base, ...(wish.aiding ?? [])]);
  const missing = [wish.base, wish.target].find((id) => placedBase(battle, id) === null);
  if (missing !== undefined) return [reason(rules, 'not-on-table', { base: missing })];
  const faults = shotFaults(game, rules, battle, wish);
  if (faults.length > 0) return faults;
  const shot = outOfAmbush(game, work, wish);
  return fightOf(game, rules, work.battle, shot);
}

const optionsFor = ({ shooter, targets }: Aim): readonly Option[] =>
  targets.map(({ id }) => shotOption(shooter.id, id));

function open(game: Debellis, rules: Ruleset, battle: Battle): Open {
  const aims = openAims(game, rules, battle).filter(({ shooter }) => !waitsForShots(game, shooter));
  const shots = compulsoryAims(game, aims).map(({ shooter, targets }) => [shooter.id, targets[0]?.id ?? '']);
  const lurking = lurkingAims(AMBUSH_SHOTS(game), rules, battle, battle.turn.active);
  return {
    options: [...aims, ...lurking].flatMap(optionsFor),
    left:
      shots.length > 0
        ? { rule: clauseIn(game.shooting, 'mustShoot'), key: 'debellis.shots-left', figures: { shots } }
        : null,
  };
}

/** The active player orders the shots of both sides, one after the other. */
export const shooting = (game: Debellis) =>
  fightPhase<ShootingFrame, SharedCommand>({
    phase: PHASE,
    frame: FRAME,
    ...(game.usual.orders ? { activeOrders: game.usual.orders } : {}),
    kind: 'shoot',
    enter: (work, shootingFrame) => enter(game, work, shootingFrame),
    open: (rules, battle) => open(game, rules, battle),
    orders: { shoot: (work, wish) => order(game, work, wish) },
    fights: {
      begins: { type: 'shot-begins', rule: clauseIn(game.shooting, 'phase') },
      settled: { type: 'shot', rule: clauseIn(game.shooting, 'dice') },
      marks: shotMarks,
    },
    questions: {
      options: (rules, battle) =>
        ambushOptions(AMBUSH_SHOTS(game), rules, battle, passive(battle)).map(({ option }) =>
          wordOption(option),
        ),
      chosen: (work, _frame, choice) => chooseAmbush(game, work, choice),
    },
  });
