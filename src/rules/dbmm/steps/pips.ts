/** The PIP dice of a side. DBMM, Sequence of play; PIP dice; rulings 53 to 56, 110 and 111. */

import { declareArrivals } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { changeWeather } from '../../../debellis/steps/weather.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { countTo, listOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import {
  type Answer,
  choose,
  DONE,
  goOn,
  waitForDice,
  waitForOne,
  wordOption,
} from '../../../engine/game/asking.ts';
import { facesOf } from '../../../engine/game/command.ts';
import type { DieRequest } from '../../../engine/game/game.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { testAllies } from '../allies/allies.ts';
import { because } from '../citing.ts';
import type { DbmmCommand } from '../commands.ts';
import { doubledBy, scoresOf } from '../orders/scores.ts';
import { declareStroke, hasStroke } from '../orders/strokes.ts';
import { throwers } from '../orders/throwers.ts';

/** The faces, the generals who have answered whether they use a stroke, and the commands whose score is doubled. */
const FRAME = partly({ faces: listOf(countTo(6)), asked: listOf(text), doubled: listOf(text) });

type PipsFrame = FrameOf<typeof FRAME>;

const CHOICES = ['stroke', 'keep'] as const;

const diceFor = (battle: Battle, commands: readonly string[]): readonly DieRequest[] =>
  commands.map((command) => ({
    owner: battle.turn.active,
    die: 'D6',
    purpose: command === '' || !holds('dbmm.order.3') ? 'pips' : `pips.${command}`,
  }));

function throwDice(work: Work): Next {
  const commands = throwers(work.battle, work.battle.turn.active);
  return commands.length === 0 ? DONE : waitForDice('pips', diceFor(work.battle, commands));
}

const byCommand = (battle: Battle, faces: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(throwers(battle, battle.turn.active).map((name, at) => [name, faces[at] ?? 0]));

/** Each command has the points of its score. Allies are tested by the raw dice. */
function give(game: Debellis, work: Work, { faces = [], doubled = [] }: PipsFrame): Next {
  const side = work.battle.turn.active;
  const raw = byCommand(work.battle, faces);
  for (const [command, face] of Object.entries(scoresOf(work.battle, side, raw, doubled))) {
    const figures = { side, die: 'D6', face, ...(command === '' ? {} : { command }) };
    tell(work, { type: 'pips-thrown', rule: 'dbmm.seq.5', figures }, [
      { change: 'points', command, left: holds('dbmm.seq.5') ? face : 0 },
    ]);
  }
  declareArrivals(game, work, raw);
  testAllies(work, raw);
  return DONE;
}

/** The commands whose score a general may double, before any die is shared out. */
const doubling = ({ battle }: Pick<Work, 'battle'>, general: PlacedBase): readonly string[] =>
  doubledBy(battle, general, throwers(battle, battle.turn.active));

/** The next general who may use a stroke and has not answered; null if there is none. */
const generalToAsk = (battle: Battle, { asked = [] }: PipsFrame): PlacedBase | null =>
  basesOnTable(battle).find(
    (base) =>
      base.side === battle.turn.active &&
      isGeneral(base) &&
      !asked.includes(base.id) &&
      hasStroke(battle, base) &&
      doubling({ battle }, base).length > 0 &&
      holds('dbmm.stroke.4'),
  ) ?? null;

function answer(work: Work, frame: PipsFrame, command: DbmmCommand): Answer {
  const general = generalToAsk(work.battle, frame);
  if (!general) return DONE;
  const { asked = [], doubled = [] } = frame;
  const then = { ...frame, asked: [...asked, general.id] };
  return choose(work, command, CHOICES, (chosen) => {
    if (chosen === 'keep') return goOn(then);
    const among = doubling(work, general);
    const wanted = command.type === 'choose' ? (command.command ?? commandOf(general)) : '';
    if (!among.includes(wanted)) return [because('dbmm.pip.2', 'reason.not-an-option', { options: among })];
    declareStroke(work, general, 'pips', { figures: wanted === '' ? {} : { command: wanted } });
    return goOn({ ...then, doubled: [...doubled, wanted] });
  });
}

function options(battle: Battle, frame: PipsFrame): readonly Option[] {
  const general = frame.faces ? generalToAsk(battle, frame) : null;
  if (!general) return [];
  const figures = { base: general.id };
  return [
    ...doubling({ battle }, general).map(
      (command): Option => ({
        command: { type: 'choose', option: 'stroke', command },
        key: 'option.stroke-for',
        figures: { ...figures, command },
      }),
    ),
    wordOption('keep', figures),
  ];
}

/** Step 2 of a bound: a die for each command. Generals may use strokes before the dice are shared out. */
export const pips = (game: Debellis): StepWith<typeof FRAME, DbmmCommand> => ({
  frame: FRAME,
  run(work, frame) {
    if (frame.faces === undefined) return throwDice(work);
    const general = generalToAsk(work.battle, frame);
    if (!general) return give(game, work, frame);
    return waitForOne(general.side, 'stroke', { base: general.id, faces: [...frame.faces] });
  },
  answer(work, frame, command) {
    if (frame.faces !== undefined) return answer(work, frame, command);
    const faces = facesOf(command);
    // All raw dice count, also those of commands that are away.
    const counted = holds('dbmm.weather.26') ? faces : faces.slice(0, 1);
    if (holds('dbmm.seq.6')) changeWeather(game, work, counted);
    return goOn({ ...frame, faces });
  },
  options: (_rules, battle, frame) => options(battle, frame),
});
