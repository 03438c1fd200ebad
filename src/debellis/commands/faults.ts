/** Faults of what a position says about generals. */
import type { Setup } from '../../engine/battle.ts';
import type { Fault } from '../../engine/event.ts';
import { isGeneral } from '../troops/base.ts';
import { isCinC } from './generals.ts';

/** A position may leave generals out, but no side has two C-in-Cs, and no command with a name has two generals. */
export const generalFaults = ({ sides, bases }: Pick<Setup, 'sides' | 'bases'>): readonly Fault[] =>
  sides.flatMap(({ id: side }): readonly Fault[] => {
    const own = bases.filter((base) => base.side === side && isGeneral(base));
    const chiefs = own.filter(isCinC).length;
    const commands = [...new Set(own.flatMap(({ command }) => command ?? []))];
    const crowded = commands.flatMap((command) => {
      const count = own.filter((base) => base.command === command).length;
      return count > 1 ? [{ key: 'fault.one-general', figures: { side, command, count } }] : [];
    });
    return chiefs > 1 ? [{ key: 'fault.one-c-in-c', figures: { side, count: chiefs } }, ...crowded] : crowded;
  });
