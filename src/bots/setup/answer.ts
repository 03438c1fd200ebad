import type { Battle, SideId, TableEdge } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { ToLay } from '../../rules/bnb/setup/laying-order.ts';
import type { Random } from '../bot.ts';
import { chooseTerrain } from './choose-terrain.ts';
import { deploy } from './deployment.ts';
import { layTerrain, preferredSide } from './lay-terrain.ts';

const questionOf = (view: Battle, side: SideId) => view.flow.awaits.find((each) => each.by === side);

/** The questions of the setup that a side can be asked. */
export const SETUP_QUESTIONS: readonly string[] = [
  'choose-terrain',
  'choose-side',
  'lay-terrain',
  'deploy-first',
  'deploy',
];

/** Is this side asked something about setting the battle up? */
export const isAskedForSetup = (view: Battle, side: SideId): boolean =>
  SETUP_QUESTIONS.includes(questionOf(view, side)?.kind ?? '');

/** A sensible answer to the question of the setup that a side is asked, by what it sees. */
export function answerSetup(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand {
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
      return deploy(rules, view, side, about.part === 'baggage' ? 'baggage' : 'army');
  }
}
