import { useMemo } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine } from '../state/battle/asked.ts';
import type { Session } from '../state/battle/session.ts';
import { pick } from '../state/orders/selection.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { amount, percent, t } from '../state/telling/telling.ts';
import { seatShown, stepTo } from '../state/view/shown.ts';
import { nameIn } from './FightSides.tsx';
import { type Fared, type Fought, foughtBy, luckIn, luckOf, turningPoints } from './fought.ts';

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

/** Whose it is and what: "your Blades A (the general)". */
function whose(battle: Battle, { base, side, rank }: Fared): string {
  const figures = { you: isMine(side) ? 'yes' : 'no', side: sideInWords(battle, side) };
  if (rank === 'keep') return t('screen.report.keep', figures);
  const name = nameIn(battle, base);
  const told = rank === 'general' ? t('screen.report.general', { base: name }) : name;
  return t('screen.report.whose', { ...figures, base: told });
}

/** Shows a fight as it was decided, with its bases picked. */
function showFight({ step, sides }: Fought): void {
  stepTo(step);
  pick(sides.map(({ base }) => base));
}

/** The least chance of being lost that is told of a base that held out. */
const DANGER = 1 / 6;

/** A fight in a sentence; each base with the chance that it had of being lost, and whether luck decided. */
function Point({ fought }: { readonly fought: Fought }) {
  const { before, sides } = fought;
  // That a base survives a fight without much danger is no news.
  const news = sides.filter(({ expected, isLost }) => isLost || (expected ?? 0) >= DANGER);
  const told = news.map((each) =>
    t(each.isLost ? 'screen.report.lost' : 'screen.report.kept', {
      whose: whose(before, each),
      rank: each.rank,
      luck: luckIn(each),
      chance: percent(each.expected ?? 0, 1),
    }),
  );
  return (
    <li>
      {t('screen.report.round', { round: before.turn.round })} {told.join('; ')}.{' '}
      <button type="button" class="small" onClick={() => showFight(fought)}>
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
