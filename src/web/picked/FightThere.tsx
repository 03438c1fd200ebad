import type { Battle } from '../../engine/battle.ts';
import { nameIn } from '../panels/FightSides.tsx';
import type { FightThere } from '../searching/meeting.ts';
import { t } from '../state/telling/telling.ts';
import { warnsBad } from '../state/view/options.ts';
import { FateBars, share } from './Fates.tsx';

interface FightThereProps {
  readonly battle: Battle;
  readonly there: FightThere;
  /** May the player be warned of it? A suggestion has weighed it already. */
  readonly mayWarn: boolean;
}

/** The odds of a fight that an order would bring, as bars; a bad one has a border and a warning. */
export function FightThereTold({ battle, there: { base, fight, own, isBad }, mayWarn }: FightThereProps) {
  return (
    <div class={isBad ? 'fight-there bad-fight' : 'fight-there'}>
      <FateBars now={{ battle }} fight={fight} />
      {isBad && warnsBad.value && mayWarn && (
        <p class="loss">
          {t('screen.warn.likely-lost', { base: nameIn(battle, base), share: share(own.lost, own.of) })}
        </p>
      )}
    </div>
  );
}
