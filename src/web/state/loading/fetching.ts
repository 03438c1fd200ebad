/** Parts of the program that are fetched when they are needed. */
import { tell } from '../navigation/dialogs.ts';
import { t } from '../telling/telling.ts';

/**
 * Fetches what is not here yet. While the network is known to be gone nothing is asked for: some browsers never fetch
 * again what once has failed.
 */
export const fetchNow = <Part>(load: () => Promise<Part>): Promise<Part> =>
  navigator.onLine ? load() : Promise.reject(new Error('The network is gone.'));

/** The last part that was asked for could not be fetched. */
let hasFailed = false;

/**
 * What `load` gets; null where it cannot be fetched, which is told. Where that fails twice although the network is
 * there, the page is loaded anew: it fetches what the browser no longer does.
 */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    const part = await load();
    hasFailed = false;
    return part;
  } catch {
    if (hasFailed && navigator.onLine) location.reload();
    hasFailed = true;
    tell({ told: 'faults', title: t('screen.part.failed'), faults: [] });
    return null;
  }
}
