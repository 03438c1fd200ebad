import { useMemo } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine } from '../state/battle/asked.ts';
import type { Session } from '../state/battle/session.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { amount, percent, t } from '../state/telling/telling.ts';
import { seatShown, stepTo } from '../state/view/shown.ts';
import { nameIn } from './FightSides.tsx';
import { type Fought, foughtBy, luckOf, turningPoints } from './fought.ts';

/** The most turning points that are told. */
const MOST = 4;

function Luck({ battle, at, fights }: { battle: Battle; at: number; fights: readonly Fought[] }) {
  const side = battle.sides[at];
  if (!side) return null;
  const { expected, lost } = luckOf(fights, side.id);
  return (
    <li>
      <SideMark at={at} />{' '}
      {t('screen.report.luck', {
        side: sideInWords(battle, side.id),
        you: isMine(side.id) ? 'yes' : 'no',
        expected: amount(expected),
        lost,
      })}
    </li>
  );
}

/** A fight in a sentence; each base with the chance that it had of being lost. */
function Point({ fought }: { readonly fought: Fought }) {
  const { before, sides, step } = fought;
  const told = sides.map(({ base, expected, isLost }) =>
    t(isLost ? 'screen.report.lost' : 'screen.report.kept', {
      base: nameIn(before, base),
      chance: percent(expected, 1),
    }),
  );
  return (
    <li>
      {t('screen.report.round', { round: before.turn.round })} {told.join('; ')}.{' '}
      <button type="button" class="small" onClick={() => stepTo(step - 1)}>
        {t('screen.report.show')}
      </button>
    </li>
  );
}

/** How much was luck, and where the battle turned. */
export function Report({ now, battle }: { readonly now: Session; readonly battle: Battle }) {
  const fights = useMemo(() => foughtBy(now, seatShown.value), [now.id, now.play.live.length]);
  if (fights.length === 0) return null;
  return (
    <div class="report">
      <h4>{t('screen.report')}</h4>
      <ul>
        {battle.sides.map(({ id }, at) => (
          <Luck key={id} battle={battle} at={at} fights={fights} />
        ))}
      </ul>
      <h4>{t('screen.report.turns')}</h4>
      <ol>
        {turningPoints(fights, MOST).map((fought) => (
          <Point key={fought.step} fought={fought} />
        ))}
      </ol>
    </div>
  );
}
