import { findingOf } from '../finding.ts';
import type { ENGLISH } from './messages.en.ts';

/** Makes findings about army files of both De Bellis rulesets. */
export const finding = findingOf<keyof typeof ENGLISH>();
