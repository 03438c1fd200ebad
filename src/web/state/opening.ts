import { kindOfArmyFile } from '../../armies/army-file.ts';
import { tellFindingIn } from '../../armies/messages.ts';
import { randomFrom } from '../../bots/random.ts';
import type { Fault } from '../../engine/event.ts';
import type { BattleRecord } from '../../engine/record.ts';
import { rulesetOf } from '../../scenario/rulesets.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { open } from './dialogs.ts';
import { battleOfScenario, readOpened, scenarioTitle } from './files.ts';
import { beginKept, freshId } from './keep.ts';
import { makeBattle, recordFrom, type Wanted } from './new-battle.ts';
import { keepArmyFile, readOwnFiles } from './own-files.ts';
import { goTo } from './route.ts';
import { onScreen } from './ruleset.ts';
import type { BotLevel, DiceMode, Player } from './session.ts';
import { settings } from './settings.ts';
import { keepBattle } from './store.ts';
import { t, telling } from './telling.ts';
import { keepArmy, readArmy, readOwnArmies } from './workshop.ts';

/** More than any battle needs; a larger file is something else. */
const LARGEST_FILE = 50_000_000;

const toldFaults = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ key, figures }) => t(key, figures));

function showFaults(title: string, faults: readonly Fault[]): void {
  open({ dialog: 'faults', title, faults: toldFaults(faults) });
}

/** A seed that nobody has chosen. */
export const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;

/** Makes a battle and goes to it; faults are shown and nothing is lost. */
export async function startBattle(
  wanted: Wanted,
  how: { readonly name: string; readonly dice: DiceMode; readonly bot: BotLevel },
): Promise<boolean> {
  const made = makeBattle(wanted, how.name);
  if (!made.ok) {
    showFaults(t('screen.new.failed'), made.faults);
    return false;
  }
  const id = await beginKept({ ...how, record: made.record, players: wanted.players });
  goTo({ page: 'battle', id });
  return true;
}

/** A battle's name, until somebody gives it another: both armies. */
export const nameOfMeeting = (ruleset: string, red: string, blue: string): string => {
  const armies = onScreen(ruleset)?.newBattles.armies(telling.value.language) ?? [];
  const nameOf = (id: string): string => armies.find((army) => army.id === id)?.name ?? '';
  return t('screen.battle.name', { red: nameOf(red), blue: nameOf(blue) });
};

/** The one click: a small battle against the bot, ready for its first bound. */
export async function startQuickBattle(ruleset: string): Promise<void> {
  const rules = rulesetOf(ruleset);
  const battles = onScreen(ruleset)?.newBattles;
  const seed = anySeed();
  const pair = battles?.suited(randomFrom(seed));
  if (!rules || !battles || !pair)
    return showFaults(t('screen.new.failed'), [{ key: 'screen.new.no-armies', figures: {} }]);
  const [red, blue] = pair;
  const table = battles.tables()[0] ?? rules.table;
  const wanted: Wanted = {
    rules,
    red,
    blue,
    table,
    language: telling.value.language,
    players: { red: 'human', blue: 'bot' },
    setup: 'by-rules',
    seed,
  };
  const name = nameOfMeeting(ruleset, red, blue);
  await startBattle(wanted, { name, dice: settings.value.dice, bot: 'playing' });
}

const bothHuman = (sides: readonly string[]): Readonly<Record<string, Player>> =>
  Object.fromEntries(sides.map((side) => [side, 'human']));

async function openRecord(record: BattleRecord, name: string): Promise<void> {
  const id = freshId();
  const sides = record.opening.sides.map((side) => side.id);
  const seats = Object.fromEntries(
    sides.map((side): [string, Player] => [side, record.header.seats[side] === 'bot' ? 'bot' : 'human']),
  );
  const players = Object.values(seats).every((seat) => seat === 'bot') ? bothHuman(sides) : seats;
  await keepBattle({
    id,
    name,
    saved: Date.now(),
    record,
    players,
    dice: settings.value.dice,
    bot: 'playing',
  });
  goTo({ page: 'battle', id });
}

/** Plays a scenario's position, both sides by people. */
export async function openScenario(scenario: Scenario): Promise<void> {
  const loaded = battleOfScenario(scenario);
  if (!loaded.ok) return showFaults(t('screen.open.failed'), loaded.faults);
  const name = scenarioTitle(scenario, telling.value.language);
  const players = bothHuman(loaded.battle.sides.map((side) => side.id));
  const rules = rulesetOf(loaded.battle.ruleset);
  if (!rules) return;
  const id = await beginKept({
    name,
    record: recordFrom(rules, loaded.battle, players, name),
    players,
    dice: settings.value.dice,
    bot: 'playing',
  });
  goTo({ page: 'battle', id });
}

/** Keeps the army of a file and goes to it, or tells what is wrong with the file. */
async function openArmy(text: string, title: string): Promise<void> {
  const { army, faults } = readArmy(text);
  if (!army)
    return showFaults(
      title,
      faults.map(({ key, figures }) => ({ key, figures: { ...figures } })),
    );
  await readOwnArmies();
  goTo({ page: 'workshop', army: keepArmy(army) });
}

/** Keeps a list or an order of battle of Blood and Blades; an order goes on to a battle. */
async function openArmyFile(text: string, title: string): Promise<void> {
  await readOwnFiles();
  const opened = keepArmyFile(text);
  const { language } = telling.value;
  if (opened.kind === 'faults')
    open({ dialog: 'faults', title, faults: opened.faults.map((each) => tellFindingIn(language, each)) });
  else if (opened.kind === 'order') open({ dialog: 'new-battle', ruleset: 'bnb', army: opened.id });
  else
    open({
      dialog: 'faults',
      title: t('screen.army.list-kept', { name: opened.name }),
      faults: [t('screen.army.list-kept.what')],
    });
}

/** Opens the text of a file of any kind, or tells every fault of it. */
async function openText(text: string, name: string): Promise<void> {
  const kind = kindOfArmyFile(text);
  if (kind === 'army') return openArmy(text, t('screen.open.failed.file', { name }));
  if (kind !== null) return openArmyFile(text, t('screen.open.failed.file', { name }));
  const opened = readOpened(text);
  if (opened.kind === 'faults') return showFaults(t('screen.open.failed.file', { name }), opened.faults);
  if (opened.kind === 'record')
    return openRecord(opened.record, opened.record.header.title ?? name.replace(/(\.record)?\.json$/, ''));
  const [first] = opened.scenarios;
  if (opened.scenarios.length === 1 && first) return openScenario(first);
  open({ dialog: 'scenarios', scenarios: opened.scenarios });
}

export async function openFile(file: File): Promise<void> {
  const title = t('screen.open.failed.file', { name: file.name });
  if (file.size > LARGEST_FILE)
    return open({ dialog: 'faults', title, faults: [t('screen.file.too-large', { size: file.size })] });
  try {
    await openText(await file.text(), file.name);
  } catch (error) {
    open({ dialog: 'faults', title, faults: [t('screen.file.unreadable', { why: String(error) })] });
  }
}
