/** Turns orders of battle of one De Bellis ruleset into ones of another. */
import { translateOrder } from '../../armies/debellis/translate.ts';
import type { Finding } from '../../armies/finding.ts';
import { listsFor } from './army.ts';
import type { ArmyReaders } from './readers.ts';

/** An order in the terms of another ruleset, what has no like there, and what it costs there. */
export interface Translated {
  /** Null if the order has faults. */
  readonly text: string | null;
  readonly faults: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly points: number | null;
}

/** Translates the order of battle in a text. `file` tells where its lists lie. */
export function translated(from: ArmyReaders, to: ArmyReaders, file: string, text: string): Translated {
  const { order, faults, places } = from.order(text);
  if (order === null) return { text: null, faults, notes: [], points: null };
  const raised = from.muster(order, listsFor(from, file), places);
  if (raised.faults.length > 0) return { text: null, faults: raised.faults, notes: [], points: null };
  const translation = translateOrder({ order, raised, format: from.format }, to.target);
  const again = to.order(translation.text);
  const points = again.order ? to.muster(again.order, [], again.places).points : null;
  return {
    text: again.order ? translation.text : null,
    faults: again.faults,
    notes: translation.notes,
    points,
  };
}
