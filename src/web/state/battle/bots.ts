import { signal } from '@preact/signals';
import type { Bot } from '../../../bots/bot.ts';
import { fetched } from '../loading/fetching.ts';
import type { BotLevel } from './session.ts';

/** The bot of each level; null until they are loaded. */
export const bots = signal<Readonly<Record<BotLevel, Bot>> | null>(null);

let isLoading = false;

/** Loads the bots. A person can play meanwhile. */
export async function loadBots(): Promise<void> {
  if (bots.peek() || isLoading) return;
  isLoading = true;
  const found = await fetched(() => import('./players.ts'));
  isLoading = false;
  if (found) bots.value = found.PLAYERS;
}
