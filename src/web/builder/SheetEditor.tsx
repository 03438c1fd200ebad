import { signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import type { Finding } from '../../armies/finding.ts';
import { withCommand, withHeading } from '../../armies/lists/edit-text.ts';
import { NO_LIST } from '../../armies/lists/no-list.ts';
import type { Sheet } from '../../armies/lists/sheet.ts';
import type { Teller } from '../../armies/messages.ts';
import { seenLine } from '../../engine/data/given-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { copyText } from '../state/keeping/copying.ts';
import { fileName } from '../state/keeping/file-name.ts';
import { download } from '../state/keeping/saving.ts';
import { goTo } from '../state/navigation/route.ts';
import { nameIn } from '../state/telling/army-name.ts';
import { amount, t, telling } from '../state/telling/telling.ts';
import type { ArmyBook } from './army-book.ts';
import { CommandPart, type Edited } from './CommandPart.tsx';
import { headingIn, renamed } from './texts.ts';

interface FindingsProps {
  readonly title: string;
  readonly found: readonly Finding[];
  readonly tell: Teller;
}

const Findings = ({ title, found, tell }: FindingsProps) => (
  <>
    <h3>{title}</h3>
    <ul class="warnings">
      {found.map((each, at) => (
        <li key={`${each.key} ${at}`}>{tell(telling.value.language, each)}</li>
      ))}
    </ul>
  </>
);

/** The points of the army, and how it breaks its list and the rules. */
function Sum({ sheet, tell }: { readonly sheet: Sheet; readonly tell: Teller }) {
  const { points, budget, warnings } = sheet;
  const over = points > budget;
  const told = t('screen.builder.sum', { points: amount(points), budget: amount(budget) });
  return (
    <section class={`workshop-sum ${over || warnings.length > 0 ? 'open-ends' : 'legal'}`} aria-live="polite">
      <p class="sum">
        <strong class={over ? 'bad' : ''}>{told}</strong>
        <meter
          min={0}
          max={Math.max(1, budget)}
          {...(over ? { low: 0, high: 0.01, optimum: 0 } : {})}
          value={Math.min(points, budget)}
          aria-label={told}
        />
        {over && <span class="bad">{t('screen.builder.over', { by: amount(points - budget) })}</span>}
      </p>
      {warnings.length > 0 && <Findings title={t('screen.builder.told')} found={warnings} tell={tell} />}
      {warnings.length === 0 && !over && (
        <p class="good">
          <Icon name="tick" /> {t('screen.builder.legal')}
        </p>
      )}
    </section>
  );
}

function Head({ book, sheet, text, onChange }: Edited & { readonly book: ArmyBook; readonly sheet: Sheet }) {
  const lists = book.lists();
  const isKnown = lists.some(({ id }) => id === sheet.list);
  return (
    <section class="workshop-part">
      <div class="workshop-fields">
        <label class="field wide">
          <span>{t('screen.builder.name')}</span>
          <input
            type="text"
            maxLength={60}
            value={headingIn(text, book.headings.order)}
            onChange={(event) => {
              const name = seenLine(event.currentTarget.value);
              // An army without a name could not be read any more.
              if (name === '') event.currentTarget.value = sheet.name;
              else onChange(renamed(book, text, name));
            }}
          />
        </label>
        <label class="field">
          <span>{t('screen.builder.list')}</span>
          <select
            value={sheet.list}
            onChange={(event) => onChange(withHeading(text, 'list', event.currentTarget.value))}
          >
            {!isKnown && (
              <option value={sheet.list}>
                {sheet.list === NO_LIST ? t('screen.builder.list.none') : sheet.list}
              </option>
            )}
            {lists.map((list) => (
              <option key={list.id} value={list.id}>
                {nameIn(telling.value.language, list)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t('screen.builder.budget')}</span>
          <input
            type="number"
            min={0}
            max={100000}
            step={50}
            value={sheet.budget}
            onChange={(event) => {
              const budget = event.currentTarget.value;
              if (/^\d{1,6}$/.test(budget)) onChange(withHeading(text, 'budget', budget));
              else event.currentTarget.value = `${sheet.budget}`;
            }}
          />
        </label>
      </div>
      {book.hasOwnPrices && <p class="muted">{t('screen.builder.own-prices')}</p>}
    </section>
  );
}

/** The army as text: a player may write or paste it here. */
function AsText({ text, onChange, isOpen }: Edited & { readonly isOpen: boolean }) {
  const id = useId();
  return (
    <details class="workshop-part builder-text" open={isOpen}>
      <summary>{t('screen.builder.text')}</summary>
      <label for={id} class="muted">
        {t('screen.builder.text.hint')}
      </label>
      <textarea
        id={id}
        rows={16}
        spellcheck={false}
        translate={false}
        value={text}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </details>
  );
}

/** The army that is deleted when the button is pressed a second time. */
const sure = signal<string | null>(null);

interface EditorProps extends Edited {
  readonly book: ArmyBook;
  readonly id: string;
  readonly tell: Teller;
  readonly onPlay: (army: string) => void;
}

function Buttons({ book, id, text, onPlay, isPlayable }: EditorProps & { readonly isPlayable: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const name = headingIn(text, book.headings.order) || headingIn(text, book.headings.list);
  return (
    <div class="buttons workshop-buttons">
      {isPlayable && (
        <button type="button" class="primary" onClick={() => onPlay(id)}>
          {t('screen.builder.play')}
        </button>
      )}
      <button type="button" onClick={() => download(fileName(name, 'txt'), text, 'text/plain')}>
        {t('screen.builder.save')}
      </button>
      <button type="button" onClick={async () => setCopied(await copyText(text))}>
        <span aria-live="polite">{t(isCopied ? 'screen.builder.copied' : 'screen.builder.copy')}</span>
      </button>
      <button
        type="button"
        class="bad"
        onClick={() => {
          if (sure.value !== id) {
            sure.value = id;
            return;
          }
          book.files.forget(id);
          goTo({ page: 'workshop', ruleset: book.ruleset, army: null });
        }}
      >
        {t(sure.value === id ? 'screen.builder.delete.sure' : 'screen.builder.delete')}
      </button>
    </div>
  );
}

/** The editor of an army or a list. Every change is kept at once, whatever it breaks. */
export function SheetEditor(props: EditorProps & { readonly isList: boolean }) {
  const { book, text, onChange, tell, isList } = props;
  const read = isList ? ({ ok: false, faults: book.listFaults(text) } as const) : book.read(text);
  if (!read.ok)
    return (
      <>
        <section class={`workshop-sum ${read.faults.length > 0 ? 'open-ends' : 'legal'}`} aria-live="polite">
          {read.faults.length > 0 ? (
            <Findings title={t('screen.builder.unread')} found={read.faults} tell={tell} />
          ) : (
            <p class="good">
              <Icon name="tick" /> {t('screen.builder.list.good')}
            </p>
          )}
        </section>
        <AsText text={text} onChange={onChange} isOpen />
        <Buttons {...props} isPlayable={false} />
      </>
    );
  const { sheet } = read;
  const isOne = sheet.further.length === 0 && sheet.commands.length === 1;
  return (
    <>
      <Sum sheet={sheet} tell={tell} />
      <Head book={book} sheet={sheet} text={text} onChange={onChange} />
      {sheet.commands.map((command, at) => (
        <CommandPart
          key={at}
          command={command}
          number={isOne ? null : at + 1}
          text={text}
          onChange={onChange}
        />
      ))}
      {sheet.further.length > 0 && (
        <label class="field builder-further">
          <span>{t('screen.builder.further')}</span>
          <select
            value=""
            onChange={(event) => {
              onChange(withCommand(text, event.currentTarget.value));
              event.currentTarget.value = '';
            }}
          >
            <option value="">{t('screen.builder.further.which')}</option>
            {[...new Set(sheet.further)].map((general) => (
              <option key={general} value={general}>
                {general}
              </option>
            ))}
          </select>
        </label>
      )}
      <AsText text={text} onChange={onChange} isOpen={false} />
      <Buttons {...props} isPlayable />
    </>
  );
}
