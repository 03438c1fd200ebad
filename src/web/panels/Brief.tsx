import { commandsOfSide } from '../../drawing/drawn-base.ts';
import { battleNow } from '../../engine/battle/record.ts';
import { type Battle, basesOnTable } from '../../engine/battle.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { isMine, seatAsked } from '../state/battle/asked.ts';
import { type Session, session } from '../state/battle/session.ts';
import { isUnasked } from '../state/battle/unasked.ts';
import { hasBegun } from '../state/lessons/done.ts';
import { TAUGHT } from '../state/lessons/files.ts';
import { guideOn, termClause } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { hashOf } from '../state/navigation/route.ts';
import { ofTable } from '../state/table.ts';
import { sideInWords, told } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';
import { sinceStep, trailsSince } from '../state/view/recent.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';
import { dearOrder } from './dear-order.ts';
import { threatsTo, whoseStronghold } from './stronghold.ts';
import { TheirsTold, theirsNow } from './Theirs.tsx';
import { noneCameTold, waitingTold } from './waiting.ts';

/** The words that were closed last, and those of which more was asked. Another battle may begin with the same words. */
const closed = ofTable('');
const opened = ofTable('');

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
  const commands = commandsOfSide(battle, side).length > 1 ? 'yes' : 'no';
  const words = [
    t('screen.brief', { side: sideInWords(battle, side), colour, goal, commands }),
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

/** What a player needs to know before the first order; later dangers, and what the last order has cost. */
function newsFor(side: string): Told | null {
  const battle = shownBattle.value;
  const now = session.value;
  if (!battle || !now) return null;
  if (isFresh(now, side)) return welcomeTo(now, battle, side);
  const breaking = breakingTold(battle);
  if (breaking !== '') return { words: breaking };
  const threats = threatsTo(now.rules, battle, side);
  const danger = threats.length > 0 ? told(battle, 'screen.brief.danger', { bases: threats }) : '';
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

/** A piece of news, and what a press adds to it. */
function News({ line, side }: { readonly line: Told; readonly side: string | null }) {
  const at = shownBattle.value?.sides.findIndex(({ id }) => id === side) ?? 0;
  return (
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
    </p>
  );
}

/**
 * Over the panels: who I am and what to do, or what the other side's bound has brought and then other news. It also
 * shows on a phone with the sheet down.
 */
export function Brief({ mayAsk }: { readonly mayAsk: boolean }) {
  const side = seatAsked();
  const asked = explanation();
  const isNews = side !== null && mayAsk && !asked;
  const line = isNews ? newsFor(side) : asked;
  const theirs = isNews ? theirsNow() : null;
  const key = JSON.stringify([theirs?.steps ?? null, line?.words ?? '']);
  if ((!line && !theirs) || (!asked && closed.value === key)) return null;
  return (
    <section class={`brief${asked ? ' asked' : ''}`} aria-label={t('screen.brief.label')}>
      <div>
        {theirs && <TheirsTold {...theirs} />}
        {line && <News line={line} side={side} />}
      </div>
      <button
        type="button"
        class="quiet icon"
        aria-label={t('screen.close')}
        onClick={() => {
          if (asked) explained.value = null;
          else closed.value = key;
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
