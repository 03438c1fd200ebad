/** Opens files and scenarios. */
import { effect } from '@preact/signals';
import { kindOfArmyFile } from '../../../armies/army-file.ts';
import type { BattleRecord } from '../../../engine/battle/record.ts';
import { LIMITS } from '../../../engine/data/limits.ts';
import type { Fault } from '../../../engine/event.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { findBreak, recordFaults } from '../../../scenario/record-check.ts';
import type { Scenario } from '../../../scenario/schema.ts';
import { type Player, session } from '../battle/session.ts';
import { fetched, fetchNow } from '../loading/fetching.ts';
import { loadFileWords, loadNewBattles, loadRuleset } from '../loading/loading.ts';
import { open, tell } from '../navigation/dialogs.ts';
import { goTo, route } from '../navigation/route.ts';
import { openNewBattle } from '../new-battle/choosing.ts';
import { recordFrom } from '../new-battle/new-battle.ts';
import { settings } from '../settings/settings.ts';
import { scenarioTitle } from '../telling/scenario-title.ts';
import { t, telling, tOf } from '../telling/telling.ts';
import { stepTo } from '../view/shown.ts';
import { fileText } from './file-text.ts';
import { readOpened } from './files.ts';
import { inSlices } from './in-slices.ts';
import { beginKept } from './store.ts';

/** Tells faults; the words for them are fetched only here. */
async function showFaults(
  title: string,
  faults: readonly Fault[],
  { ruleset = '', why }: { readonly ruleset?: string; readonly why?: Fault } = {},
): Promise<void> {
  if (!(await fetched(() => fetchNow(async () => (await loadFileWords()) ?? true)))) return;
  const said = faults.map(({ key, figures }) => tOf(ruleset, key, figures));
  tell({ told: 'faults', title, faults: said, ...(why && { why: t(why.key, why.figures) }) });
}

const bothHuman = (sides: readonly string[]): Readonly<Record<string, Player>> =>
  Object.fromEntries(sides.map((side) => [side, 'human']));

/** Waits until a battle is on the screen; false where the person goes to another page instead. */
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

/** Tells which entry of a record is wrong. If its battle is on the screen, it is shown as it was before that entry. */
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
  const ruleset = await fetched(() => loadRuleset(record.header.ruleset));
  if (!ruleset) return;
  const faults = recordFaults(ruleset.rules, record);
  if (faults.length > 0)
    return showFaults(t('screen.open.failed.file', { name }), faults, {
      ruleset: ruleset.rules.id,
      why: { key: 'screen.file.wrong', figures: { kind: 'record' } },
    });
  const sides = record.opening.sides.map((side) => side.id);
  const seats = Object.fromEntries(
    sides.map((side): [string, Player] => [side, record.header.seats[side] === 'bot' ? 'bot' : 'human']),
  );
  const players = Object.values(seats).every((seat) => seat === 'bot') ? bothHuman(sides) : seats;
  const id = await beginKept({ name, record, players, dice: settings.value.dice, bot: 'playing' });
  goTo({ page: 'battle', id });
  const broken = await inSlices(findBreak(ruleset.rules, record));
  if (typeof broken === 'number') tellBroken(name, record, broken, await isOpened(id));
}

/** A scenario without a phase cannot be played: no order can be given in it. */
export const isOnlyPosition = ({ turn }: Scenario): boolean => turn?.phase === undefined;

/** Opens a scenario as a battle between two people. One that cannot be played is shown but not kept. */
async function playScenario(scenario: Scenario): Promise<void> {
  const rules = (await fetched(() => loadRuleset(scenario.ruleset)))?.rules;
  if (!rules) return;
  const loaded = loadBattle(rules, scenario);
  if (!loaded.ok) return showFaults(t('screen.open.failed'), loaded.faults, { ruleset: rules.id });
  if (isOnlyPosition(scenario)) return tell({ told: 'position', scenario });
  const name = scenarioTitle(scenario);
  const players = bothHuman(loaded.battle.sides.map((side) => side.id));
  const record = recordFrom(rules, loaded.battle, players, name);
  const id = await beginKept({ name, record, players, dice: settings.value.dice, bot: 'playing' });
  goTo({ page: 'battle', id });
}

/** Is a scenario being opened? Then a second click does nothing. */
let isOpening = false;

export async function openScenario(scenario: Scenario): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  await playScenario(scenario).finally(() => {
    isOpening = false;
  });
}

/** Keeps the army of a file and goes to the page that uses it, or tells its faults. */
async function openArmyFile(ruleset: string, text: string, name: string): Promise<void> {
  const opened = await fetched(async () =>
    (await loadNewBattles(ruleset))?.openFile(text, telling.value.language),
  );
  switch (opened?.next) {
    case 'faults':
      return tell({
        told: 'faults',
        title: t('screen.open.failed.file', { name }),
        faults: opened.faults,
      });
    case 'new-battle':
      return openNewBattle(ruleset, opened.army);
    case 'workshop':
      return goTo({ page: 'workshop', ruleset, army: opened.army });
    case 'note':
      return tell({ told: 'note', title: opened.title, text: opened.text });
  }
}

/** Opens the text of a file of any kind, or tells every fault of it. */
export async function openText(text: string, name: string): Promise<void> {
  const kind = kindOfArmyFile(text);
  if (kind !== null) return openArmyFile(kind.ruleset, text, name);
  const opened = readOpened(text);
  if (opened.kind === 'faults')
    return showFaults(t('screen.open.failed.file', { name }), opened.faults, { why: opened.why });
  if (opened.kind === 'record')
    return openRecord(opened.record, opened.record.header.title ?? name.replace(/(\.record)?\.json$/, ''));
  const [first] = opened.scenarios;
  if (opened.scenarios.length === 1 && first) return openScenario(first);
  open({ dialog: 'scenarios', scenarios: opened.scenarios });
}

export async function openFile(file: File): Promise<void> {
  const title = t('screen.open.failed.file', { name: file.name });
  if (file.size > LIMITS.file)
    return showFaults(title, [{ key: 'screen.file.too-large', figures: { size: file.size } }]);
  try {
    await openText(await fileText(file), file.name);
  } catch (error) {
    await showFaults(title, [{ key: 'screen.file.unreadable', figures: { why: String(error) } }]);
  }
}
