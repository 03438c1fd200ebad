/** Faults of army files and warnings about them, as data. */
import type { ENGLISH } from './messages.en.ts';

export type Figure = string | number | readonly string[];

/** Something wrong or worth a warning: `line` counts from 1; absent where no one line is to blame. */
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

/** Checks what is the same in army files of all rulesets. */
export const finding = findingOf<keyof typeof ENGLISH>();
