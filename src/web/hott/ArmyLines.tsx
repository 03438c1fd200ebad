import type { ArmyLine, HottArmy } from '../../armies/hott/army-data.ts';
import { seenLine } from '../../engine/data/given-text.ts';
import { isMassSize } from '../../rules/hott/ending/army-size.ts';
import { costOf, ELEMENTS, type Element } from '../../rules/hott/troops/troops.ts';
import { Icon } from '../parts/Icon.tsx';
import { withLine } from './own-armies.ts';
import { elementName, t } from './words.ts';

export interface PartProps {
  readonly army: HottArmy;
  readonly onChange: (army: HottArmy) => void;
}

/** The general of a line: none, a general, or (in a mass army) the commander-in-chief. */
const GENERALS = ['none', 'general', 'c-in-c'] as const;

interface LineProps {
  readonly army: HottArmy;
  readonly at: number;
  readonly line: ArmyLine;
  readonly onChange: (line: ArmyLine | null) => void;
}

/** A part of a line, and how it is changed. */
interface LinePartProps {
  readonly line: ArmyLine;
  readonly set: (part: Partial<ArmyLine>) => void;
}

/** Removes the marks that separate the words of a line in an army file. */
const withoutMarks = (text: string): string => text.replace(/[:,]/g, ' ');

/** The name of a line for screen readers. */
const whatOf = ({ name, element }: ArmyLine) => ({ what: seenLine(name) || elementName(element) });

const Count = ({ line, line: { count }, set }: LinePartProps) => (
  <span class="stepper">
    <button
      type="button"
      aria-label={t('screen.workshop.fewer', whatOf(line))}
      disabled={count <= 1}
      onClick={() => set({ count: count - 1 })}
    >
      −
    </button>
    <output aria-label={t('screen.workshop.count')}>{count}</output>
    <button
      type="button"
      aria-label={t('screen.workshop.more', whatOf(line))}
      onClick={() => set({ count: Math.min(200, count + 1) })}
    >
      +
    </button>
  </span>
);

const ElementChoice = ({ line, set }: LinePartProps) => (
  <select
    aria-label={t('screen.workshop.element')}
    value={line.element}
    onChange={(event) => set({ element: event.currentTarget.value as Element })}
  >
    {ELEMENTS.map((element) => (
      <option key={element} value={element}>
        {t('screen.workshop.element.of', { element, ap: costOf(element) })}
      </option>
    ))}
  </select>
);

const Name = ({ line, set }: LinePartProps) => (
  <input
    type="text"
    class="line-name"
    maxLength={60}
    aria-label={t('screen.workshop.what')}
    placeholder={t('screen.workshop.what')}
    value={line.name}
    onInput={(event) => set({ name: withoutMarks(event.currentTarget.value) })}
  />
);

function GeneralChoice({ line, set, mass }: LinePartProps & { readonly mass: boolean }) {
  const generals = mass || line.general === 'c-in-c' ? GENERALS : GENERALS.slice(0, 2);
  const choose = (value: (typeof GENERALS)[number]): void =>
    set({ general: value === 'none' ? null : value });
  return (
    <select
      aria-label={t('screen.workshop.general')}
      value={line.general ?? 'none'}
      onChange={(event) => choose(event.currentTarget.value as (typeof GENERALS)[number])}
    >
      {generals.map((general) => (
        <option key={general} value={general}>
          {t(`screen.workshop.general.${general}`)}
        </option>
      ))}
    </select>
  );
}

const CommandName = ({ line, set }: LinePartProps) => (
  <input
    type="text"
    class="line-command"
    maxLength={30}
    list="commands"
    aria-label={t('screen.workshop.command')}
    placeholder={t('screen.workshop.command')}
    value={line.command ?? ''}
    onInput={(event) => set({ command: withoutMarks(event.currentTarget.value) || null })}
  />
);

function Line({ army, at, line, onChange }: LineProps) {
  const mass = isMassSize(army.points);
  const part: LinePartProps = { line, set: (changed) => onChange({ ...line, ...changed }) };
  return (
    <li class="workshop-line" data-line={at}>
      <Count {...part} />
      <ElementChoice {...part} />
      <Name {...part} />
      <GeneralChoice {...part} mass={mass} />
      {(mass || line.command !== null) && <CommandName {...part} />}
      <span class="line-cost">
        {t('screen.workshop.line.cost', { ap: costOf(line.element) * line.count })}
      </span>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.workshop.remove', whatOf(line))}
        onClick={() => onChange(null)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

const NEW_LINE: ArmyLine = {
  count: 1,
  element: 'Warband',
  name: '',
  general: null,
  command: null,
  depth: null,
};

/** The elements of an army, line by line. */
export function Elements({ army, onChange }: PartProps) {
  const commands = [...new Set(army.lines.flatMap(({ command }) => (command === null ? [] : [command])))];
  return (
    <section class="workshop-part" aria-labelledby="elements-title">
      <h2 id="elements-title">{t('screen.workshop.elements')}</h2>
      <datalist id="commands">
        {commands.map((command) => (
          <option key={command} value={command} />
        ))}
      </datalist>
      <ul class="workshop-lines">
        {army.lines.map((line, at) => (
          <Line
            key={at}
            army={army}
            at={at}
            line={line}
            onChange={(next) => onChange(withLine(army, at, next))}
          />
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          const command = army.lines.at(-1)?.command ?? null;
          onChange({ ...army, lines: [...army.lines, { ...NEW_LINE, command }] });
        }}
      >
        {t('screen.workshop.add')}
      </button>
    </section>
  );
}
