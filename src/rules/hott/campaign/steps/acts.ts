/** What a field army does in a turn: one of march, attack, relief, withdrawal, sally, or a siege's next die. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import type { Reason } from '../../../../engine/game/event.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import { because, broken } from '../../citing.ts';
import { besiegedBy, standsSiegeIn } from '../besieged.ts';
import { conflictOf, helpersOf, helpFor, roleOf } from '../conflict.ts';
import {
  armiesSeenIn,
  atWar,
  type Conflict,
  controllerOf,
  ownOf,
  placeOf,
  record,
  siegeOf,
} from '../state.ts';
import {
  actFaults,
  aidFaults,
  attackFaults,
  canMarch,
  mayStop,
  supplyWays,
  type Way,
  wayFaults,
} from '../ways.ts';
import { asking, isReasons, solicited } from './aid.ts';
import { outOfPlace, type Work, wayIn } from './common.ts';
import { goingWay } from './lose.ts';

type Act = (
  work: Work,
  frame: Frame,
  command: AnyCommand,
  player: string,
) => ReturnType<typeof goOn> | readonly Reason[];

export const marching = (player: string, way: Way, frame: Frame) =>
  after(
    [goingWay(player, way, true, 'march'), { step: 'leave-sieges', player }, { step: 'supply', player }],
    { ...frame, acted: 'march' },
  );

export const withdrawing = (player: string, way: Way, frame: Frame) =>
  after(
    [goingWay(player, way, false, 'withdraw'), { step: 'leave-sieges', player }, { step: 'supply', player }],
    { ...frame, acted: 'withdraw' },
  );

/** Why an army may not go this way at all. */
function goFaults(game: Game, player: string, way: Way): readonly Reason[] {
  const from = placeOf(game, player);
  const acts = actFaults(game, player);
  if (acts.length > 0) return acts;
  if (from === null || way.length === 0) return [because('hott.campmove.1', 'hott.campaign.no-goal', {})];
  return wayFaults(game, player, from, way);
}

function stopFaults(game: Game, player: string, province: string): readonly Reason[] {
  if (mayStop(game, player, province)) return [];
  const taken = armiesSeenIn(game, province, [player]).length > 0;
  return [
    taken
      ? because('hott.campinv.7', 'hott.campaign.army-there', { province })
      : because('hott.campinv.8', 'hott.campaign.no-stop', { province }),
  ];
}

const march: Act = (work, frame, command, player) => {
  const way = wayIn(command);
  const goal = way.at(-1) ?? '';
  const faults = [...goFaults(work.battle, player, way), ...stopFaults(work.battle, player, goal)];
  if (faults.length > 0) return faults;
  const host = controllerOf(work.battle, goal);
  if (host !== null && host !== player) return goOn({ ...frame, host, march: [...way] });
  return marching(player, way, frame);
};

/** The conflict of an attack, with the help that came for it. */
function begun(game: Game, conflict: Conflict): Conflict {
  const before = conflictOf(game);
  const same = before?.province === conflict.province && before.acting === conflict.acting;
  if (!same || !before?.help) return conflict;
  const role = roleOf(conflict, conflict.acting);
  // Whose nation has made peace since may help no longer.
  const helpers = Object.entries(helpersOf(before, role)).filter(
    ([player]) => aidFaults(game, player, helpFor(conflict, role)).length === 0,
  );
  return { ...conflict, help: { [role]: Object.fromEntries(helpers) } };
}

function attacks(work: Work, conflict: Conflict): void {
  const { attacked = [] } = ownOf(work.battle);
  const story = {
    type: 'campaign-attack',
    rule: 'hott.campinv.1',
    figures: { side: conflict.acting, province: conflict.province, kind: conflict.kind },
  };
  record(work, story, {
    conflict: begun(work.battle, conflict),
    attacked: [...attacked, conflict.acting],
  });
}

/** Whom an attack on a province meets: its besieger if it is under siege, else its controller. */
const metIn = (game: Game, province: string): string =>
  siegeOf(game, province)?.by ?? controllerOf(game, province) ?? '';

const attack: Act = (work, frame, command, player) => {
  const game = work.battle;
  const way = wayIn(command);
  const province = way.at(-1) ?? '';
  const faults = [...goFaults(game, player, way), ...attackFaults(game, player, province)];
  if (controllerOf(game, province) === player)
    faults.push(because('hott.campinv.1', 'hott.campaign.own-province', { province }));
  if (faults.length > 0) return faults;
  const from = placeOf(game, player);
  attacks(work, { province, kind: 'attack', acting: player, other: metIn(game, province), from });
  return after(
    [
      goingWay(player, way, true, 'attack'),
      { step: 'leave-sieges', player },
      { step: 'supply', player },
      { step: 'attacked' },
    ],
    { ...frame, acted: 'attack' },
  );
};

export function relieving(work: Work, player: string, way: Way, frame: Frame) {
  const province = way.at(-1) ?? '';
  const other = siegeOf(work.battle, province)?.by ?? '';
  attacks(work, { province, kind: 'relief', acting: player, other, from: placeOf(work.battle, player) });
  return after(
    [
      goingWay(player, way, true, 'relief'),
      { step: 'leave-sieges', player },
      { step: 'supply', player },
      { step: 'attacked' },
    ],
    { ...frame, acted: 'relieve' },
  );
}

const relieve: Act = (work, frame, command, player) => {
  const game = work.battle;
  const way = wayIn(command);
  const province = way.at(-1) ?? '';
  const siege = siegeOf(game, province);
  const faults = [...goFaults(game, player, way)];
  if (!siege || controllerOf(game, province) === null)
    faults.push(because('hott.campinv.7', 'hott.campaign.no-siege', { province }));
  else if (!atWar(game, player, siege.by))
    faults.push(...broken('hott.campinv.7', 'hott.campaign.no-war', { owner: siege.by, province }));
  if (ownOf(game).attacked?.includes(player))
    faults.push(...broken('hott.campyear.1', 'hott.campaign.has-acted', { player }));
  if (faults.length > 0) return faults;
  const owner = controllerOf(game, province);
  if (owner !== null && owner !== player) return goOn({ ...frame, leave: owner, march: [...way] });
  return relieving(work, player, way, frame);
};

/** Back into supply. It is allowed after sending a contingent, and leads up to two stages. */
const withdraw: Act = (work, frame, command, player) => {
  const game = work.battle;
  const way = wayIn(command);
  const from = placeOf(game, player);
  if (!frame.cutOff || from === null || !holds('hott.campsup.3'))
    return [because('hott.campsup.3', 'hott.campaign.in-supply', {})];
  const besieged = standsSiegeIn(game, player);
  const faults = [
    ...(canMarch(game, player) ? [] : broken('hott.campres.5', 'hott.campaign.no-general', { player })),
    ...(besieged === null
      ? []
      : broken('hott.campsiege.7', 'hott.campaign.besieged', { province: besieged })),
    ...wayFaults(game, player, from, way),
  ];
  if (faults.length > 0) return faults;
  const goal = way.at(-1) ?? '';
  if (!supplyWays(game, player).some((each) => each.at(-1) === goal)) return stopFaults(game, player, goal);
  const host = controllerOf(game, goal);
  if (host !== null && host !== player) return goOn({ ...frame, host, march: [...way], withdraws: true });
  return withdrawing(player, way, frame);
};

const sally: Act = (work, frame, _command, player) => {
  const game = work.battle;
  const province = standsSiegeIn(game, player);
  const siege = province === null ? null : siegeOf(game, province);
  if (province === null || !siege)
    return [because('hott.campsiege.7', 'hott.campaign.no-siege', { province: '' })];
  if (!canMarch(game, player)) return broken('hott.campres.5', 'hott.campaign.no-general', { player });
  if (ownOf(game).sent?.[player]) return broken('hott.campinv.6', 'hott.campaign.has-sent', { player });
  attacks(work, { province, kind: 'sally', acting: player, other: siege.by, from: province });
  return after([{ step: 'attacked' }], { ...frame, acted: 'sally' });
};

/** A later die for a siege, in the besieger's own turn. */
const besiege: Act = (work, frame, _command, player) => {
  const game = work.battle;
  const province = besiegedBy(game, player);
  if (province === null || placeOf(game, player) !== province)
    return [because('hott.campsiege.2', 'hott.campaign.no-siege', { province: '' })];
  if (ownOf(game).sent?.[player]) return broken('hott.campinv.6', 'hott.campaign.has-sent', { player });
  if (siegeOf(game, province)?.thrown || ownOf(game).attacked?.includes(player))
    return broken('hott.campyear.1', 'hott.campaign.has-acted', { player });
  return after(
    [
      { step: 'supply', player },
      { step: 'siege-die', province },
    ],
    { ...frame, acted: 'besiege' },
  );
};

const solicit: Act = (work, frame, command, player) => {
  const game = work.battle;
  const province = typeof command.target === 'string' ? command.target : (standsSiegeIn(game, player) ?? '');
  const siege = siegeOf(game, province);
  const owner = controllerOf(game, province);
  const kind =
    standsSiegeIn(game, player) === province
      ? 'sally'
      : siege && !(owner !== null && atWar(game, player, owner))
        ? 'relief'
        : 'attack';
  const faults =
    kind === 'attack'
      ? [...actFaults(game, player), ...attackFaults(game, player, province)]
      : siege && atWar(game, player, siege.by)
        ? []
        : [because('hott.campinv.7', 'hott.campaign.no-siege', { province })];
  if (faults.length > 0 || !holds('hott.campinv.2'))
    return faults.length > 0 ? faults : outOfPlace(work, command, 'turn');
  const conflict: Conflict = {
    province,
    kind,
    acting: player,
    other: metIn(game, province),
    from: placeOf(game, player),
  };
  const role = kind === 'attack' ? 'attacker' : 'defender';
  const from = solicited(game, command, helpFor(conflict, role));
  if (isReasons(from)) return from;
  const figures = { side: player, from: [...from], province };
  record(
    work,
    { type: 'campaign-solicit', rule: 'hott.campinv.2', figures },
    { conflict: begun(game, conflict) },
  );
  return after([asking(role, player, from)], frame);
};

/** What a player may do in his turn, by the type of the command. */
export const ACTS: Readonly<Record<string, Act>> = {
  march,
  attack,
  relieve,
  withdraw,
  sally,
  besiege,
  solicit,
  'end-turn': (work, frame, _command, player) => {
    if (conflictOf(work.battle))
      record(
        work,
        { type: 'campaign-no-attack', rule: 'hott.campinv.2', figures: { side: player } },
        { conflict: null as never },
      );
    const goes =
      frame.acted === 'march' ||
      frame.acted === 'attack' ||
      frame.acted === 'relieve' ||
      frame.acted === 'withdraw' ||
      frame.acted === 'besiege';
    return goes || !holds('hott.campsup.2') ? DONE : after([{ step: 'supply', player }], null);
  },
};
