/** A battle is fought elsewhere; here its report is taken, and what follows from it is carried out in order. */

import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import { agreed } from '../../../../engine/game/options.ts';
import { ofOwner } from '../commands.ts';
import {
  broughtBy,
  conflictOf,
  helpersOf,
  mainOf,
  partakersIn,
  ROLES,
  type Role,
  strongholdOf,
} from '../conflict.ts';
import { apOf, type Elements, minus, NONE, plus } from '../elements.ts';
import { PENALTY_EACH } from '../options.ts';
import { goneOf, prestigeFor, type Report, reportFaults, reportOf } from '../report.ts';
import {
  endSiege,
  heldNear,
  holdCaptives,
  leaveSieges,
  nearestOf,
  setSiege,
  takeProvince,
  withFought,
} from '../sieges.ts';
import {
  armyOf,
  type Conflict,
  controllerOf,
  livingOf,
  ownOf,
  record,
  reserveOf,
  reserveWith,
  setForces,
  siegeOf,
} from '../state.ts';
import { forget } from './attacked.ts';
import { afterFall } from './capital.ts';
import { ask, outOfPlace, question, type Step, type Work, waitForAll } from './common.ts';
import { losing } from './lose.ts';

/** One main protagonist reports, and the other confirms. */
export const battle: Step = {
  run(work, frame) {
    const conflict = conflictOf(work.battle);
    if (!conflict || frame.settled) return DONE;
    const mains = ROLES.map((role) => mainOf(conflict, role));
    const about = { province: conflict.province, attacker: mains[0] ?? '', defender: mains[1] ?? '' };
    if (frame.by === undefined) return waitForAll(mains.map((player) => question(player, 'battle', about)));
    const other = mains.find((player) => player !== frame.by) ?? '';
    return ask(other, 'confirm', { ...about, by: String(frame.by) });
  },
  answer(work, frame, command, by) {
    const conflict = conflictOf(work.battle);
    if (!conflict) return outOfPlace(work, command, 'battle');
    if (frame.by !== undefined && command.type === 'confirm')
      return settled(work, conflict, reportOf(frame.report as AnyCommand));
    if (frame.by !== undefined && command.type === 'decline') return goOn({ step: 'battle' });
    if (command.type !== 'report') return outOfPlace(work, command, 'battle');
    const faults = reportFaults(work.battle, conflict, reportOf(command));
    if (faults.length > 0) return faults;
    record(work, { type: 'campaign-report', rule: 'hott.campafter.1', figures: { side: by } }, {});
    return goOn({ step: 'battle', by, report: command });
  },
};

const loserRole = (conflict: Conflict, winner: string | null): Role | null =>
  winner === null ? null : mainOf(conflict, 'attacker') === winner ? 'defender' : 'attacker';

/** Heroes desorcelled in the battle are in their field armies again. */
function freeHeroes(work: Work, { province }: Conflict, { freed }: Report): void {
  if (!holds('hott.campafter.8')) return;
  for (const { of, hero } of freed) {
    const { captives = [] } = ownOf(work.battle);
    const found = captives.findIndex((each) => each.of === of && each.hero === hero && each.at === province);
    if (found < 0) continue;
    const story = { type: 'campaign-hero-freed', rule: 'hott.campafter.8', figures: { side: of, hero } };
    record(work, story, { captives: captives.filter((_, at) => at !== found) });
    setForces(work, of, story, { army: plus(armyOf(work.battle, of), { [hero]: 1 }) });
  }
}

/** Elements destroyed go to the reserve, captives to their captors, all others home. */
function bringHome(work: Work, conflict: Conflict, report: Report): void {
  freeHeroes(work, conflict, report);
  const named = holds('hott.campafter.7') ? report.captives : [];
  for (const role of ROLES)
    for (const player of Object.keys(broughtBy(work.battle, conflict, role))) {
      const lost = plus(
        holds('hott.campafter.5') ? ofOwner(report.destroyed, player) : NONE,
        holds('hott.campafter.6') ? NONE : ofOwner(report.left, player),
      );
      const taken = named.filter(({ of }) => of === player).map(({ hero }): Elements => ({ [hero]: 1 }));
      const gone = taken.reduce(plus, NONE);
      if (apOf(lost) + apOf(gone) > 0) leaveArmy(work, conflict, player, lost, gone);
    }
  const held = named.flatMap((each) => heldNear(work.battle, each, conflict.province) ?? []);
  if (held.length > 0) holdCaptives(work, ownOf(work.battle).captives ?? [], held);
  for (const { of, hero } of named.filter(
    ({ by }) => nearestOf(work.battle, by, conflict.province).length === 0,
  )) {
    const reserve = plus(reserveOf(work.battle, of), { [hero]: 1 });
    const story = { type: 'campaign-hero-free', rule: 'hott.campafter.7', figures: { side: of, hero } };
    setForces(work, of, story, { reserve });
  }
}

function leaveArmy(work: Work, conflict: Conflict, player: string, lost: Elements, gone: Elements): void {
  const siege = siegeOf(work.battle, conflict.province);
  const away = siege?.with?.[player];
  const story = {
    type: 'campaign-destroyed',
    rule: 'hott.campafter.5',
    figures: { side: player, ap: apOf(lost) },
  };
  const reserve = reserveWith(work.battle, player, lost);
  if (siege && away) {
    const left = { ...siege, with: { ...siege.with, [player]: minus(minus(away, lost), gone) } };
    record(work, story, { sieges: setSiege(work.battle, conflict.province, left) });
    setForces(work, player, story, { reserve });
    return;
  }
  const army = minus(minus(armyOf(work.battle, player), lost), gone);
  setForces(work, player, story, {
    army,
    reserve,
    ...(apOf(army) === 0 ? { at: null, hidden: null } : {}),
  });
}

function countDefeats(game: Game, conflict: Conflict, winner: string | null) {
  const defeats = { ...ownOf(game).defeats };
  for (const role of ROLES) {
    const main = mainOf(conflict, role);
    defeats[main] = winner !== null && winner !== main ? (defeats[main] ?? 0) + 1 : 0;
  }
  return defeats;
}

function settled(work: Work, conflict: Conflict, report: Report) {
  const game = work.battle;
  const partakers = partakersIn(game, conflict);
  const stronghold = strongholdOf(game, conflict);
  const gains = Object.fromEntries(
    partakers.map((player) => [player, prestigeFor(game, conflict, report, player)]),
  );
  const sent = { ...ownOf(game).sent };
  for (const role of ROLES)
    for (const [player, { elements }] of Object.entries(helpersOf(conflict, role)))
      sent[player] = plus(sent[player] ?? NONE, elements);
  bringHome(work, conflict, report);
  const { prestige = {} } = ownOf(work.battle);
  const total = Object.fromEntries(
    partakers.map((player) => [player, (prestige[player] ?? 0) + (gains[player] ?? 0)]),
  );
  const figures = { winner: report.winner ?? '', province: conflict.province, prestige: gains };
  record(
    work,
    { type: 'campaign-battle', rule: 'hott.campafter.12', figures },
    {
      prestige: { ...prestige, ...total },
      fought: withFought(work.battle, partakers),
      defeats: countDefeats(work.battle, conflict, report.winner),
      sent,
    },
  );
  return after(whatFollows(work, conflict, report, stronghold), null);
}

/** 4 AP for the general or the stronghold, each main protagonist his own; retreats; the province and its capital. */
function whatFollows(
  work: Work,
  conflict: Conflict,
  report: Report,
  stronghold: string | null,
): readonly Frame[] {
  const penalties = ROLES.flatMap((role) => {
    const player = mainOf(conflict, role);
    const lost =
      Number(report.generals.some(({ of }) => of === player)) +
      Number(report.stronghold !== null && stronghold === player);
    const times = agreed(work.battle.options, PENALTY_EACH) ? lost : Math.min(1, lost);
    return times > 0 && holds('hott.campafter.9') ? [losing(player, 4 * times, 'hott.campafter.9')] : [];
  });
  const loser = loserRole(conflict, report.winner);
  const lost = Object.fromEntries(
    partakersIn(work.battle, conflict).map((each) => [each, goneOf(report, each)]),
  );
  return [
    ...penalties,
    ...(loser === null
      ? drawn(conflict)
      : [
          { step: 'retreat', player: mainOf(conflict, loser) },
          { step: 'helpers-retreat', role: loser, lost },
        ]),
    { step: 'province-falls', winner: report.winner },
  ];
}

/** After a draw each army that came from another province goes back there. */
const drawn = ({ kind, acting, from }: Conflict): readonly Frame[] =>
  kind === 'sally' || from === null ? [] : [{ step: 'go-back', player: acting, to: from }];

/** If the owner of the province was beaten as main protagonist, the other takes it without a siege. */
export const provinceFalls: Step = {
  run(work, { winner }) {
    const conflict = conflictOf(work.battle);
    if (!conflict) return DONE;
    const { province } = conflict;
    const owner = controllerOf(work.battle, province);
    const mains = ROLES.map((role) => mainOf(conflict, role));
    const victor = typeof winner === 'string' ? winner : null;
    const loser = victor === null ? null : (mains.find((each) => each !== victor) ?? null);
    const siege = siegeOf(work.battle, province);
    const friends =
      victor === null
        ? []
        : [victor, ...Object.keys(helpersOf(conflict, mains[0] === victor ? 'attacker' : 'defender'))];
    if (siege && loser === siege.by) endSiege(work, province, 'hott.campsiege.5');
    // A player whose field army was lost in the battle ends his own siege.
    for (const player of livingOf(work.battle)) leaveSieges(work, player);
    if (victor === null || owner === null || loser !== owner || !holds('hott.campafter.10')) {
      forget(work);
      return DONE;
    }
    takeProvince(work, province, victor, 'hott.campafter.10', friends);
    forget(work);
    return after(afterFall(work.battle, province, owner, victor), null);
  },
};
