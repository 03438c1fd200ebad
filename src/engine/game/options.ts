/** The options that players agree on before a game, each with its allowed values and its usual value. */

import type { Fault } from './event.ts';
import type { Game } from './game.ts';

interface Named {
  /** The name in `Game.options` and in files. */
  readonly name: string;
  /** The ruling whose readings it chooses between; absent if the rulebook itself leaves the choice. */
  readonly ruling?: number;
}

export interface SwitchOption extends Named {
  readonly kind: 'switch';
  readonly usual: boolean;
  /** A position in this phase implies that the option is on, unless the position says otherwise. */
  readonly shownBy?: string;
}

export interface ChoiceOption<Value extends string = string> extends Named {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly usual: Value;
}

/** A whole number. `usual` is null if there usually is none. */
export interface NumberOption extends Named {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly usual: number | null;
}

/** An option of a game. */
export type GameOption = SwitchOption | ChoiceOption | NumberOption;

type Ruling = Pick<Named, 'ruling'>;

/** An option that is on or off. */
export const switchOption = (
  name: string,
  usual: boolean,
  more: Ruling & Pick<SwitchOption, 'shownBy'> = {},
): SwitchOption => ({ name, kind: 'switch', usual, ...more });

/** An option with named values, the usual one first. */
export const choiceOption = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  more: Ruling = {},
): ChoiceOption<Value> => ({ name, kind: 'choice', values, usual: values[0], ...more });

/** An option that is a whole number. */
export const numberOption = (
  name: string,
  range: Pick<NumberOption, 'least' | 'most' | 'usual'> & Ruling,
): NumberOption => ({ name, kind: 'number', ...range });

type Options = Game['options'];
type OptionValue = Options[string];

const isAllowed = (option: GameOption, value: OptionValue): boolean => {
  switch (option.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && option.values.includes(value);
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
  }
};

/** The agreed value, else the usual one. */
export function agreed(options: Options, option: SwitchOption): boolean;
export function agreed<Value extends string>(options: Options, option: ChoiceOption<Value>): Value;
export function agreed(options: Options, option: NumberOption): number | null;
export function agreed(options: Options, option: GameOption): OptionValue | null {
  const value = options[option.name];
  return value !== undefined && isAllowed(option, value) ? value : option.usual;
}

/** The options that a position implies by the phase in which it begins. */
export function shownByPhase(options: readonly GameOption[], phase: string | undefined): Options {
  const shown = options.filter((each) => each.kind === 'switch' && each.shownBy === phase);
  return Object.fromEntries(phase === undefined ? [] : shown.map(({ name }) => [name, true]));
}

/** The allowed values of an option, for messages: `true, false`, its names, or the least and the greatest number. */
export const valuesOf = (option: GameOption): readonly string[] =>
  option.kind === 'switch'
    ? ['true', 'false']
    : option.kind === 'choice'
      ? option.values
      : [`${option.least}-${option.most}`];

function faultOf(known: readonly GameOption[], name: string, value: OptionValue): readonly Fault[] {
  const option = known.find((each) => each.name === name);
  if (!option)
    return [
      {
        key: 'fault.unknown-option',
        figures: { option: name, known: known.map((each) => each.name).join(', ') },
      },
    ];
  if (isAllowed(option, value)) return [];
  return [{ key: 'fault.option-value', figures: { option: name, value, known: valuesOf(option) } }];
}

/** The faults of the options of a game. A ruleset without declared options takes any. */
export const optionFaults = (known: readonly GameOption[] | undefined, options: Options): readonly Fault[] =>
  known
    ? Object.keys(options)
        .toSorted()
        .flatMap((name) => faultOf(known, name, options[name] as OptionValue))
    : [];

/** Adds the usual values, so that a record says which options it was played with. */
export function withUsual(known: readonly GameOption[] | undefined, options: Options): Options {
  const usual = (known ?? []).flatMap(({ name, usual }) => (usual === null ? [] : [[name, usual] as const]));
  return { ...Object.fromEntries(usual), ...options };
}
