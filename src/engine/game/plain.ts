/** The kind of a game that has nothing but what every game has: no table, and no bases. */
import { canonical } from '../data/canonical.ts';
import type { Json } from '../data/json.ts';
import { applyToGame, canApplyToGame } from './apply.ts';
import type { Game } from './game.ts';
import type { GameKind } from './rules.ts';

/** The facts of a game as text. The flow is left out, so that changes to it keep old hashes. */
const factsOf = ({ ruleset, sides, own, result }: Game): string =>
  canonical({
    ruleset,
    sides: sides.map(({ id, facts }) => [id, facts]),
    own,
    result: result as unknown as Json,
  });

export const plainGame = (commands: GameKind['commands']): GameKind => ({
  commands,
  apply: applyToGame,
  bare: (game) => ({ ...game }),
  canApply: canApplyToGame,
  facts: factsOf,
  seen: (_, { ruleset, options, sides, own, flow, result }) => ({
    ruleset,
    options,
    sides,
    own,
    flow,
    result,
  }),
  told: (event) => event,
  misnamed: () => [],
  ending: () => null,
  otherSide: (_, side) => side,
  unseen: () => ({}),
});
