/** `acies server`: the commands that administer a server, also while it runs. */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeCampaign } from '../../scenario/campaign/file.ts';
import { writeRecord } from '../../scenario/write-record.ts';
import { battles } from '../battle/kind.ts';
import { campaigns } from '../campaign/kind.ts';
import { wholeCampaign } from '../campaign/state.ts';
import { readLive } from '../live.ts';
import { wholeRecord } from '../record.ts';
import { storeFrom } from '../settings.ts';
import { addressFault, fileAt, isDatabase } from '../store/address.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { Unusable } from '../unusable.ts';
import { differingBattles } from './check.ts';
import { copyBattles } from './copy.ts';

const HELP = `acies server COMMAND

  backup FILE          copies all battles into a new SQLite file, also while the server runs
  export BATTLE        prints the record of a battle or a campaign; --out FILE writes it to a file
  move FROM TO         copies the battles that TO lacks; FROM and TO are sqlite:FILE or postgres://...
  check                decides all running battles and campaigns again with the present rules, and lists those that are now decided
                       otherwise; --tell tells their players

The battles are those of the server: in DATABASE_URL, or in a file in ACIES_DATA.
To restore a backup, move it: acies server move sqlite:FILE postgres://...`;

async function using<Result>(address: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(address);
  return work(store).finally(() => store.close());
}

/** Opens the store of the server; it must exist. */
function known(address: string): string {
  // What is no address is refused when it is opened, without the password that may be in it.
  if (isDatabase(address) || addressFault(address) !== null || existsSync(fileAt(address))) return address;
  throw new Unusable(`there are no battles at ${address}; set DATABASE_URL or ACIES_DATA to their place`);
}

async function copy(from: string, to: string): Promise<number> {
  const copied = await using(known(from), (source) => using(to, (target) => copyBattles(source, target)));
  console.log(`${copied.battles} battles, ${copied.entries} entries`);
  return 0;
}

const own = (): string => storeFrom(process.env);

function backup([file]: readonly string[]): Promise<number> {
  if (file === undefined) throw new Unusable(HELP);
  if (existsSync(file)) throw new Unusable(`${file} exists already; name a new file for the backup`);
  return copy(own(), file);
}

function move([from, to]: readonly string[]): Promise<number> {
  if (from === undefined || to === undefined) throw new Unusable(HELP);
  return copy(from, to);
}

/** The text of the file of a battle or a campaign. */
async function textOf(store: Store, id: string): Promise<string> {
  const live = await readLive(battles, store, id, 0);
  const campaign = live ? null : await readLive(campaigns, store, id, 0);
  if (campaign) return writeCampaign(wholeCampaign(campaign.state));
  if (!live) throw new Unusable(`there is no battle ${id}`);
  const record = wholeRecord(live.state);
  if (!record) throw new Unusable(`the battle ${id} has not begun`);
  return writeRecord(record);
}

async function exportOne([battle]: readonly string[], out: string | undefined): Promise<number> {
  if (battle === undefined) throw new Unusable(HELP);
  const text = await using(known(own()), (store) => textOf(store, battle));
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
  return 0;
}

async function check(tell: boolean): Promise<number> {
  let found = 0;
  await using(known(own()), async (store) => {
    for await (const { battle, entry, command, rules } of differingBattles(store, tell)) {
      found += 1;
      console.log(
        `${battle}: command ${entry + 1} (${command}) is now decided otherwise: ${rules.join(', ')}`,
      );
    }
  });
  console.log(
    found === 0 ? 'all battles are decided as recorded' : `${found} battles are now decided otherwise`,
  );
  return found === 0 ? 0 : 1;
}

const COMMANDS: Readonly<
  Record<
    string,
    (rest: readonly string[], said: { readonly out?: string; readonly tell?: boolean }) => Promise<number>
  >
> = {
  backup,
  move,
  export: (rest, { out }) => exportOne(rest, out),
  check: (_, { tell }) => check(tell === true),
};

/** Runs the command line and answers with the exit code: 2 for arguments that cannot be used. */
export async function serverCommand(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, tell: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    const [name, ...rest] = positionals;
    if (values.help || name === undefined) {
      console.log(HELP);
      return values.help ? 0 : 2;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new Unusable(`there is no command “server ${name}”\n\n${HELP}`);
    return await command(rest, values);
  } catch (error) {
    const usage =
      error instanceof Unusable || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
    if (!usage) throw error;
    console.error((error as Error).message);
    return 2;
  }
}
