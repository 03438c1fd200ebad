import type { Battle } from '../../engine/battle.ts';
import type { Reason } from '../../engine/event.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { currentBattle } from '../state/battle/asked.ts';
import { refusals } from '../state/battle/session.ts';
import { told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';

interface ReasonListProps {
  readonly battle: Battle;
  readonly reasons: readonly Reason[];
}

/** Every broken rule, with a link to its clause. */
export const ReasonList = ({ battle, reasons }: ReasonListProps) => (
  <ul class="reasons">
    {reasons.map((reason, at) => (
      <li key={`${reason.rule} ${at}`}>
        <span>{told(battle, reason.key, reason.figures)}</span> <ClauseLink rule={reason.rule} />
      </li>
    ))}
  </ul>
);

/** Why the last command was refused. */
export function Refusal() {
  const battle = currentBattle();
  if (!battle || refusals.value.length === 0) return null;
  return (
    <section class="panel refusal" aria-label={t('screen.refused')}>
      <header>
        <h3>
          <Icon name="close" /> {t('screen.refused')}
        </h3>
        <button
          type="button"
          class="quiet icon"
          aria-label={t('screen.close')}
          onClick={() => {
            refusals.value = [];
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <ReasonList battle={battle} reasons={refusals.value} />
    </section>
  );
}
