/** The choices before a battle, one part each. */

import { CHARACTER_NAMES, type CharacterName } from '../../bots/players/names.ts';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import type { TableSize } from '../on-screen/new-battles.ts';
import { Choice } from '../parts/Choice.tsx';
import { DICE_MODES, type DiceMode, levelsFor } from '../state/battle/session.ts';
import { RULESET_IDS } from '../state/loading/loading.ts';
import type { Opponent, Seat } from '../state/new-battle/choosing.ts';
import { setupsOf, type Wanted } from '../state/new-battle/new-battle.ts';
import { t, tOf } from '../state/telling/telling.ts';

const measures = (mm: number): number => Math.round((mm / 30) * 10) / 10;

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The choice of the ruleset. */
export const Rulesets = ({ value, onChange }: ChoiceProps<string>) => (
  <Choice
    name="ruleset"
    legend={t('screen.ruleset')}
    value={value}
    onChange={onChange}
    options={RULESET_IDS.map((each) => ({
      value: each,
      label: RULESET_WORDS[each]?.name ?? each,
      hint: tOf(each, 'ruleset.hint'),
    }))}
  />
);

interface OpponentProps extends ChoiceProps<Opponent> {
  readonly ruleset: string;
}

/** The player of the other side: a person or a bot of a level that the ruleset offers. */
export const Opponents = ({ ruleset, value, onChange }: OpponentProps) => (
  <Choice
    name="opponent"
    legend={t('screen.opponent')}
    value={value}
    onChange={onChange}
    options={[...levelsFor(ruleset), 'two' as const].map((each) => ({
      value: each,
      label: t(`screen.opponent.${each}`),
      hint: t(`screen.opponent.${each}.hint`),
    }))}
  />
);

/** How boldly a bot plays. */
export const Characters = ({ value, onChange }: ChoiceProps<CharacterName>) => (
  <Choice
    name="character"
    legend={t('screen.character')}
    value={value}
    onChange={onChange}
    options={CHARACTER_NAMES.map((each) => ({
      value: each,
      label: t(`screen.character.${each}`),
      hint: t(`screen.character.${each}.hint`),
    }))}
  />
);

interface SeatsProps extends ChoiceProps<Seat> {
  readonly ruleset: string;
  /** The choices of the armies. */
  readonly names: readonly [string, string];
}

/** The choice of the side to play against a bot. */
export const Seats = ({ ruleset, names: [red, blue], value, onChange }: SeatsProps) => (
  <Choice
    name="seat"
    legend={t('screen.seat')}
    value={value}
    onChange={onChange}
    options={[
      { value: 'red', label: red, hint: tOf(ruleset, 'screen.seat.south') },
      { value: 'blue', label: blue, hint: tOf(ruleset, 'screen.seat.north') },
    ]}
  />
);

interface SetupsProps extends ChoiceProps<Wanted['setup']> {
  readonly ruleset: string;
}

/** The choice of how terrain and bases come onto the table. */
export const Setups = ({ ruleset, value, onChange }: SetupsProps) => (
  <Choice
    name="setup"
    legend={t('screen.setup')}
    value={value}
    onChange={onChange}
    options={setupsOf(ruleset).map((each) => ({
      value: each,
      label: t(`screen.setup.${each}`),
      hint: t(`screen.setup.${each}.hint`),
    }))}
  />
);

/** The choice of how dice are thrown. */
export const DiceModes = ({ value, onChange }: ChoiceProps<DiceMode>) => (
  <Choice
    name="dice"
    legend={t('screen.dice')}
    value={value}
    onChange={onChange}
    options={DICE_MODES.map((each) => ({
      value: each,
      label: t(`screen.dice.${each}`),
    }))}
  />
);

interface NameProps extends ChoiceProps<string> {
  readonly proposed: string;
}

/** The name of the battle. */
export const Name = ({ proposed, value, onChange }: NameProps) => (
  <label class="field">
    <span>{t('screen.name')}</span>
    <input
      type="text"
      maxLength={80}
      placeholder={proposed}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

interface TablesProps extends ChoiceProps<number> {
  readonly tables: readonly TableSize[];
}

/** The choice of the table; hidden where there is only one. */
export function Tables({ tables, value, onChange }: TablesProps) {
  if (tables.length === 0) return null;
  return (
    <Choice
      name="table"
      legend={t('screen.table.size')}
      value={value}
      onChange={onChange}
      options={tables.map(({ width, depth }, at) => ({
        value: at,
        label: t('screen.table.size.of', { width: measures(width), depth: measures(depth) }),
        hint: t('screen.table.size.mm', { width, depth }),
      }))}
    />
  );
}
