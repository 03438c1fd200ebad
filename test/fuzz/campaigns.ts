/** Malformed maps, campaigns, files, commands, reports and questions, given to the program as its users do. */

import { mapShown } from '../../src/book/hott/campaign-map.ts';
import { chronicleOf } from '../../src/book/hott/chronicle.ts';
import type { Random } from '../../src/bots/bot.ts';
import { oneOf, randomFrom } from '../../src/bots/random.ts';
import { drawCampaignMap } from '../../src/drawing/campaign/map.ts';
import { svgText } from '../../src/drawing/node.ts';
import type { AnyCommand } from '../../src/engine/game/command.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { battleNow, type PlayOf, playCommand } from '../../src/engine/game/records/record.ts';
import { view } from '../../src/engine/game/view.ts';
import { campaign } from '../../src/rules/hott/campaign/campaign.ts';
import { circleOf } from '../../src/rules/hott/campaign/map.ts';
import { type NewCampaign, newCampaign } from '../../src/rules/hott/campaign/new.ts';
import { playersOf } from '../../src/rules/hott/campaign/state.ts';
import { openingFaults, playAgain, readCampaign } from '../../src/scenario/campaign/file.ts';
import { PLAIN, say } from '../../src/words/say.ts';
import '../support/words.ts';
import { drawFrom, madeUpReport, playCampaign } from '../support/campaigns.ts';
import { changed } from './change.ts';
import { poolOf } from './corpus.ts';
import { MOST_MS } from './fuzz.ts';

const TELLING = { ...PLAIN, rules: 'hott' };
const MOST_CHANGES = 3;
const PLAYED = 12;

const plays = Array.from({ length: PLAYED }, (_, seed) => playCampaign(seed + 1, () => {}));
const PLAYERS = ['red', 'blue', 'green'];
const MAPS: readonly NewCampaign[] = [
  { players: PLAYERS, map: circleOf(PLAYERS, [['red-a', 'red-b']]), options: { years: 2 } },
  { players: [...PLAYERS, 'gold'], sea: [['red-b', 'blue-a']], inimical: [['red', 'gold']] },
  { players: PLAYERS, armies: { red: { Hero: 1, Blades: 10 } } },
];
const QUESTIONS: readonly AnyCommand[] = [
  { type: 'neighbours', province: 'centre' },
  { type: 'may-march', player: 'red' },
  { type: 'map-faults', players: PLAYERS, map: circleOf(PLAYERS) as never },
  { type: 'shown', player: 'blue' },
  { type: 'may-aid', player: 'green', role: 'attacker', attacker: 'red', province: 'blue-a' },
  { type: 'contingent', player: 'red', elements: { Blades: 3 }, general: 'Blades' },
  { type: 'siege-score', province: 'red-k' },
];
const pool = poolOf([...MAPS, ...QUESTIONS, ...plays.map(({ record }) => record.entries)]);

function tellAll(told: readonly { readonly key: string; readonly figures?: object }[]): void {
  for (const { key, figures = {} } of told)
    for (const language of ['en', 'fr'] as const)
      say(key, figures as never, { language, unit: 'MU', rules: 'hott' });
}

/** Makes what a screen and a server make of a campaign. */
function show(game: Game): void {
  for (const seat of [...playersOf(game), null])
    svgText(
      drawCampaignMap(mapShown(view(campaign.rules, game, seat), TELLING), '', {
        prefix: '',
        theme: 'light',
      }),
    );
}

interface Trial {
  readonly random: Random;
  readonly play: PlayOf;
  readonly game: Game;
}

const alter = <Value>({ random }: Trial, value: Value): Value =>
  changed(value, 1 + random(MOST_CHANGES), random, pool);

const KINDS: Readonly<Record<string, (trial: Trial) => void>> = {
  map(trial) {
    const start = newCampaign(alter(trial, oneOf(trial.random, MAPS)));
    if (start.ok) show(start.game);
    else tellAll(start.faults);
  },
  position(trial) {
    const turn = alter(trial, { phase: 'season', active: 'red', season: 'spring' });
    const loaded = campaign.load(alter(trial, oneOf(trial.random, MAPS)) as never, turn as never, {});
    if (loaded.ok) show(loaded.game);
    else tellAll(loaded.faults);
  },
  file(trial) {
    const { header, opening, entries } = trial.play.record;
    const record = {
      header: { ...header, format: 'acies-campaign/1' },
      opening,
      entries: entries.slice(0, 8),
    };
    const read = readCampaign(JSON.stringify(alter(trial, record)) ?? '');
    if (!read.ok) return tellAll(read.faults);
    const faults = openingFaults(campaign, read.record.opening);
    if (faults.length > 0) return tellAll(faults);
    const again = playAgain(campaign, read.record);
    chronicleOf(again.play, null, TELLING);
    show(battleNow(again.play));
  },
  command(trial) {
    const { random, play, game } = trial;
    const at = Math.max(0, play.battles.indexOf(game));
    const { by, command } =
      play.record.entries[random(2) === 0 ? at : 0] ?? oneOf(random, play.record.entries);
    const seat = random(8) === 0 ? oneOf(random, ['constructor', '', 'dice']) : by;
    const until = { ...play, battles: play.battles.slice(0, at + 1) };
    const given = playCommand(campaign.rules, until, alter(trial, command), seat);
    if (given.ok) show(battleNow(given.play));
    else tellAll(given.reasons);
  },
  report(trial) {
    const { play, random } = trial;
    const asked = play.battles.findIndex(({ flow }) => flow.awaits.some(({ kind }) => kind === 'battle'));
    if (asked < 0) return;
    const game = play.battles[asked] as Game;
    const until = { ...play, battles: play.battles.slice(0, asked + 1) };
    const by = game.flow.awaits.find(({ kind }) => kind === 'battle')?.by ?? '';
    const given = playCommand(
      campaign.rules,
      until,
      alter(trial, madeUpReport(game, drawFrom(random(1000)))),
      by,
    );
    if (!given.ok) return tellAll(given.reasons);
    const other = battleNow(given.play).flow.awaits.find(({ kind }) => kind === 'confirm')?.by ?? '';
    const settled = playCommand(campaign.rules, given.play, { type: 'confirm' }, other);
    if (settled.ok) show(battleNow(settled.play));
  },
  question(trial) {
    const answer = campaign.ask(trial.game, alter(trial, oneOf(trial.random, QUESTIONS)));
    if ('fault' in answer) tellAll([answer.fault]);
  },
};

/** What went wrong with the inputs of these numbers: a throw, or an answer that took a second. */
export function fuzzCampaigns(first: number, count: number): readonly string[] {
  const failures: string[] = [];
  for (let number = first; number < first + count; number++) {
    const random = randomFrom(Math.imul(number + 1, 0x9e3779b1));
    const play = oneOf(random, plays);
    const kind = oneOf(random, Object.keys(KINDS));
    const trial = { random, play, game: oneOf(random, play.battles) };
    const before = process.cpuUsage();
    try {
      KINDS[kind]?.(trial);
    } catch (error) {
      failures.push(`${kind} ${number}: ${(error as Error).stack?.split('\n').slice(0, 4).join('\n')}`);
    }
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > MOST_MS) failures.push(`${kind} ${number}: ${(user + system) / 1000} ms`);
  }
  return failures;
}
