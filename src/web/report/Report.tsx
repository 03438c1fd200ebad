import type { ComponentChildren } from 'preact';
import type { Battle } from '../../engine/battle.ts';
import { nameIn } from '../panels/FightSides.tsx';
import { share } from '../picked/Fates.tsx';
import { isMine } from '../state/battle/asked.ts';
import type { Session } from '../state/battle/session.ts';
import { sideInWords } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { seatShown } from '../state/view/shown.ts';
import { Course } from './Course.tsx';
import type { Fared, Fought } from './fought.ts';
import { useLookedBack } from './looking-back.ts';
import { showFight } from './show.ts';
import { turnedBy, turningPoints } from './turning.ts';
import { Why } from './Why.tsx';

/** The most turning points that are told. */
const MOST = 4;

/** Whose it is and what: "your Blades A (the general)". */
function whose(battle: Battle, { base, side, rank }: Fared): string {
  const figures = { you: isMine(side) ? 'yes' : 'no', side: sideInWords(battle, side) };
  if (rank === 'keep') return t('screen.report.keep', figures);
  const name = nameIn(battle, base);
  const told = rank === 'general' ? t('screen.report.general', { base: name }) : name;
  return t('screen.report.whose', { ...figures, base: told });
}

/** The least chance of being lost that is told of a base that held out. */
const DANGER = 1 / 6;

/** What made a loss likely, in a few words; `no` where nothing did. */
function shortly({ cause }: Fared): string {
  const key = `screen.why.short.${cause}`;
  return isWorded(key) ? t(key) : 'no';
}

/** A fight in a sentence; each base with the chance that it had of being lost, and whether luck decided. */
function Point({ fought }: { readonly fought: Fought }) {
  const { before, sides } = fought;
  // That a base survives a fight without much danger is no news.
  const news = sides.filter(({ expected, isLost }) => isLost || (expected ?? 0) >= DANGER);
  const told = news.map((each) =>
    t(each.isLost ? 'screen.report.lost' : 'screen.report.kept', {
      whose: whose(before, each),
      rank: each.rank,
      known: each.expected === null ? 'no' : 'yes',
      why: shortly(each),
      chance: share(each.expected ?? 0, 1),
    }),
  );
  return (
    <li>
      {t('screen.report.round', { round: before.turn.round, by: turnedBy(fought) ?? 'no' })} {told.join('; ')}
      .{' '}
      <button type="button" class="small" onClick={() => showFight(fought)}>
        {t('screen.report.show')}
      </button>
    </li>
  );
}

interface ReportProps {
  readonly now: Session;
  readonly battle: Battle;
  /** What the player can do now. It stands after the chief reason, before the long rest. */
  readonly children?: ComponentChildren;
}

/** Why the battle was won or lost, and where it turned; until that is found, how far the search has come. */
export function Report({ now, battle, children }: ReportProps) {
  const { fights, part } = useLookedBack(now, seatShown.value);
  const isFound = part >= 1 && fights.length > 0;
  return (
    <div class="report">
      {part < 1 && (
        <p class="muted" role="status">
          {t('screen.report.looking')} <progress value={part} aria-label={t('screen.report.looking')} />
        </p>
      )}
      {isFound && <Why battle={battle} fights={fights} />}
      {children}
      {isFound && (
        <>
          <h4>{t('screen.report.turns')}</h4>
          <ol>
            {turningPoints(fights, MOST).map((fought) => (
              <Point key={fought.step} fought={fought} />
            ))}
          </ol>
          <Course battle={battle} fights={fights} />
        </>
      )}
    </div>
  );
}
