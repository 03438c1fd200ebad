import { useId, useState } from 'preact/hooks';
import { withCount, withLine, withoutCommand, withValue } from '../../armies/lists/edit-text.ts';
import type { SheetCommand, SheetLine, SheetOffer } from '../../armies/lists/sheet.ts';
import { seenLine } from '../../engine/data/given-text.ts';
import { Icon } from '../parts/Icon.tsx';
import { amount, t } from '../state/telling/telling.ts';

/** The text of an army, and what takes its changes. */
export interface Edited {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const whatOf = ({ name, troop }: SheetLine): string =>
  name.endsWith(troop) ? name : `${name} ${troop}`.trim();

function Line({ line, text, onChange }: Edited & { readonly line: SheetLine }) {
  const what = whatOf(line);
  const set = (count: number): void => onChange(withCount(text, line.line, count));
  return (
    <li class="workshop-line" data-line={line.line}>
      <span class="stepper">
        <button
          type="button"
          aria-label={t('screen.builder.fewer', { what })}
          disabled={line.count <= 1}
          onClick={() => set(line.count - 1)}
        >
          −
        </button>
        <output aria-label={t('screen.builder.count', { what })}>{line.count}</output>
        <button
          type="button"
          aria-label={t('screen.builder.more', { what })}
          onClick={() => set(line.count + 1)}
        >
          +
        </button>
      </span>
      <span class="line-name" translate={false}>
        {line.name} <span class="muted">{line.troop}</span>
      </span>
      <span class="line-cost">{t('screen.builder.cost', { points: amount(line.points) })}</span>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.builder.remove', { what })}
        onClick={() => set(0)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The sentence of an offer: how many it allows, and how many the army has. */
const Drawn = ({ offer: { least, most, drawn } }: { readonly offer: SheetOffer }) => (
  <span class={drawn < least || drawn > most ? 'bad' : 'muted'}>
    {t('screen.builder.drawn', { least, most, drawn })}
  </span>
);

interface OfferProps extends Edited {
  readonly command: SheetCommand;
  readonly offer: SheetOffer;
}

function Offer({ command, offer, text, onChange }: OfferProps) {
  const [chosen, choose] = useState(0);
  const { writing = offer.name, points = 0 } = offer.troops[chosen] ?? {};
  const [only, second] = offer.troops;
  const add = (): void => {
    const has = command.lines.find((line) => line.name === offer.name && writing.endsWith(line.troop));
    const same = has ?? (!second && command.lines.find(({ name }) => name === offer.name));
    onChange(
      same
        ? withCount(text, same.line, same.count + 1)
        : withLine(
            text,
            command.line,
            command.heading,
            `${Math.max(1, offer.least - offer.drawn)} ${writing}`,
          ),
    );
  };
  return (
    <li class="workshop-line">
      <span class="line-name" translate={false}>
        {offer.name} {!second && <span class="muted">{only?.troop}</span>}
      </span>
      {second && (
        <select
          aria-label={t('screen.builder.troop', { what: offer.name })}
          value={chosen}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {offer.troops.map(({ troop }, at) => (
            <option key={troop} value={at}>
              {troop}
            </option>
          ))}
        </select>
      )}
      <span class="muted">{t('screen.builder.each', { points: amount(points) })}</span>
      <Drawn offer={offer} />
      <button
        type="button"
        class="small"
        aria-label={t('screen.builder.add', { what: writing })}
        onClick={add}
      >
        {t('screen.builder.add.short')}
      </button>
    </li>
  );
}

/** A line typed by hand, such as `4 Spearmen Reg Sp (O)`. */
function FreeLine({ command, text, onChange }: Edited & { readonly command: SheetCommand }) {
  const [typed, type] = useState('');
  const line = seenLine(typed);
  return (
    <form
      class="builder-free"
      onSubmit={(event) => {
        event.preventDefault();
        if (line === '') return;
        onChange(withLine(text, command.line, command.heading, /^\d/.test(line) ? line : `1 ${line}`));
        type('');
      }}
    >
      <label>
        <span>{t('screen.builder.free')}</span>
        <input
          type="text"
          maxLength={120}
          placeholder="4 Spearmen Reg Sp (O)"
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="small">
        {t('screen.builder.add.short')}
      </button>
    </form>
  );
}

interface CommandProps extends Edited {
  readonly command: SheetCommand;
  /** Its number in the army; null where an army has only one. */
  readonly number: number | null;
}

/** What one general leads: its lines, and what the list offers. */
export function CommandPart({ command, number, text, onChange }: CommandProps) {
  const title = useId();
  // It stays open while troops are added.
  const [isBare] = useState(command.lines.length === 0);
  const { general, generals, line, heading } = command;
  const named = number === null ? t('screen.builder.troops') : t('screen.builder.command', { number });
  const known = generals.includes(general) ? generals : [general, ...generals];
  return (
    <section class="workshop-part builder-command" aria-labelledby={title}>
      <header>
        <h2 id={title}>{named}</h2>
        <span class="muted">
          {t('screen.builder.command.facts', {
            points: amount(command.points),
            equivalents: command.equivalents === null ? 'none' : amount(command.equivalents),
          })}
        </span>
        {number !== null && number > 1 && (
          <button
            type="button"
            class="quiet small"
            aria-label={t('screen.builder.command.remove', { number })}
            onClick={() => onChange(withoutCommand(text, line))}
          >
            {t('screen.builder.command.remove.short')}
          </button>
        )}
      </header>
      <label class="field">
        <span>{t('screen.builder.general')}</span>
        <select
          value={general}
          translate={false}
          onChange={(event) => onChange(withValue(text, line, event.currentTarget.value))}
        >
          {[...new Set(known)].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <ul class="workshop-lines">
        {command.lines.map((each) => (
          <Line key={each.line} line={each} text={text} onChange={onChange} />
        ))}
      </ul>
      {command.offers.length > 0 && (
        <details class="builder-offers" open={isBare}>
          <summary>
            {t('screen.builder.offers')}
            <span class="visually-hidden">
              {' '}
              {named} · {heading}
            </span>
          </summary>
          <ul class="workshop-lines">
            {command.offers.map((offer) => (
              <Offer key={offer.name} command={command} offer={offer} text={text} onChange={onChange} />
            ))}
          </ul>
        </details>
      )}
      <FreeLine command={command} text={text} onChange={onChange} />
    </section>
  );
}
