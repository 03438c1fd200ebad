import { openClause } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';

interface LinkProps {
  readonly rule: string;
  /** The words of the link; without them it asks why, and screen readers add the clause's name. */
  readonly label?: string;
  /** What opens the clause; without it, what is open opens it. */
  readonly onOpen?: (rule: string) => void;
}

/** A link to the text of a clause. */
export function ClauseLink({ rule, label, onOpen = openClause }: LinkProps) {
  if (rule === '') return null;
  return (
    <button
      type="button"
      class="clause word"
      title={t('screen.clause.open', { rule })}
      data-rule={rule}
      onClick={() => onOpen(rule)}
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
