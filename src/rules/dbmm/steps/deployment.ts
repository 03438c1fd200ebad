/** The armies deploy one after the other, and the first bound begins. DBMM, Deployment; Sequence of play. */
import { isCinC } from '../../../debellis/commands/generals.ts';
import { awayCommands } from '../../../debellis/flank/marches.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { deploying, deployingFrame } from '../../../debellis/setup/deploying.ts';
import { defenderOf, invaderOf } from '../../../debellis/setup/roles.ts';
import { fortifyFrame } from '../../../debellis/steps/fortify.ts';
import { type Battle, findBase, otherSide } from '../../../engine/battle.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { after, DONE } from '../../../engine/game/asking.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { tell } from '../../../engine/game/work.ts';
import { beginFirstBound } from '../../../engine/phases/sequence.ts';
import { because } from '../citing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isWithin, paces } from '../measures.ts';
import { leaveOutShips } from '../setup/ships-left-out.ts';
import { firstToDeploy } from '../setup/zone.ts';
import { stateOf } from '../state.ts';
import { isKept } from '../stratagems/unusual-troops.ts';
import { figure } from '../troops/marks.ts';
import { sightReach } from '../weather/sight-reach.ts';

/** The whole army of one side, then that of the other. */
export const deployment: Step = {
  run(work) {
    leaveOutShips(work);
    const { battle } = work;
    const first = firstToDeploy(battle);
    const sides = [
      ...(holds('dbmm.deploy.18') ? [first] : []),
      ...(holds('dbmm.deploy.20') ? [otherSide(battle, first)] : []),
    ];
    return after(
      sides.flatMap((side) => [fortifyFrame(side), deployingFrame({ side, part: 'army' })]),
      null,
    );
  },
};

/** Unusual troops are put down later, when both armies stand. */
export const deployingArmy = (game: Debellis): ReturnType<typeof deploying> => {
  const step = deploying(game);
  return {
    ...step,
    answer(work, turn, command, by) {
      const ids =
        command.type === 'deploy' ? [command.base] : command.type === 'deploy-group' ? command.bases : [];
      const early = ids.find((id) => {
        const base = findBase(work.battle, id);
        return base?.side === by && isKept(base);
      });
      return early === undefined
        ? (step.answer?.(work, turn, command, by) ?? [])
        : [because('dbmm.strat.21', 'dbmm.unusual.later', { base: early })];
    },
  };
};

/** In worse light than this the invader begins, in paces. */
const DIM = 400;

const hasInertChief = (battle: Battle, side: SideId): boolean =>
  battle.bases.some((base) => base.side === side && isCinC(base) && figure(base.marks, 'inert') > 0);

/** The side that has the first bound, and the clause that says so. */
function whoBegins(game: Debellis, battle: Battle): readonly [SideId, DbmmClause] {
  const [invader, defender] = [invaderOf(battle), defenderOf(battle)];
  const inert = [invader, defender].filter((side) => hasInertChief(battle, side));
  if (inert.length === 1 && inert[0] !== undefined && holds('dbmm.seq.1'))
    return [otherSide(battle, inert[0]), 'dbmm.seq.1'];
  const reach = sightReach(game, battle);
  const isDim = isWithin(reach, paces(DIM)) && !isWithin(paces(DIM), reach);
  const invades = stateOf(battle).deploysFirst === invader || isDim;
  if (invades && holds('dbmm.seq.2')) return [invader, 'dbmm.seq.2'];
  return [holds('dbmm.seq.3') ? defender : invader, 'dbmm.seq.3'];
}

/** When deployment is over both sides see how many commands of each are not there, and not which or why. */
function tellAway(work: Work): void {
  if (!holds('dbmm.delay.12')) return;
  for (const { id: side } of work.battle.sides) {
    const count = awayCommands(work.battle, side).length;
    if (count > 0) tell(work, { type: 'commands-away', rule: 'dbmm.delay.12', figures: { side, count } });
  }
}

export const firstBound = (game: Debellis): Step => ({
  run(work) {
    tellAway(work);
    const [side, rule] = whoBegins(game, work.battle);
    beginFirstBound(work, rule, side);
    return DONE;
  },
});
