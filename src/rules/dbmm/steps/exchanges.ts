/** What is put down or changed when both armies stand. DBMM, Deployment, stages 12 and 13; rulings 77 and 78. */
import type { Debellis } from '../../../debellis/game.ts';
import { boxesFor, deployReasons } from '../../../debellis/setup/deploy.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { type Base, type Battle, isPlaced, otherSide } from '../../../engine/battle.ts';
import type { FrameOf, Step, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { listOf, number, optional, recordWith, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, after, goOn } from '../../../engine/game/asking.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { Option } from '../../../engine/game/steps.ts';
import { END_PHASE } from '../../../engine/phases/sequence.ts';
import { deployingStep } from '../../../engine/setup/deploying.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { showPutDown, takeBackShown } from '../../../engine/setup/showing.ts';
import { because, broken } from '../citing.ts';
import type { DbmmCommand } from '../commands.ts';
import { CHANGING_DEPLOYMENT, UNUSUAL_TROOPS } from '../options.ts';
import { farReasons } from '../setup/array.ts';
import { commandBox } from '../setup/rectangles.ts';
import { firstToDeploy } from '../setup/zone.ts';
import { stateOf } from '../state.ts';
import { deployedCommands, exchange, isSetUpInside } from '../stratagems/changing-deployment.ts';
import { hasChosen, mayHaveStratagems } from '../stratagems/chosen.ts';
import { isKept } from '../stratagems/unusual-troops.ts';

const STRATAGEMS = [
  { stratagem: 'changing-deployment', option: CHANGING_DEPLOYMENT },
  { stratagem: 'unusual-troops', option: UNUSUAL_TROOPS },
] as const;

/** Is a side asked? Where armies may have stratagems both are, so that the question tells nothing. */
const isAsked = (battle: Battle, side: SideId): boolean =>
  STRATAGEMS.some(
    ({ stratagem, option }) =>
      hasChosen(battle, side, stratagem) ||
      (stateOf(battle).notesWritten === true && mayHaveStratagems(battle) && agreed(battle.options, option)),
  );

/** Each side in turn, the one that has deployed first before the other. */
export const exchanges: Step = {
  run({ battle }) {
    const first = firstToDeploy(battle);
    const sides = [
      ...(holds('dbmm.strat.8') ? [first] : []),
      ...(holds('dbmm.strat.9') ? [otherSide(battle, first)] : []),
    ];
    return after(
      sides.filter((side) => isAsked(battle, side)).map((side) => ({ step: 'exchanging', side })),
      null,
    );
  },
};

const BOX = recordWith({ minX: number, maxX: number, minY: number, maxY: number });

/** `exchanged`: the commands that have changed places, each with the rectangle inside which it is set up anew. */
const FRAME = { side: text, exchanged: optional(listOf(recordWith({ command: text, box: BOX }))) };

type Turn = FrameOf<typeof FRAME>;

const isExchanged = (base: Base, { exchanged = [] }: Turn): boolean =>
  exchanged.some(({ command }) => command === commandOf(base));

/** Is it of the unusual troops of its side: kept back, or all that is still off the table then? */
const isUnusual = (battle: Battle, base: Base): boolean =>
  hasChosen(battle, base.side, 'unusual-troops') && (isKept(base) || base.place === 'reserve');

function turnReasons(battle: Battle, base: Base, turn: Turn): readonly Reason[] {
  const isFree = isUnusual(battle, base) || (isExchanged(base, turn) && isPlaced(base));
  return isFree ? [] : [because('dbmm.strat.8', 'dbmm.exchange.stands', { base: base.id })];
}

/** An exchanged command is set up inside its new rectangle, unusual troops inside that of their command. */
function insideReasons(battle: Battle, placing: Placing, { exchanged = [] }: Turn): readonly Reason[] {
  const { base } = placing;
  const command = commandOf(base);
  const given = exchanged.find((each) => each.command === command);
  const figures = { base: base.id, command };
  if (given)
    return isSetUpInside(placing, given) ? [] : broken('dbmm.strat.19', 'dbmm.exchange.outside', figures);
  const others = { ...battle, bases: battle.bases.filter(({ id }) => id !== base.id) };
  if (!deployedCommands(others, base.side).includes(command)) return [];
  return isSetUpInside(placing, { command, box: commandBox(others, base.side, command) })
    ? []
    : broken('dbmm.strat.23', 'dbmm.unusual.outside', figures);
}

function placeReasons(
  game: Debellis,
  work: Pick<Work, 'rules' | 'battle'>,
  placings: readonly Placing[],
  turn: Turn,
) {
  const { rules, battle } = work;
  const against = deployReasons(game, rules, battle, placings);
  if (against.length > 0) return against;
  return placings.flatMap((placing) => [
    ...insideReasons(battle, placing, turn),
    ...farReasons({ ...placing.base, place: 'table', pose: placing.pose }, battle),
  ]);
}

const kept = (base: Base): Base => ({ ...base, marks: { ...base.marks, kept: 1 } });

const deployingIn = (game: Debellis, turn: Turn) =>
  deployingStep<Turn>({
    frame: FRAME,
    partOf: () => 'exchange',
    about: () => ({ part: 'exchange' }),
    ruleOf: (battle, { side }) => (firstToDeploy(battle) === side ? 'dbmm.strat.8' : 'dbmm.strat.9'),
    turnReasons: (_rules, battle, base) => turnReasons(battle, base, turn),
    placeReasons: (rules, battle, placings) => placeReasons(game, { rules, battle }, placings, turn),
    stillToDeploy: (battle, { side }) =>
      battle.bases.filter(
        (base) => base.side === side && base.place === 'reserve' && isUnusual(battle, base),
      ),
    boxesFor: (battle, base) => boxesFor(game, battle, base),
    stillToDeployKey: 'debellis.setup.still-to-deploy',
    putDown: (battle, placings) =>
      showPutDown(
        battle,
        placings.map(({ base, pose }) => ({ base: isUnusual(battle, base) ? kept(base) : base, pose })),
      ),
    takeBack: takeBackShown,
  });

/** Carries out an exchange. Only one is made. */
function carryOut(game: Debellis, work: Work, turn: Turn, commands: readonly string[]): Answer {
  if (turn.exchanged && holds('dbmm.strat.18')) return [because('dbmm.strat.18', 'dbmm.exchange.again', {})];
  const exchanged = exchange(game, work, turn.side, commands);
  return 'reasons' in exchanged
    ? exchanged.reasons
    : goOn({ ...turn, exchanged: exchanged.map(({ command, box }) => ({ command, box: { ...box } })) });
}

const pairsOf = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

/** The step in which one side puts its unusual troops down, or lets two commands change places. */
export const exchanging = (game: Debellis): StepWith<typeof FRAME, DbmmCommand> => ({
  frame: FRAME,
  run: (work, turn) => deployingIn(game, turn).run(work, turn),
  answer(work, turn, command, by) {
    if (command.type === 'exchange') return carryOut(game, work, turn, command.commands);
    // The shared step refuses every order that it does not know.
    return deployingIn(game, turn).answer?.(work, turn, command as SharedCommand, by) ?? [];
  },
  options(_rules, battle, turn): readonly Option[] {
    const mayExchange = hasChosen(battle, turn.side, 'changing-deployment') && !turn.exchanged;
    return [
      END_PHASE,
      ...(mayExchange ? pairsOf(deployedCommands(battle, turn.side)) : []).map(([one, other]) => ({
        command: { type: 'exchange', commands: [one, other] },
        key: 'option.exchange',
        figures: { one, other },
      })),
    ];
  },
});
