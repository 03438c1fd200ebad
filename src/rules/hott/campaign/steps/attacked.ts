/** What a defender makes of an attack, a relief or a sally: battle, siege, or a withdrawal. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import type { Reason } from '../../../../engine/game/event.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import { because } from '../../citing.ts';
import { standsSiegeIn } from '../besieged.ts';
import { conflictOf, helpersOf, helpFor, roleOf } from '../conflict.ts';
import { minus, plus } from '../elements.ts';
import { callHome, endSiege, leaveSieges, setSiege, withFought } from '../sieges.ts';
import { armyOf, type Conflict, controllerOf, ownOf, placeOf, record, setForces, siegeOf } from '../state.ts';
import { alliedArmyIn, canMarch, helpersFor, retreatWays, type Way, wayFaults, waysTo } from '../ways.ts';
import { asking, isReasons, reveal, solicited } from './aid.ts';
import { ask, outOfPlace, type Step, type Work, wayIn } from './common.ts';
import { goingWay } from './lose.ts';

export const forget = (work: Work): void =>
  record(work, { type: 'campaign-settled', rule: 'hott.campinv.1' }, { conflict: null as never });

/** A storm or a loss on the way has kept the army from attacking: it has not attacked in this season. */
const turnedBack = (work: Work, acting: string): void =>
  record(
    work,
    { type: 'campaign-settled', rule: 'hott.campinv.1' },
    {
      attacked: (ownOf(work.battle).attacked ?? []).filter((each) => each !== acting),
      conflict: null as never,
    },
  );

/** A besieger cannot stand siege himself. Without a general, he goes as after a defeat. */
const mustFight = (game: Game, { kind, province }: Conflict): boolean =>
  kind !== 'attack' || siegeOf(game, province) !== null;

/** May the defender's field army come to the battle, and is it there already? */
function comesToBattle(
  game: Game,
  { province, kind }: Conflict,
  player: string,
): 'there' | 'may-come' | 'no' {
  if (!canMarch(game, player)) return 'no';
  const at = placeOf(game, player);
  if (at === province) return 'there';
  if (kind !== 'attack' || at === null || standsSiegeIn(game, player) !== null) return 'no';
  if (alliedArmyIn(game, player, province)) return 'no';
  return waysTo(game, player, at, province).length > 0 ? 'may-come' : 'no';
}

/** Is there anything to choose? Else the stronghold is besieged with whatever is there. */
function hasChoice(game: Game, conflict: Conflict, player: string): boolean {
  const { province } = conflict;
  if (mustFight(game, conflict)) return true;
  const battle = comesToBattle(game, conflict, player);
  if (battle !== 'no') return true;
  const at = placeOf(game, player);
  if (at === null || !canMarch(game, player)) return false;
  if (at === province) return retreatWays(game, player, province).length > 0;
  return (
    standsSiegeIn(game, player) === null &&
    !alliedArmyIn(game, player, province) &&
    waysTo(game, player, at, province).length > 0
  );
}

/** The attack has arrived, or not; then the defender decides. */
export const attacked: Step = {
  run(work, frame) {
    const conflict = conflictOf(work.battle);
    if (!conflict) return DONE;
    const { province, acting, other } = conflict;
    if (placeOf(work.battle, acting) !== province || !canMarch(work.battle, acting)) {
      turnedBack(work, acting);
      return DONE;
    }
    const owner = controllerOf(work.battle, province);
    if (!frame.told) {
      if (owner !== null && conflict.kind === 'attack' && holds('hott.campsiege.8'))
        callHome(work, owner, 'hott.campsiege.8');
      if (owner !== null) reveal(work, owner);
      reveal(work, other);
      return goOn({ ...frame, told: true });
    }
    if (other === '') return after([{ step: 'besieging' }], null);
    if (mustFight(work.battle, conflict) && !canMarch(work.battle, other))
      return after(
        [
          { step: 'retreat', player: other },
          { step: 'province-falls', winner: null },
        ],
        null,
      );
    if (!hasChoice(work.battle, conflict, other) || !holds('hott.campinv.3'))
      return after([{ step: 'besieging' }], null);
    if (
      conflict.kind === 'sally' &&
      helpersFor(work.battle, helpFor(conflict, roleOf(conflict, other))).length === 0
    )
      return after([{ step: 'battle' }], null);
    return ask(other, 'defence', { province, attacker: acting });
  },
  answer(work, frame, command) {
    const game = work.battle;
    const conflict = conflictOf(game);
    if (!conflict) return outOfPlace(work, command, 'defence');
    const player = conflict.other;
    if (command.type === 'solicit') {
      const role = roleOf(conflict, player);
      const from = solicited(game, command, helpFor(conflict, role));
      if (isReasons(from)) return from;
      const figures = { side: player, from: [...from], province: conflict.province };
      record(work, { type: 'campaign-solicit', rule: 'hott.campinv.2', figures }, {});
      return after([asking(role, player, from)], frame);
    }
    if (command.type === 'withdraw') return withdrawing(work, conflict, player, command);
    if (command.type !== 'defend') return outOfPlace(work, command, 'defence');
    return command.how === 'battle'
      ? givesBattle(work, conflict, player, command)
      : standsSiege(work, conflict, player, command);
  },
};

function givesBattle(work: Work, conflict: Conflict, player: string, command: AnyCommand) {
  const game = work.battle;
  const { province } = conflict;
  if (!canMarch(game, player)) return [because('hott.campres.5', 'hott.campaign.no-general', { player })];
  const at = placeOf(game, player);
  if (at === province) return after([{ step: 'battle' }], null);
  const besieged = standsSiegeIn(game, player);
  if (besieged !== null)
    return [because('hott.campsiege.7', 'hott.campaign.besieged', { province: besieged })];
  const way = wayIn(command);
  const faults = movingUpFaults(game, player, way, province);
  if (faults.length > 0) return faults;
  return after(
    [goingWay(player, way, true, 'defence'), { step: 'leave-sieges', player }, { step: 'joined' }],
    null,
  );
}

const joinFaults = (game: Game, player: string, province: string): readonly Reason[] =>
  alliedArmyIn(game, player, province)
    ? [because('hott.campinv.7', 'hott.campaign.army-there', { province })]
    : [];

function movingUpFaults(game: Game, player: string, way: Way, province: string): readonly Reason[] {
  const at = placeOf(game, player);
  if (at === null || way.at(-1) !== province)
    return [because('hott.campinv.3', 'hott.campaign.not-there', { province })];
  return [...joinFaults(game, player, province), ...wayFaults(game, player, at, way)];
}

function standsSiege(work: Work, conflict: Conflict, player: string, command: AnyCommand) {
  const game = work.battle;
  const { province } = conflict;
  if (mustFight(game, conflict))
    return [because('hott.campinv.7', 'hott.campaign.only-battle', { province })];
  const way = wayIn(command);
  const siege: Frame = { step: 'besieging' };
  if (way.length === 0) return after([siege], null);
  if (!canMarch(game, player)) return [because('hott.campres.5', 'hott.campaign.no-general', { player })];
  const besieged = standsSiegeIn(game, player);
  if (besieged !== null)
    return [because('hott.campsiege.7', 'hott.campaign.besieged', { province: besieged })];
  const at = placeOf(game, player) ?? '';
  const goal = way.at(-1);
  const leaves = retreatWays(game, player, at).some((each) => each.at(-1) === goal);
  const joins = goal === province ? joinFaults(game, player, province) : [];
  const faults = [...joins, ...wayFaults(game, player, at, way)];
  if (faults.length > 0) return faults;
  if (goal !== province && !leaves)
    return [because('hott.campsiege.1', 'hott.campaign.no-stop', { province: goal ?? '' })];
  return after([goingWay(player, way, true, 'defence'), { step: 'leave-sieges', player }, siege], null);
}

/** A besieger withdraws before a relief, and the siege ends. */
function withdrawing(work: Work, conflict: Conflict, player: string, command: AnyCommand) {
  const game = work.battle;
  const { kind, province } = conflict;
  if (kind === 'sally' || !siegeOf(game, province))
    return [because('hott.campinv.3', 'hott.campaign.only-battle', { province })];
  const way = wayIn(command);
  const faults = wayFaults(game, player, placeOf(game, player) ?? '', way);
  if (faults.length > 0) return faults;
  if (!retreatWays(game, player, province).some((each) => each.at(-1) === way.at(-1)))
    return [because('hott.campinv.7', 'hott.campaign.no-stop', { province: way.at(-1) ?? '' })];
  endSiege(work, province, 'hott.campsiege.5');
  forget(work);
  return after([goingWay(player, way, false, 'withdraw')], null);
}

/** A defender who moved up gives battle. If a storm kept his army away, those in the province are besieged. */
export const joined: Step = {
  run(work) {
    const conflict = conflictOf(work.battle);
    if (!conflict) return DONE;
    const arrived = placeOf(work.battle, conflict.other) === conflict.province;
    return after([{ step: arrived && canMarch(work.battle, conflict.other) ? 'battle' : 'besieging' }], null);
  },
};

/** A siege begins: whether the owner's field army is inside is settled now. Contingents stay with the besieger. */
export const besieging: Step = {
  run(work) {
    const game = work.battle;
    const conflict = conflictOf(game);
    if (!conflict) return DONE;
    const { province, acting } = conflict;
    if (!holds('hott.campsiege.1')) {
      forget(work);
      return DONE;
    }
    const owner = controllerOf(game, province);
    const staying = helpersOf(conflict, 'attacker');
    const inside = owner !== null && placeOf(game, owner) === province;
    for (const [player, { elements }] of Object.entries(staying))
      setForces(
        work,
        player,
        { type: 'campaign-joins-siege', rule: 'hott.campsiege.8', figures: { side: player, province } },
        { army: minus(armyOf(work.battle, player), elements) },
      );
    const siege = {
      by: acting,
      season: 1,
      inside,
      with: Object.fromEntries(Object.entries(staying).map(([player, { elements }]) => [player, elements])),
      thrown: true,
    };
    const sent = { ...ownOf(game).sent };
    for (const [player, { elements }] of Object.entries(staying))
      sent[player] = plus(sent[player] ?? {}, elements);
    const partakers = [acting, ...(owner === null ? [] : [owner]), ...Object.keys(staying)];
    record(
      work,
      { type: 'campaign-siege', rule: 'hott.campsiege.1', figures: { province, side: acting } },
      {
        sieges: setSiege(work.battle, province, siege),
        fought: withFought(work.battle, partakers),
        sent,
        conflict: null as never,
      },
    );
    // A player who sent his whole field army away ends his own siege.
    for (const player of Object.keys(staying)) leaveSieges(work, player);
    return after([{ step: 'siege-die', province }], null);
  },
};
