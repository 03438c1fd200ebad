/** A game and its events as one seat may see them. */
import type { GameEvent } from './event.ts';
import type { Awaited, Flow, Game, SideId } from './game.ts';
import { openNotes } from './own-form.ts';
import type { GameRules } from './rules.ts';

/**
 * The game as a seat may see it; `null` is a spectator. It keeps this law: `apply(view(g, s), publicEvent(e, s))` equals
 * `view(apply(g, e), s)`.
 */
export function view<State extends Game>(rules: GameRules, game: State, seat: SideId | null): State {
  const seen = rules.game.seen(rules, game, seat) as State;
  return {
    ...seen,
    sides: sidesShown(rules, game.sides, seat),
    own: openNotes(rules.own ?? {}, game.own),
    flow: flowShown(game.flow),
  };
}

/** Frames and questions hold nothing hidden. The options of a seat are computed when it is asked. */
const flowShown = ({ phase, stack, awaits }: Flow): Flow => ({ phase, stack, awaits: awaits.map(asked) });

const asked = ({ by, kind, answer, about }: Awaited): Awaited => ({
  by,
  kind,
  answer,
  ...(about ? { about } : {}),
});

/** The visible sides. It is the same list if nothing is hidden, as below. */
function sidesShown(rules: GameRules, sides: Game['sides'], seat: SideId | null): Game['sides'] {
  const seen = sides.map((side) => {
    const facts = side.id === seat ? side.facts : openNotes(rules.facts ?? {}, side.facts);
    return facts === side.facts ? side : { ...side, facts };
  });
  return seen.every((side, at) => side === sides[at]) ? sides : seen;
}

/** An event in the form that a seat gets; null if it gets nothing. */
export function publicEvent<Event extends GameEvent>(event: Event, seat: SideId | null): Event | null {
  if (!event.secret) return event;
  if (event.secret.of !== seat) return event.secret.public as Event | null;
  const { secret: _, ...open } = event;
  return open as Event;
}
