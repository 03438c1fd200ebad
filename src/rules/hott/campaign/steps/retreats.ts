/** Where troops go after a battle. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE } from '../../../../engine/game/asking.ts';
import type { Game } from '../../../../engine/game/game.ts';
import { because } from '../../citing.ts';
import { ofOwner } from '../commands.ts';
import { conflictOf, helpersOf, mainOf, type Role } from '../conflict.ts';
import { apOf, type Elements, isEmpty, minus, plus } from '../elements.ts';
import { setSiege } from '../sieges.ts';
import {
  armyOf,
  controlledBy,
  livingOf,
  ownOf,
  placeOf,
  record,
  reserveOf,
  setForces,
  siegeOf,
  toReserve,
} from '../state.ts';
import { mayPass, retreatWays, type Way, wayFaults } from '../ways.ts';
import { ask, outOfPlace, type Step, wayIn } from './common.ts';
import { goingWay } from './lose.ts';

/** Goes back where it came from. */
export const goBack: Step = {
  run(work, { player, to }) {
    const who = String(player);
    if (placeOf(work.battle, who) !== null)
      setForces(
        work,
        who,
        { type: 'campaign-moved', rule: 'hott.campafter.11', figures: { side: who, province: String(to) } },
        { at: String(to), hidden: null },
      );
    return DONE;
  },
};

/** A beaten field army goes to another province of its own within two stages; with none to go to it is destroyed. */
export const retreat: Step = {
  run(work, { player }) {
    const who = String(player);
    const from = placeOf(work.battle, who);
    if (from === null || !holds('hott.campafter.11')) return DONE;
    const ways = retreatWays(work.battle, who, from);
    const [only] = ways;
    if (!only) {
      toReserve(
        work,
        who,
        { type: 'campaign-army-destroyed', rule: 'hott.campafter.11', figures: { side: who } },
        armyOf(work.battle, who),
      );
      return DONE;
    }
    if (ways.length > 1)
      return ask(who, 'retreat', { from, to: ways.map((way) => way.at(-1) ?? '').toSorted() });
    return after([goingWay(who, only, false, 'retreat')], null);
  },
  answer(work, { player }, command) {
    const who = String(player);
    if (command.type !== 'retreat') return outOfPlace(work, command, 'retreat');
    const from = placeOf(work.battle, who) ?? '';
    const way = wayIn(command);
    const faults = wayFaults(work.battle, who, from, way);
    if (faults.length > 0) return faults;
    if (!retreatWays(work.battle, who, from).some((each) => each.at(-1) === way.at(-1)))
      return [because('hott.campafter.11', 'hott.campaign.no-stop', { province: way.at(-1) ?? '' })];
    return after([goingWay(who, way, false, 'retreat')], null);
  },
};

/** Contingents of the beaten side go home if a province of their nation is near enough; else they are destroyed. */
export const helpersRetreat: Step = {
  run(work, { role, lost }) {
    const conflict = conflictOf(work.battle);
    if (!conflict) return DONE;
    const siege = siegeOf(work.battle, conflict.province);
    const main = mainOf(conflict, role as Role);
    const contingents: Readonly<Record<string, Elements>> = {
      ...Object.fromEntries(
        Object.entries(helpersOf(conflict, role as Role)).map(([id, each]) => [
          id,
          minus(each.elements, ofOwner(lost, id)),
        ]),
      ),
      ...(siege?.by === main ? siege.with : {}),
    };
    for (const [player, elements] of Object.entries(contingents)) {
      const isHome = hasHomeNear(work.battle, player, conflict.province);
      if (isHome || isEmpty(elements) || !livingOf(work.battle).includes(player)) continue;
      const story = {
        type: 'campaign-destroyed',
        rule: 'hott.campafter.11',
        figures: { side: player, ap: apOf(elements) },
      };
      if (siege?.with?.[player]) {
        const rest = Object.fromEntries(Object.entries(siege.with).filter(([each]) => each !== player));
        record(work, story, { sieges: setSiege(work.battle, conflict.province, { ...siege, with: rest }) });
        setForces(work, player, story, { reserve: plus(reserveOf(work.battle, player), elements) });
      } else {
        const army = armyOf(work.battle, player);
        toReserve(work, player, story, minus(army, minus(army, elements)));
      }
    }
    return DONE;
  },
};

/** Is a province of a nation within two passable stages? */
function hasHomeNear(game: Game, player: string, province: string): boolean {
  const own = controlledBy(game, player);
  const ways: readonly Way[] = own.flatMap((id) => [
    [id] as Way,
    ...(ownOf(game).provinces ?? []).map((via): Way => [via.id, id]),
  ]);
  return (
    own.includes(province) ||
    ways.some(
      (way) =>
        wayFaults(game, player, province, way).length === 0 &&
        way.slice(0, -1).every((each) => mayPass(game, player, each)),
    )
  );
}
