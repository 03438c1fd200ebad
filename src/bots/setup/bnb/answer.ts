import type { Battle, SideId, TableEdge } from '../../../engine/battle.ts';
import type { ToLay } from '../../../rules/bnb/setup/laying-order.ts';
import type { SetupBot } from '../answer.ts';
import { chooseTerrain } from './choose-terrain.ts';
import { deploy } from './deployment.ts';
import { layTerrain, preferredSide } from './lay-terrain.ts';

const questionOf = (view: Battle, side: SideId) => view.flow.awaits.find((each) => each.by === side);

/** Setting up a battle of Blood and Blades. */
export const bnbSetup: SetupBot = {
  questions: ['choose-terrain', 'choose-side', 'lay-terrain', 'deploy-first', 'deploy'],
  answer(rules, view, side, random, heedful) {
    const asked = questionOf(view, side);
    const about = asked?.about ?? {};
    const piece = about.piece as unknown as ToLay | undefined;
    switch (asked?.kind) {
      case 'choose-terrain':
        return chooseTerrain(view, side, random);
      case 'choose-side':
        return piece ? preferredSide(view, side, piece, random) : { type: 'choose', option: 'north' };
      case 'lay-terrain':
        if (!piece) return { type: 'lay-terrain' };
        return layTerrain(view, side, piece, (about.edge as TableEdge | undefined) ?? null, random);
      case 'deploy-first':
        return { type: 'choose', option: 'second' };
      default:
        return deploy(rules, view, side, about.part === 'baggage' ? 'baggage' : 'army', heedful);
    }
  },
};
