/** The fields of the forms of a campaign. */
import { useId } from 'preact/hooks';
import { apOf, type Elements, typesIn } from '../../../rules/hott/campaign/elements.ts';
import type { Way } from '../../../rules/hott/campaign/ways.ts';
import { elementName } from '../words.ts';
import { province, t } from './words.ts';

interface PickProps<Of extends string> {
  readonly label: string;
  readonly value: Of;
  readonly options: readonly (readonly [value: Of, label: string])[];
  readonly onPick: (value: Of) => void;
}

/** One of several options. */
export function Pick<Of extends string>({ label, value, options, onPick }: PickProps<Of>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value as Of)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A way to a province, told by the province before it. */
const wayName = (way: Way): string =>
  way.length > 1
    ? t('campaign.way.over', { province: province(way.at(-1) ?? ''), over: province(way[0] ?? '') })
    : province(way[0] ?? '');

/** One of several ways. */
export const PickWay = ({ label, ways, at, onPick }: PickWayProps) => (
  <Pick
    label={label}
    value={String(at)}
    options={ways.map((way, index) => [String(index), wayName(way)])}
    onPick={(index) => onPick(Number(index))}
  />
);

interface PickWayProps {
  readonly label: string;
  readonly ways: readonly Way[];
  /** The number of the chosen one. */
  readonly at: number;
  readonly onPick: (at: number) => void;
}

interface CountsProps {
  readonly legend: string;
  /** The elements of which some are counted. */
  readonly of: Elements;
  readonly counts: Elements;
  readonly onCount: (counts: Elements) => void;
}

/** Some of these elements, counted by type, with their points. */
export const Counts = ({ legend, of, counts, onCount }: CountsProps) => (
  <fieldset class="campaign-counts">
    <legend>
      {legend} <small>{t('campaign.ap', { ap: apOf(counts) })}</small>
    </legend>
    {typesIn(of).map((type) => {
      const [count, most] = [counts[type] ?? 0, of[type] ?? 0];
      const set = (to: number) => onCount({ ...counts, [type]: to });
      return (
        <div key={type} class="campaign-count">
          <span>{elementName(type)}</span>
          <span class="stepper">
            <button
              type="button"
              class="small"
              disabled={count <= 0}
              aria-label={t('campaign.fewer', { type: elementName(type) })}
              onClick={() => set(count - 1)}
            >
              −
            </button>
            <output>{t('campaign.of', { count, most })}</output>
            <button
              type="button"
              class="small"
              disabled={count >= most}
              aria-label={t('campaign.more', { type: elementName(type) })}
              onClick={() => set(count + 1)}
            >
              +
            </button>
          </span>
        </div>
      );
    })}
    {typesIn(of).length === 0 && <p class="muted">{t('campaign.none')}</p>}
  </fieldset>
);

/** Several of these names. */
export const PickSome = ({ legend, among, picked, onPick }: PickSomeProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {among.map((each) => (
      <label key={each} class="check">
        <input
          type="checkbox"
          checked={picked.includes(each)}
          onChange={(event) =>
            onPick(event.currentTarget.checked ? [...picked, each] : picked.filter((other) => other !== each))
          }
        />
        {each}
      </label>
    ))}
    {among.length === 0 && <p class="muted">{t('campaign.none')}</p>}
  </fieldset>
);

interface PickSomeProps {
  readonly legend: string;
  readonly among: readonly string[];
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** The button that gives an order. */
export const Give = ({ label, onGive, isFirst = false }: GiveProps) => (
  <button type="button" class={isFirst ? 'primary' : undefined} onClick={onGive}>
    {label}
  </button>
);

interface GiveProps {
  readonly label: string;
  readonly onGive: () => void;
  readonly isFirst?: boolean;
}
