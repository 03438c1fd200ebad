/** Asking for allied contingents. */
import { holds } from '../../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../../engine/game/asking.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import type { Reason } from '../../../../engine/game/event.ts';
import type { Frame, Game } from '../../../../engine/game/game.ts';
import { because, broken } from '../../citing.ts';
import { elementsIn, namesIn } from '../commands.ts';
import { conflictOf, helpersOf, helpFor, type Role } from '../conflict.ts';
import { contingentFault, isWithin } from '../elements.ts';
import { isHidden, livingOf, overlordOf, placeOf, record, setForces } from '../state.ts';
import { aidFaults, contingentWay, type Help, isAsked, sendable, wayFaults } from '../ways.ts';
import { outOfPlace, question, type Step, type Work, waitForAll, wayIn } from './common.ts';
import { sailing } from './contingent-storms.ts';

/** The players whom a command asks for help, or why it may not. */
export function solicited(
  game: Game,
  command: AnyCommand,
  help: Help,
): readonly string[] | readonly Reason[] {
  const from = namesIn(command.from);
  const strange = from.find(
    (each) => !livingOf(game).includes(each) || each === help.attacker || each === help.defender,
  );
  return strange === undefined
    ? from
    : [because('hott.campinv.2', 'hott.campaign.no-player', { player: strange })];
}

export const isReasons = (found: readonly unknown[]): found is readonly Reason[] =>
  found.some((each) => typeof each === 'object');

/** Players who are asked for a contingent for one side of the conflict. */
export const asking = (role: Role, by: string, asked: readonly string[]): Frame => ({
  step: 'aid',
  role,
  by,
  asked: [...asked],
});

/** The player who asks another one for help: the one who acts, or an overlord who passes a request on to his tributary. */
const askerOf = ({ by, orders }: Frame, player: string): string =>
  (orders as Readonly<Record<string, string>> | undefined)?.[player] ?? String(by);

/** A tributary whom his overlord asks is ordered: he cannot decline if he may send anything. */
const isOrdered = (game: Game, player: string, by: string): boolean =>
  overlordOf(game, player) === by && holds('hott.camptrib.2');

function sendFaults(game: Game, by: string, command: AnyCommand, help: Help): readonly Reason[] {
  const general = aidFaults(game, by, help);
  if (general.length > 0) return general;
  const elements = elementsIn(command.elements);
  const fault = contingentFault(elements, String(command.general));
  if (fault) return [because(fault.rule, fault.key, {})];
  if (!isWithin(elements, sendable(game, by)))
    return [because('hott.campally.3', 'hott.campaign.not-there', {})];
  const way = wayIn(command);
  const from = placeOf(game, by) ?? '';
  const arrives = (way.at(-1) ?? from) === help.province;
  const host = help.role === 'attacker' ? help.attacker : help.defender;
  if (command.way !== undefined && !arrives)
    return [because('hott.campally.1', 'hott.campaign.no-way', { province: help.province })];
  return command.way === undefined
    ? []
    : wayFaults(game, by, from, way, host).map((each) => ({ ...each, rule: 'hott.campally.1' }));
}

/** Orders by which a field army itself would come. */
const MOVES_ARMY: readonly string[] = ['march', 'attack', 'relieve', 'defend'];

/** All asked players answer at the same time, with a contingent or not. */
export const aid: Step = {
  run(work, frame) {
    const game = work.battle;
    const conflict = conflictOf(game);
    if (!conflict) return DONE;
    const role = frame.role as Role;
    const help = helpFor(conflict, role);
    const open = (frame.asked as readonly string[]).filter(
      (player) => helpersOf(conflict, role)[player] === undefined && isAsked(game, player, help),
    );
    if (open.length === 0) return DONE;
    const about = { role, province: conflict.province };
    return waitForAll(
      open.map((player) => question(player, 'aid', { for: askerOf(frame, player), ...about })),
    );
  },
  answer(work, frame, command, by) {
    const game = work.battle;
    const conflict = conflictOf(game);
    const role = frame.role as Role;
    if (!conflict) return outOfPlace(work, command, 'aid');
    const help = helpFor(conflict, role);
    const asked = frame.asked as readonly string[];
    const others = goOn({ ...frame, asked: asked.filter((each) => each !== by) });
    if (command.type === 'solicit') return passedOn(work, frame, command, by, help);
    if (command.type === 'decline') {
      const overlord = askerOf(frame, by);
      if (isOrdered(game, by, overlord) && aidFaults(game, by, help).length === 0)
        return broken('hott.camptrib.2', 'hott.campaign.ordered', { overlord });
      record(work, { type: 'campaign-no-aid', rule: 'hott.campinv.2', figures: { side: by } }, {});
      return others;
    }
    if (command.type !== 'send') {
      const only = broken('hott.campinv.5', 'hott.campaign.only-contingent', {});
      return MOVES_ARMY.includes(command.type) && only.length > 0 ? only : outOfPlace(work, command, 'aid');
    }
    const faults = sendFaults(game, by, command, help);
    if (faults.length > 0) return faults;
    const sails = send(work, role, by, command);
    return after(sails, { ...frame, asked: asked.filter((each) => each !== by) });
  },
};

/** A tributary may order his own tributary to send a contingent in place of his. */
function passedOn(work: Work, frame: Frame, command: AnyCommand, by: string, help: Help) {
  const game = work.battle;
  const instead = namesIn(command.from).filter((each) => overlordOf(game, each) === by);
  const able = instead.filter((each) => isAsked(game, each, help));
  if (able.length === 0 || !holds('hott.camptrib.8'))
    return [
      because('hott.camptrib.8', 'hott.campaign.no-tributary', { player: namesIn(command.from)[0] ?? '' }),
    ];
  const asked = (frame.asked as readonly string[]).filter((each) => each !== by && !able.includes(each));
  const orders = { ...(frame.orders as object), ...Object.fromEntries(able.map((each) => [each, by])) };
  record(work, { type: 'campaign-no-aid', rule: 'hott.camptrib.8', figures: { side: by } }, {});
  return goOn({ ...frame, orders, asked: [...asked, ...able] });
}

/** Sends a contingent. Answers with the storms that it meets. */
function send(work: Work, role: Role, by: string, command: AnyCommand): readonly Frame[] {
  const conflict = conflictOf(work.battle);
  if (!conflict) return [];
  if (isHidden(work.battle, by)) reveal(work, by);
  const way = command.way ? wayIn(command) : (contingentWay(work.battle, by, helpFor(conflict, role)) ?? []);
  const from = way.length > 1 ? way.at(-2) : placeOf(work.battle, by);
  const contingent = {
    elements: elementsIn(command.elements),
    general: String(command.general),
    ...(from ? { from } : {}),
  };
  const help = { ...conflict.help, [role]: { ...helpersOf(conflict, role), [by]: contingent } };
  const figures = { side: by, province: conflict.province, way: [...way] };
  record(
    work,
    { type: 'campaign-aid', rule: 'hott.campally.1', figures },
    { conflict: { ...conflict, help } },
  );
  return sailing(work.battle, by, role, placeOf(work.battle, by) ?? '', way);
}

/** A hidden field army is marked on the map. */
export function reveal(work: Work, player: string): void {
  if (!isHidden(work.battle, player) || !holds('hott.campyear.4')) return;
  const province = placeOf(work.battle, player);
  const story = {
    type: 'campaign-revealed',
    rule: 'hott.campyear.4',
    figures: { side: player, province: province ?? '' },
  };
  setForces(work, player, story, { at: province, hidden: null });
}
