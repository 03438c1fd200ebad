/** The state of a campaign: open notes, and the facts of nations, some of which only they know. */
import {
  countTo,
  flag,
  listOf,
  name,
  nullable,
  optional,
  pairOf,
  recordOf,
  recordWith,
  text,
} from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Story } from '../../../engine/game/event.ts';
import type { Game, GameSide } from '../../../engine/game/game.ts';
import { type Note, type Noted, notesOf, open, openNotes } from '../../../engine/game/own-form.ts';
import type { GameWork } from '../../../engine/game/rules.ts';
import { happen, tell } from '../../../engine/game/work.ts';
import { apOf, type Elements, isLurker, minus, NONE, only, plus } from './elements.ts';
import type { CampaignMap } from './map.ts';

const AP = 1000;
const elements = recordOf(countTo(AP));
const byPlayer = recordOf(elements);
const counts = recordOf(countTo(AP));
const players = listOf(text);
const pairs = listOf(pairOf(text));

export const SEASONS = ['spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** `from`: the province from which it comes to the battle. */
const contingent = recordWith({ elements, general: text, from: optional(text) });

/** A siege, and the contingents that stay with the besieger. */
const siege = recordWith({
  by: text,
  /** How many seasons it has lasted, the first included. */
  season: countTo(AP),
  /** The owner's field army stands siege. */
  inside: flag,
  with: optional(byPlayer),
  /** A die was thrown for it in this season. */
  thrown: optional(flag),
});

/** A battle or an attack that is being settled. */
const conflict = recordWith({
  province: text,
  /** Who acts: by an attack, a relief or a sally. */
  kind: text,
  acting: text,
  other: text,
  /** The province from which the acting army came. */
  from: nullable(text),
  help: optional(recordOf(recordOf(contingent))),
  fights: optional(flag),
});

/** `among`: provinces equally near, of which the captor may still choose another. */
const captive = recordWith({ hero: text, of: text, by: text, at: text, among: optional(players) });

/** The lasting state, which all players know. */
export const OWN = {
  year: open(countTo(AP)),
  season: open(text),
  active: open(text),
  order: open(players),
  provinces: open(listOf(recordWith({ id: text, owner: nullable(text), capital: optional(flag) }))),
  routes: open(listOf(listOf(text))),
  control: open(recordOf(nullable(text))),
  wars: open(pairs),
  allies: open(pairs),
  inimical: open(pairs),
  grants: open(listOf(recordWith({ by: text, to: text, what: text }))),
  overlords: open(recordOf(text)),
  sieges: open(recordOf(siege)),
  captives: open(listOf(captive)),
  prestige: open(counts),
  out: open(players),
  /** Players who attacked in this season. */
  attacked: open(players),
  /** Elements that were in a contingent in this season. */
  sent: open(byPlayer),
  /** Players who took part in a battle or siege in this year. */
  fought: open(players),
  /** Players whose field army has a maximum of 20 AP in this year. */
  small: open(players),
  /** Field battles lost in a row. */
  defeats: open(counts),
  /** Tributaries who may renounce their bond, as their overlord lost his capital. */
  released: open(players),
  /** Players who agree to end the campaign with the season. */
  ending: open(players),
  conflict: open(conflict),
};

const offer = recordWith({ by: text, to: text, what: text });

const secret = <Of>(form: Note<Of>['form']): Note<Of> => ({ form });

/** The facts of a nation. Without `open` only its player knows them. */
export const FACTS = {
  army: open(elements),
  reserve: open(elements),
  /** The province of its field army, where others see it. */
  at: open(name),
  armyLurkers: secret(elements),
  reserveLurkers: secret(elements),
  /** Elements that the nation replaced by hordes. */
  replaced: open(elements),
  replacedLurkers: secret(elements),
  /** The province of its field army while it is hidden. */
  hidden: secret(name),
  written: secret(recordWith({ at: name, wars: players })),
  /** Offers by it and to it that wait for an answer. Each of the two nations has them, and no other. */
  offers: secret(listOf(offer)),
  /** Offers by it that were declined in this year: bots do not make them again. */
  declined: secret(listOf(offer)),
};

export type Own = Noted<typeof OWN>;
export type Captive = NonNullable<Own['captives']>[number];
export type Siege = NonNullable<Own['sieges']>[string];
export type Conflict = NonNullable<Own['conflict']>;
export type Contingent = { readonly elements: Elements; readonly general: string };
type Facts = Noted<typeof FACTS>;

export const ownOf = ({ own }: Pick<Game, 'own'>): Own => notesOf(OWN)(own);
const factsOf = ({ facts }: GameSide): Facts => notesOf(FACTS)(facts);

/** The facts of a nation, as far as they are seen. */
export const sideOf = ({ sides }: Pick<Game, 'sides'>, player: string): Facts => {
  const side = sides.find(({ id }) => id === player);
  return side ? factsOf(side) : {};
};

/** The map. Null in a file stands for an absent part. */
export const mapOf = (game: Game): CampaignMap => {
  const { provinces, routes } = ownOf(game);
  return { provinces: (provinces ?? []) as CampaignMap['provinces'], routes: routes ?? [] };
};

export const playersOf = ({ sides }: Pick<Game, 'sides'>): readonly string[] => sides.map(({ id }) => id);

export const isOut = (game: Game, player: string): boolean => ownOf(game).out?.includes(player) ?? false;

export const livingOf = (game: Game): readonly string[] =>
  playersOf(game).filter((player) => !isOut(game, player));

/** The players in the order of the year, without those who are out. */
export const orderOf = (game: Game): readonly string[] =>
  (ownOf(game).order ?? playersOf(game)).filter((player) => !isOut(game, player));

export const armyOf = (game: Game, player: string): Elements => {
  const { army = NONE, armyLurkers = NONE } = sideOf(game, player);
  return plus(army, armyLurkers);
};

export const reserveOf = (game: Game, player: string): Elements => {
  const { reserve = NONE, reserveLurkers = NONE } = sideOf(game, player);
  return plus(reserve, reserveLurkers);
};

/** The elements that a nation replaced by hordes. */
export const replacedBy = (game: Game, player: string): Elements => {
  const { replaced = NONE, replacedLurkers = NONE } = sideOf(game, player);
  return plus(replaced, replacedLurkers);
};

/** Has a nation lurkers, in its field army or its reserve? The army points of all it shows tell everybody. */
export const hasLurkers = (game: Game, player: string): boolean => {
  const { armyLurkers = NONE, reserveLurkers = NONE } = sideOf(game, player);
  return apOf(armyLurkers) + apOf(reserveLurkers) > 0;
};

/** The province of a field army, hidden or not; null if it has no element, or no place. */
export function placeOf(game: Game, player: string): string | null {
  const { at, hidden } = sideOf(game, player);
  const place = hidden || at || null;
  return place !== null && apOf(armyOf(game, player)) > 0 ? place : null;
}

export const isHidden = (game: Game, player: string): boolean => (sideOf(game, player).hidden ?? '') !== '';
export const writtenBy = (game: Game, player: string): Facts['written'] => sideOf(game, player).written;

export const controllerOf = (game: Game, province: string): string | null =>
  ownOf(game).control?.[province] ?? null;

export const controlledBy = (game: Game, player: string): readonly string[] =>
  mapOf(game)
    .provinces.map(({ id }) => id)
    .filter((id) => controllerOf(game, id) === player);

export const siegeOf = (game: Game, province: string): Siege | null => ownOf(game).sieges?.[province] ?? null;

/** The field armies in a province whose place everybody knows, besides some. */
export const armiesSeenIn = (game: Game, province: string, but: readonly string[]): readonly string[] =>
  livingOf(game).filter(
    (player) => !but.includes(player) && !isHidden(game, player) && placeOf(game, player) === province,
  );

type Pair = readonly string[];
const samePair = (pair: Pair, one: string, other: string): boolean =>
  pair.includes(one) && pair.includes(other);
const hasPair = (pairsOf: readonly Pair[] | undefined, one: string, other: string): boolean =>
  one !== other && (pairsOf?.some((pair) => samePair(pair, one, other)) ?? false);

export const withoutPair = <Of extends Pair>(
  all: readonly Of[] | undefined,
  one: string,
  other: string,
): readonly Of[] => (all ?? []).filter((pair) => !samePair(pair, one, other));

export const atWar = (game: Game, one: string, other: string): boolean =>
  hasPair(ownOf(game).wars, one, other);
export const areInimical = (game: Game, one: string, other: string): boolean =>
  hasPair(ownOf(game).inimical, one, other);

export const overlordOf = (game: Game, player: string): string | null =>
  ownOf(game).overlords?.[player] ?? null;

export const tributariesOf = (game: Game, player: string): readonly string[] =>
  livingOf(game).filter((each) => overlordOf(game, each) === player);

export const areBound = (game: Game, one: string, other: string): boolean =>
  overlordOf(game, one) === other || overlordOf(game, other) === one;

/** Allies by agreement, or by the bond of overlord and tributary. */
export const areAllies = (game: Game, one: string, other: string): boolean =>
  areBound(game, one, other) || hasPair(ownOf(game).allies, one, other);

export const hasGranted = (game: Game, by: string, to: string, what: 'passage' | 'supply'): boolean =>
  ownOf(game).grants?.some((each) => each.by === by && each.to === to && each.what === what) ?? false;

/** Records the state of the campaign, and tells why. */
export const record = (work: GameWork, story: Story, set: Own): void =>
  tell(work, story, [{ change: 'note', set }] as never);

interface Forces {
  readonly army?: Elements;
  readonly reserve?: Elements;
  readonly replaced?: Elements;
  readonly at?: string | null;
  readonly hidden?: string | null;
  readonly written?: Facts['written'] | null;
}

const withoutLurkers = (all: Elements): Elements => only(all, (type) => !isLurker(type));
const lurkersIn = (all: Elements): Elements => only(all, isLurker);

/** The facts with some set; null removes one. Lurkers are kept apart, since other players do not see them. */
function factsWith(
  facts: GameSide['facts'],
  { army, reserve, replaced, at, hidden, written }: Forces,
): GameSide['facts'] {
  const set: Record<string, unknown> = {
    ...facts,
    ...(army ? { army: withoutLurkers(army), armyLurkers: lurkersIn(army) } : {}),
    ...(reserve ? { reserve: withoutLurkers(reserve), reserveLurkers: lurkersIn(reserve) } : {}),
    ...(replaced ? { replaced: withoutLurkers(replaced), replacedLurkers: lurkersIn(replaced) } : {}),
    ...(at === undefined ? {} : { at: at ?? '' }),
    ...(hidden === undefined ? {} : { hidden: hidden ?? '' }),
    ...(written === undefined ? {} : { written }),
  };
  const kept = Object.entries(set).filter(
    ([key, value]) =>
      value !== null &&
      !(/Lurkers$|^replaced$/.test(key) && Object.keys(value as object).length === 0) &&
      !(key === 'hidden' && value === ''),
  );
  return Object.fromEntries(kept) as GameSide['facts'];
}

/** Changes the forces of a nation. Others are told the same story with what they may know. */
export function setForces(work: GameWork, player: string, story: Story, set: Forces): void {
  const before = work.battle.sides.find(({ id }) => id === player)?.facts ?? {};
  const facts = factsWith(before, set);
  const seen = openNotes(FACTS, facts);
  const change = (shown: GameSide['facts']) =>
    [{ change: 'side', side: player, set: { facts: shown } }] as const;
  const isOpen = seen === facts && openNotes(FACTS, before) === before;
  const hidden = isOpen ? {} : { secret: { of: player, public: { ...story, changes: change(seen) } } };
  happen<GameWork>(work, { ...story, changes: change(facts), ...hidden });
}

/** The reserve of a nation with elements that were lost: all that it loses goes there. */
export const reserveWith = (game: Game, player: string, lost: Elements): Elements =>
  holds('hott.campres.3') ? plus(reserveOf(game, player), lost) : reserveOf(game, player);

/** Elements leave a field army for the reserve. */
export function toReserve(work: GameWork, player: string, story: Story, lost: Elements): void {
  const army = minus(armyOf(work.battle, player), lost);
  const nowhere = apOf(army) === 0 ? { at: null, hidden: null } : {};
  setForces(work, player, story, { army, reserve: reserveWith(work.battle, player, lost), ...nowhere });
}
