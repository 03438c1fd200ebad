import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: fortifications. */
export const walls: Catalogue = {
  'dbm.wall.enter':
    '{base} cannot enter over {piece}: only an own gateway is open, or a section that its side has stormed.',
  'dbm.wall.leave':
    '{base} cannot leave over {piece}: only infantry leaves TF; all others use an own gateway.',
  'dbm.wall.column': '{base} would cross {piece} in a line: a group does so only in a column.',
  'dbm.tactic.fortified': 'Holds fortifications',
  'event.wall-taken': '{base} has taken {piece}.',
  'outcome.taken': 'taken',
};
