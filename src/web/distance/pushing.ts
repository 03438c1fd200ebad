/** Web push: the browser tells the player that a battle waits, even while the app is closed. */

import { pushKeyForm } from '../../protocol/answers.ts';
import type { Channel } from '../../protocol/requests.ts';
import { registerWorker } from '../state/loading/offline.ts';
import { ask } from './asking.ts';

/** May notices be shown in this browser? They need a secure page. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};

/** Asks the browser for a channel of this server; null where the player or the browser refuses. */
export async function pushChannel(): Promise<Channel | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const answer = await ask('/push-key', pushKeyForm);
  if (!answer.ok) return null;
  const worker = await registerWorker();
  await navigator.serviceWorker.ready;
  const subscribed = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(answer.body.key),
  });
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { kind: 'push', endpoint, keys: { p256dh, auth } } : null;
}
