import { startKeeping } from '../keeping/keep.ts';
import { startAnnouncing } from '../telling/announcing.ts';
import { startHost } from './host.ts';

/** Keeps battles, throws dice, lets bots play and tells what happens, for as long as the page is open. */
export function startPlaying(): void {
  startKeeping();
  startHost();
  startAnnouncing();
}
