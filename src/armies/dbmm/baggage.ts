/** The baggage of an army: with its commands, or gathered. DBMM, ruling 52. */
import type { Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import type { ArmyOrder } from '../debellis/army-data.ts';
import type { Finding } from '../finding.ts';
import { finding } from './finding.ts';

/** Baggage that can move, with an army on the march. */
export const BAGGAGE: Troop = { type: 'Bge', grade: 'I', regular: false };

/** The baggage that an army has gathered. */
export function gatheredBaggage({ commands }: ArmyOrder): Troop {
  const chief = commands.find(({ role }) => role === 'C-in-C');
  return { ...BAGGAGE, regular: holds('dbmm.class.15') && (chief?.general.regular ?? false) };
}

/** The commands whose baggage stays behind when that of the others is gathered. Only that of ally-generals may. */
export function baggageWarnings({ commands, baggage }: ArmyOrder): readonly Finding[] {
  if (baggage === 0 || !holds('dbmm.bge.2')) return [];
  return commands
    .filter((each) => each.baggage > 0 && !(each.role === 'ally-general' && holds('dbmm.bge.3')))
    .map(({ role, line }) => finding('dbmm.order.baggage-kept', { role }, line));
}
