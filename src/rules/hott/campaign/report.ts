/** The report of a battle: what it must tell, what does not add up, and what follows from it. */

import { rowOf } from '../../../engine/data/lookup.ts';
import { holds } from '../../../engine/effects.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import { because } from '../citing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { ofOwner } from './commands.ts';
import {
  broughtBy,
  mainOf,
  partakersIn,
  ROLES,
  type Role,
  roleOfPlayer,
  strongholdOf,
  withoutHordes,
} from './conflict.ts';
import { apOf, type Elements, isWithin, NONE, plus } from './elements.ts';
import { heldHere } from './held-heroes.ts';
import type { Conflict } from './state.ts';

interface Captive {
  readonly hero: string;
  readonly of: string;
  readonly by: string;
}

/** A report as it was read. */
export interface Report {
  readonly winner: string | null;
  readonly destroyed: Readonly<Record<string, Elements>>;
  readonly left: Readonly<Record<string, Elements>>;
  readonly hordes: Readonly<Record<string, number>>;
  readonly credit: Readonly<Record<string, number>> | null;
  readonly captives: readonly Captive[];
  readonly freed: readonly Omit<Captive, 'by'>[];
  readonly generals: readonly { readonly of: string; readonly by?: string }[];
  readonly stronghold: string | null;
}

export const reportOf = (command: AnyCommand): Report =>
  ({
    winner: command.winner ?? null,
    destroyed: command.destroyed ?? {},
    left: command.left ?? {},
    hordes: command.hordes ?? {},
    credit: command.credit ?? null,
    captives: command.captives ?? [],
    freed: command.freed ?? [],
    generals: command.generals ?? [],
    stronghold: command.stronghold ?? null,
  }) as unknown as Report;

const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** The army points of a player that were destroyed or driven off. Each destruction of a horde counts. */
export function apLost({ destroyed, left, hordes }: Report, player: string): number {
  const gone = ofOwner(destroyed, player);
  const ofHordes = rowOf(hordes, player) ?? gone.Hordes ?? 0;
  return apOf(withoutHordes(gone)) + ofHordes + apOf(ofOwner(left, player));
}

export const apLostBy = (game: Game, conflict: Conflict, report: Report, role: Role): number =>
  Object.keys(broughtBy(game, conflict, role)).reduce((sum, player) => sum + apLost(report, player), 0);

/** The heroes of a player who were desorcelled in the battle. */
export const freedOf = ({ freed }: Report, player: string): Elements =>
  freed.filter(({ of }) => of === player).reduce((sum, { hero }) => plus(sum, { [hero]: 1 }), NONE);

/** The elements of a player that do not come home: destroyed, or captive. */
export const goneOf = ({ destroyed, captives }: Report, player: string): Elements =>
  captives
    .filter(({ of }) => of === player)
    .map(({ hero }): Elements => ({ [hero]: 1 }))
    .reduce(plus, ofOwner(destroyed, player));

const fault = (rule: HottClause, key: string, figures: Reason['figures'] = {}): Reason =>
  because(rule, `hott.campaign.report-${key}`, figures);

function elementFaults(game: Game, conflict: Conflict, report: Report, role: Role): readonly Reason[] {
  return Object.entries(broughtBy(game, conflict, role)).flatMap(([player, brought]) => {
    const gone = plus(ofOwner(report.left, player), goneOf(report, player));
    const hordes = rowOf(report.hordes, player) ?? 0;
    const all = plus(brought, freedOf(report, player));
    return [
      ...(isWithin(gone, all) ? [] : [fault('hott.campafter.5', 'too-many', { player })]),
      ...(hordes > 0 && (brought.Hordes ?? 0) === 0
        ? [fault('hott.campafter.12', 'hordes', { player })]
        : []),
      ...(rowOf(report.hordes, player) !== undefined &&
      hordes < (ofOwner(report.destroyed, player).Hordes ?? 0)
        ? [fault('hott.campafter.12', 'hordes', { player })]
        : []),
    ];
  });
}

function creditFaults(game: Game, conflict: Conflict, report: Report, role: Role): readonly Reason[] {
  const players = Object.keys(broughtBy(game, conflict, role));
  const most = apLostBy(game, conflict, report, otherRole(role));
  if (players.length < 2) return [];
  if (report.credit === null) return most === 0 ? [] : [fault('hott.campafter.12', 'credit', { most })];
  const sum = players.reduce((all, player) => all + (rowOf(report.credit ?? {}, player) ?? 0), 0);
  return sum > most ? [fault('hott.campafter.12', 'credit', { most })] : [];
}

/** A hero told as freed whom the stronghold of the battle did not hold; undefined if there is none. */
function neverHeld(game: Game, conflict: Conflict, { freed }: Report): Omit<Captive, 'by'> | undefined {
  const held = ROLES.flatMap((role) => heldHere(game, conflict, role));
  const times = (list: Report['freed'], { hero, of }: Omit<Captive, 'by'>): number =>
    list.filter((each) => each.hero === hero && each.of === of).length;
  return freed.find((each) => times(freed, each) > times(held, each));
}

/** What does not add up in a report; all of it. */
export function reportFaults(game: Game, conflict: Conflict, report: Report): readonly Reason[] {
  const mains = ROLES.map((role) => mainOf(conflict, role));
  const partakers = partakersIn(game, conflict);
  const owner = strongholdOf(game, conflict);
  const areFoes = (one: string, other: string): boolean => {
    const [a, b] = [roleOfPlayer(game, conflict, one), roleOfPlayer(game, conflict, other)];
    return a !== null && b !== null && a !== b;
  };
  const named = [report.destroyed, report.left, report.hordes, report.credit ?? {}].flatMap(Object.keys);
  const stranger = named.find((player) => !partakers.includes(player));
  const taker = report.stronghold;
  const wrongCaptive = report.captives.find(
    ({ hero, of, by }) => !hero.endsWith('Hero') || !areFoes(of, by) || !bringsMagician(game, conflict, by),
  );
  const wrongFreed = neverHeld(game, conflict, report);
  const wrongGeneral = report.generals.find(
    ({ of, by }) => !partakers.includes(of) || (by !== undefined && !areFoes(of, by)),
  );
  const ownerLosesIt = taker !== null && owner !== null && report.winner !== null;
  const faults = [
    ...(report.winner === null || mains.includes(report.winner)
      ? []
      : [fault('hott.campafter.1', 'winner', { player: report.winner })]),
    ...(stranger === undefined ? [] : [fault('hott.campafter.5', 'stranger', { player: stranger })]),
    ...ROLES.flatMap((role) => elementFaults(game, conflict, report, role)),
    ...ROLES.flatMap((role) => creditFaults(game, conflict, report, role)),
    ...(wrongCaptive ? [fault('hott.campafter.7', 'captive', { hero: wrongCaptive.hero })] : []),
    ...(wrongFreed ? [fault('hott.campafter.8', 'freed', { hero: wrongFreed.hero })] : []),
    ...(wrongGeneral ? [fault('hott.campafter.9', 'general', { player: wrongGeneral.of })] : []),
    ...(taker !== null && (owner === null || !areFoes(taker, owner))
      ? [fault('hott.campbat.2', 'stronghold', { player: taker })]
      : []),
    ...(ownerLosesIt &&
    roleOfPlayer(game, conflict, report.winner ?? '') === roleOfPlayer(game, conflict, owner ?? '')
      ? [fault('hott.campafter.1', 'winner', { player: report.winner ?? '' })]
      : []),
  ];
  return faults.filter(({ rule }) => holds(rule));
}

const bringsMagician = (game: Game, conflict: Conflict, player: string): boolean =>
  ROLES.some((role) => (broughtBy(game, conflict, role)[player]?.Magician ?? 0) > 0);

/** The points of prestige that a player gains by a battle. */
export function prestigeFor(game: Game, conflict: Conflict, report: Report, player: string): number {
  const role = roleOfPlayer(game, conflict, player);
  if (role === null) return 0;
  const alone = Object.keys(broughtBy(game, conflict, role)).length === 1;
  const won = alone
    ? apLostBy(game, conflict, report, otherRole(role))
    : (rowOf(report.credit ?? {}, player) ?? 0);
  const foe = mainOf(conflict, otherRole(role));
  const killed = report.generals.some(({ of, by }) => of === foe && by === player);
  const bonus = holds('hott.campafter.13') ? 4 * (Number(report.stronghold === player) + Number(killed)) : 0;
  return (holds('hott.campafter.12') ? Math.max(0, won - apLost(report, player)) : 0) + bonus;
}
