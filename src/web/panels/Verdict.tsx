import { shownBattle } from '../state/view/shown.ts';
import { verdictOf, whyOf } from './Summary.tsx';

/** Who won, and why, in two sentences. */
export function Verdict() {
  const battle = shownBattle.value;
  const result = battle?.result;
  if (!battle || !result) return null;
  return (
    <section class="panel ask" aria-labelledby="verdict">
      <h3 class="verdict" id="verdict">
        {verdictOf(battle, result)}
      </h3>
      <p>{whyOf(battle, result)}</p>
    </section>
  );
}
