import { batch } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import { Icon } from '../parts/Icon.tsx';
import { beginPlan, mayPlan } from '../plan/planning.ts';
import { currentBattle, seatAsked } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { open } from '../state/navigation/dialogs.ts';
import { advisedGhost, advisedToEnd, pickedBefore } from '../state/orders/advised.ts';
import { pairsOpen } from '../state/orders/combat.ts';
import { type Ghost, ghost, pick, selected } from '../state/orders/selection.ts';
import { noteOfTable, ofTable } from '../state/table.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { basesOfRow } from '../state/view/pointing.ts';
import { shownBattle } from '../state/view/shown.ts';
import { type Field, field } from '../table/field.ts';
import { announceGhost } from '../table/ordering.ts';
import { type Advice, adviceTold, advise, basesAdvised } from './advice.ts';

/** A suggestion, and the battle that it was made for. */
const suggested = ofTable<{ readonly battle: Battle; readonly advice: Advice } | null>(null);
/** The orders of a bound that were suggested and not given: other ones are suggested then. */
const declined = noteOfTable<{ readonly bound: number; readonly orders: readonly AnyCommand[] }>({
  bound: 0,
  orders: [],
});
/** Is a suggestion looked for? */
const isThinking = ofTable(false);
/** What the explanation of what can be done now was opened for: the next order closes it, and so does a picked base. */
const explainedFor = ofTable<{ readonly battle: Battle | null; readonly picked: readonly string[] } | null>(
  null,
);

/** Shows a suggested move on the table; it is not given. */
function show(shown: Ghost): void {
  batch(() => {
    pickedBefore.value = selected.peek();
    pick(shown.command.bases);
    advisedGhost.value = shown;
    ghost.value = shown;
  });
  announceGhost();
}

/** The orders declined in this bound, with the last one if it was not given. Once no other is found, all count again. */
function declinedUntil(battle: Battle): readonly AnyCommand[] {
  const { bound } = battle.turn;
  const before = declined.now.bound === bound ? declined.now.orders : [];
  const last = suggested.value?.battle === battle ? suggested.value.advice : null;
  const orders = !last ? before : last.ghost ? [...before, last.answer.command] : [];
  declined.now = { bound, orders };
  return orders;
}

/** Asks a bot what it would do, from what the player can see. */
async function suggest(): Promise<void> {
  const battle = currentBattle();
  const side = seatAsked();
  const onTable = field.value;
  if (!battle || !onTable || side === null) return;
  isThinking.value = true;
  const advice = await advise(onTable, side, declinedUntil(battle));
  isThinking.value = false;
  if (!advice || currentBattle() !== battle) return;
  suggested.value = { battle, advice };
  if (isToEnd(advice)) advisedToEnd.value = battle;
  if (advice.ghost) show(advice.ghost);
}

/** An answer that opens below the fold is brought in sight. */
const inSight = (answer: HTMLElement | null): void => answer?.scrollIntoView({ block: 'nearest' });

/** Is an order suggested that is no move on the table, such as a halt? Its card would have a button to give it. */
const isBareOrder = (kind: string, { ghost: move, answer }: Advice): boolean =>
  kind === 'orders' && move === null && answer.command.type !== 'end-phase';

/** The suggestion in words; the table marks the bases that it is about. */
function Advised({ now, advice }: { readonly now: Field; readonly advice: Advice }) {
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    inSight(answer.current);
    const marked = basesAdvised(now, advice);
    basesOfRow.value = marked;
    return () => {
      // A fight that has been chosen marks its own bases.
      if (basesOfRow.peek() === marked) basesOfRow.value = [];
    };
  }, [advice, ghost.value === null]);
  return (
    <p role="status" ref={answer}>
      {adviceTold(now, advice)}
    </p>
  );
}

const close = (): void => {
  explainedFor.value = null;
};

/** What can be done now, until the player closes it. */
function Explained({ kind }: { readonly kind: string }) {
  useEffect(() => {
    const closeBy = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeBy);
    return () => document.removeEventListener('keydown', closeBy);
  }, []);
  return (
    <div class="brief" ref={inSight}>
      <p>{t(`guide.now.${kind}`)}</p>
      <button type="button" class="quiet icon" aria-label={t('screen.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Questions that are over when no fight or shot can be chosen. */
const SETTLED: ReadonlySet<string> = new Set(['shoot', 'fight']);

/** What the button suggests: an order, another one, the first again after all were declined, or a choice. */
function suggests(kind: string, advice: Advice | undefined): string {
  if (kind !== 'orders') return '.choice';
  if (advice?.ghost) return '.other';
  return isToEnd(advice) && declined.now.orders.length > 0 ? '.again' : '';
}

const isToEnd = (advice: Advice | undefined): boolean => advice?.answer.command.type === 'end-phase';

/** Help for a player who asks: what can be done now, and a suggestion with its reason. */
export function HintsPanel() {
  const battle = shownBattle.value;
  const kind = battle?.flow.awaits[0]?.kind ?? '';
  const advice = suggested.value?.battle === currentBattle() ? suggested.value?.advice : undefined;
  if (!battle || !isWorded(`guide.now.${kind}`)) return null;
  const told = advice && field.value && <Advised now={field.value} advice={advice} />;
  // The card of the order that is shown has its own buttons.
  if (ghost.value)
    return ghost.value.command === advice?.ghost?.command ? (
      <section class="panel hints">{told}</section>
    ) : null;
  const isExplained =
    explainedFor.value?.battle === currentBattle() && explainedFor.value?.picked === selected.value;
  const isOver = SETTLED.has(kind) && pairsOpen.value.length === 0;
  const isLast = kind === 'orders' && isToEnd(advice) && declined.now.orders.length === 0;
  return (
    <section class="panel hints" aria-label={t('screen.hints')}>
      <div class="buttons">
        <button
          type="button"
          class="small"
          aria-expanded={isExplained}
          onClick={() => {
            explainedFor.value = isExplained ? null : { battle: currentBattle(), picked: selected.peek() };
          }}
        >
          {t('screen.hints.now')}
        </button>
        <button
          type="button"
          class="small"
          disabled={isOver || isLast || isThinking.value}
          onClick={() => void suggest()}
        >
          {t(isThinking.value ? 'screen.hints.thinking' : `screen.hints.suggest${suggests(kind, advice)}`)}
        </button>
        <button type="button" class="small" onClick={() => open({ dialog: 'legend' })}>
          {t('screen.legend')}
        </button>
        {mayPlan.value && (
          <button type="button" class="small begin-plan" onClick={beginPlan}>
            {t('screen.plan.begin')}
          </button>
        )}
      </div>
      {/* A move that was put away is told no more. */}
      {!advice?.ghost && told}
      {advice && isBareOrder(kind, advice) && (
        <div class="buttons">
          <button type="button" class="primary" onClick={() => send(advice.answer.command)}>
            {t('table.card.give')}
          </button>
        </div>
      )}
      {isExplained && <Explained kind={isOver ? 'over' : kind} />}
    </section>
  );
}
