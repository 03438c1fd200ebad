import { currentBattle, seatAsked } from '../state/battle/asked.ts';
import { openOptions } from '../state/battle/open-options.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { t } from '../state/telling/telling.ts';

/** More orders than any battle has bases. */
const MOST = 1000;

/** Gives the first order offered, again and again, until the question changes or an order is refused. */
function giveAll(kind: string): void {
  for (let left = MOST; left > 0; left -= 1) {
    const now = session.value;
    const battle = currentBattle();
    if (!now || !battle || seatAsked() === null || battle.flow.awaits[0]?.kind !== kind) return;
    const [first] = openOptions(now.rules, battle);
    if (!first || !send(first.command)) return;
  }
}

/** A button that gives all orders in turn. */
export const InTurn = ({ kind, words }: { readonly kind: string; readonly words: string }) => (
  <div class="buttons">
    <button type="button" onClick={() => giveAll(kind)}>
      {t(words)}
    </button>
  </div>
);
