/** Random legal play of campaigns, with made-up legal reports. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { AnyCommand } from '../../src/engine/game/command.ts';
import { begin } from '../../src/engine/game/decide.ts';
import type { Awaited, Game } from '../../src/engine/game/game.ts';
import { newPlay, type PlayOf, playCommand } from '../../src/engine/game/records/record.ts';
import { actsOf, defencesOf, lossesAsked } from '../../src/rules/hott/campaign/choices.ts';
import {
  broughtBy,
  conflictOf,
  mainOf,
  ROLES,
  strongholdOf,
} from '../../src/rules/hott/campaign/conflict.ts';
import { type Elements, isEmpty, minus, typesIn } from '../../src/rules/hott/campaign/elements.ts';
import { hottCampaign } from '../../src/rules/hott/campaign/index.ts';
import { loadCampaign } from '../../src/rules/hott/campaign/load.ts';
import { offersTo } from '../../src/rules/hott/campaign/offers.ts';
import {
  armyOf,
  atWar,
  controlledBy,
  controllerOf,
  livingOf,
  mapOf,
  ownOf,
  placeOf,
  reserveOf,
  siegeOf,
} from '../../src/rules/hott/campaign/state.ts';
import { retreatWays, sendable } from '../../src/rules/hott/campaign/ways.ts';

export type Draw = (below: number) => number;

/** Numbers below a bound, from a seed. */
export function drawFrom(seed: number): Draw {
  // Neighbouring seeds would begin alike.
  const generator = xoroshiro128plus(Math.imul(seed, 0x9e3779b1));
  return (below) => (below < 1 ? 0 : uniformInt(generator, 0, below - 1));
}

const oneOf = <Of>(draw: Draw, all: readonly Of[]): Of => all[draw(all.length)] as Of;

/** Some of these elements, at most so many of a type. */
const some = (draw: Draw, elements: Elements, most = 3): Elements =>
  Object.fromEntries(typesIn(elements).map((type) => [type, draw(Math.min(most, elements[type] ?? 0) + 1)]));

/** A hero whom a magician of the other side holds when the battle ends. */
function captivesIn(all: Readonly<Record<string, Elements>>, foes: Readonly<Record<string, Elements>>) {
  const by = Object.keys(foes).find((player) => (foes[player]?.Magician ?? 0) > 0);
  const of = Object.keys(all).find((player) => (all[player]?.Hero ?? 0) > 0);
  return by !== undefined && of !== undefined ? [{ hero: 'Hero', of, by }] : [];
}

/** A report that mostly adds up. */
export function madeUpReport(game: Game, draw: Draw): AnyCommand {
  const conflict = conflictOf(game);
  if (!conflict) return { type: 'report', winner: null, destroyed: {} };
  const sides = ROLES.map((role) => broughtBy(game, conflict, role));
  const captives = draw(3) > 0 ? captivesIn(sides[0] ?? {}, sides[1] ?? {}) : [];
  const all = Object.assign({}, ...sides) as Readonly<Record<string, Elements>>;
  const free = (player: string): Elements =>
    captives.reduce(
      (left, { of, hero }) => (of === player ? minus(left, { [hero]: 1 }) : left),
      all[player] ?? {},
    );
  const destroyed = Object.fromEntries(
    Object.keys(all).map((player) => [player, some(draw, free(player), 5)]),
  );
  const left = Object.fromEntries(
    Object.keys(all).map((player) => [player, some(draw, minus(free(player), destroyed[player] ?? {}), 1)]),
  );
  const mains = ROLES.map((role) => mainOf(conflict, role));
  const owner = strongholdOf(game, conflict);
  const winner = oneOf(draw, [...mains, null]);
  return {
    type: 'report',
    winner,
    destroyed,
    left,
    captives,
    credit: Object.fromEntries(Object.keys(all).map((player) => [player, draw(2)])),
    generals: mains.flatMap((of) => (draw(3) === 0 ? [{ of }] : [])),
    ...(owner !== null && winner !== null && winner !== owner && mains.includes(owner) && draw(2) === 0
      ? { stronghold: winner }
      : {}),
  } as unknown as AnyCommand;
}

const anywhere = (game: Game, draw: Draw): readonly string[] =>
  Array.from({ length: 1 + draw(2) }, () => oneOf(draw, mapOf(game).provinces).id);

const BONDS = ['alliance', 'peace', 'tribute'] as const;

/** An offer, a permission, or the answer to an offer. */
function bond(game: Game, by: string, draw: Draw): AnyCommand {
  const to = oneOf(
    draw,
    livingOf(game).filter((each) => each !== by),
  );
  const offered = offersTo(game, by);
  return oneOf<AnyCommand>(draw, [
    { type: 'offer', what: oneOf(draw, BONDS), to },
    { type: oneOf(draw, ['grant', 'revoke']), what: oneOf(draw, ['passage', 'supply']), to },
    ...offered.map(
      ({ by: from, what }): AnyCommand => ({ type: oneOf(draw, ['accept', 'decline']), what, from }),
    ),
    ...(ownOf(game).captives ?? []).map(({ hero, of }): AnyCommand => ({ type: 'release', hero, of })),
    { type: 'let-go', tributary: to },
    { type: 'end-alliance', with: to },
    { type: 'renounce' },
    { type: 'call-home' },
  ]);
}

function act(game: Game, by: string, draw: Draw): AnyCommand {
  const conflict = conflictOf(game);
  const all = actsOf(game, by).flatMap(({ act: type, ways }): readonly AnyCommand[] =>
    ways.length === 0 ? [{ type }] : ways.map((way) => ({ type, way })),
  );
  const [attacks, others] = [true, false].map((does) =>
    all.filter(({ type }) => ['attack', 'relieve', 'sally', 'besiege'].includes(type) === does),
  ) as [AnyCommand[], AnyCommand[]];
  if (conflict === null && attacks.length > 0 && draw(2) === 0) {
    const { way } = oneOf(draw, attacks);
    const target = (way as readonly string[] | undefined)?.at(-1) ?? placeOf(game, by) ?? '';
    const foes = [by, controllerOf(game, target), siegeOf(game, target)?.by];
    return { type: 'solicit', from: livingOf(game).filter((each) => !foes.includes(each)), target };
  }
  if (attacks.length > 0 && draw(4) > 0) return oneOf(draw, attacks);
  if (others.length > 0 && draw(2) === 0) return oneOf(draw, others);
  return oneOf<AnyCommand>(draw, [{ type: 'end-turn' }, { type: 'end-turn' }, bond(game, by, draw)]);
}

/** A command that may fit a question. Some are refused, but not for ever. */
export function tried(game: Game, { by, kind, about }: Awaited, draw: Draw): AnyCommand {
  const others = livingOf(game).filter((each) => each !== by);
  switch (kind) {
    case 'write':
      return {
        type: 'write',
        at: controlledBy(game, by)[0] ? oneOf(draw, controlledBy(game, by)) : '',
        wars: others.filter((each) => !atWar(game, by, each) && draw(3) === 0),
      };
    case 'consent':
    case 'host':
      return { type: 'choose', option: oneOf(draw, ['allow', 'allow', 'forbid']) };
    case 'storm':
      return { type: 'choose', option: oneOf(draw, ['go-on', 'halt', 'return']) };
    case 'aid': {
      const able = typesIn(sendable(game, by));
      const elements = { [oneOf(draw, [...able, 'Blades'])]: 1 + draw(2) };
      return oneOf<AnyCommand>(draw, [
        { type: 'decline' },
        { type: 'send', elements, general: oneOf(draw, Object.keys(elements)) },
        { type: 'send', elements: { Blades: 1 }, general: 'Blades' },
        { type: 'solicit', from: others },
      ]);
    }
    case 'defence':
      return draw(6) === 0
        ? { type: 'solicit', from: others }
        : oneOf<AnyCommand>(draw, [...defencesOf(game, by), { type: 'defend', how: 'battle' }]);
    case 'battle':
      return madeUpReport(game, draw);
    case 'confirm':
      return draw(8) === 0 ? { type: 'decline' } : { type: 'confirm' };
    case 'lose-elements':
      return { type: 'lose', elements: oneOf(draw, lossesAsked(game, by, about)) };
    case 'retreat':
      return { type: 'retreat', way: oneOf(draw, retreatWays(game, by, placeOf(game, by) ?? '')) };
    case 'winter-quarters':
      return { type: 'march', way: [oneOf(draw, about?.to as readonly string[])] };
    case 'recruit':
      return draw(6) === 0
        ? { type: 'decline' }
        : { type: 'recruit', elements: some(draw, reserveOf(game, by)) };
    case 'convert': {
      const all = [armyOf(game, by), reserveOf(game, by)];
      return draw(4) === 0 || all.every(isEmpty)
        ? { type: 'decline' }
        : { type: 'convert', elements: some(draw, { ...all[1], ...all[0], Hordes: 0 }, 12) };
    }
    case 'bonds':
      return bond(game, by, draw);
    default:
      return draw(12) === 0
        ? { type: oneOf(draw, ['march', 'attack', 'relieve']), way: anywhere(game, draw) }
        : act(game, by, draw);
  }
}

const now = (play: PlayOf): Game => play.battles.at(-1) ?? play.record.opening;

const ARMIES: readonly Elements[] = [
  { Blades: 12 },
  { Hero: 1, Blades: 7, Knights: 1, 'Land Lurkers': 2, Hordes: 2 },
  { Magician: 1, Blades: 8, 'Water Lurkers': 4 },
  { Paladin: 1, Spears: 10 },
];

/** A campaign before its first dice: 3 to 6 nations, 1 to 3 years, seas, races that hate each other, options. */
export function openingOf(draw: Draw): Game {
  const players = ['red', 'blue', 'green', 'gold', 'grey', 'white'].slice(0, 3 + draw(4));
  const [one = '', two = '', three = ''] = players;
  const loaded = loadCampaign(
    {
      players,
      years: oneOf(draw, [1, 1, 1, 1, 1, 1, 2, 3]),
      inimical: draw(2) === 0 ? [[one, two]] : [],
      sea:
        draw(2) === 0
          ? [
              [`${one}-a`, `${one}-b`],
              [`${two}-a`, 'centre'],
              [`${two}-b`, `${three}-a`],
            ]
          : [],
      armies: Object.fromEntries(players.map((player) => [player, { elements: oneOf(draw, ARMIES) }])),
      options: { contingentStorms: draw(2) === 0, penaltyEach: draw(2) === 0 },
    } as never,
    { phase: 'order-dice' },
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return begin(hottCampaign, loaded.game).battle;
}

/** Who answers next: mostly who holds up the game, now and then somebody who may speak of bonds. */
function nextOf({ flow }: Game, draw: Draw): Awaited {
  const pressing = flow.awaits.filter(({ kind }) => kind !== 'bonds');
  const chosen = draw(10) === 0 ? oneOf(draw, flow.awaits) : oneOf(draw, pressing);
  const awaited = flow.awaits[0]?.by === 'dice' ? flow.awaits[0] : (chosen ?? flow.awaits[0]);
  if (!awaited) throw new Error(`nobody is asked: ${JSON.stringify(flow)}`);
  return awaited;
}

const MOST_TRIES = 2000;

/** Plays a campaign to its end. `watch` sees every state. It throws if nobody finds an answer. */
export function playCampaign(seed: number, watch: (game: Game, play: PlayOf) => void): PlayOf {
  const draw = drawFrom(seed);
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  let play: PlayOf = newPlay(hottCampaign, header, openingOf(draw));
  for (let tries = 0; now(play).result === null; ) {
    const awaited = nextOf(now(play), draw);
    const { answer } = awaited;
    const command =
      answer.form === 'faces'
        ? { type: 'roll', faces: answer.dice.map(() => 1 + draw(6)) }
        : tried(now(play), awaited, draw);
    const played = playCommand(hottCampaign, play, command, awaited.by);
    tries = played.ok ? 0 : tries + 1;
    if (tries > MOST_TRIES) throw new Error(`no answer to ${JSON.stringify(awaited)} in campaign ${seed}`);
    if (!played.ok) continue;
    play = played.play;
    watch(now(play), play);
  }
  return play;
}
