import { t } from '../state/telling/telling.ts';
import { field } from '../table/field.ts';
import { collected, dropTogether, giveTogether, judgedTogether } from '../table/together.ts';
import { nameOf, sayReason } from '../table/wording.ts';

/** The collected moves, and the reasons against them. */
export function TogetherPanel() {
  const now = field.value;
  const moves = collected.value;
  const judged = now && judgedTogether(now);
  if (!now || moves.length === 0 || now.mode !== 'move') return null;
  const letters = moves.map(({ bases }) => bases.map((id) => nameOf(now, id)));
  return (
    <section class="panel together" aria-labelledby="together-title">
      <h3 id="together-title">{t('screen.together.title', { count: moves.length })}</h3>
      <ul>
        {letters.map((names) => (
          <li key={names.join()}>{t('screen.together.move', { bases: names })}</li>
        ))}
      </ul>
      {judged?.reasons.map((reason) => (
        <p key={reason.rule} class="muted">
          {sayReason(now, reason)}
        </p>
      ))}
      <div class="buttons">
        {judged?.reasons.length === 0 && (
          <button type="button" class="primary" onClick={giveTogether}>
            {t('screen.together.give', { cost: judged.cost })}
          </button>
        )}
        <button type="button" onClick={dropTogether}>
          {t('screen.together.drop')}
        </button>
      </div>
    </section>
  );
}
