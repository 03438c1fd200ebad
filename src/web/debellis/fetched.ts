/** Laying by hand, which few battles need: it is fetched when it is first asked for. */
import { signal } from '@preact/signals';
import type { Battle } from '../../engine/battle.ts';
import { TERRAIN_BY_HAND } from '../state/setup/by-hand.ts';
import type { LayingByHand } from './laying.ts';

/** The part that lays terrain and walls by hand, and what else some questions ask for. It answers nothing until it is there. */
export function fetchedLaying(
  load: () => Promise<LayingByHand>,
  others: readonly string[] = ['fortify'],
): LayingByHand {
  const there = signal<LayingByHand | null>(null);

  function byHand({ flow: { awaits } }: Battle): LayingByHand | null {
    const kind = awaits[0]?.kind ?? '';
    if (!TERRAIN_BY_HAND.has(kind) && !others.includes(kind)) return null;
    if (there.value === null)
      load().then(
        (fetched) => {
          there.value = fetched;
        },
        () => undefined,
      );
    return there.value;
  }

  return {
    terrain: (battle) => byHand(battle)?.terrain(battle) ?? null,
    laying: (battle) => byHand(battle)?.laying(battle) ?? null,
  };
}
