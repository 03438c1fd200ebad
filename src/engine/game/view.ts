/** The battle and the events as one seat may see them. */
import type { Awaited, Battle, Flow, SideId } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import type { Event } from '../event.ts';
import { openNotes } from './own-form.ts';

/**
 * The battle as a seat may see it, built from an allow list; `null` is a spectator. It keeps this law: `apply(view(b,
 * s), publicEvent(e, s))` equals `view(apply(b, e), s)`.
 */
export function view(rules: Ruleset, battle: Battle, seat: SideId | null): Battle {
  return {
    ruleset: battle.ruleset,
    options: battle.options,
    table: battle.table,
    terrain: battle.terrain,
    sides: sidesShown(rules, battle, seat),
    bases: shown(rules, battle, seat),
    turn: battle.turn,
    own: openNotes(rules.own ?? {}, battle.own),
    flow: flowShown(battle.flow),
    result: battle.result,
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
function sidesShown(rules: Ruleset, { sides }: Battle, seat: SideId | null): Battle['sides'] {
  const seen = sides.map((side) => {
    const facts = side.id === seat ? side.facts : openNotes(rules.facts ?? {}, side.facts);
    return facts === side.facts ? side : { ...side, facts };
  });
  return seen.every((side, at) => side === sides[at]) ? sides : seen;
}

/** The visible bases. It is the same list if nothing is hidden, so that caches keyed by it still serve. */
function shown(rules: Ruleset, battle: Battle, seat: SideId | null): Battle['bases'] {
  const seen = battle.bases.filter((base) => !rules.hides(battle, base, seat));
  return seen.length === battle.bases.length ? battle.bases : seen;
}

/** An event in the form that a seat gets; null if it gets nothing. */
export function publicEvent(event: Event, seat: SideId | null): Event | null {
  if (!event.secret) return event;
  if (event.secret.of !== seat) return event.secret.public;
  const { secret: _, ...open } = event;
  return open;
}
