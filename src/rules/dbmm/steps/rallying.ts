/** Elements that fled turn round at the end of the bound. DBMM, Sequence of play; Fleeing; ruling 128. */
import { isDoubleBased } from '../../../debellis/bases/double-bases.ts';
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { turnRound } from '../../../debellis/outcomes/recoil.ts';
import { type Battle, basesOnTable, otherSide, type PlacedBase } from '../../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { flag, listOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { type Answer, DONE, goOn, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { END_PHASE } from '../../../engine/phases/sequence.ts';
import type { DbmmCommand } from '../commands.ts';
import { isRouting } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

const PHASE = 'rallying';

const FRAME = partly({ begun: flag, over: listOf(text), turned: listOf(text) });

type RallyFrame = FrameOf<typeof FRAME>;

const mayTurn = (game: Debellis, battle: Battle, base: PlacedBase, { turned = [] }: RallyFrame): boolean =>
  figure(base.bound, 'fled') > 0 &&
  !(isRouting(base) && holds('dbmm.seq.15')) &&
  !turned.includes(base.id) &&
  !touchesFront(game, battle, base);

/** Impetuous and double-based elements that fled from a combat, which began with a recoil, must turn. */
const mustTurn = (game: Debellis, { rules, battle }: Work, base: PlacedBase, frame: RallyFrame): boolean =>
  mayTurn(game, battle, base, frame) &&
  figure(base.bound, 'recoiled') > 0 &&
  (isDoubleBased(base) || game.isImpetuous(rules, battle, base)) &&
  holds('dbmm.flee.4');

/** After the next enemy bound those who feigned flight turn back, and nobody is drawn by them any more. */
function endFeigning(game: Debellis, work: Work): void {
  const { active } = work.battle.turn;
  const feigning = basesOnTable(work.battle).filter(
    ({ side, marks }) => side !== active && figure(marks, 'feigning') > 0,
  );
  const lured = basesOnTable(work.battle).filter(
    ({ side, marks }) => side === active && figure(marks, 'lured') > 0,
  );
  if (feigning.length + lured.length === 0) return;
  for (const base of holds('dbmm.flee.8') ? feigning : [])
    if (!touchesFront(game, work.battle, base)) turnRound(work, base, 'dbmm.flee.8');
  tell(work, { type: 'noted', rule: 'dbmm.strat.49' }, [
    ...(holds('dbmm.strat.49') ? feigning : []).map(
      ({ id }): Change => ({ change: 'brand', base: id, set: { feigning: null } }),
    ),
    ...lured.map(({ id }): Change => ({ change: 'brand', base: id, set: { lured: null } })),
  ]);
}

function begin(game: Debellis, work: Work, frame: RallyFrame): Next {
  endFeigning(game, work);
  const must = basesOnTable(work.battle).filter((base) => mustTurn(game, work, base, frame));
  for (const base of must) turnRound(work, base, 'dbmm.flee.4');
  return goOn({ ...frame, begun: true, turned: must.map(({ id }) => id) });
}

/** The bases of a side that may still turn round. */
const ralliers = (game: Debellis, battle: Battle, frame: RallyFrame, side: string): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => base.side === side && mayTurn(game, battle, base, frame));

const options = (game: Debellis, battle: Battle, frame: RallyFrame): readonly Option[] => [
  ...ralliers(game, battle, frame, battle.flow.awaits[0]?.by ?? '').map(({ id }) => ({
    command: { type: 'rally', bases: [id] },
    key: 'option.rally',
    figures: { base: id },
  })),
  END_PHASE,
];

function run(game: Debellis, work: Work, frame: RallyFrame): Next {
  if (!frame.begun) return begin(game, work, frame);
  const { active } = work.battle.turn;
  const sides = [active, otherSide(work.battle, active)];
  const by = (holds('dbmm.seq.17') ? sides : sides.toReversed()).find(
    (side) =>
      !(frame.over ?? []).includes(side) &&
      ralliers(game, work.battle, frame, side).length > 0 &&
      holds('dbmm.seq.14'),
  );
  return by === undefined ? DONE : waitForOrders(by, PHASE);
}

function answer(game: Debellis, work: Work, frame: RallyFrame, command: DbmmCommand): Answer {
  const by = work.battle.flow.awaits[0]?.by ?? '';
  if (command.type === 'end-phase') return goOn({ ...frame, over: [...(frame.over ?? []), by] });
  if (command.type !== 'rally') return wrongPhase(work, PHASE, command);
  const bases = basesOnTable(work.battle).filter(({ id }) => command.bases.includes(id));
  const unfit = command.bases.find(
    (id) =>
      !bases.some((base) => base.id === id && base.side === by && mayTurn(game, work.battle, base, frame)),
  );
  if (unfit !== undefined) return [reason(work.rules, 'not-an-option', { base: unfit })];
  for (const base of bases) turnRound(work, base, 'dbmm.seq.14');
  return goOn({ ...frame, turned: [...(frame.turned ?? []), ...command.bases] });
}

/** The last phase of a bound. The side whose bound it is orders first. */
export const rallying = (game: Debellis): StepWith<typeof FRAME, DbmmCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => run(game, work, frame),
  answer: (work, frame, command) => answer(game, work, frame, command),
  options: (_rules, battle, frame) => options(game, battle, frame),
});
