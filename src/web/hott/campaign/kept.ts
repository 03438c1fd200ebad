/** The campaigns that this browser keeps. */
import { signal } from '@preact/signals';
import { del, entries } from 'idb-keyval';
import type { RecordOf } from '../../../engine/game/records/record.ts';
import { freshId } from '../../state/keeping/fresh-id.ts';
import { keepIn, storeNamed } from '../../state/keeping/store.ts';

export interface KeptCampaign {
  readonly id: string;
  /** Milliseconds since 1970, for the order of the list. */
  readonly saved: number;
  readonly name: string;
  /** Who throws the dice: the program, or people at a table who type the faces in. */
  readonly dice: 'program' | 'typed';
  readonly record: RecordOf;
  /** The kept battle that was begun last, and the conflict to which it belongs. */
  readonly battle?: LinkedBattle | null;
  /** Why bots gave their orders, by the number of the entry. */
  readonly reasons?: Readonly<Record<number, KeptReason>>;
}

/** Why a bot gave an order: a message and its figures. */
export interface KeptReason {
  readonly why: string;
  readonly figures: Readonly<Record<string, string | number>>;
  /** May all know it before the campaign ends? */
  readonly isOpen: boolean;
}

export interface LinkedBattle {
  readonly id: string;
  readonly of: string;
}

const store = storeNamed('acies-campaigns', 'campaigns');

/** The kept campaigns, the last changed first; null until they have been read. */
export const keptCampaigns = signal<readonly KeptCampaign[] | null>(null);

/** Reads the kept campaigns. Where the browser keeps none, they last as long as the page. */
export async function readCampaigns(): Promise<void> {
  const before = keptCampaigns.peek();
  try {
    const all = await entries<string, KeptCampaign>(store);
    // Changes since the reading began are newer than what was read.
    if (keptCampaigns.peek() !== before) return readCampaigns();
    keptCampaigns.value = all.map(([, each]) => each).toSorted((a, b) => b.saved - a.saved);
  } catch {
    keptCampaigns.value ??= [];
  }
}

export function keepCampaign(campaign: Omit<KeptCampaign, 'saved'>): void {
  const now: KeptCampaign = { ...campaign, saved: Date.now() };
  const others = (keptCampaigns.value ?? []).filter(({ id }) => id !== now.id);
  keptCampaigns.value = [now, ...others];
  keepIn(store, now.id, now).catch(() => undefined);
}

export function forgetCampaign(id: string): void {
  keptCampaigns.value = (keptCampaigns.value ?? []).filter((each) => each.id !== id);
  del(id, store).catch(() => undefined);
}

export const newCampaignId = (): string => freshId();
