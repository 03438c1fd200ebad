/** Makes an element from the notation of people. DBM, Troop definitions. */
import { type MountRow, musterBy, SHARED_FLAGS, type TroopFlag } from '../../../debellis/troops/muster.ts';
import { baseSize, formatTroop, isOneOf, parseTroop, withWeapon } from './troops.ts';

/** The flags that people write after a troop, and their effect on the base. */
const FLAGS: Readonly<Record<string, TroopFlag>> = {
  ...SHARED_FLAGS,
  wedge: { marks: { doubleBased: 1 } },
  // A ship that is used as baggage.
  baggage: { marks: { baggage: 1 } },
  landing: { marks: { landing: 1 } },
  immobile: { marks: { immobile: 1 } },
  // Flaming pigs: artillery of a kind of its own.
  pigs: { marks: { pigs: 1 } },
  demoralised: { marks: { demoralised: 1 } },
  kin: { marks: { kin: 1 } },
  bedouin: { marks: { desert: 1 } },
  tuareg: { marks: { desert: 1 } },
};

const MOUNTED_ON: readonly MountRow[] = [
  { mark: 'chariot', mount: 'chariot', of: ['Kn', 'Cv', 'Exp'], rule: 'dbm.chariot.1' },
  { mark: 'onWagon', mount: 'wagon', of: ['Art'], rule: 'dbm.art.22' },
];

export const muster = musterBy({ parseTroop, formatTroop, withWeapon, baseSize, isOneOf }, FLAGS, MOUNTED_ON);
