/** Answers each question of the setup of Hordes of the Things. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { questionTo } from '../../questions.ts';
import type { SetupBot } from '../../setup/types.ts';
import { deploy } from './deployment.ts';
import { layTerrain } from './lay-terrain.ts';
import { roughnessOf } from './terrain-taste.ts';

/** The numbering whose preferred edge has the ground that suits the army best before it. */
function numberEdges(rules: Ruleset, view: Battle, side: SideId): AnyCommand {
  const [first, ...others] = optionsOf(rules, view);
  if (!first) return { type: 'number-edges', edges: [] };
  const worth = ({ figures }: Option) => roughnessOf(rules, view, side, String(figures?.edge ?? ''));
  return others.reduce((best, option) => (worth(option) > worth(best) ? option : best), first).command;
}

const firstOption = (rules: Ruleset, view: Battle): AnyCommand =>
  optionsOf(rules, view)[0]?.command ?? { type: 'end-phase' };

/** Setting up a battle of Hordes of the Things. */
export const hottSetup: SetupBot = {
  questions: ['lay-terrain', 'number-edges', 'place-stronghold', 'choose-command', 'deploy'],
  answer(rules, view, side, random, heedful) {
    const asked = questionTo(view, side);
    switch (asked?.kind) {
      case 'lay-terrain':
        return layTerrain(rules, view, side, random);
      case 'number-edges':
        return numberEdges(rules, view, side);
      case 'deploy': {
        const { command } = asked.about ?? {};
        return deploy(rules, view, side, typeof command === 'string' ? command : undefined, heedful);
      }
      default:
        return firstOption(rules, view);
    }
  },
};
