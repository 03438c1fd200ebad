/** What Back does: it closes what was opened last, and asks before it leaves a battle that is under way. */
import { effect } from '@preact/signals';
import { session } from '../battle/session.ts';
import { bookBeside, closeBook } from './beside.ts';
import { clauseShown, close, dialog, isCovered, open, printed, toldNow } from './dialogs.ts';
import { goTo, route } from './route.ts';

/** An entry of the history with this state has the same address as the one before it: going back from it stays here. */
const CATCH = 'acies.catch';

/** The address at which Back was caught last. */
let caughtAt: string | null = null;

function catchBack(): void {
  if (history.state === CATCH) return;
  history.pushState(CATCH, '');
  caughtAt = location.hash;
}

/** Is a battle on the screen that is not over? */
const isFighting = (): boolean =>
  route.value.page === 'battle' && session.value?.play.battles.at(-1)?.result === null;

function hasOpen(): boolean {
  // All are asked, so that a change of any counts.
  const open = [isCovered.value, printed.value !== null, bookBeside.value !== null];
  return open.includes(true);
}

/** Closes what lies on top; false where nothing is open. */
function closeTop(): boolean {
  if (toldNow.value) toldNow.value = null;
  else if (clauseShown.value !== null) clauseShown.value = null;
  else if (dialog.value) close();
  else if (printed.value) printed.value = null;
  else if (bookBeside.value) closeBook();
  else return false;
  return true;
}

/** Leaves the battle on the screen for the page before it: past the entry that catches, and that of the battle. */
export function leaveBattle(): void {
  if (history.length > 2) history.go(-2);
  else goTo({ page: 'home' });
}

function goneBack(): void {
  // Another page was opened or gone back to: its address differs.
  if (history.state === CATCH || location.hash !== caughtAt) return;
  caughtAt = null;
  if (closeTop()) {
    if (hasOpen() || isFighting()) catchBack();
  } else if (isFighting()) open({ dialog: 'leave' });
  else history.back();
}

/** From now on Back is caught where it would leave something open, or a battle. */
export function heedBack(): void {
  // After a reload the history stands where it stood.
  if (history.state === CATCH) caughtAt = location.hash;
  effect(() => {
    // Both are asked, so that a change of either counts.
    const [isFight, isOpen] = [isFighting(), hasOpen()];
    // After another page, opening this address again is no going back.
    if (location.hash !== caughtAt) caughtAt = null;
    if (isFight || isOpen) catchBack();
  });
  addEventListener('popstate', goneBack);
}
