import { RULESET_WORDS } from '../../words/rulesets.ts';
import { t } from '../state/telling/telling.ts';

/** The author of the rules, and the licence under which they are retold. */
export function Credit({ ruleset }: { readonly ruleset: string }) {
  const about = RULESET_WORDS[ruleset];
  if (!about) return null;
  return (
    <p class="small-print muted">
      {t('screen.clause.credit', { name: about.name, author: about.author })}{' '}
      <a href={about.licence.address} rel="license noreferrer" target="_blank">
        {about.licence.name}
      </a>
    </p>
  );
}
