/** Applies the changes that every game knows. It knows no rule, so an old record always replays the same. */
import type { Json } from '../data/json.ts';
import type { AnyChange, GameChange, GameEvent } from './event.ts';
import type { Flow, Game } from './game.ts';

/** The figures with some set. A figure set to null is left out. */
export function withSet<Value>(
  known: Readonly<Record<string, Value>>,
  set: Readonly<Record<string, Value | null>>,
): Record<string, Value> {
  const added = Object.keys(set).filter((name) => !Object.hasOwn(known, name));
  return Object.fromEntries(
    [...Object.keys(known), ...added].flatMap((name) => {
      const value = Object.hasOwn(set, name) ? set[name] : known[name];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

const flowAfter = (flow: Flow, set: Partial<Flow>): Flow => {
  const { phase, stack, awaits } = { ...flow, ...set };
  return { phase, stack, awaits };
};

/** The parts of a game that a change sets. */
export function partsSet<State extends Game>(
  game: State,
  change: GameChange<State['sides'][number]>,
): Partial<Pick<State, 'sides' | 'own' | 'flow' | 'result'>> {
  switch (change.change) {
    case 'side':
      return {
        sides: game.sides.map((side) => (side.id === change.side ? { ...side, ...change.set } : side)),
      };
    case 'note':
      return { own: withSet<Json>(game.own, change.set) };
    case 'flow':
      return { flow: flowAfter(game.flow, change.flow) };
    case 'end':
      return { result: change.result };
  }
}

const KNOWN: readonly string[] = ['side', 'note', 'flow', 'end'] satisfies GameChange['change'][];

/** Is this a change that every game knows? */
export const isGameChange = (change: AnyChange): change is GameChange => KNOWN.includes(change.change);

const applied = (game: Game, change: GameEvent['changes'][number]): Game =>
  isGameChange(change) ? { ...game, ...partsSet(game, change) } : game;

/** Applies an event to a game that has nothing but what every game has. */
export const applyToGame = (game: Game, event: GameEvent): Game => event.changes.reduce(applied, game);

/** Does each change of an event find the side that it names, and is it one that every game knows? */
export const canApplyToGame = (game: Game, event: GameEvent): boolean =>
  event.changes.every(
    (change) =>
      isGameChange(change) && (change.change !== 'side' || game.sides.some(({ id }) => id === change.side)),
  );
