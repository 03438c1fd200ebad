import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { kindOfArmyFile } from '../../armies/army-file.ts';
import type { Teller } from '../../armies/messages.ts';
import { LIMITS } from '../../engine/data/limits.ts';
import type { WorkshopProps } from '../on-screen/row.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { useTitle } from '../parts/title.ts';
import { fileText } from '../state/keeping/file-text.ts';
import { goTo, hashOf } from '../state/navigation/route.ts';
import { amount, t } from '../state/telling/telling.ts';
import type { ArmyBook } from './army-book.ts';
import { Paste } from './Paste.tsx';
import { SheetEditor } from './SheetEditor.tsx';
import { beginning, headingIn, keepText, type OwnText, ownTexts, renamed } from './texts.ts';

interface BookProps {
  readonly book: ArmyBook;
}

/** Points of an army, and how many things are to be looked at. */
function Facts({ book, text }: BookProps & { readonly text: string }) {
  const read = book.read(text);
  if (!read.ok) return <>{t('screen.builder.findings', { count: read.faults.length })}</>;
  const { points, budget, warnings } = read.sheet;
  return (
    <>
      {t('screen.builder.sum', { points: amount(points), budget: amount(budget) })} ·{' '}
      {t('screen.builder.findings', { count: warnings.length })}
    </>
  );
}

const nameOf = ({ headings }: ArmyBook, { text, isList }: Pick<OwnText, 'text' | 'isList'>): string =>
  headingIn(text, isList ? headings.list : headings.order) || t('screen.builder.unnamed');

const Own = ({ book, own }: BookProps & { readonly own: OwnText }) => (
  <li class="army-card">
    <a class="kept-open" href={hashOf({ page: 'workshop', ruleset: book.ruleset, army: own.id })}>
      <strong>{nameOf(book, own)}</strong>
      <small class="muted">
        {own.isList ? t('screen.builder.is-list') : <Facts book={book} text={own.text} />}
      </small>
    </a>
  </li>
);

function Example({ book, text }: BookProps & { readonly text: string }) {
  const name = headingIn(text, book.headings.order);
  const copy = (): void => openText(book, renamed(book, text, t('screen.builder.renamed', { name })));
  return (
    <li class="army-card">
      <strong translate={false}>{name}</strong>
      <small class="muted">
        <Facts book={book} text={text} />
      </small>
      <button
        type="button"
        class="small"
        aria-label={t('screen.builder.begin-with', { name })}
        onClick={copy}
      >
        {t('screen.builder.begin-with.short')}
      </button>
    </li>
  );
}

const openText = (book: ArmyBook, text: string): void =>
  goTo({ page: 'workshop', ruleset: book.ruleset, army: keepText(book, text) });

/** Opens a file: an army of this ruleset whatever its faults, anything else as everywhere. */
async function openHere(book: ArmyBook, file: File, otherwise: (file: File) => void): Promise<void> {
  const text = file.size > LIMITS.file ? '' : await fileText(file).catch(() => '');
  if (kindOfArmyFile(text)?.ruleset === book.ruleset) openText(book, text);
  else otherwise(file);
}

function Bench({ book, onFile }: BookProps & Pick<WorkshopProps, 'onFile'>) {
  const own = ownTexts(book);
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          onClick={() => openText(book, beginning(book, t('screen.builder.new-name')))}
        >
          {t('screen.builder.new')}
        </button>
        <FileButton
          label={t('screen.builder.open')}
          accept=".txt,text/plain"
          onFile={(file) => void openHere(book, file, onFile)}
        />
      </div>
      {book.paste && <Paste paste={book.paste} onTake={(text) => openText(book, text)} />}
      <section class="home-section" aria-labelledby="own-title">
        <header>
          <h2 id="own-title">{t('screen.builder.own')}</h2>
        </header>
        {own.length === 0 && <p class="muted">{t('screen.builder.none')}</p>}
        <ul class="army-cards">
          {own.map((each) => (
            <Own key={each.id} book={book} own={each} />
          ))}
        </ul>
      </section>
      <section class="home-section" aria-labelledby="examples-title">
        <header>
          <h2 id="examples-title">{t('screen.builder.examples')}</h2>
        </header>
        <ul class="army-cards">
          {book.examples().map(({ id, text }) => (
            <Example key={id} book={book} text={text} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** The page on which armies of a ruleset are made from lists. */
export const builderOf = (book: ArmyBook): ComponentType<WorkshopProps> =>
  function BuilderPage({ army, links, onPlay, onFile }: WorkshopProps) {
    const [tell, setTell] = useState<{ readonly by: Teller } | null>(null);
    useEffect(() => {
      void Promise.all([book.teller(), book.files.read()]).then(([by]) => setTell({ by }));
    }, []);
    useTitle(t('screen.workshop'));
    const own = ownTexts(book).find(({ id }) => id === army);
    const back =
      army === null
        ? ({ page: 'home' } as const)
        : { page: 'workshop' as const, ruleset: book.ruleset, army: null };
    return (
      <main class="workshop builder">
        <header>
          <a href={hashOf(back)}>‹ {t(army === null ? 'screen.home' : 'screen.builder.back')}</a>
          <h1>{t('screen.workshop')}</h1>
          {army === null && links}
          {army === null && <p class="muted">{t('screen.builder.about')}</p>}
        </header>
        {tell === null && <p class="muted">{t('screen.loading')}</p>}
        {tell !== null && army === null && <Bench book={book} onFile={onFile} />}
        {tell !== null && army !== null && !own && <p>{t('screen.builder.gone')}</p>}
        {tell !== null && own && (
          <SheetEditor
            key={own.id}
            book={book}
            id={own.id}
            text={own.text}
            isList={own.isList}
            tell={tell.by}
            onChange={(text) => keepText(book, text, own.id)}
            onPlay={onPlay}
          />
        )}
      </main>
    );
  };
