import { findingOf } from '../finding.ts';
import type { ENGLISH } from './messages.en.ts';

/** Makes findings about army files of DBMM. */
export const finding = findingOf<keyof typeof ENGLISH>();
