import { effect } from '@preact/signals';
import { OPPONENT_NAMES } from '../../../bots/players/names.ts';
import { battleNow, replay } from '../../../engine/battle/record.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { pageReferee } from '../battle/sending.ts';
import { type Session, session } from '../battle/session.ts';
import { loadRuleset } from '../loading/loading.ts';
import { oneOf, remember, remembered } from '../settings/remembering.ts';
import { openTable } from '../table.ts';
import { hush } from '../telling/announcement.ts';
import { reasonsNoted, takeReasons } from '../telling/log.ts';
import { shownStep } from '../view/shown.ts';
import { hold, isHeld, onWanted } from './one-tab.ts';
import { isBegunHere, isUnkept, type KeptBattle, keepBattle, kept, keptBattle } from './store.ts';

/** The winner, once the battle is over. */
function endOf({ play }: Session): Pick<KeptBattle, 'winner'> {
  const { result } = battleNow(play);
  return result ? { winner: result.winner } : {};
}

const keptOf = (now: Session): KeptBattle => ({
  id: now.id,
  name: now.name,
  saved: Date.now(),
  record: now.play.record,
  players: now.players,
  dice: now.dice,
  bot: now.bot,
  reasons: reasonsNoted(),
  ...endOf(now),
});

const STEP_KEY = 'acies.step';

function rememberedStep(id: string): number | null {
  const { id: of, step } = remembered(STEP_KEY);
  return of === id && Number.isInteger(step) && Number(step) >= 0 ? Number(step) : null;
}

/** The battle as it was read. Only later changes need to be written. */
let opened: Session | null = null;
/** The change that waits to be written. While one write lasts, only the newest change waits. */
let waiting: Session | null = null;
let writes = 0;
/** The newest write: when it ends, all have ended. */
let lastWrite: Promise<unknown> = Promise.resolve();

/** Writes the waiting change at once: the store keeps the order of the writes. */
async function write(): Promise<void> {
  const now = waiting;
  if (!now) return;
  waiting = null;
  writes += 1;
  const writing = keepBattle(keptOf(now));
  lastWrite = writing;
  const isKept = await writing;
  writes -= 1;
  // Another battle may be on the screen by now.
  const isShown = session.peek()?.id === now.id;
  if (!isKept) {
    if (isShown) kept.value = 'failed';
    waiting ??= now;
  } else if (waiting) void write();
  else if (writes === 0 && isShown) kept.value = 'kept';
}

/** Keeps every change of the battle on the screen, and the step that is shown. */
export function startKeeping(): void {
  effect(() => {
    const now = session.value;
    waiting = now === opened || !now?.referee.isHere ? null : now;
    if (!waiting) return;
    // A failure is shown until a write succeeds, not again with every order.
    if (kept.peek() !== 'failed') kept.value = 'keeping';
    if (writes === 0) void write();
  });
  onWanted(giveUp);
  // A closed page cannot write later.
  for (const leaving of ['pagehide', 'visibilitychange']) addEventListener(leaving, () => void write());
  effect(() => {
    const id = session.value?.id;
    const step = shownStep.value;
    if (id === undefined || !session.peek()?.referee.isHere) return;
    remember(STEP_KEY, step === null ? null : { id, step });
  });
}

/** Takes the battle off the screen once all its changes are written: another tab will read it. */
async function giveUp(): Promise<void> {
  void write();
  session.value = null;
  await lastWrite;
}

/** Puts a battle on the screen, as it was after this number of commands; null is the newest. */
export function show(now: Session, step: number | null): void {
  hush();
  openTable(() => {
    shownStep.value = step;
    session.value = now;
  });
}

const loadRules = async ({ record }: KeptBattle): Promise<Ruleset | null> =>
  (await loadRuleset(record.header.ruleset))?.rules ?? null;

/** The rules of a kept battle; null where its record cannot be read. Battles that began on this page need no check. */
async function rulesOf(found: KeptBattle): Promise<Ruleset | null> {
  if (isBegunHere(found.id)) return loadRules(found);
  const { readRecord } = await import('../../../scenario/record-file.ts');
  const { recordFaults } = await import('../../../scenario/record-check.ts');
  const read = readRecord(JSON.stringify(found.record));
  if (!read.ok) return null;
  const rules = await loadRules(found);
  return rules && recordFaults(rules, read.record).length === 0 ? rules : null;
}

/**
 * Opens a kept battle where it was left; false when it is not there, cannot be read, or is open in another tab. If
 * `isWanted` is false by then, it is not put on the screen. `takes` takes it from another tab.
 */
export async function openKept(id: string, isWanted: () => boolean, takes = false): Promise<boolean> {
  if (!(await hold(id, takes)) || !isWanted()) return false;
  const found = await keptBattle(id).catch(() => undefined);
  const rules = found ? await rulesOf(found) : null;
  if (!found || !rules || !isWanted() || !isHeld(id)) return false;
  const { name, players, dice } = found;
  void write();
  const now: Session = {
    id,
    name,
    rules,
    play: replay(found.record),
    players,
    dice,
    // Battles kept long ago name other levels.
    bot: oneOf(OPPONENT_NAMES, found.bot ?? 'playing', 'light'),
    referee: pageReferee,
  };
  opened = now;
  show(now, rememberedStep(id));
  takeReasons(found.reasons ?? []);
  kept.value = isUnkept(id) ? 'failed' : 'kept';
  return true;
}
