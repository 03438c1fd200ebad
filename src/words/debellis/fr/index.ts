import type { Catalogue } from '../../types.ts';
import { battle } from './battle.ts';
import { changing } from './changing.ts';
import { fights } from './fights.ts';
import { hidden } from './hidden.ts';
import { laying } from './laying.ts';
import { moves } from './moves.ts';
import { naval } from './naval.ts';
import { pieces } from './pieces.ts';
import { rivers } from './rivers.ts';
import { setup } from './setup.ts';
import { walls } from './walls.ts';
import { weather } from './weather.ts';

/** French messages that De Bellis Multitudinis and De Bellis Magistrorum Militum share. */
export const debellis: Catalogue = {
  ...battle,
  ...changing,
  ...fights,
  ...hidden,
  ...laying,
  ...moves,
  ...naval,
  ...pieces,
  ...rivers,
  ...setup,
  ...walls,
  ...weather,
};
