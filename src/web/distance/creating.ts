/** Makes battles at a distance, and takes seats in them. */

import { createdForm, type Refused } from '../../protocol/answers.ts';
import type { Terms } from '../../protocol/terms.ts';
import { t } from '../state/telling/telling.ts';
import { ask, doIn, newName, newSecret } from './asking.ts';
import { keepSeat, noteName } from './seats.ts';

/** What went wrong, as sentences. */
export const faultsOf = ({
  status,
  reasons,
}: {
  readonly status: number;
  readonly reasons: Refused['reasons'];
}): readonly string[] =>
  reasons.length > 0
    ? reasons.map(({ text }) => text)
    : [t(status === 0 ? 'distance.no-server' : 'distance.unreadable')];

export interface Joining {
  readonly name: string;
  /** Null where the sides are drawn. */
  readonly side: string | null;
  readonly invitation?: string;
  /** Null for a player who will lead one command of the side. */
  readonly command?: null;
}

const TRIES = 5;
const AGAIN_MS = 1000;

/** Takes a seat and keeps it; answers with what went wrong. */
export async function join(
  battle: string,
  { name, side, invitation, command }: Joining,
  title: string,
  secret = newSecret(),
): Promise<readonly string[]> {
  // A part that is undefined is not sent.
  const body = { name, side, invitation, command };
  const id = newName();
  noteName(name);
  for (let tries = 1; ; tries++) {
    const answer = await doIn(battle, secret, 'join', body, { id });
    // Without an answer the seat may have been taken all the same: then its secret must not be lost.
    const isUnknown = !answer.ok && answer.status === 0;
    if (answer.ok || (isUnknown && tries === TRIES)) keepSeat({ battle, secret, title });
    if (answer.ok) return [];
    if (!isUnknown || tries === TRIES) return faultsOf(answer);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Makes a battle. Takes a seat in it, or none where `joining` is null; then the code for the players is needed. */
export async function create(
  terms: Partial<Terms>,
  joining: Joining | null,
): Promise<
  { readonly battle: string; readonly invitation: string } | { readonly faults: readonly string[] }
> {
  const secret = newSecret();
  const made = await ask('/battles', createdForm, {
    secret,
    body: { id: newName(), terms },
  });
  if (!made.ok) return { faults: faultsOf(made) };
  const { battle, invitation } = made.body;
  const faults = joining ? await join(battle, { ...joining, invitation }, terms.title ?? '', secret) : [];
  return faults.length > 0 ? { faults } : { battle, invitation };
}
