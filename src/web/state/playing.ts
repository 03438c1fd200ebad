import { startAnnouncing } from './announcing.ts';
import { startHost } from './host.ts';
import { startKeeping } from './keep.ts';

/** Keeps battles, throws dice, lets bots play and tells what happens, for as long as the page is open. */
export function startPlaying(): void {
  startKeeping();
  startHost();
  startAnnouncing();
}
