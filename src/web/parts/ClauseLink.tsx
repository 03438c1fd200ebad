import { openClause } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

interface LinkProps {
  readonly rule: string;
  /** The words of the link; without them it asks why, and screen readers add the clause's name. */
  readonly label?: string;
}

/** A link to the text of a clause. */
export function ClauseLink({ rule, label }: LinkProps) {
  if (rule === '') return null;
  return (
    <button
      type="button"
      class="clause word"
      title={t('screen.clause.open', { rule })}
      onClick={() => openClause(rule)}
    >
      {label ?? (
        <>
          {t('screen.clause.why')}
          <span class="visually-hidden"> {rule}</span>
        </>
      )}
    </button>
  );
}
