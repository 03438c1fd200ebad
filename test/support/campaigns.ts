/** Random legal play of campaigns, with made-up legal reports. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { AnyCommand } from '../../src/engine/game/command.ts';
import { begin } from '../../src/engine/game/decide.ts';
import type { Awaited, Game } from '../../src/engine/game/game.ts';
import { newPlay, type PlayOf, playCommand } from '../../src/engine/game/records/record.ts';
import { broughtBy, conflictOf, mainOf, ROLES } from '../../src/rules/hott/campaign/conflict.ts';
import { type Elements, lossesOf, typesIn } from '../../src/rules/hott/campaign/elements.ts';
import { hottCampaign } from '../../src/rules/hott/campaign/index.ts';
import { loadCampaign } from '../../src/rules/hott/campaign/load.ts';
import { armyOf, controlledBy, mapOf, playersOf, reserveOf } from '../../src/rules/hott/campaign/state.ts';

type Draw = (below: number) => number;
const oneOf = <Of>(draw: Draw, all: readonly Of[]): Of => all[draw(all.length)] as Of;

/** Some of these elements, at most so many of a type. */
const some = (draw: Draw, elements: Elements, most = 3): Elements =>
  Object.fromEntries(typesIn(elements).map((type) => [type, draw(Math.min(most, elements[type] ?? 0) + 1)]));

function report(game: Game, draw: Draw): AnyCommand {
  const conflict = conflictOf(game);
  if (!conflict) return { type: 'report', winner: null, destroyed: {} };
  const destroyed: Record<string, Elements> = {};
  for (const role of ROLES)
    for (const [player, elements] of Object.entries(broughtBy(game, conflict, role)))
      destroyed[player] = some(draw, elements, 5);
  const mains = ROLES.map((role) => mainOf(conflict, role));
  const credit = Object.fromEntries(
    ROLES.flatMap((role) => Object.keys(broughtBy(game, conflict, role)).map((each) => [each, 0])),
  );
  const generals = draw(3) === 0 ? [{ of: oneOf(draw, mains) }] : [];
  return {
    type: 'report',
    winner: oneOf(draw, [...mains, null]),
    destroyed,
    credit,
    generals,
  } as unknown as AnyCommand;
}

const way = (game: Game, draw: Draw): readonly string[] =>
  Array.from({ length: 1 + draw(2) }, () => oneOf(draw, mapOf(game).provinces).id);

/** A command that may fit a question. Many are refused; `plain` always answers. */
function tried(game: Game, { by, kind, about }: Awaited, draw: Draw): AnyCommand {
  const others = playersOf(game).filter((each) => each !== by);
  switch (kind) {
    case 'write':
      return {
        type: 'write',
        at: controlledBy(game, by)[0] ? oneOf(draw, controlledBy(game, by)) : '',
        wars: others.filter(() => draw(3) === 0),
      };
    case 'consent':
    case 'host':
      return { type: 'choose', option: oneOf(draw, ['allow', 'forbid']) };
    case 'storm':
      return { type: 'choose', option: oneOf(draw, ['go-on', 'halt', 'return']) };
    case 'aid':
      return draw(2) === 0
        ? { type: 'decline' }
        : {
            type: 'send',
            elements: { [oneOf(draw, [...typesIn(armyOf(game, by)), 'Blades'])]: 1 + draw(2) },
            general: oneOf(draw, [...typesIn(armyOf(game, by)), 'Blades']),
          };
    case 'defence':
      return oneOf<AnyCommand>(draw, [
        { type: 'defend', how: 'battle' },
        { type: 'defend', how: 'battle', way: way(game, draw) },
        { type: 'defend', how: 'siege' },
        { type: 'defend', how: 'siege', way: way(game, draw) },
        { type: 'withdraw', way: way(game, draw) },
        { type: 'solicit', from: oneOf(draw, others) },
      ]);
    case 'battle':
      return report(game, draw);
    case 'confirm':
      return { type: 'confirm' };
    case 'lose-elements':
      return {
        type: 'lose',
        elements: oneOf(draw, lossesOf(armyOf(game, by), Number(about?.ap), about?.mounted === true)),
      };
    case 'retreat':
      return { type: 'retreat', way: way(game, draw) };
    case 'winter-quarters':
      return { type: 'march', way: [oneOf(draw, about?.to as readonly string[])] };
    case 'recruit':
      return draw(4) === 0
        ? { type: 'decline' }
        : { type: 'recruit', elements: some(draw, reserveOf(game, by)) };
    case 'convert':
      return draw(2) === 0 ? { type: 'decline' } : { type: 'convert', elements: { Blades: 6 } };
    case 'bonds':
      return oneOf<AnyCommand>(draw, [
        { type: 'accept', what: oneOf(draw, ['alliance', 'peace', 'tribute']), from: oneOf(draw, others) },
        { type: 'grant', what: 'passage', to: oneOf(draw, others) },
      ]);
    default:
      return oneOf<AnyCommand>(draw, [
        { type: 'end-turn' },
        { type: 'march', way: way(game, draw) },
        { type: 'attack', way: way(game, draw) },
        { type: 'attack', way: way(game, draw) },
        { type: 'attack', way: way(game, draw) },
        { type: 'relieve', way: way(game, draw) },
        { type: 'withdraw', way: way(game, draw) },
        { type: 'sally' },
        { type: 'besiege' },
        { type: 'renounce' },
        { type: 'call-home' },
        { type: 'offer', what: oneOf(draw, ['alliance', 'peace', 'tribute']), to: oneOf(draw, others) },
        { type: 'solicit', from: oneOf(draw, others), target: oneOf(draw, mapOf(game).provinces).id },
      ]);
  }
}

const now = (play: PlayOf): Game => play.battles.at(-1) ?? play.record.opening;

/** Plays a campaign to its end. `watch` sees every state. It throws if nobody finds an answer. */
export function playCampaign(seed: number, watch: (game: Game, play: PlayOf) => void): PlayOf {
  const generator = xoroshiro128plus(seed);
  const draw: Draw = (below) => (below < 1 ? 0 : uniformInt(generator, 0, below - 1));
  const players = ['red', 'blue', 'green', 'gold', 'grey', 'white'].slice(0, 3 + draw(4));
  const [one = '', two = ''] = players;
  const loaded = loadCampaign(
    {
      players,
      years: 1 + draw(3),
      inimical: draw(2) === 0 ? [[one, two]] : [],
      sea: draw(2) === 0 ? [[`${one}-a`, `${one}-b`]] : [],
      armies: { [one]: { elements: { Hero: 1, Blades: 7, Knights: 1, 'Land Lurkers': 2, Hordes: 2 } } },
    } as never,
    { phase: 'order-dice' },
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const header = { format: 'acies-record/1', ruleset: 'hott', version: '2', seats: {} } as const;
  let play: PlayOf = newPlay(hottCampaign, header, begin(hottCampaign, loaded.game).battle);
  for (let tries = 0; now(play).result === null; ) {
    const game = now(play);
    const awaited =
      game.flow.awaits[0]?.by === 'dice'
        ? game.flow.awaits[0]
        : oneOf(draw, [game.flow.awaits[0], ...game.flow.awaits]);
    if (!awaited) throw new Error(`nobody is asked: ${JSON.stringify(game.flow)}`);
    const { answer } = awaited;
    const command =
      answer.form === 'faces'
        ? { type: 'roll', faces: answer.dice.map(() => 1 + draw(6)) }
        : tried(game, awaited, draw);
    const played = playCommand(hottCampaign, play, command, awaited.by);
    tries = played.ok ? 0 : tries + 1;
    if (tries > 3000) throw new Error(`no answer to ${JSON.stringify(awaited)}`);
    if (!played.ok) continue;
    play = played.play;
    watch(now(play), play);
  }
  return play;
}
