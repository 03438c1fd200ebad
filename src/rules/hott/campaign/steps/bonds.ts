/** Bonds between nations: alliances, peace, tribute, permissions, captives and contingents away. */
import { holds } from '../../../../engine/effects.ts';
import type { AnyCommand } from '../../../../engine/game/command.ts';
import type { Reason } from '../../../../engine/game/event.ts';
import type { Game } from '../../../../engine/game/game.ts';
import { because, broken } from '../../citing.ts';
import type { HottClause } from '../../clauses/ids.ts';
import { costOf, type Element } from '../../troops/troops.ts';
import { isEmpty, isWithin, minus, NONE, plus } from '../elements.ts';
import { declinedOf, type Offer, offersOf, offersTo, setOffers } from '../offers.ts';
import { callHome, endSiegesBetween, freeCaptives, holdCaptives } from '../sieges.ts';
import {
  areAllies,
  armyOf,
  atWar,
  controllerOf,
  livingOf,
  type Own,
  overlordOf,
  ownOf,
  record,
  replacedBy,
  reserveOf,
  setForces,
  tributariesOf,
  withoutPair,
} from '../state.ts';
import { outOfPlace, type Work } from './common.ts';

type Answer = readonly Reason[];
const DONE: Answer = [];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The overlords above a player, the nearest first. */
export function overlordsAbove(game: Game, player: string): readonly string[] {
  const found: string[] = [];
  let above = overlordOf(game, player);
  while (above !== null && !found.includes(above)) {
    found.push(above);
    above = overlordOf(game, above);
  }
  return found;
}

const unknownPlayer = (game: Game, by: string, other: string): Answer =>
  other !== by && livingOf(game).includes(other)
    ? []
    : [because('hott.campmap.1', 'hott.campaign.no-player', { player: other })];

/** Ends a bond; what the tributary replaced by hordes comes back. */
export function freeTributary(work: Work, tributary: string, rule: HottClause): void {
  const own = ownOf(work.battle);
  const overlords = Object.fromEntries(
    Object.entries(own.overlords ?? {}).filter(([each]) => each !== tributary),
  );
  record(
    work,
    { type: 'campaign-free', rule, figures: { side: tributary } },
    {
      overlords,
      released: (own.released ?? []).filter((each) => each !== tributary),
    },
  );
  restore(work, tributary);
}

/** Hordes become again what they were, as far as they are there. */
export function restore(work: Work, player: string): void {
  const elements = replacedBy(work.battle, player);
  if (isEmpty(elements) || !holds('hott.camptrib.10')) return;
  let [army, reserve] = [armyOf(work.battle, player), reserveOf(work.battle, player)];
  for (const [type, count] of Object.entries(elements))
    for (let at = 0; at < count; at++) {
      const hordes = { Hordes: hordesFor(type) };
      if (isWithin(hordes, army)) army = plus(minus(army, hordes), { [type]: 1 });
      else if (isWithin(hordes, reserve)) reserve = plus(minus(reserve, hordes), { [type]: 1 });
      else {
        const rest = { Hordes: Math.max(0, (hordes.Hordes ?? 0) - (army.Hordes ?? 0)) };
        const there = { Hordes: army.Hordes ?? 0 };
        [army, reserve] = [plus(minus(army, there), { [type]: 1 }), minus(reserve, rest)];
      }
    }
  setForces(
    work,
    player,
    { type: 'campaign-restored', rule: 'hott.camptrib.10', figures: { side: player } },
    { army, reserve, replaced: NONE },
  );
}

/** Hordes of the same army points. */
export const hordesFor = (type: string): number => costOf(type as Element);

/** Why a bond cannot be agreed on: one player offers it, the other would accept. */
function bondFaults(game: Game, by: string, other: string, what: string): Answer {
  const figures = { other };
  if (what === 'alliance' && atWar(game, by, other))
    return [because('hott.campyear.5', 'hott.campaign.at-war-with', figures)];
  if (what === 'alliance' && areAllies(game, by, other))
    return [because('hott.campmove.2', 'hott.campaign.bound', figures)];
  if (what === 'peace' && !atWar(game, by, other))
    return [because('hott.campyear.5', 'hott.campaign.no-war-with', figures)];
  if (what !== 'tribute') return [];
  const overlord = overlordOf(game, by);
  if (overlord !== null && holds('hott.camptrib.9'))
    return [because('hott.camptrib.9', 'hott.campaign.has-overlord', { overlord })];
  return overlordsAbove(game, other).includes(by)
    ? [because('hott.camptrib.9', 'hott.campaign.circle', figures)]
    : [];
}

function offer(work: Work, by: string, { what, to }: AnyCommand): Answer {
  const game = work.battle;
  const other = text(to);
  const strange = unknownPlayer(game, by, other);
  if (strange.length > 0) return strange;
  const faults = bondFaults(game, by, other, text(what));
  if (faults.length > 0) return faults;
  if (what === 'tribute' && !holds('hott.camptrib.1')) return outOfPlace(work, { type: 'offer' }, 'bonds');
  const made = { by, to: other, what: text(what) };
  const story = {
    type: 'campaign-offer',
    rule: 'hott.camptrib.1',
    figures: { side: by, other, what: made.what },
  };
  for (const player of [by, other])
    setOffers(work, player, story, { offers: [...withoutOffer(offersOf(game, player), made), made] });
  return DONE;
}

const isSame = (one: Offer, other: Offer): boolean =>
  one.by === other.by && one.to === other.to && one.what === other.what;

const withoutOffer = (all: readonly Offer[], offer: Offer): readonly Offer[] =>
  all.filter((each) => !isSame(each, offer));

/** What an accepted offer changes. */
function agreed(game: Game, by: string, from: string, what: string): Own {
  const own = ownOf(game);
  if (what === 'alliance') return { allies: [...(own.allies ?? []), [from, by]] };
  if (what === 'peace') return { wars: withoutPair(own.wars, by, from) };
  return { overlords: { ...own.overlords, [from]: by }, wars: withoutPair(own.wars, by, from) };
}

function settleOffer(work: Work, by: string, command: AnyCommand): Answer {
  const [from, what] = [text(command.from), text(command.what)];
  const made = offersTo(work.battle, by).find((each) => isSame(each, { by: from, to: by, what }));
  if (!made) return [because('hott.camptrib.1', 'hott.campaign.no-offer', { other: from, what })];
  const accepts = command.type === 'accept';
  const faults = accepts ? bondFaults(work.battle, from, by, what) : [];
  if (faults.length > 0) return faults;
  const figures = { side: by, other: from, what };
  const answered = accepts ? 'campaign-offer-taken' : 'campaign-declined';
  for (const player of [from, by]) {
    const offers = withoutOffer(offersOf(work.battle, player), made);
    const declined = [...declinedOf(work.battle, player), ...(accepts || player !== from ? [] : [made])];
    setOffers(work, player, { type: answered, rule: 'hott.camptrib.1', figures }, { offers, declined });
  }
  if (!accepts) return DONE;
  const story = { type: 'campaign-agreed', rule: 'hott.camptrib.1', figures };
  record(work, story, agreed(work.battle, by, from, what));
  if (what !== 'alliance') endSiegesBetween(work, by, from);
  return DONE;
}

function endAlliance(work: Work, by: string, command: AnyCommand): Answer {
  const { allies = [] } = ownOf(work.battle);
  const partners = allies
    .filter((pair) => pair.includes(by))
    .map((pair) => pair.find((each) => each !== by) ?? '');
  const other = text(command.with ?? command.to) || (partners.length === 1 ? (partners[0] ?? '') : '');
  if (!partners.includes(other)) return [because('hott.campmove.2', 'hott.campaign.no-alliance', { other })];
  const story = { type: 'campaign-alliance-ends', rule: 'hott.campmove.2', figures: { side: by, other } };
  record(work, story, { allies: withoutPair(allies, by, other) });
  return DONE;
}

function permit(work: Work, by: string, { type, what, to }: AnyCommand): Answer {
  const strange = unknownPlayer(work.battle, by, text(to));
  if (strange.length > 0) return strange;
  const kept = (ownOf(work.battle).grants ?? []).filter(
    (each) => !(each.by === by && each.to === to && each.what === what),
  );
  const grants = type === 'grant' ? [...kept, { by, to: text(to), what: text(what) }] : kept;
  const figures = { side: by, other: text(to), what: text(what), given: type === 'grant' ? 1 : 0 };
  record(work, { type: 'campaign-permission', rule: 'hott.campmove.2', figures }, { grants });
  return DONE;
}

/** Has the overlord of a player lost two field battles in a row, or his capital? */
export const mayRenounce = (game: Game, player: string): boolean => {
  const overlord = overlordOf(game, player);
  const { defeats = {}, released = [] } = ownOf(game);
  return (
    overlord !== null &&
    holds('hott.camptrib.10') &&
    ((defeats[overlord] ?? 0) >= 2 || released.includes(player))
  );
};

function renounce(work: Work, by: string): Answer {
  if (!mayRenounce(work.battle, by))
    return [because('hott.camptrib.10', 'hott.campaign.cannot-renounce', {})];
  freeTributary(work, by, 'hott.camptrib.10');
  return DONE;
}

function letGo(work: Work, by: string, { tributary }: AnyCommand): Answer {
  if (!tributariesOf(work.battle, by).includes(text(tributary)))
    return [because('hott.camptrib.10', 'hott.campaign.no-tributary', { player: text(tributary) })];
  freeTributary(work, text(tributary), 'hott.camptrib.10');
  return DONE;
}

function release(work: Work, by: string, { hero, of }: AnyCommand): Answer {
  const { captives = [] } = ownOf(work.battle);
  const held = captives.find((each) => each.by === by && each.hero === hero && each.of === of);
  if (!held) return [because('hott.campafter.8', 'hott.campaign.no-captive', { hero: text(hero) })];
  freeCaptives(work, (each) => each === held);
  return DONE;
}

/** Chooses another of the equally near strongholds for a captive. */
function imprison(work: Work, by: string, { hero, of, at }: AnyCommand): Answer {
  const { captives = [] } = ownOf(work.battle);
  const held = captives.find((each) => each.by === by && each.hero === hero && each.of === of);
  if (!held) return [because('hott.campafter.7', 'hott.campaign.no-captive', { hero: text(hero) })];
  const among = (held.among ?? []).filter((each) => controllerOf(work.battle, each) === by);
  if (!among.includes(text(at)))
    return [because('hott.campafter.7', 'hott.campaign.prison', { province: text(at), known: [...among] })];
  holdCaptives(
    work,
    captives.filter((each) => each !== held),
    [{ ...held, at: text(at) }],
  );
  return DONE;
}

/** Agrees to end the campaign with the season, or no longer does. */
function agreeToEnd(work: Work, by: string, { agrees = true }: AnyCommand): Answer {
  const others = (ownOf(work.battle).ending ?? []).filter((each) => each !== by);
  const ending = agrees === true ? [...others, by] : others;
  const figures = { side: by, agrees: agrees === true ? 1 : 0 };
  record(work, { type: 'campaign-ending', rule: 'hott.campwin.1', figures }, { ending });
  return DONE;
}

type Deal = (work: Work, by: string, command: AnyCommand) => Answer;

/** What a player may do about bonds in his own turn. */
const IN_TURN: Readonly<Record<string, Deal>> = {
  'end-alliance': endAlliance,
  revoke: permit,
  renounce,
  'let-go': letGo,
  release,
  'call-home': (work, by, { province }) =>
    callHome(work, by, 'hott.campsiege.8', typeof province === 'string' ? province : null)
      ? DONE
      : [because('hott.campsiege.8', 'hott.campaign.nothing-away', {})],
};

/** What players may do about bonds at any time. */
const ANY_TIME: Readonly<Record<string, Deal>> = {
  offer,
  accept: settleOffer,
  decline: settleOffer,
  grant: permit,
  imprison,
  'end-campaign': agreeToEnd,
};

/** Carries out a command about bonds: the reasons against it; null for other commands. */
export function deal(work: Work, command: AnyCommand, by: string, own: boolean): Answer | null {
  const found = ANY_TIME[command.type] ?? IN_TURN[command.type];
  if (!found) return null;
  if (!own && IN_TURN[command.type]) return broken('hott.campyear.1', 'hott.campaign.not-your-turn', {});
  return found(work, by, command);
}
