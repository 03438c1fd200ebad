/** The dice of scouts, and the discoveries that they win. DBMM, Deployment, stage 9; rulings 79 and 182. */
import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import { appearing } from '../../../engine/ambush/private-names.ts';
import { type Battle, findBase } from '../../../engine/battle.ts';
import type { StepWith, Work } from '../../../engine/contract/sequence.ts';
import { countTo, flag, listOf, partly, text } from '../../../engine/data/form.ts';
import { LIMITS } from '../../../engine/data/limits.ts';
import { holds } from '../../../engine/effects.ts';
import {
  type Answer,
  baseOption,
  choose,
  DONE,
  goOn,
  notAmong,
  waitForDice,
  waitForOne,
  wordOption,
} from '../../../engine/game/asking.ts';
import { facesOf } from '../../../engine/game/command.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Option } from '../../../engine/game/steps.ts';
import { happenFor, tell } from '../../../engine/game/work.ts';
import { because } from '../citing.ts';
import type { DbmmCommand } from '../commands.ts';
import { withFacts } from '../orders/changing.ts';
import { stateOf } from '../state.ts';
import { hasChosen } from '../stratagems/chosen.ts';
import { discover, openDiscoveries, scoutSums, scoutsOf } from '../stratagems/scouts.ts';
import { hourAt } from '../weather/clock.ts';

/** `losing`: the sides that lose a scout. `side` has `left` discoveries of `won`. */
const FRAME = partly({
  thrown: flag,
  losing: listOf(text),
  side: text,
  won: countTo(LIMITS.list),
  left: countTo(LIMITS.list),
  hourChanged: flag,
});

type Scouting = Parameters<NonNullable<(typeof scouting)['run']>>[1];

const throwersOf = (battle: Battle): readonly SideId[] => [defenderOf(battle), invaderOf(battle)];

const isPlayed = (battle: Battle): boolean =>
  holds('dbmm.strat.7') && throwersOf(battle).some((side) => hasChosen(battle, side, 'scouting'));

/** The dice settle who loses scouts, and who makes how many discoveries. */
function settle(work: Work, faces: readonly number[]): Omit<Scouting, 'step'> {
  const { battle } = work;
  const sides = throwersOf(battle);
  const sums = scoutSums(battle, sides, faces);
  const [first = 0, second = 0] = sums;
  tell(work, { type: 'scouts-thrown', rule: 'dbmm.strat.25', figures: { sides, faces, sums } });
  const losing = sides.filter(
    (side, at) => faces[at] === 1 && scoutsOf(battle, side).length > 0 && holds('dbmm.strat.31'),
  );
  const winner = first === second ? undefined : sides[first > second ? 0 : 1];
  if (winner === undefined || !hasChosen(battle, winner, 'scouting') || !holds('dbmm.strat.26'))
    return { thrown: true, losing };
  const won = Math.abs(first - second);
  return { thrown: true, losing, side: winner, won, left: won };
}

/** A scout is taken away as spent, and the enemy sees it. */
function loseScout(work: Work, side: SideId, id: string): void {
  const { battle } = work;
  const base = findBase(battle, id);
  if (!base) return;
  const scouts = scoutsOf(battle, side).filter((each) => each !== id);
  happenFor(work, side, { type: 'noted', rule: 'dbmm.strat.31' }, [withFacts(battle, side, { scouts })]);
  const changes = appearing(work.battle, [{ ...base, place: 'spent', pose: null }]);
  const bases = changes.map((change) => change.base.id);
  tell(work, { type: 'scout-lost', rule: 'dbmm.strat.31', figures: { side, bases } }, changes);
}

const HOURS: readonly number[] = [-2, -1, 1, 2];

const openTo = (battle: Battle, { side = '', won = 0, hourChanged = false }: Scouting): readonly string[] =>
  openDiscoveries(battle, side, won, hourChanged);

/** One discovery is used. */
function use(
  work: Work,
  frame: Scouting,
  { option = '', hours }: { option?: string; hours?: number },
): Answer {
  const { side = '', left = 0 } = frame;
  const open = openTo(work.battle, frame);
  if (!open.includes(option)) return notAmong(work, open);
  if (option !== 'hour') {
    tell(work, { type: 'discovery-made', rule: 'dbmm.strat.26', figures: { side } });
    discover(work, side, option);
    return goOn({ ...frame, left: left - 1 });
  }
  if (hours === undefined || !HOURS.includes(hours))
    return [because('dbmm.strat.30', 'dbmm.scouts.hours', { hours: HOURS })];
  const hour = hourAt((stateOf(work.battle).hour ?? 0) + hours);
  tell(work, { type: 'hour-changed', rule: 'dbmm.strat.30', figures: { side, hour } }, [
    { change: 'note', set: { hour } },
  ]);
  return goOn({ ...frame, left: left - 1, hourChanged: true });
}

/** The scout that is lost without a question: the only one. */
const onlyScout = (scouts: readonly string[]): string | undefined =>
  scouts.length === 1 || !holds('dbmm.strat.51') ? scouts[0] : undefined;

export const scouting: StepWith<typeof FRAME, DbmmCommand> = {
  frame: FRAME,
  run(work, frame) {
    const { battle } = work;
    if (!frame.thrown) {
      const dice = throwersOf(battle).map((owner) => ({ owner, die: 'D6', purpose: 'scouting' }) as const);
      return isPlayed(battle) ? waitForDice('scouting-dice', dice, frame) : DONE;
    }
    const [loser, ...others] = frame.losing ?? [];
    if (loser !== undefined) {
      const only = onlyScout(scoutsOf(battle, loser));
      if (only === undefined) return waitForOne(loser, 'lose-scout');
      loseScout(work, loser, only);
      return goOn({ ...frame, losing: others });
    }
    const { side, left = 0 } = frame;
    return side === undefined || left === 0 || openTo(battle, frame).length === 0
      ? DONE
      : waitForOne(side, 'scouting', { left });
  },
  answer(work, frame, command) {
    if (!frame.thrown) return goOn({ ...frame, ...settle(work, facesOf(command)) });
    const [loser, ...losing] = frame.losing ?? [];
    if (loser !== undefined)
      return choose(work, command, scoutsOf(work.battle, loser), (scout): Answer => {
        loseScout(work, loser, scout);
        return goOn({ ...frame, losing });
      });
    return command.type === 'choose' ? use(work, frame, command) : notAmong(work, openTo(work.battle, frame));
  },
  options(_rules, battle, frame): readonly Option[] {
    const [loser] = frame.losing ?? [];
    if (loser !== undefined)
      return scoutsOf(battle, loser).map((base) => baseOption(base, 'option.lose-scout'));
    return openTo(battle, frame).flatMap((option) =>
      option === 'hour'
        ? HOURS.map((hours) => ({
            command: { type: 'choose', option, hours },
            key: hours > 0 ? 'option.scouts-later' : 'option.scouts-earlier',
            figures: { count: Math.abs(hours) },
          }))
        : [wordOption(option, undefined, `option.scouts-${option}`)],
    );
  },
};
