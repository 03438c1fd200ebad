import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import { hashOf } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';
import { Credit } from './Credit.tsx';
import { SearchField } from './SearchField.tsx';
import { useTitle } from './title.ts';

/** A part of a rulebook with a page of its own. */
type Part = 'clauses' | 'figures';

interface BookHeadProps {
  readonly part: Part;
  readonly ruleset: string;
  readonly sought: Signal<string>;
  readonly status: string;
  /** Links to other parts and other books. */
  readonly children: ComponentChildren;
}

/** A link to a part of a rulebook. */
export function BookLink({ part, ruleset }: { readonly part: Part; readonly ruleset: string }) {
  const route =
    part === 'clauses'
      ? ({ page: 'clauses', ruleset, clause: null, at: null } as const)
      : ({ page: 'figures', ruleset, category: null, figure: null } as const);
  return <a href={hashOf(route)}>{titleOf(part, ruleset)}</a>;
}

const titleOf = (part: Part, ruleset: string): string =>
  t(`screen.${part}.of`, { name: RULESET_WORDS[ruleset]?.name ?? ruleset });

/** The head of a page of a rulebook: its author, the search field, and the number of results. */
export function BookHead({ part, ruleset, sought, status, children }: BookHeadProps) {
  const title = titleOf(part, ruleset);
  useTitle(title);
  return (
    <header>
      <a href={hashOf({ page: 'home' })}>‹ {t('screen.home')}</a>
      <h1>{title}</h1>
      {part === 'figures' && <Credit ruleset={ruleset} />}
      {children}
      <SearchField label={t(`screen.${part}.search`)} sought={sought} />
      <p class="muted" role="status">
        {status}
      </p>
    </header>
  );
}

/** The search words, in lower case. */
export const wordsSought = (sought: Signal<string>): readonly string[] =>
  sought.value.toLowerCase().split(/\s+/).filter(Boolean);
