import { effect } from '@preact/signals';
import { kindOfArmyFile } from '../../armies/army-file.ts';
import { type Finding, tellFindingIn } from '../../armies/messages.ts';
import { randomFrom } from '../../bots/random.ts';
import type { Fault } from '../../engine/event.ts';
import { LIMITS } from '../../engine/limits.ts';
import type { BattleRecord } from '../../engine/record.ts';
import { findBreak } from '../../scenario/record-file.ts';
import { rulesetOf } from '../../scenario/rulesets.ts';
import type { Scenario } from '../../scenario/schema.ts';
import { openNewBattle } from './choosing.ts';
import { open, tell } from './dialogs.ts';
import { battleOfScenario, readOpened, scenarioTitle } from './files.ts';
import { beginKept } from './keep.ts';
import { makeBattle, recordFrom, type Wanted } from './new-battle.ts';
import { keepArmyFile, readOwnFiles } from './own-files.ts';
import { goTo, route } from './route.ts';
import { onScreen } from './ruleset.ts';
import { type BotLevel, type DiceMode, type Player, session } from './session.ts';
import { settings } from './settings.ts';
import { stepTo } from './shown.ts';
import { t, telling } from './telling.ts';
import { keepArmy, readArmy, readOwnArmies, sizeOfArmy } from './workshop.ts';

const toldFaults = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ key, figures }) => t(key, figures));

function showFaults(title: string, faults: readonly Fault[]): void {
  tell({ told: 'faults', title, faults: toldFaults(faults) });
}

/** A seed that nobody has chosen. */
export const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;

const armyName = (ruleset: string, id: string): string =>
  onScreen(ruleset)
    ?.newBattles.armies(telling.value.language)
    .find((army) => army.id === id)?.name ?? '';

/** That two armies were made for battles of different sizes; null where they were not. */
export function sizesTold(ruleset: string, red: string, blue: string): string | null {
  if (!onScreen(ruleset)?.workshop) return null;
  const [one, other] = [sizeOfArmy(red), sizeOfArmy(blue)];
  if (one === null || other === null || one === other) return null;
  const [name, otherName] = [armyName(ruleset, red), armyName(ruleset, blue)];
  return t('screen.new.sizes', { one, other, name, otherName });
}

/** Why a battle cannot begin: each fault once, with the army whose it is. */
function meetingFaults({ rules, red, blue }: Wanted, faults: readonly Fault[]): readonly string[] {
  const told = faults.map(({ key, figures }) => {
    const fault = t(key, figures);
    const id = figures.side === 'red' ? red : figures.side === 'blue' ? blue : null;
    return id === null ? fault : t('screen.new.fault-of', { army: armyName(rules.id, id), fault });
  });
  const sizes = sizesTold(rules.id, red, blue);
  return [...new Set([...(sizes === null ? [] : [sizes]), ...told])];
}

/** Makes a battle and goes to it; answers with what is wrong, and nothing is lost. */
export async function startBattle(
  wanted: Wanted,
  how: { readonly name: string; readonly dice: DiceMode; readonly bot: BotLevel },
): Promise<readonly string[]> {
  const made = makeBattle(wanted, how.name);
  if (!made.ok) return meetingFaults(wanted, made.faults);
  const id = await beginKept({ ...how, record: made.record, players: wanted.players });
  goTo({ page: 'battle', id });
  return [];
}

/** A battle's name, until somebody gives it another: both armies. */
export const nameOfMeeting = (ruleset: string, red: string, blue: string): string =>
  t('screen.battle.name', { red: armyName(ruleset, red), blue: armyName(ruleset, blue) });

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
  const faults = await startBattle(wanted, { name, dice: settings.value.dice, bot: 'playing' });
  if (faults.length > 0) tell({ told: 'faults', title: t('screen.new.failed'), faults });
}

const bothHuman = (sides: readonly string[]): Readonly<Record<string, Player>> =>
  Object.fromEntries(sides.map((side) => [side, 'human']));

/** Milliseconds that the check of a record may hold the page up. */
const CHECK_SLICE = 12;

/** The entry from which a record does not hold; null where it does. The page goes on meanwhile. */
async function brokenFrom(record: BattleRecord): Promise<number | null> {
  const search = findBreak(record);
  for (;;) {
    const until = performance.now() + CHECK_SLICE;
    do {
      const found = search.next();
      if (found.done) return found.value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Waits until a battle is on the screen; false where somebody goes elsewhere instead. */
const isOpened = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const { value: at } = route;
      const wanted = at.page === 'battle' && at.id === id;
      if (wanted && session.value?.id !== id) return;
      resolve(wanted);
      queueMicrotask(() => stop());
    });
  });

/** Tells from where a record does not hold; where its battle is on the screen, it is shown as it was before. */
function tellBroken(name: string, record: BattleRecord, broken: number, shown: boolean): void {
  if (shown) stepTo(session.value?.play.live.filter((entry) => entry < broken).length ?? 0);
  const figures = {
    entry: broken + 1,
    count: record.entries.length,
    command: record.entries[broken]?.command.type ?? '',
  };
  tell({
    told: 'faults',
    title: t('screen.record.broken', { name: t('screen.army', { name }) }),
    faults: [t('screen.record.broken.from', figures), ...(shown ? [t('screen.record.broken.shown')] : [])],
  });
}

async function openRecord(record: BattleRecord, name: string): Promise<void> {
  const sides = record.opening.sides.map((side) => side.id);
  const seats = Object.fromEntries(
    sides.map((side): [string, Player] => [side, record.header.seats[side] === 'bot' ? 'bot' : 'human']),
  );
  const players = Object.values(seats).every((seat) => seat === 'bot') ? bothHuman(sides) : seats;
  const id = await beginKept({ name, record, players, dice: settings.value.dice, bot: 'playing' });
  goTo({ page: 'battle', id });
  const broken = await brokenFrom(record);
  if (broken !== null) tellBroken(name, record, broken, await isOpened(id));
}

/** A scenario in no phase is only asked questions: nobody could do anything in it. */
export const isOnlyPosition = ({ turn }: Scenario): boolean => turn?.phase === undefined;

/** A battle is being begun from a scenario: a second click begins no other. */
let isBeginning = false;

/** Plays a scenario's position, both sides by people; one in which nothing is played is not kept as a battle. */
export async function openScenario(scenario: Scenario): Promise<void> {
  if (isBeginning) return;
  const loaded = battleOfScenario(scenario);
  if (!loaded.ok) return showFaults(t('screen.open.failed'), loaded.faults);
  const name = scenarioTitle(scenario, telling.value.language);
  if (isOnlyPosition(scenario)) return tell({ told: 'position', scenario });
  const players = bothHuman(loaded.battle.sides.map((side) => side.id));
  const rules = rulesetOf(loaded.battle.ruleset);
  if (!rules) return;
  isBeginning = true;
  const record = recordFrom(rules, loaded.battle, players, name);
  const id = await beginKept({ name, record, players, dice: settings.value.dice, bot: 'playing' }).finally(
    () => {
      isBeginning = false;
    },
  );
  goTo({ page: 'battle', id });
}

/** Tells what is wrong with the file of an army, each fault by its line. */
function tellFindings(title: string, findings: readonly Finding[]): void {
  const { language } = telling.value;
  tell({ told: 'faults', title, faults: findings.map((each) => tellFindingIn(language, each)) });
}

/** Keeps the army of a file and goes to it, or tells what is wrong with the file. */
async function openArmy(text: string, title: string): Promise<void> {
  const { army, faults } = readArmy(text);
  if (!army) return tellFindings(title, faults);
  await readOwnArmies();
  goTo({ page: 'workshop', army: keepArmy(army) });
}

/** Keeps a list or an order of battle of Blood and Blades; an order goes on to a battle. */
async function openArmyFile(text: string, title: string): Promise<void> {
  await readOwnFiles();
  const opened = keepArmyFile(text);
  if (opened.kind === 'faults') tellFindings(title, opened.faults);
  else if (opened.kind === 'order') openNewBattle('bnb', opened.id);
  else
    tell({
      told: 'note',
      title: t('screen.army.list-kept', { name: opened.name }),
      text: t('screen.army.list-kept.what'),
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
  if (file.size > LIMITS.file)
    return tell({ told: 'faults', title, faults: [t('screen.file.too-large', { size: file.size })] });
  try {
    await openText(await file.text(), file.name);
  } catch (error) {
    tell({ told: 'faults', title, faults: [t('screen.file.unreadable', { why: String(error) })] });
  }
}
