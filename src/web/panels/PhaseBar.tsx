import { useLayoutEffect, useRef } from 'preact/hooks';
import { commandsOfSide } from '../../drawing/drawn-base.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Reason } from '../../engine/event.ts';
import { CommandMark } from '../parts/CommandMark.tsx';
import { Die } from '../parts/Die.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { currentBattle, isMine, seatAsked } from '../state/battle/asked.ts';
import { ADVANCE } from '../state/battle/open-options.ts';
import { optionsShown } from '../state/battle/options-shown.ts';
import { reasonsAgainst, send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { open } from '../state/navigation/dialogs.ts';
import { route } from '../state/navigation/route.ts';
import { pairsOpen } from '../state/orders/combat.ts';
import {
  basesToOrder,
  mayEnd,
  POINTS_LEFT,
  pipsThrown,
  stillToDo,
  warningsBeforeEnd,
} from '../state/orders/phase.ts';
import { pick, selected } from '../state/orders/selection.ts';
import { sideName, told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';
import { toPresent } from '../state/view/playback.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import { tellView } from '../table/view.ts';
import { toFights } from './panes.ts';

/** Ends the phase, after a warning if something may have been forgotten. */
export function endPhase(): void {
  const now = session.value;
  const battle = currentBattle();
  if (!now || !battle || seatAsked() === null || !mayEnd(battle)) return;
  // A lesson tells which orders it wants: it does not ask for the points that are left.
  const isLesson = route.value.page === 'learn';
  const warnings = warningsBeforeEnd(now.rules, battle).filter(({ key }) => !isLesson || key !== POINTS_LEFT);
  if (warnings.length > 0) open({ dialog: 'end-phase' });
  else send({ type: 'end-phase' });
}

/** Picks the next base that may still be ordered, and brings it in sight. */
function pickNext(): void {
  const rules = session.value?.rules;
  const battle = shownBattle.value;
  const open = rules && battle ? basesToOrder(rules, battle) : [];
  const at = open.findIndex(({ id }) => id === selected.value[0]);
  const next = open[(at + 1) % Math.max(1, open.length)];
  if (!next) return;
  pick([next.id]);
  tellView('pointedOut', [next.pose]);
}

/** Marks a bar as `named` while the names of all phases fit into it. To measure that, the page is laid out. */
function tryNames(bar: Element): void {
  bar.toggleAttribute('data-named', true);
  bar.toggleAttribute('data-named', bar.scrollWidth <= bar.clientWidth);
}

/** Names the phases in the bar of this list where they fit: tried anew when its size or its words change. */
function useNamesWhereTheyFit() {
  const list = useRef<HTMLOListElement>(null);
  const tried = useRef('');
  useLayoutEffect(() => {
    const bar = list.current?.parentElement;
    if (!bar) return;
    const watch = new ResizeObserver(() => tryNames(bar));
    watch.observe(bar);
    return () => watch.disconnect();
  }, [list.current]);
  useLayoutEffect(() => {
    const bar = list.current?.parentElement;
    // Another figure is as wide as the last one.
    const words = bar?.textContent.replaceAll(/\d/g, '0') ?? '';
    if (!bar || words === tried.current) return;
    const isFirst = tried.current === '';
    tried.current = words;
    if (isFirst) {
      tryNames(bar);
      return;
    }
    // Once the frame is laid out, to measure the bar means to lay out the bar alone.
    requestAnimationFrame(() => setTimeout(() => bar.isConnected && tryNames(bar)));
  });
  return list;
}

function Phases({ battle, phases }: { readonly battle: Battle; readonly phases: readonly string[] }) {
  const at = phases.indexOf(battle.flow.phase);
  const { phase } = battle.flow;
  const list = useNamesWhereTheyFit();
  if (at < 0) return <p class="phase-now">{t(phase === '' ? 'screen.position' : `phase.${phase}`)}</p>;
  return (
    <ol class="phases" ref={list} aria-label={t('screen.phases')}>
      {phases.map((phase, index) => (
        <li
          key={phase}
          title={t(`phase.${phase}`)}
          class={index < at ? 'done' : index === at ? 'now' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          <span class="phase-number">{index < at ? <Icon name="tick" /> : index + 1}</span>
          <span class="phase-name">{t(`phase.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Questions whose answers cost points. */
const SPENDING = new Set(['orders', 'arrivals']);

/** Can points be spent now? Spells are paid as they are made. */
const isSpending = (battle: Battle): boolean =>
  SPENDING.has(battle.flow.awaits[0]?.kind ?? '') || pairsOpen.value.some(({ kind }) => kind === 'spell');

function Pips({ battle }: { readonly battle: Battle }) {
  const points = battle.turn.pips[''];
  if (Object.keys(battle.turn.pips).length === 0 || !isSpending(battle)) return null;
  if (points === undefined) return <CommandPips battle={battle} />;
  const face = pipsThrown.value[''];
  return (
    <button
      type="button"
      class="pips"
      title={t('screen.todo.points', { points })}
      onClick={() => {
        explained.value = ['points'];
      }}
    >
      {face !== undefined && <Die face={face} />}
      <span class="visually-hidden">{t('screen.todo.points', { points })}</span>
      <b aria-hidden="true">{t('screen.pips', { points })}</b>
    </button>
  );
}

/** Each command with its die and the points left, in the colour and with the bars of its bases. */
function CommandPips({ battle }: { readonly battle: Battle }) {
  const commands = commandsOfSide(battle, battle.turn.active);
  return (
    <span class="pips commands">
      {commands
        .filter((command) => battle.turn.pips[command] !== undefined)
        .map((command) => {
          const points = battle.turn.pips[command] ?? 0;
          const at = commands.indexOf(command);
          const face = pipsThrown.value[command];
          const words = t('screen.command.pips', { command, points });
          return (
            <span key={command} class="command-pips" title={words}>
              <CommandMark at={at} />
              {face !== undefined && <Die face={face} />}
              <b aria-hidden="true">{points}</b>
              <span class="visually-hidden">{words}</span>
            </span>
          );
        })}
    </span>
  );
}

const END_KEYS: Readonly<Record<string, string>> = {
  deploy: 'screen.end-deployment',
  ambush: 'screen.ambush.end',
  notes: 'screen.notes.end',
};

/** Why the phase may not end yet; none while that is not known. */
function reasonsToGoOn(rules: Ruleset, battle: Battle): readonly Reason[] {
  const kind = battle.flow.awaits[0]?.kind;
  // The end of a phase of orders is never refused, and it would take long to ask.
  if (kind === 'orders') return [];
  // Nor is it asked in the task that renders an advance: its options come later, and tell.
  const options = kind === ADVANCE ? optionsShown(rules, battle) : [];
  const isOpen = options === null || options.some(({ command }) => command.type === 'end-phase');
  return isOpen ? [] : reasonsAgainst({ type: 'end-phase' });
}

function EndPhase({ rules, battle }: { readonly rules: Ruleset; readonly battle: Battle }) {
  const asked = seatAsked();
  if (!isLive.value || asked === null || !mayEnd(battle)) return null;
  const key = END_KEYS[battle.flow.awaits[0]?.kind ?? ''] ?? 'screen.end-phase';
  const [reason] = reasonsToGoOn(rules, battle);
  const refused = reason && told(battle, reason.key, reason.figures);
  return (
    <button
      type="button"
      class={`end-phase ${refused ? '' : 'primary'}`}
      disabled={Boolean(refused)}
      title={refused}
      onClick={endPhase}
    >
      {t(key)}
    </button>
  );
}

/** The way back from the past, wherever the panels are. */
const ToPresent = () =>
  isLive.value ? null : (
    <button type="button" class="end-phase primary" onClick={toPresent}>
      {t('screen.steps.last')}
    </button>
  );

/** The side whose mark stands in the head: one's own or the winner's at the end, else the side that acts. */
function sideMarked({ sides, result }: Battle, acting: string): number {
  const shown = result ? (sides.find(({ id }) => isMine(id))?.id ?? result.winner) : acting;
  return sides.findIndex(({ id }) => id === shown);
}

/** How the battle ended, for the reader where one side is theirs alone. */
function ending({ sides, result }: Battle): string {
  const winner = result?.winner ?? null;
  const own = sides.find(({ id }) => isMine(id));
  if (winner === null || !own) return t('screen.over');
  return t(own.id === winner ? 'screen.over.won' : 'screen.over.lost');
}

/** The side of this reader that has to answer in the other side's bound; null where none has. */
function answering(active: string): string | null {
  const asked = isLive.value ? seatAsked() : null;
  return asked !== null && asked !== active && isMine(asked) ? asked : null;
}

/** The side that moves, by name; the reader is "you". */
function whose(battle: Battle, active: string): string {
  if (battle.result) return ending(battle);
  if (!isLive.value) return t('screen.looking');
  if (!battle.sides.some(({ id }) => id === active)) return t('screen.dice');
  if (answering(active) !== null) return t('screen.your-answer');
  return isMine(active) ? t('screen.your-move') : sideName(battle, active);
}

/** The side that moves, its phases, the current phase, and what can still be done. */
export function PhaseBar() {
  const battle = shownBattle.value;
  const now = session.value;
  if (!battle || !now) return null;
  const active =
    battle.turn.bound > 0 ? battle.turn.active : (battle.flow.awaits[0]?.by ?? battle.turn.active);
  const idle = onScreen(battle.ruleset)?.idlePhases(battle) ?? [];
  const side = sideMarked(battle, answering(active) ?? active);
  // The count waits for the dice.
  const throwing = battle.flow.awaits[0]?.answer.form === 'faces';
  const mayPick = isLive.value && seatAsked() !== null && battle.flow.awaits[0]?.kind === 'orders';
  const notices = throwing ? [] : stillToDo(now.rules, battle);
  return (
    <section class="phase-bar" translate={false} aria-label={t('screen.phase-bar')}>
      <div class="whose">
        {side >= 0 && <SideMark at={side} />}
        <div>
          <strong>{whose(battle, active)}</strong>
          {battle.turn.bound > 0 ? (
            <button
              type="button"
              class="quiet round"
              onClick={() => {
                explained.value = ['round', 'bound'];
              }}
            >
              {t('screen.round', { round: battle.turn.round })}
            </button>
          ) : (
            <small>{t('screen.setting-up')}</small>
          )}
        </div>
        <Pips battle={battle} />
      </div>
      {!battle.result && (
        <Phases battle={battle} phases={now.rules.phases.filter((phase) => !idle.includes(phase))} />
      )}
      <div class="to-do">
        {notices.map(({ key, figures }) => {
          const go = pairsOpen.value.length > 0 ? toFights : mayPick && figures.count !== 0 ? pickNext : null;
          return go ? (
            <button key={key} type="button" class="quiet" onClick={go}>
              {told(battle, key, figures)}
            </button>
          ) : (
            <span key={key}>{told(battle, key, figures)}</span>
          );
        })}
      </div>
      <EndPhase rules={now.rules} battle={battle} />
      <ToPresent />
    </section>
  );
}
