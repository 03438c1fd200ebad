/** Parts of the program that are fetched when they are needed. */
import { tell } from '../navigation/dialogs.ts';
import { t } from '../telling/telling.ts';
import { versionThere } from './version.ts';

/** Can parts be fetched? Without the network only the worker that keeps the app can give them. */
const canFetch = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/**
 * Loads a part, but fails at once where none can be fetched: some browsers never again fetch a module that failed once.
 */
export const fetchNow = <Part>(load: () => Promise<Part>): Promise<Part> =>
  canFetch() ? load() : Promise.reject(new Error('The network is gone.'));

/** Did the last part fail to load? */
let hasFailed = false;

/**
 * The loaded part; null and a notice where it cannot be loaded. After two failures the page is reloaded where
 * the server answers: a new page can fetch modules that the browser refuses to fetch again.
 */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    const part = await load();
    hasFailed = false;
    return part;
  } catch {
    const there = await versionThere();
    if (hasFailed && there === 'same') location.reload();
    hasFailed = true;
    tell(
      there === 'newer' ? { told: 'newer' } : { told: 'faults', title: t('screen.part.failed'), faults: [] },
    );
    return null;
  }
}
