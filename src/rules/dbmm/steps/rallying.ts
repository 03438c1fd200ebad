/** Elements that fled turn round at the end of the bound. DBMM, Sequence of play; Fleeing; ruling 128. */
import { isDoubleBased } from '../../../debellis/bases/double-bases.ts';
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { turnRound } from '../../../debellis/outcomes/recoil.ts';
import { type Battle, basesOnTable, otherSide, type PlacedBase } from '../../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { flag, listOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, DONE, goOn, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Next } from '../../../engine/game/steps.ts';
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

function begin(game: Debellis, work: Work, frame: RallyFrame): Next {
  const must = basesOnTable(work.battle).filter((base) => mustTurn(game, work, base, frame));
  for (const base of must) turnRound(work, base, 'dbmm.flee.4');
  return goOn({ ...frame, begun: true, turned: must.map(({ id }) => id) });
}

function run(game: Debellis, work: Work, frame: RallyFrame): Next {
  if (!frame.begun) return begin(game, work, frame);
  const { active } = work.battle.turn;
  const by = [active, otherSide(work.battle, active)].find(
    (side) =>
      !(frame.over ?? []).includes(side) &&
      basesOnTable(work.battle).some(
        (base) => base.side === side && mayTurn(game, work.battle, base, frame) && holds('dbmm.seq.14'),
      ),
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
  options: () => [END_PHASE],
});
