/** Which version of the app the server has. */

/** The script with which the page began; its name changes with every version. */
const scriptOf = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** Milliseconds to wait for the server. */
const PATIENCE = 5000;

/**
 * Asks the server for the page of the app: is it the version of this page, a newer one, or does no server answer? After
 * an update the server has the parts of the old version no more.
 */
export async function versionThere(): Promise<'same' | 'newer' | 'gone'> {
  try {
    const answer = await fetch(new URL('./', document.baseURI), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const script = scriptOf(page);
    // Somebody else may answer, such as the page where one signs in to a network.
    if (!answer.ok || script === null || page.getElementById('app') === null) return 'gone';
    return script === scriptOf(document) ? 'same' : 'newer';
  } catch {
    return 'gone';
  }
}
