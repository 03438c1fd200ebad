/** Asks the browser not to delete what it keeps, which it may do when it has little room. */
import { remember, remembered } from '../settings/remembering.ts';

const KEY = 'acies.stay';
/** Some browsers ask the person, so they are asked seldom; others decide anew by how often the page is used. */
const SELDOM_MS = 7 * 24 * 3600 * 1000;

/** Called when a battle or a seat is kept. Only secure pages may ask. */
export function askToStay(): void {
  const { asked } = remembered(KEY);
  if (!navigator.storage?.persist || Date.now() - Number(asked ?? 0) < SELDOM_MS) return;
  remember(KEY, { asked: Date.now() });
  void navigator.storage.persist().catch(() => undefined);
}
