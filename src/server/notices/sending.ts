/** Sends notices: web push, and webhooks in the form of chat servers. */
import { Agent, request } from 'node:https';
import webPush, { type VapidKeys } from 'web-push';
import type { Channel } from '../../protocol/requests.ts';
import type { Store } from '../store/store.ts';
import { isPublicUrl, publicLookup } from './public-address.ts';

/** A notice: the battle or campaign, and the reason. */
export interface Notice {
  /** The id of the battle or campaign. */
  readonly battle: string;
  /** Its address in the app. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** The link to it; null where the server does not know its own address. */
  readonly url: string | null;
}

/** Sends a notice; rejects where that fails. */
export type Send = (channel: Channel, notice: Notice) => Promise<void>;

const PATIENCE_MS = 10_000;
/** Push services require a contact address. */
const NOBODY = 'https://localhost.invalid';

/** The keys by which push services know this server. They are made once and kept in the store. */
export const pushKeys = async (store: Store): Promise<VapidKeys> =>
  JSON.parse(await store.keepFact('push-keys', JSON.stringify(webPush.generateVAPIDKeys())));

/** Connects only to public addresses. */
const publicAgent = new Agent({ lookup: publicLookup, maxSockets: 20 });

/** Posts to a webhook and follows no redirect. */
const post = (url: string, body: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method: 'POST', agent, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.destroy();
      const { statusCode = 0 } = answer;
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`a webhook answered ${statusCode}`));
    });
    asked.on('timeout', () => asked.destroy(new Error('a webhook did not answer')));
    asked.on('error', reject);
    asked.end(body);
  });

/** `address` is the address of the server, as players know it. Tests give an agent of their own. */
export const sendBy = (keys: VapidKeys, address: string | null, agent = publicAgent): Send => {
  const vapidDetails = { subject: address ?? NOBODY, ...keys };
  return async (channel, notice) => {
    const target = channel.kind === 'push' ? channel.endpoint : channel.url;
    if (!isPublicUrl(target)) throw new Error('a notice may only go to a public address');
    const text = [notice.text, notice.url].filter((part) => part !== null).join('\n');
    if (channel.kind === 'webhook')
      return post(channel.url, JSON.stringify({ ...notice, text, content: text }), agent);
    const { endpoint, keys: encryption } = channel;
    const options = { vapidDetails, agent, timeout: PATIENCE_MS, TTL: 86_400, topic: notice.battle };
    await webPush.sendNotification({ endpoint, keys: encryption }, JSON.stringify(notice), options);
  };
};
