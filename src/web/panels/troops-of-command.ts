import type { Battle, SideId } from '../../engine/battle.ts';
import { session } from '../state/battle/session.ts';
import { t } from '../state/telling/telling.ts';
import { byTroop } from './by-troop.ts';

/** The troops of a command of a side with their numbers, its general first. */
export function troopsOfCommand({ bases }: Pick<Battle, 'bases'>, side: SideId, command: string): string {
  const some = bases.filter((base) => base.side === side && base.command === command);
  const troops = byTroop(some, (base) => session.value?.rules.label(base).leader ?? false).map(
    ({ troop, leader, bases: { length: count } }) =>
      t('screen.deploy.some', {
        count,
        troop: t('screen.deploy.troop', { troop, leader: leader ? 'yes' : 'no' }),
      }),
  );
  return t('screen.deploy.in-command', { troops });
}
