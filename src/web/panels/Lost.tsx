import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { showLoss } from '../report/show.ts';
import { isMine } from '../state/battle/asked.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import type { Steps } from '../state/view/recent.ts';
import { lossTold, lostBetween } from './doings.ts';
import { letterIn, nameIn } from './FightSides.tsx';

interface LostProps {
  readonly battle: Battle;
  readonly before: Battle;
  readonly steps: Steps;
}

/** The bases that each side lost, by name, each with the way to the fight in which; they are told first. */
export function Lost({ battle, before, steps }: LostProps) {
  return (
    <>
      {battle.sides.map(({ id }, at) => {
        const lost = lostBetween(before, battle, id);
        return (
          lost.length > 0 && (
            <p key={id} class="loss">
              <SideMark at={at} />{' '}
              {t('screen.recent.lost', {
                you: isMine(id) ? 'yes' : 'no',
                side: sideInWords(battle, id),
                bases: lost.map((base) => lossTold(battle, steps, base)),
              })}{' '}
              {lost.map((base) => (
                <button
                  key={base}
                  type="button"
                  class="small"
                  title={nameIn(battle, base)}
                  onClick={() => showLoss(steps, base)}
                >
                  {lost.length > 1 ? `${letterIn(battle, base)}: ` : ''}
                  {t('screen.brief.how')}
                </button>
              ))}
            </p>
          )
        );
      })}
    </>
  );
}
