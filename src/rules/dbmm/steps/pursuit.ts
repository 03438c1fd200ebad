/** The winner's pursuit, and that of those lined up behind it. DBMM, Pursuing; rulings 27, 119, 144 and 161. */
import { depthOfFront, isDoubleBased } from '../../../debellis/bases/double-bases.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isWading } from '../../../debellis/ground/rivers.ts';
import { BASE_WIDTH } from '../../../debellis/measures.ts';
import { runsAground } from '../../../debellis/naval/ground.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { type Battle, findBase, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { FrameOf, Option, StepWith, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, listOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, choose, DONE, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Next } from '../../../engine/game/steps.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { moreThan, sameLength } from '../../../geometry/tolerance.ts';
import { withoutHiddenPits } from '../obstacles/pits.ts';
import { type Urge, urgeOf } from '../outcomes/pursuers.ts';
import { FOLLOWED, TALES } from '../outcomes/tales.ts';
import { isBroken, isOf, isRouting, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { type AdvanceTales, advance } from './advancing.ts';

const PURSUIT_TALES: AdvanceTales = { first: TALES.pursue, behind: FOLLOWED, column: 'dbmm.pursue.17' };

const CHOICES = ['pursue', 'stay'] as const;

const FRAME = { base: text, against: text, ...partly({ supporters: listOf(text), held: flag }) };

type PursuitFrame = FrameOf<typeof FRAME>;

/**
 * Does it pursue this loser? Defenders of fortifications and broken troops never do, and nobody follows a loser that was
 * repulsed; one that could not be, or would not, recoils and is pursued.
 */
function urge(
  game: Debellis,
  work: Pick<Work, 'rules' | 'battle'>,
  frame: PursuitFrame,
  base: PlacedBase,
): Urge {
  const loser = findBase(work.battle, frame.against);
  if (!loser || ((isBroken(base) || isRouting(base)) && holds('dbmm.pursue.1'))) return 'never';
  if (frame.held && holds('dbmm.pursue.8')) return 'never';
  if (figure(loser.bound, 'repulsed') > 0 && holds('dbmm.pursue.31')) return 'never';
  return urgeOf({
    winner: troopOf(base),
    loser: troopOf(loser),
    ownBound: work.battle.turn.active === base.side,
    wading: isWading(game, work.battle, base),
    impetuous: game.isImpetuous(work.rules, work.battle, base),
    doubleBased: isDoubleBased(base),
  });
}

/** A pursuit by a distance in millimetres, and how far it gets. */
interface Pursuit {
  readonly mm: number;
  readonly plan: OutcomePlan;
}

/**
 * The pursuits that are possible: by the depth of its base and by a base width, the shorter first. They are thought out
 * without hidden obstacles, so that the choice betrays none.
 */
const pursuitsOf = (
  game: Debellis,
  { rules, battle }: Pick<Work, 'rules' | 'battle'>,
  base: PlacedBase,
): readonly Pursuit[] =>
  [depthOfFront(game, base), BASE_WIDTH]
    .toSorted((a, b) => a - b)
    .map((mm) => ({ mm, plan: planPursuit(rules, withoutHiddenPits(battle), base, mm) }))
    .filter(
      ({ plan: { went, stop, moves } }) =>
        !runsAground(game, battle, base, moves.find((move) => move.base === base.id)?.to ?? base.pose) &&
        (moreThan(went, 0) || !holds('dbmm.pursue.23')) &&
        (stop?.edge === undefined || !holds('dbmm.pursue.25')) &&
        stop?.piece === undefined,
    );

/** Do both pursuits end in the same place? */
const areAlike = ([short, long]: readonly Pursuit[]): boolean =>
  !long || !short || (sameLength(short.plan.went, long.plan.went) && holds('dbmm.pursue.28'));

/** Expendables that pursue into difficult going are lost. */
function founder(game: Debellis, work: Work, id: string): void {
  const base = placedBase(work.battle, id);
  if (
    base &&
    isOf(base, 'Exp') &&
    game.goingOfBase(work.rules, work.battle, base) === 'DGo' &&
    holds('dbmm.pursue.21')
  )
    lose(game, work, { base: id, rule: 'dbmm.pursue.21' });
}

function go(game: Debellis, work: Work, base: PlacedBase, { mm }: Pursuit): Next {
  advance(game, work, base, planPursuit(work.rules, work.battle, base, mm), PURSUIT_TALES);
  founder(game, work, base.id);
  return DONE;
}

/** The pursuits that end in different places. */
const unlike = (pursuits: readonly Pursuit[]): readonly Pursuit[] =>
  areAlike(pursuits) ? pursuits.slice(0, 1) : pursuits;

/** How far the pursuits get, each place once. */
const distancesOf = (pursuits: readonly Pursuit[]): readonly number[] =>
  unlike(pursuits).map(({ plan }) => plan.went);

function run(game: Debellis, work: Work, frame: PursuitFrame): Next {
  const base = placedBase(work.battle, frame.base);
  const wish = base ? urge(game, work, frame, base) : 'never';
  const pursuits = base && wish !== 'never' && holds('dbmm.pursue.2') ? pursuitsOf(game, work, base) : [];
  const [first] = pursuits;
  if (!base || !first) return DONE;
  if (wish === 'must' && areAlike(pursuits)) return go(game, work, base, first);
  const figures = { base: base.id, against: frame.against, distances: distancesOf(pursuits) };
  return waitForOne(base.side, 'pursue', figures);
}

function answer(game: Debellis, work: Work, frame: PursuitFrame, command: SharedCommand): Answer {
  const base = placedBase(work.battle, frame.base);
  if (!base) return DONE;
  const must = urge(game, work, frame, base) === 'must';
  return choose(work, command, must ? CHOICES.slice(0, 1) : CHOICES, (chosen) => {
    if (chosen === 'stay') return DONE;
    const pursuits = pursuitsOf(game, work, base);
    const wanted = command.type === 'choose' ? command.distance : undefined;
    // A distance may be told as it is chosen, or as far as it gets.
    const found = pursuits.find(
      ({ mm, plan: { went } }) => wanted === undefined || sameLength(mm, wanted) || sameLength(went, wanted),
    );
    const figures = { distances: distancesOf(pursuits) };
    return found ? go(game, work, base, found) : [reason(work.rules, 'not-an-option', figures)];
  });
}

/** Each distance that it can pursue, and to stay if it need not. */
function options(game: Debellis, rules: Ruleset, battle: Battle, frame: PursuitFrame): readonly Option[] {
  const base = placedBase(battle, frame.base);
  if (!base) return [];
  const about = { base: base.id };
  const pursuits = unlike(pursuitsOf(game, { rules, battle }, base)).map(
    ({ mm, plan: { went } }): Option => ({
      command: { type: 'choose', option: 'pursue', distance: mm },
      key: 'option.pursue-by',
      figures: { ...about, distance: went },
    }),
  );
  return [
    ...(pursuits.length > 1 ? pursuits : [wordOption('pursue', about)]),
    ...(urge(game, { rules, battle }, frame, base) === 'must' ? [] : [wordOption('stay', about)]),
  ];
}

/** A winner's pursuit: `{ base, against, supporters?, held? }`. */
export const pursuit = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => run(game, work, frame),
  answer: (work, frame, command) => answer(game, work, frame, command),
  options: (rules, battle, frame) => options(game, rules, battle, frame),
});
