import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { session } from '../state/battle/session.ts';
import { termClause } from '../state/loading/guides.ts';
import { isWorded, t } from '../state/telling/telling.ts';

/** A word of the game, explained in a sentence with its clause: under the pointer, with the focus, or at a press. */
export function Term({ word, children }: { readonly word: string; readonly children: ComponentChildren }) {
  const id = useId();
  const key = `term.${word}`;
  if (!isWorded(key)) return <>{children}</>;
  return (
    <span class="term">
      <button type="button" aria-describedby={id}>
        {children}
      </button>
      <span class="tip" role="tooltip" id={id}>
        {t(key)} <ClauseLink rule={termClause(session.value?.rules.id ?? '', word)} />
      </span>
    </span>
  );
}
