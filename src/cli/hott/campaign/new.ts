/** Begins campaigns, and lists what nations there are. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findHottArmy, hottArmyIndex } from '../../../armies/hott/army-index.ts';
import { readHottArmy } from '../../../armies/hott/army-reader.ts';
import { armyFiles } from '../../../armies/load-node.ts';
import { CHARACTERS } from '../../../bots/hott/campaign/characters.ts';
import { begin as begun } from '../../../engine/game/decide.ts';
import type { Game } from '../../../engine/game/game.ts';
import { newPlay } from '../../../engine/game/records/record.ts';
import { type Elements, elementsOf } from '../../../rules/hott/campaign/elements.ts';
import { FULL } from '../../../rules/hott/campaign/figures.ts';
import { hottCampaign as rules } from '../../../rules/hott/campaign/index.ts';
import { newCampaign } from '../../../rules/hott/campaign/new.ts';
import { YEARS } from '../../../rules/hott/campaign/options.ts';
import { CAMPAIGN_FORMAT, writeCampaign } from '../../../scenario/campaign/file.ts';
import { BadInput, print } from '../../command.ts';
import { readText } from '../../files.ts';
import { optionsFrom, wholeNumber } from '../../given.ts';
import { firstLines, sayOf } from '../../say.ts';

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;

/** The options of a new campaign. */
export const NEW_OPTIONS = { players: text, army: many, years: text, option: many, out: text } as const;

export interface NewGiven {
  readonly players?: string | undefined;
  readonly army?: readonly string[] | undefined;
  readonly years?: string | undefined;
  readonly option?: readonly string[] | undefined;
}

const known = () => hottArmyIndex(armyFiles()).armies;

/** The elements of an army of the program, or of a file. */
function armyNamed(name: string): Elements {
  const index = hottArmyIndex(armyFiles());
  const found = findHottArmy(index, name)?.army;
  if (found) return elementsOf(found.lines);
  if (existsSync(name)) {
    const { army } = readHottArmy(readText(name));
    if (army) return elementsOf(army.lines);
    throw new BadInput(`${name} cannot be read as an army; acies army check ${name} says why`);
  }
  throw new BadInput(`there is no army “${name}”; acies campaign nations lists those of the program`);
}

function armiesFrom(
  given: readonly string[],
  players: readonly string[],
): Readonly<Record<string, Elements>> {
  const armed = new Set<string>();
  return Object.fromEntries(
    given.map((each) => {
      const [player = '', name] = each.split(/=(.*)/s);
      if (!name) throw new BadInput(`--army must be PLAYER=ARMY, not “${each}”`);
      if (armed.has(player)) throw new BadInput(`--army names the army of “${player}” twice; name one`);
      armed.add(player);
      if (!players.includes(player))
        throw new BadInput(`--army ${each}: “${player}” is no player; these are: ${players.join(', ')}`);
      return [player, armyNamed(name)] as const;
    }),
  );
}

function playersFrom(given: string): readonly string[] {
  const names = given.split(',').map((each) => each.trim());
  if (!names.includes('')) return names;
  throw new BadInput(
    `--players “${given}” has a name that is empty: give 3 to 10 names with one comma between two, such as red,blue,green`,
  );
}

function gameOptionsFrom(years: string | undefined, option: readonly string[]): Game['options'] {
  const options = optionsFrom(option);
  if (years === undefined) return options;
  if (options.years !== undefined)
    throw new BadInput('--years and --option years=N say the same thing; give one of them');
  const { least, most } = YEARS;
  return { ...options, years: wholeNumber('years', years, least, least, most) };
}

/** A campaign as the options ask for it. Throws BadInput with everything that is wrong. */
export async function campaignFrom({ players = '', army = [], years, option = [] }: NewGiven): Promise<Game> {
  if (players === '')
    throw new BadInput('--players needs the names of 3 to 10 nations, such as red,blue,green');
  const names = playersFrom(players);
  const options = gameOptionsFrom(years, option);
  const started = newCampaign({ players: names, armies: armiesFrom(army, names), options });
  if (started.ok) return started.game;
  const told = started.faults.map(({ key, figures }) => sayOf('hott', key, figures));
  throw new BadInput(['this campaign cannot begin:', ...firstLines(told)].join('\n'));
}

const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
};

/** Throws BadInput if the folder of a file to be written is not there, before work that takes long. */
export function checkOut(path: string | undefined): void {
  if (path !== undefined && !existsSync(dirname(path)))
    throw new BadInput(`${path} cannot be written: ${WHY_NOT.ENOENT}`);
}

/** Writes a file, or prints the text where no file is named. */
export function putOut(path: string | undefined, content: string): void {
  try {
    if (path === undefined) print(content);
    else writeFileSync(path, content);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    throw new BadInput(`${path} cannot be written: ${WHY_NOT[code] ?? code}`);
  }
}

/** `campaign new` */
export async function begin(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: NEW_OPTIONS });
  const game = await campaignFrom(values);
  const header = { format: CAMPAIGN_FORMAT, ruleset: rules.id, version: rules.version, seats: {} } as const;
  putOut(values.out, writeCampaign(newPlay(rules, header, begun(rules, game).battle).record));
  return 0;
}

/** `campaign nations` */
export async function nations(args: readonly string[]): Promise<number> {
  parseArgs({ args: [...args], options: {} });
  print(`armies of ${FULL} army points:`);
  for (const { id, army } of known())
    if (army.points === FULL) print(`  ${id.replace(/^hott\//, '').padEnd(28)} ${army.name}`);
  print('characters of bots:');
  for (const [name, { attacks, wars }] of Object.entries(CHARACTERS))
    print(
      `  ${name.padEnd(8)} attacks from a chance of ${Math.round(100 * attacks)} %, wants ${wars} war${wars > 1 ? 's' : ''}`,
    );
  return 0;
}
