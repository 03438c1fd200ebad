/** Simulates campaigns that bots lead. */
import { parseArgs } from 'node:util';
import type { Bot } from '../../../bots/bot.ts';
import { CHARACTER_NAMES, type CharacterName } from '../../../bots/hott/campaign/characters.ts';
import { fightBy } from '../../../bots/hott/campaign/fought.ts';
import { judgedReport } from '../../../bots/hott/campaign/judged.ts';
import { playCampaignOfBots } from '../../../bots/hott/campaign/play.ts';
import { quickBot } from '../../../bots/players/quick-bot.ts';
import { lightBot } from '../../../bots/players/tactician.ts';
import { loadBots } from '../../../bots/rulesets.ts';
import { battleNow } from '../../../engine/game/records/record.ts';
import { playersOf } from '../../../rules/hott/campaign/state.ts';
import { CAMPAIGN_FORMAT, writeCampaign } from '../../../scenario/campaign/file.ts';
import { BadInput, print } from '../../command.ts';
import { wholeNumber } from '../../given.ts';
import { progressBar } from '../../progress.ts';
import { sayOf } from '../../say.ts';
import { campaignFrom, checkOut, NEW_OPTIONS, putOut } from './new.ts';

const BATTLES: Readonly<Record<string, Bot | null>> = { judged: null, quick: quickBot, light: lightBot };

const SEEDS = 2_000_000_000;

function charactersFrom(given: string | undefined, players: readonly string[]): readonly CharacterName[] {
  const names = given === undefined ? CHARACTER_NAMES : given.split(',').map((each) => each.trim());
  const wrong = names.find((each) => !(CHARACTER_NAMES as readonly string[]).includes(each));
  if (wrong !== undefined)
    throw new BadInput(`there is no character “${wrong}”; these exist: ${CHARACTER_NAMES.join(', ')}`);
  if (given !== undefined && names.length > players.length)
    throw new BadInput(
      `--characters names ${names.length} characters for ${players.length} players; name one for each, or fewer, which take turns`,
    );
  return players.map((_, at) => names[at % names.length] as CharacterName);
}

const OPTIONS = {
  ...NEW_OPTIONS,
  characters: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  battles: { type: 'string' },
  reasons: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `campaign simulate` */
export async function simulate(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const game = await campaignFrom(values);
  await loadBots('hott');
  const players = playersOf(game);
  const characters = charactersFrom(values.characters, players);
  const games = wholeNumber('games', values.games, 1, 1, 10_000);
  const seed = wholeNumber('seed', values.seed, 1, 0, SEEDS);
  const battles = values.battles ?? 'judged';
  if (!Object.hasOwn(BATTLES, battles))
    throw new BadInput(`--battles must be ${Object.keys(BATTLES).join(', ')}, not “${battles}”`);
  if (values.out !== undefined && games > 1)
    throw new BadInput('--out takes one campaign: leave --games out');
  checkOut(values.out);
  const bot = BATTLES[battles] ?? null;
  const bar = progressBar(games);
  const ends = Array.from({ length: games }, (_, at) => {
    const play = playCampaignOfBots(game, {
      header: { format: CAMPAIGN_FORMAT },
      characters: Object.fromEntries(
        players.map((player, number) => [player, characters[number] ?? 'steady']),
      ),
      seed: seed + at,
      fight: bot ? fightBy(bot) : judgedReport,
      watch(_, by, { command, why, figures }) {
        if (values.reasons) print(`${by}: ${command.type}: ${sayOf('hott', why, figures)}`);
      },
    });
    if (values.out !== undefined) putOut(values.out, writeCampaign(play.record));
    bar.step(at + 1);
    return { seed: seed + at, result: battleNow(play).result, commands: play.record.entries.length };
  });
  bar.end();
  if (values.json) print(JSON.stringify({ players, characters, campaigns: ends }, null, 2));
  else
    for (const [at, player] of players.entries()) {
      const won = ends.filter(({ result }) => result?.winner === player).length;
      const score = ends.reduce((sum, { result }) => sum + (result?.score[at] ?? 0), 0) / games;
      print(
        `${player.padEnd(12)} ${characters[at]?.padEnd(8)} won ${won} of ${games}, score ${score.toFixed(1)}`,
      );
    }
  return 0;
}
