import type { Awaited, Battle, Flow, SideId } from './battle.ts';
import type { Ruleset } from './contract.ts';
import type { Event } from './event.ts';
import { openNotes } from './own-form.ts';

/**
 * What a seat may see, built as an allow list; `null` is a spectator. The law:
 * `apply(view(b, s), publicEvent(e, s))` equals `view(apply(b, e), s)`.
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

/** Frames and questions hold nothing that is hidden: what a seat may answer is reckoned when it is asked for. */
const flowShown = ({ phase, stack, awaits }: Flow): Flow => ({ phase, stack, awaits: awaits.map(asked) });

const asked = ({ by, kind, answer, about }: Awaited): Awaited => ({
  by,
  kind,
  answer,
  ...(about ? { about } : {}),
});

/** The same list where nothing is hidden, as below. */
function sidesShown(rules: Ruleset, { sides }: Battle, seat: SideId | null): Battle['sides'] {
  const seen = sides.map((side) => {
    const facts = side.id === seat ? side.facts : openNotes(rules.facts ?? {}, side.facts);
    return facts === side.facts ? side : { ...side, facts };
  });
  return seen.every((side, at) => side === sides[at]) ? sides : seen;
}

/** The same list where nothing is hidden, so that what is kept by list stays known. */
function shown(rules: Ruleset, battle: Battle, seat: SideId | null): Battle['bases'] {
  const seen = battle.bases.filter((base) => !rules.hides(battle, base, seat));
  return seen.length === battle.bases.length ? battle.bases : seen;
}

/** An event in the form that a seat gets; null when it gets nothing. */
export function publicEvent(event: Event, seat: SideId | null): Event | null {
  if (!event.secret) return event;
  if (event.secret.of !== seat) return event.secret.public;
  const { secret: _, ...open } = event;
  return open;
}
