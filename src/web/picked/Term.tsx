import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { session } from '../state/battle/session.ts';
import { termClause } from '../state/loading/guides.ts';
import { isWorded, t } from '../state/telling/telling.ts';

interface TermProps {
  /** The terms that explain it: one sentence each. */
  readonly words: readonly string[];
  readonly children: ComponentChildren;
}

/** A word of the game, explained in a sentence with its clause: under the pointer, with the focus, or at a press. */
export function Term({ words, children }: TermProps) {
  const id = useId();
  const known = words.filter((word) => isWorded(`term.${word}`));
  if (known.length === 0) return <>{children}</>;
  return (
    <span class="term">
      <button type="button" aria-describedby={id}>
        {children}
      </button>
      <span class="tip" role="tooltip" id={id}>
        {known.map((word) => (
          <span key={word}>
            {t(`term.${word}`)} <ClauseLink rule={termClause(session.value?.rules.id ?? '', word)} />{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
