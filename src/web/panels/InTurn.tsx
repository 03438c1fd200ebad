import { seatAsked } from '../state/battle/asked.ts';
import { takeEntries, thinkNow } from '../state/battle/thinking.ts';
import { t } from '../state/telling/telling.ts';

/** Gives all orders in turn, until the question changes. */
async function giveAll(kind: string): Promise<void> {
  const side = seatAsked();
  if (side !== null) takeEntries((await thinkNow('inTurn', { side, kind })) ?? []);
}

/** A button that gives all orders in turn. */
export const InTurn = ({ kind, words }: { readonly kind: string; readonly words: string }) => (
  <div class="buttons">
    <button type="button" onClick={() => void giveAll(kind)}>
      {t(words)}
    </button>
  </div>
);
