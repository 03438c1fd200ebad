/** Faults of army files and warnings about them, as data. */
import type { ENGLISH } from './messages.en.ts';

export type Figure = string | number | readonly string[];

/** A fault or a warning. `line` counts from 1; it is absent if no single line is the cause. */
export interface Finding {
  readonly key: string;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly line?: number;
}

/** Makes findings with the keys of some messages. */
export const findingOf =
  <Key extends string>() =>
  (key: Key, figures: Finding['figures'] = {}, line?: number): Finding =>
    line === undefined ? { key, figures } : { key, figures, line };

/** Checks that army files of all rulesets share. */
export const finding = findingOf<keyof typeof ENGLISH>();
