import type { ComponentType } from 'preact';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import type { WorkshopProps } from '../on-screen/row.ts';
import { lazily } from '../parts/Lazy.tsx';
import { openFile } from '../state/loading/later.ts';
import { loadRuleset, RULESET_IDS, rowOf } from '../state/loading/loading.ts';
import { hashOf } from '../state/navigation/route.ts';
import { openNewBattle } from '../state/new-battle/choosing.ts';
import { settings } from '../state/settings/settings.ts';
import { t } from '../state/telling/telling.ts';

/** The workshops, by ruleset. */
const WORKSHOPS: ReadonlyMap<string, ComponentType<WorkshopProps>> = new Map(
  RULESET_IDS.flatMap((id) => {
    const load = rowOf(id)?.workshop;
    return load
      ? [[id, lazily<WorkshopProps>(async () => (await Promise.all([load(), loadRuleset(id)]))[0])]]
      : [];
  }),
);

/** The workshop of the ruleset that was chosen last, where it has one. */
function chosen(): string {
  const { ruleset } = settings.value;
  return WORKSHOPS.has(ruleset) ? ruleset : ([...WORKSHOPS.keys()][0] ?? '');
}

const Links = ({ now }: { readonly now: string }) => (
  <nav class="courses" aria-label={t('screen.workshop.games')}>
    {[...WORKSHOPS.keys()].map((ruleset) => (
      <a
        key={ruleset}
        href={hashOf({ page: 'workshop', ruleset, army: null })}
        aria-current={ruleset === now ? 'page' : undefined}
      >
        {RULESET_WORDS[ruleset]?.name}
      </a>
    ))}
  </nav>
);

interface Props {
  /** Null for the ruleset that was chosen last. */
  readonly ruleset: string | null;
  readonly army: string | null;
}

/** The page of own armies of a ruleset, with links to those of the others. */
export function WorkshopPage({ ruleset: wanted, army }: Props) {
  const ruleset = wanted !== null && WORKSHOPS.has(wanted) ? wanted : chosen();
  const Page = WORKSHOPS.get(ruleset);
  if (!Page) return null;
  return (
    <Page
      key={ruleset}
      army={ruleset === wanted ? army : null}
      links={<Links now={ruleset} />}
      onPlay={(played) => void openNewBattle(ruleset, played)}
      onFile={(file) => void openFile(file)}
    />
  );
}
