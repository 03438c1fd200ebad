import type { Catalogue } from '../../types.ts';
import { changing } from './changing.ts';
import { fights } from './fights.ts';
import { hidden } from './hidden.ts';
import { moves } from './moves.ts';
import { setup } from './setup.ts';
import { walls } from './walls.ts';

/** French messages that De Bellis Multitudinis and De Bellis Magistrorum Militum share. */
export const debellis: Catalogue = { ...changing, ...fights, ...hidden, ...moves, ...setup, ...walls };
