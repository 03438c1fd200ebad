import type { Reason } from '../../engine/event.ts';
import type { Judgement } from '../../engine/moves/judge.ts';
import { t } from '../state/telling/telling.ts';
import type { Field } from '../table/field.ts';
import { sayReason } from '../table/wording.ts';

interface ReasonsProps {
  readonly now: Field;
  readonly wish: Judgement;
  readonly all: boolean;
  readonly onAll: () => void;
}

/** What no other way mends comes first, then what anybody sees at once: too far, in the way. Fine points follow. */
const rankOf = (reason: Reason): number =>
  reason.always ? 0 : reason.key === 'reason.too-far' ? 1 : reason.key.includes('.pass.') ? 2 : 3;

/** The first reason; a button shows the others. */
export function Reasons({ now, wish, all, onAll }: ReasonsProps) {
  const reasons = wish.reasons.toSorted((a, b) => rankOf(a) - rankOf(b));
  const shown = all ? reasons : reasons.slice(0, 1);
  const more = reasons.length - shown.length;
  return (
    <>
      <ul class="reasons">
        {shown.map((reason, at) => (
          <li key={`${reason.rule} ${at}`}>
            {sayReason(now, reason)}{' '}
            {reason.rule !== '' && (
              <button type="button" class="why" onClick={() => now.onClause(reason.rule)}>
                {t('table.card.why')}
                <span class="sr-only"> {sayReason(now, reason)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" class="why" onClick={onAll}>
          {t('table.card.more-reasons', { count: more })}
        </button>
      )}
    </>
  );
}
