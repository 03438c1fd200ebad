/** An element by its name, with flags. Hordes of the Things, Troop definitions. */
import type { Mustered } from '../../../engine/contract/position.ts';
import type { Fault } from '../../../engine/event.ts';
import { type Flag, flagged, flagsNamed } from '../../../engine/setup/flags.ts';
import { baseSize, ELEMENTS, readElement } from './troops.ts';

/** The flags that people write after an element, and how each changes the base. */
const FLAGS: Readonly<Record<string, Flag>> = {
  general: { marks: { general: 1 } },
  'c-in-c': { marks: { general: 1, cInC: 1 } },
  captive: { place: 'ensorcelled', marks: { captive: 1 } },
  moved: { bound: { moved: 1 } },
  fled: { marks: { fled: 1 }, bound: { fled: 1 } },
  recoiled: { bound: { recoiled: 1 } },
  shot: { bound: { shot: 1 } },
  'shot-at': { bound: { shotAt: 1 } },
  bespelled: { bound: { bespelled: 1 } },
  fought: { bound: { fought: 1 } },
  deployed: { bound: { deployed: 1 } },
  'moved-into-contact': { bound: { moved: 1, charged: 1 } },
  lurking: { place: 'reserve' },
  ambush: { place: 'reserve' },
  reserve: { place: 'reserve' },
};

export function muster(text: string, names: readonly string[]): Mustered | Fault {
  const flags = flagsNamed(FLAGS, names);
  if ('key' in flags) return flags;
  const troop = readElement(text);
  if (troop === null) return { key: 'fault.unknown-element', figures: { troop: text, known: ELEMENTS } };
  return flagged({ troop, ...baseSize(troop) }, flags);
}
