import { openClause } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

/** The name of a clause, with a link to its text. */
export function ClauseLink({ rule }: { readonly rule: string }) {
  if (rule === '') return null;
  return (
    <button
      type="button"
      class="clause"
      title={t('screen.clause.open', { rule })}
      onClick={() => openClause(rule)}
    >
      {rule.replace(/^[a-z]+\./, '')}
    </button>
  );
}
