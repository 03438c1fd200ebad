/** An element is repulsed, by a distance of its player's choice. DBMM, Repulsed; rulings 117 and 141. */
import { attackersAside } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, choose, DONE, goOn, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Next } from '../../../engine/game/steps.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planWithdrawal } from '../../../engine/outcomes/recoil.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { withoutPits } from '../obstacles/pits.ts';
import { repulse as distances } from '../outcomes/distances.ts';

const CHOICES = ['repulse', 'stay'] as const;

const FRAME = {
  base: text,
  ...partly({ outcome: text, winner: text, cause: text, fight: text, otherwise: text }),
};

type RepulseFrame = FrameOf<typeof FRAME>;

/** The way back by a distance in millimetres. The engine goes the least distance, less what is gone already. */
const planned = ({ rules }: Work, battle: Battle, base: PlacedBase, mm: number): OutcomePlan =>
  planWithdrawal(rules, battle, base, distances(base)[0] - mm);

/** Can it go back by the least distance? Pits end its way, but they do not prevent it. */
const isPrevented = (work: Work, base: PlacedBase): boolean =>
  !holds('dbmm.repulse.1') ||
  (!planned(work, withoutPits(work.battle), base, distances(base)[0]).complete && holds('dbmm.repulse.2'));

const instead = (frame: RepulseFrame, outcome: string): Next =>
  outcome === 'stand' ? DONE : goOn({ ...frame, step: 'outcome', outcome: 'recoil' });

/** Does an enemy front edge stand on its flank or rear? Then a repulse destroys it. */
const isBeset = (game: Debellis, { battle }: Work, base: PlacedBase): boolean =>
  attackersAside(game, battle, base).length > 0 && holds('dbmm.repulse.3');

function die(game: Debellis, work: Work, base: PlacedBase): Next {
  lose(game, work, { base: base.id, rule: 'dbmm.repulse.3' }, true);
  return DONE;
}

function go(game: Debellis, work: Work, frame: RepulseFrame, base: PlacedBase, mm: number): Next {
  const tales = { ...game.tales, withdraw: { ...game.tales.withdraw, rule: frame.cause ?? '' } };
  carryOut(work, planned(work, work.battle, base, mm), base.id, 'withdraw', tales);
  return DONE;
}

function run(game: Debellis, work: Work, frame: RepulseFrame): Next {
  const base = placedBase(work.battle, frame.base);
  if (!base) return DONE;
  if (!frame.otherwise && isBeset(game, work, base)) return die(game, work, base);
  if (isPrevented(work, base)) return instead(frame, frame.otherwise || 'recoil');
  const [least, most] = distances(base);
  const about = {
    base: base.id,
    least,
    most,
    refusable: frame.otherwise !== undefined,
  };
  return waitForOne(base.side, 'repulse', about);
}

function answer(game: Debellis, work: Work, frame: RepulseFrame, command: SharedCommand): Answer {
  const base = placedBase(work.battle, frame.base);
  const may = frame.otherwise ? CHOICES : CHOICES.slice(0, 1);
  return choose(work, command, may, (chosen) => {
    if (chosen === 'stay' || !base) return instead(frame, frame.otherwise ?? '');
    if (isBeset(game, work, base)) return die(game, work, base);
    const [least, most] = distances(base);
    const wanted = command.type === 'choose' ? (command.distance ?? least) : least;
    if (moreThan(least, wanted) || !atMost(wanted, most))
      return [reason(work.rules, 'not-an-option', { least, most, distance: wanted })];
    return go(game, work, frame, base, wanted);
  });
}

/** One element's repulse: `{ base, winner, cause, fight, otherwise }`. `otherwise` is what happens if its player refuses. */
export const repulse = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => run(game, work, frame),
  answer: (work, frame, command) => answer(game, work, frame, command),
  options: (_rules, _battle, { base, otherwise }) =>
    CHOICES.filter((choice) => choice === 'repulse' || otherwise).map((choice) =>
      wordOption(choice, { base }),
    ),
});
