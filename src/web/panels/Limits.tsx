import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine } from '../state/battle/asked.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { seatShown } from '../state/view/shown.ts';

interface LimitsProps {
  readonly battle: Battle;
  readonly before: Battle;
}

/** The losses that break each army, where they are no longer what they were, with why. */
export function Limits({ battle, before }: LimitsProps) {
  const spirit = onScreen(battle.ruleset)?.armies.spirit;
  const seat = seatShown.value;
  if (!spirit) return null;
  return (
    <>
      {battle.sides.map(({ id }, at) => {
        const [was, is] = [before, battle].map((each) => spirit(each, id, seat).routing);
        if (was === undefined || is === undefined || was === is) return null;
        return (
          <p key={id} class="limit">
            <SideMark at={at} />{' '}
            {t('screen.recent.limit', {
              you: isMine(id) ? 'yes' : 'no',
              side: sideInWords(battle, id),
              was: amount(was),
              is: amount(is),
              way: is > was ? 'up' : 'down',
            })}
          </p>
        );
      })}
    </>
  );
}
