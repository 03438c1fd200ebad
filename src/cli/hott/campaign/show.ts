/** Shows campaigns: how the nations stand, the map, and what happened. */
import { parseArgs } from 'node:util';
import { mapShown, provinceName } from '../../../book/hott/campaign-map.ts';
import { chronicleText } from '../../../book/hott/chronicle.ts';
import { drawCampaignMap } from '../../../drawing/campaign/map.ts';
import { svgText } from '../../../drawing/node.ts';
import type { Game } from '../../../engine/game/game.ts';
import { battleNow } from '../../../engine/game/records/record.ts';
import { view } from '../../../engine/game/view.ts';
import { apOf, typesIn } from '../../../rules/hott/campaign/elements.ts';
import { scoreOf } from '../../../rules/hott/campaign/ending.ts';
import { armyTold } from '../../../rules/hott/campaign/questions.ts';
import {
  armyOf,
  controlledBy,
  isOut,
  overlordOf,
  ownOf,
  placeOf,
  playersOf,
  reserveOf,
} from '../../../rules/hott/campaign/state.ts';
import { campaignOf, loadWords } from '../../../words/catalogues.ts';
import { PLAIN } from '../../../words/say.ts';
import type { Language, Telling } from '../../../words/types.ts';
import { type CampaignOpened, openCampaign } from '../../campaign-check.ts';
import { BadInput, print } from '../../command.ts';
import { putOut } from './new.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const TELLING: Telling = { ...PLAIN, rules: 'hott' };

interface Opened extends CampaignOpened {
  /** The player whose view is shown; null for what everybody sees. */
  readonly seat: string | null;
  readonly seen: Game;
}

/** The one campaign that the arguments name, as a seat sees it. */
async function opened(positionals: readonly string[], seat: string | undefined): Promise<Opened> {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new BadInput('name one campaign file; acies campaign --help');
  const found = await openCampaign(path);
  const game = battleNow(found.play);
  const players = playersOf(game);
  if (seat !== undefined && !players.includes(seat))
    throw new BadInput(`--seat ${seat}: there is no such player; these are: ${players.join(', ')}`);
  return { ...found, seat: seat ?? null, seen: view(found.campaign.rules, game, seat ?? null) };
}

function nationLines(game: Game, player: string): readonly string[] {
  const own = ownOf(game);
  const elements = (all: ReturnType<typeof armyOf>): string =>
    typesIn(all)
      .map((type) => `${all[type]} ${type}`)
      .join(', ') || 'none';
  const at = placeOf(game, player);
  const wars = (own.wars ?? []).filter((pair) => pair.includes(player)).flat();
  const foes = wars.filter((each) => each !== player);
  const overlord = overlordOf(game, player);
  return [
    `${player}: score ${scoreOf(game, player)}, prestige ${own.prestige?.[player] ?? 0}, provinces ${controlledBy(game, player).length}${isOut(game, player) ? ', knocked out' : ''}`,
    `  army ${at === null ? '' : `in ${provinceName(at, TELLING)} `}(${apOf(armyOf(game, player))} AP): ${elements(armyOf(game, player))}`,
    `  reserve: ${elements(reserveOf(game, player))}`,
    ...(foes.length > 0 ? [`  at war with ${foes.join(', ')}`] : []),
    ...(overlord === null ? [] : [`  tributary of ${overlord}`]),
  ];
}

/** `campaign show` */
export async function show(args: readonly string[]): Promise<number> {
  const options = { seat: text, json: flag } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const { seen, campaign } = await opened(positionals, values.seat);
  const { year = 1, season = 'spring' } = ownOf(seen);
  const asked = seen.flow.awaits.filter(({ kind }) => kind !== 'bonds');
  if (values.json) {
    const army = Object.fromEntries(playersOf(seen).map((each) => [each, armyTold(seen, each)]));
    const told = { ...campaign.told(seen), army, result: seen.result };
    const awaits = asked.map(({ by, kind }) => ({ by, kind }));
    print(JSON.stringify({ year, season, phase: seen.flow.phase, asked: awaits, ...told }, null, 2));
    return 0;
  }
  print(`year ${year}, ${season}${seen.result ? ', over' : ''}`);
  for (const { by, kind } of asked) print(`${by} is asked: ${kind}`);
  for (const player of playersOf(seen)) print(nationLines(seen, player).join('\n'));
  return 0;
}

/** `campaign map` */
export async function map(args: readonly string[]): Promise<number> {
  const options = { seat: text, dark: flag, out: text } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const { seen } = await opened(positionals, values.seat);
  const theme = values.dark ? 'dark' : 'light';
  putOut(
    values.out,
    `${svgText(drawCampaignMap(mapShown(seen, TELLING), 'Map', { prefix: 'map', theme }))}\n`,
  );
  return 0;
}

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** `campaign chronicle` */
export async function chronicle(args: readonly string[]): Promise<number> {
  const options = { seat: text, language: text } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const wanted = values.language ?? 'en';
  const language = LANGUAGES.find((each) => each === wanted);
  if (!language) throw new BadInput(`--language must be en or fr, not “${wanted}”`);
  const { play, seat } = await opened(positionals, values.seat);
  await loadWords(language, ['hott', campaignOf('hott')]);
  print(chronicleText(play, seat, { ...TELLING, language }).trimEnd());
  return 0;
}
