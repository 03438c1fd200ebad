import type { Role } from '../../../armies/debellis/army-data.ts';

/** The flag of a general by his role. */
export const RANK_FLAGS: Readonly<Record<Role, string>> = {
  'C-in-C': 'c-in-c',
  'sub-general': 'general',
  'ally-general': 'ally-general',
};
