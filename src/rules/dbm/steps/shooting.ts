/** The shooting phase of a bound. DBM, Distant shooting. */
import { ordered } from '../../../engine/ambush/hidden.ts';
import { spring } from '../../../engine/ambush/reveal.ts';
import { ambushOptions, lurkingAims, mayShootFromAmbush } from '../../../engine/ambush/shots.ts';
import type { SharedCommand, SharedOrder } from '../../../engine/battle/command-form.ts';
import { type Battle, otherSide, placedBase, type SideId } from '../../../engine/battle.ts';
import { shotMarks } from '../../../engine/combat/fighting.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { oneOf, partly } from '../../../engine/data/form.ts';
import { goOn, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import {
  fightPhase,
  type Open,
  type Ordered,
  PHASE_FRAME,
  shotOption,
} from '../../../engine/phases/fights.ts';
import { AMBUSH_RULES } from '../ambush/rules.ts';
import { AMBUSH_SHOTS } from '../ambush/shots.ts';
import { shotFaults } from '../shooting/faults.ts';
import { type Aim, compulsoryAims, fightOf, openAims, waitsForShots } from '../shooting/shots.ts';

const PHASE = 'shooting';
const FRAME = { ...PHASE_FRAME, ...partly({ asks: oneOf('ambush') }) };

type ShootingFrame = FrameOf<typeof FRAME>;

const passive = (battle: Battle): SideId => otherSide(battle, battle.turn.active);

/** Asks the other player, before the first shot, whether elements shoot from ambush. Then says whether any can shoot. */
function enter({ rules, battle }: Work, { asks }: ShootingFrame): boolean | Next {
  const by = passive(battle);
  if (asks !== 'ambush' && mayShootFromAmbush(AMBUSH_SHOTS, rules, battle, by))
    return waitForOne(by, 'ambush-shots', undefined, { step: PHASE, asks: 'ambush' });
  return (
    openAims(rules, battle).length > 0 || mayShootFromAmbush(AMBUSH_SHOTS, rules, battle, battle.turn.active)
  );
}

function chooseAmbush(work: Work, option: string): Next {
  const options = ambushOptions(AMBUSH_SHOTS, work.rules, work.battle, passive(work.battle));
  spring(AMBUSH_RULES, work, options.find((each) => each.option === option)?.shooters ?? [], 'shoots');
  return goOn({ step: PHASE, asks: 'ambush' });
}

/** Shooters come out of their ambush. Returns the order with the names that they have then. */
function outOfAmbush(work: Work, wish: SharedOrder<'shoot'>): SharedOrder<'shoot'> {
  const [base = wish.base, ...aiding] = spring(
    AMBUSH_RULES,
    work,
    [wish.base, ...(wish.aiding ?? [])],
    'shoots',
  );
  return { ...wish, base, ...(wish.aiding ? { aiding } : {}) };
}

function order(work: Work, wish: SharedOrder<'shoot'>): Ordered {
  const { rules } = work;
  const battle = ordered(AMBUSH_RULES, work.battle, [wish.base, ...(wish.aiding ?? [])]);
  const missing = [wish.base, wish.target].find((id) => placedBase(battle, id) === null);
  if (missing !== undefined) return [reason(rules, 'not-on-table', { base: missing })];
  const faults = shotFaults(rules, battle, wish);
  if (faults.length > 0) return faults;
  const shot = outOfAmbush(work, wish);
  return fightOf(rules, work.battle, shot);
}

const optionsFor = ({ shooter, targets }: Aim): readonly Option[] =>
  targets.map(({ id }) => shotOption(shooter.id, id));

function open(rules: Ruleset, battle: Battle): Open {
  const aims = openAims(rules, battle).filter(({ shooter }) => !waitsForShots(shooter));
  const shots = compulsoryAims(aims).map(({ shooter, targets }) => [shooter.id, targets[0]?.id ?? '']);
  const lurking = lurkingAims(AMBUSH_SHOTS, rules, battle, battle.turn.active);
  return {
    options: [...aims, ...lurking].flatMap(optionsFor),
    left: shots.length > 0 ? { rule: 'dbm.shoot.8', key: 'dbm.shots-left', figures: { shots } } : null,
  };
}

/** The active player orders the shots of both sides, one after the other. */
export const shooting = fightPhase<ShootingFrame, SharedCommand>({
  phase: PHASE,
  frame: FRAME,
  kind: 'shoot',
  enter,
  open,
  orders: { shoot: order },
  fights: {
    begins: { type: 'shot-begins', rule: 'dbm.shoot.2' },
    settled: { type: 'shot', rule: 'dbm.shoot.9' },
    marks: shotMarks,
  },
  questions: {
    options: (rules, battle) =>
      ambushOptions(AMBUSH_SHOTS, rules, battle, passive(battle)).map(({ option }) => wordOption(option)),
    chosen: (work, _frame, choice) => chooseAmbush(work, choice),
  },
});
