import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine } from '../state/battle/asked.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';

/** How far a side is from its defeat, in a sentence. */
function Distance({ battle, at }: { readonly battle: Battle; readonly at: number }) {
  const side = battle.sides[at];
  const spirit = side && onScreen(battle.ruleset)?.armies.spirit(battle, side.id, seatShown.value);
  if (!side || !spirit || spirit.routing <= 0) return null;
  const figures = {
    side: sideInWords(battle, side.id),
    you: isMine(side.id) ? 'yes' : 'no',
    losses: amount(spirit.losses),
    routing: amount(spirit.routing),
    points: t('guide.points'),
  };
  return (
    <li>
      <SideMark at={at} /> {t('screen.goal.far', figures)}
    </li>
  );
}

/** What wins this battle, and how far each side is from it. */
export function GoalPanel() {
  const battle = shownBattle.value;
  if (!battle) return null;
  return (
    <details class="panel goal">
      <summary>{t('screen.goal')}</summary>
      <p>{t('guide.goal')}</p>
      <ul>
        {battle.sides.map(({ id }, at) => (
          <Distance key={id} battle={battle} at={at} />
        ))}
      </ul>
    </details>
  );
}
