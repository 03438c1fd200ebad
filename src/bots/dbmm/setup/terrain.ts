/** Chooses and places terrain: legal pieces in legal places, with some chance in both. */
import type { Battle } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { AnyCommand } from '../../../engine/game/command.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import type { SideId } from '../../../engine/game/game.ts';
import {
  choiceReasons,
  chooserOf,
  limitsOf,
  offerOf,
  sumOf,
  type Wanted,
} from '../../../rules/dbmm/setup/choice.ts';
import { sizesOf } from '../../../rules/dbmm/setup/terrain-kinds.ts';
import { chosenByInvader } from '../../../rules/dbmm/steps/battlefield.ts';
import type { Random } from '../../bot.ts';
import { oneOf } from '../../random.ts';

/** How often a bot looks for one more piece. */
const TRIES = 30;

/** A legal choice: what is compulsory in small sizes, then pieces of the list by chance until it has enough. */
export function chooseTerrain(battle: Battle, side: SideId, random: Random): AnyCommand {
  const who = chooserOf(battle, side);
  const invader = who === 'defender' ? chosenByInvader(battle) : [];
  const { mandatory, optional } = offerOf(battle);
  const { least, most } = limitsOf(battle, who, invader);
  const isLegal = (pieces: readonly Wanted[]): boolean =>
    choiceReasons({ battle, who, pieces, invader }).every(({ rule }) => rule === 'dbmm.setup.11');
  let pieces: readonly Wanted[] =
    who === 'defender' ? mandatory.map((kind) => ({ kind, size: sizesOf(kind)[0] ?? 'small' })) : [];
  const enough = Math.max(least, Math.min(most, 1 + random(2)));
  for (let at = 0; at < TRIES && sumOf(pieces) < enough; at++) {
    const kind = oneOf(random, [...mandatory, ...optional]);
    const more = [...pieces, { kind, size: oneOf(random, sizesOf(kind)) }];
    if (sumOf(more) <= most && isLegal(more)) pieces = more;
  }
  // Chance may leave it with too little: then it takes whatever fits, in the order of the list.
  for (const kind of [...mandatory, ...optional])
    for (const size of sizesOf(kind).toReversed()) {
      const more = [...pieces, { kind, size }];
      if (sumOf(pieces) < least && sumOf(more) <= most && isLegal(more)) pieces = more;
    }
  return { type: 'choose-terrain', pieces: pieces.map((piece) => ({ ...piece })) };
}

/** One of the places, or edges, that are offered. */
export function pickPlace(rules: Ruleset, view: Battle, random: Random): AnyCommand {
  const options = optionsOf(rules, view);
  return options.length > 0 ? oneOf(random, options).command : { type: 'end-phase' };
}
