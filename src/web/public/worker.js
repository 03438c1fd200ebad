// Keeps the whole app in the browser, so that it opens without the network, and shows the notices of a server.
// `files.js` is written by the build. It sets ACIES_FILES, the paths of the built app, and ACIES_VERSION.
importScripts('files.js', 'push.js');

/** Milliseconds to wait for the newest page before the kept one is shown. */
const PATIENCE = 3000;

const { ACIES_FILES, ACIES_VERSION, registration } = self;
const CACHE = `acies-${ACIES_VERSION}`;
const HOME = registration.scope;
const KEPT = new Set(ACIES_FILES.map((file) => new URL(file, HOME).href));

/** Keeps all files of this version, each as the server has it now. */
async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([HOME, ...KEPT].map((url) => new Request(url, { cache: 'no-cache' })));
  await self.skipWaiting();
}

/** Takes over all pages. The version before stays: a page that was open before the update still loads its parts. */
async function activate() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('acies-'));
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page; the kept one where the network is gone, slow, or answers with an error. */
async function page(request) {
  const kept = await caches.match(HOME, { cacheName: CACHE });
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    return answer.status < 500 ? answer : (kept ?? answer);
  } catch {
    return kept ?? Response.error();
  }
}

const file = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// Whatever is neither the page nor a file of the app goes to the network: the answers of a server are never kept.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.mode === 'navigate' && address === HOME) event.respondWith(page(request));
  else if (KEPT.has(address)) event.respondWith(file(request));
});
