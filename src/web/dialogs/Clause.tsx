import type { RulingData } from '../../engine/clauses.ts';
import { clauseText, deferredWords, rulingText, sectionText, useClauses } from '../book/texts.ts';
import { Credit } from '../parts/Credit.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { lazily } from '../parts/Lazy.tsx';
import { rulesetOfClause, shortName } from '../state/books/clause-names.ts';
import { rowOf } from '../state/loading/loading.ts';
import { hasTable, openBook } from '../state/navigation/beside.ts';
import { clauseShown, close, openClause } from '../state/navigation/dialogs.ts';
import { hashOf, TOLD } from '../state/navigation/route.ts';
import { t } from '../state/telling/telling.ts';

const ShownBy = lazily(async () => (await import('./ShownBy.tsx')).ShownBy);

const CITED = /\b[a-z]+\.(?:[a-z]+\.\d+|R\d+)\b/g;

/** A text with a link for each clause that it names. */
function WithLinks({ text }: { readonly text: string }) {
  const parts: (string | { readonly id: string })[] = [];
  let at = 0;
  for (const match of text.matchAll(CITED)) {
    parts.push(text.slice(at, match.index), { id: match[0] });
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return (
    <>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button type="button" class="clause" key={index} onClick={() => openClause(part.id)}>
            {shortName(part.id)}
          </button>
        ),
      )}
    </>
  );
}

const back = (): void => {
  clauseShown.value = null;
};

/** Opens the book beside the table instead of on a page of its own. */
function readBeside(event: MouseEvent, ruleset: string, id: string): void {
  event.preventDefault();
  back();
  close();
  openBook(ruleset, id);
}

function Ruling({ ruling }: { readonly ruling: RulingData }) {
  const { title, question, reading, reason } = rulingText(ruling);
  return (
    <article class="ruling">
      <h3>
        R{ruling.number} {title}
      </h3>
      {question !== '' && (
        <p class="muted">
          <WithLinks text={question} />
        </p>
      )}
      <p>
        <WithLinks text={reading} />
      </p>
      <p class="muted">
        <WithLinks text={reason} />
      </p>
    </article>
  );
}

/** A clause, its rulings, and the author and licence of the rules. */
export function Clause({ id }: { readonly id: string }) {
  const ruleset = rulesetOfClause(id);
  const found = useClauses(ruleset);
  const lists = found && found !== 'failed' ? found : null;
  const clause = lists?.clauses.find((each) => each.id === id);
  const rulingNumber = /\.R(\d+)$/.exec(id)?.[1];
  const rulings =
    lists?.rulings.filter(
      (each) => each.number === Number(rulingNumber) || (each.clauses as readonly string[]).includes(id),
    ) ?? [];
  const nowhere = rowOf(ruleset) === null;
  const missing = nowhere || (lists !== null && !clause && rulings.length === 0);
  return (
    <Dialog title={clause ? sectionText(lists, clause.section) : t('screen.clauses')} onClose={back}>
      {found === null && !nowhere && <p>{t('screen.loading')}</p>}
      {found === 'failed' && <p class="bad">{t('screen.clauses.failed')}</p>}
      {missing && <p>{t('screen.clause.unknown', { rule: id })}</p>}
      {clause && (
        <>
          <p class="clause-text">
            <WithLinks text={clauseText(clause)} /> <small class="muted">{id}</small>
          </p>
          {clause.deferred !== undefined && (
            <p class="muted">{t('screen.clause.deferred', { what: deferredWords(clause.deferred) })}</p>
          )}
        </>
      )}
      {rulings.map((ruling) => (
        <Ruling key={ruling.number} ruling={ruling} />
      ))}
      {clause && (
        <p>
          <a
            href={hashOf({ page: 'clauses', ruleset, clause: id, at: TOLD })}
            onClick={(event) => hasTable.value && readBeside(event, ruleset, id)}
          >
            {t('screen.clause.told')}
          </a>
        </p>
      )}
      {clause && <ShownBy key={id} clause={id} ruleset={ruleset} />}
      <Credit ruleset={ruleset} />
    </Dialog>
  );
}
