import type { Battle } from '../../engine/battle.ts';
import type { ChoiceOption, GameOption, NumberOption, SwitchOption } from '../../engine/game/options.ts';
import { t } from '../state/telling/telling.ts';

type Options = Battle['options'];
type Value = Options[string];

interface OneProps<Kind extends GameOption> {
  readonly option: Kind;
  readonly label: string;
  readonly value: Value | undefined;
  /** An undefined value leaves the option out. */
  readonly onChange: (value: Value | undefined) => void;
}

function Switch({ option, label, value, onChange }: OneProps<SwitchOption>) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={(value ?? option.usual) === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function OneOf({ option, label, value, onChange }: OneProps<ChoiceOption>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={String(value ?? option.usual)} onChange={(event) => onChange(event.currentTarget.value)}>
        {option.values.map((each) => (
          <option key={each} value={each}>
            {t(`option.value.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Whole({ option, label, value, onChange }: OneProps<NumberOption>) {
  const { least, most, usual } = option;
  const said = value ?? usual;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        placeholder={t('screen.new.unsaid')}
        value={said === null ? '' : Number(said)}
        onInput={({ currentTarget: { value: text } }) => {
          const number = Number(text);
          const allowed = text !== '' && Number.isInteger(number) && number >= least && number <= most;
          onChange(allowed ? number : undefined);
        }}
      />
    </label>
  );
}

function One({ option, ...props }: OneProps<GameOption>) {
  switch (option.kind) {
    case 'switch':
      return <Switch option={option} {...props} />;
    case 'choice':
      return <OneOf option={option} {...props} />;
    case 'number':
      return <Whole option={option} {...props} />;
  }
}

interface OptionsProps {
  readonly ruleset: string;
  readonly known: readonly GameOption[];
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** The options of this ruleset. Those that the rulebook leaves to the players are shown at once. */
export function OptionsOfBattle({ ruleset, known, options, onChange }: OptionsProps) {
  const change = (name: string, value: Value | undefined): void => {
    const { [name]: _, ...rest } = options;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  const one = (option: GameOption) => (
    <One
      key={option.name}
      option={option}
      label={t(`option.${ruleset}.${option.name}`)}
      value={options[option.name]}
      onChange={(value) => change(option.name, value)}
    />
  );
  const rulings = known.filter(({ ruling }) => ruling !== undefined);
  return (
    <fieldset class="choice agreed">
      <legend>{t('screen.new.options')}</legend>
      {known.filter(({ ruling }) => ruling === undefined).map(one)}
      {rulings.length > 0 && (
        <details>
          <summary>{t('screen.new.options.rulings', { count: rulings.length })}</summary>
          {rulings.map(one)}
        </details>
      )}
    </fieldset>
  );
}
