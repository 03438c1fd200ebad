/** Lets the browser keep the whole app, so that it opens without the network and can be installed. */

/** The service worker; it is also the one that shows notices. */
const WORKER = 'worker.js';

/** Registers the worker; a browser that knows it looks for a newer one. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(new URL(WORKER, document.baseURI), { updateViaCache: 'none' });

/** Keeps the built app once the page has loaded, so that the first load is not slowed. Only a secure page can. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => void registerWorker().catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
