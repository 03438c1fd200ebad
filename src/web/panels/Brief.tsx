import { signal } from '@preact/signals';
import { type Battle, basesOnTable } from '../../engine/battle.ts';
import { battleNow } from '../../engine/record.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { showLoss } from '../report/show.ts';
import { isMine, seatAsked } from '../state/battle/asked.ts';
import { type Session, session } from '../state/battle/session.ts';
import { isUnasked } from '../state/battle/unasked.ts';
import { hasBegun } from '../state/lessons/done.ts';
import { TAUGHT } from '../state/lessons/files.ts';
import { guideOn, termClause } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { hashOf } from '../state/navigation/route.ts';
import { sideInWords, told } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';
import { reenact } from '../state/view/playback.ts';
import { recentPlace, sinceStep, theirSteps, trailsSince } from '../state/view/recent.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';
import { dearOrder } from './dear-order.ts';
import { lossTold, lostBetween } from './doings.ts';
import { toRecent } from './panes.ts';
import { threatsTo, whoseStronghold } from './stronghold.ts';
import { noneCameTold, waitingTold } from './waiting.ts';

/** The words that were closed last, and those of which more was asked. */
const closed = signal('');
const opened = signal('');

/** Has this side given no order yet since the armies stand? What the program answers for it does not count. */
function isFresh(now: Session, side: string): boolean {
  const { live, battles, record } = now.play;
  return !live.some(
    (number, at) =>
      (battles[at]?.turn.bound ?? 0) > 0 &&
      record.entries[number]?.by === side &&
      !isUnasked(now, battles[at]),
  );
}

const inLines = (words: readonly string[]): string => words.filter((line) => line !== '').join('\n');

/** What wins, whose bases are whose, which bases are still to come, and what the lines on the table are. */
function welcomeTo({ rules }: Session, battle: Battle, side: string): Told {
  const enemy = battle.sides.find(({ id }) => id !== side)?.id ?? side;
  const routing = onScreen(battle.ruleset)?.armies.spirit(battle, enemy, side).routing ?? 0;
  const goal = t('guide.goal.short', {
    stronghold: whoseStronghold(battle, side),
    routing: amount(routing),
  });
  const colour = battle.sides[0]?.id === side ? 'brown' : 'blue';
  const waiting = waitingTold(rules, battle, side);
  const words = [
    t('screen.brief', { side: sideInWords(battle, side), colour, goal }),
    ...waiting.words,
    trailsSince.value.length > 0 ? t('screen.brief.trails') : '',
  ];
  return { words: inLines(words), more: inLines(waiting.more), isWelcome: true };
}

interface Told {
  readonly words: string;
  /** What a press adds to them: when and where bases come. */
  readonly more?: string;
  /** The clauses that explain it. */
  readonly rules?: readonly string[];
  readonly isLoss?: true;
  /** It is the first word to a player who may be new to the game. */
  readonly isWelcome?: true;
}

/** That the phase of shots was skipped after the last order of this side; empty if nothing of it shoots or casts. */
function noShotsTold({ play, rules }: Session, side: string): string {
  const last = play.record.entries[play.live[sinceStep.value - 1] ?? -1];
  const skipped = last?.events.some(
    ({ type, figures }) => type === 'phase-skipped' && figures?.phase === 'shooting',
  );
  const guide = guideOn(rules.id);
  if (!skipped || !guide) return '';
  const aiming = basesOnTable(battleNow(play)).filter((base) => base.side === side && guide.aims(base));
  const casters = aiming.filter((base) => guide.magic?.(base) != null).length;
  const shooters = aiming.length - casters;
  return aiming.length > 0 ? t('screen.brief.no-shots', { casters, shooters }) : '';
}

/** Has the program just ended a phase of arrivals in which nobody could come? */
const passedArrivals = (now: Session): boolean => {
  const before = now.play.battles.at(-2);
  return before?.flow.awaits[0]?.kind === 'arrivals' && isUnasked(now, before);
};

/** The terms that a press has asked for. */
function explanation(): Told | null {
  const terms = explained.value;
  const rules = session.value?.rules.id ?? '';
  return (
    terms && {
      words: terms.map((term) => t(`term.${term}`)).join(' '),
      rules: terms.map((term) => termClause(rules, term)),
    }
  );
}

/** The bases that a side lost in the other side's last bound. */
function lostOf(side: string): readonly string[] {
  const battles = session.value?.play.battles ?? [];
  const steps = theirSteps.value;
  const [before, after] = [battles[steps?.from ?? 0], battles[steps?.to ?? 0]];
  return before && after ? lostBetween(before, after, side) : [];
}

/** What a player needs to know before the first order; later, losses in the other side's bound, and dangers. */
function newsFor(side: string): Told | null {
  const battle = shownBattle.value;
  const now = session.value;
  if (!battle || !now) return null;
  if (isFresh(now, side)) return welcomeTo(now, battle, side);
  const breaking = breakingTold(battle);
  if (breaking !== '') return { words: breaking };
  const threats = threatsTo(now.rules, battle, side);
  const danger = threats.length > 0 ? told(battle, 'screen.brief.danger', { bases: threats }) : '';
  const lost = recentPlace.value === 'first' ? lostOf(side) : [];
  if (lost.length > 0) {
    const steps = theirSteps.value ?? { from: 0, to: 0 };
    const bases = lost.map((id) => lossTold(battle, steps, id));
    const loss = t('screen.recent.lost', { you: 'yes', side: '', bases });
    return { words: `${loss} ${danger}`.trim(), isLoss: true };
  }
  const dear = dearOrder(now, side);
  if (dear) return { words: `${dear} ${danger}`.trim() };
  if (danger !== '') return { words: danger };
  const noneCame = passedArrivals(now) ? noneCameTold(now.rules, battle, side) : null;
  const words = inLines([...(noneCame?.words ?? []), noShotsTold(now, side)]);
  return words === '' ? null : { words, more: inLines(noneCame?.more ?? []) };
}

/** The armies that are beaten at the end of this bound unless something changes until then. */
function breakingTold(battle: Battle): string {
  const armies = battle.result || battle.turn.bound === 0 ? undefined : onScreen(battle.ruleset)?.armies;
  return battle.sides
    .flatMap(({ id }) => {
      const { routed, losses, routing } = armies?.spirit(battle, id, seatShown.value) ?? {};
      if (!routed || losses === undefined || routing === undefined) return [];
      const why = losses >= routing ? 'losses' : 'other';
      const you = isMine(id) ? 'yes' : 'no';
      const figures = { side: sideInWords(battle, id), losses: amount(losses), routing: amount(routing) };
      return [t('screen.brief.breaks', { you, why, points: t('guide.points'), ...figures })];
    })
    .join(' ');
}

/** The way to the lessons of this ruleset, for a player who has done none of them. */
function ToLessons() {
  const ruleset = session.value?.rules.id ?? '';
  if (!TAUGHT.includes(ruleset) || hasBegun(ruleset)) return null;
  return <a href={hashOf({ page: 'learn', ruleset, lesson: null })}>{t('screen.brief.lessons')}</a>;
}

/** Shows the fight in which the only base was lost; else the other side's bound again, with its summary beside it. */
function showHow(): void {
  const steps = theirSteps.peek();
  const [only, ...others] = lostOf(seatAsked() ?? '');
  if (steps && only !== undefined && others.length === 0) {
    showLoss(steps, only);
    return;
  }
  toRecent();
  reenact(steps?.from ?? 0);
}

/** A line over the table: who I am and what to do, or what I have lost. It also shows on a phone with the sheet down. */
export function Brief({ mayAsk }: { readonly mayAsk: boolean }) {
  const side = seatAsked();
  const asked = explanation();
  const line = asked ?? (side === null || !mayAsk ? null : newsFor(side));
  if (!line || (!asked && closed.value === line.words)) return null;
  const at = shownBattle.value?.sides.findIndex(({ id }) => id === side) ?? 0;
  return (
    <section class={`brief${asked ? ' asked' : ''}`} aria-label={t('screen.brief.label')}>
      <p>
        {side !== null && <SideMark at={at} />} {line.words}{' '}
        {line.rules?.map((rule) => (
          <ClauseLink key={rule} rule={rule} />
        ))}
        {line.more && opened.value !== line.words && (
          <button type="button" class="why" onClick={() => (opened.value = line.words)}>
            {t('screen.brief.more')}
          </button>
        )}
        {line.more && opened.value === line.words && `\n${line.more}\n`}
        {line.isWelcome && <ToLessons />}
        {line.isLoss && (
          <button type="button" class="why" onClick={showHow}>
            {t('screen.brief.how')}
          </button>
        )}
      </p>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.close')}
        onClick={() => {
          if (asked) explained.value = null;
          else closed.value = line.words;
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
