/** Answers each question of the setup of Blood and Blades. */
import type { Awaited, TableEdge } from '../../../engine/battle.ts';
import type { Band } from '../../../rules/bnb/setup/lay-river.ts';
import type { ToLay } from '../../../rules/bnb/setup/laying-order.ts';
import type { Thrown } from '../../../rules/bnb/setup/places.ts';
import { questionTo } from '../../questions.ts';
import type { SetupBot } from '../../setup/types.ts';
import { layAmbush } from './ambush.ts';
import { chooseTerrain } from './choose-terrain.ts';
import { deploy } from './deployment.ts';
import { layTerrain, preferredSide } from './lay-terrain.ts';

/** The place of a piece that the dice demand. */
const thrownFor = (about: Awaited['about'] = {}): Thrown => ({
  edge: (about.edge as TableEdge | undefined) ?? null,
  band: (about.band as Band | undefined) ?? null,
});

/** Setting up a battle of Blood and Blades. */
export const bnbSetup: SetupBot = {
  questions: ['choose-terrain', 'choose-side', 'lay-terrain', 'deploy-first', 'ambush', 'deploy'],
  answer(rules, view, side, random, heedful) {
    const asked = questionTo(view, side);
    const about = asked?.about ?? {};
    const piece = about.piece as ToLay | undefined;
    switch (asked?.kind) {
      case 'choose-terrain':
        return chooseTerrain(view, side, random);
      case 'choose-side':
        return piece ? preferredSide(view, side, piece, random) : { type: 'choose', option: 'north' };
      case 'lay-terrain':
        if (!piece) return { type: 'lay-terrain' };
        return layTerrain(view, side, piece, thrownFor(about), random);
      case 'deploy-first':
        return { type: 'choose', option: 'second' };
      case 'ambush':
        return layAmbush(rules, view, side, random);
      default:
        return deploy(rules, view, side, about.part === 'baggage' ? 'baggage' : 'army', heedful);
    }
  },
};
