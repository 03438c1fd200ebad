import { signal } from '@preact/signals';
import type { BotAnswer } from '../../bots/bot.ts';
import type { Battle } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { beginPlan, mayPlan } from '../plan/planning.ts';
import { currentBattle, seatAsked } from '../state/battle/asked.ts';
import { botOf } from '../state/battle/bots.ts';
import { chance } from '../state/battle/chance.ts';
import { session } from '../state/battle/session.ts';
import { ghost, pick } from '../state/orders/selection.ts';
import { namedFigures } from '../state/telling/naming.ts';
import { isWorded, t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { field } from '../table/field.ts';
import { hasWay } from '../table/foreseeing.ts';
import { judgedGhost } from '../table/judging.ts';
import { announceGhost } from '../table/ordering.ts';

/** A suggestion, and the battle that it was made for. */
const suggested = signal<{ readonly battle: Battle; readonly answer: BotAnswer } | null>(null);
/** Is a suggestion looked for? */
const isThinking = signal(false);
/** Is the explanation of what can be done now open? */
const isExplained = signal(false);

/** Shows a suggested move on the table; it is not given. */
function show(answer: BotAnswer): void {
  const now = field.value;
  const { command } = answer;
  if (!now || command.type !== 'move' || !hasWay(command)) return;
  const order = command as MoveCommand;
  pick(order.bases);
  ghost.value = judgedGhost(now.rules, now.battle, order, true);
  announceGhost();
}

/** Asks a bot what it would do, from what the player can see. */
function suggest(): void {
  const now = session.value;
  const seen = shownBattle.value;
  const battle = currentBattle();
  const side = seatAsked();
  if (!now || !seen || !battle || side === null) return;
  isThinking.value = true;
  // The page shows that it thinks before it does.
  setTimeout(() => {
    try {
      const answer = botOf('light').answer(now.rules, seen, side, chance, []);
      suggested.value = { battle, answer };
      show(answer);
    } finally {
      isThinking.value = false;
    }
  }, 30);
}

/** The reason of a suggestion, as advice. */
function adviceOf(battle: Battle, { why, figures = {} }: BotAnswer): string {
  const key = `hint.${why}`;
  return t(isWorded(key) ? key : why, namedFigures(battle, figures));
}

/** Help for a player who asks: what can be done now, and a suggestion with its reason. */
export function HintsPanel() {
  const battle = shownBattle.value;
  const kind = battle?.flow.awaits[0]?.kind ?? '';
  const answer = suggested.value?.battle === currentBattle() ? suggested.value?.answer : undefined;
  if (!battle || !isWorded(`guide.now.${kind}`)) return null;
  return (
    <section class="panel hints" aria-label={t('screen.hints')}>
      <div class="buttons">
        <button
          type="button"
          class="small"
          aria-expanded={isExplained.value}
          onClick={() => {
            isExplained.value = !isExplained.value;
          }}
        >
          {t('screen.hints.now')}
        </button>
        <button type="button" class="small" disabled={isThinking.value} onClick={suggest}>
          {t(isThinking.value ? 'screen.hints.thinking' : 'screen.hints.suggest')}
        </button>
        {mayPlan.value && (
          <button type="button" class="small" onClick={beginPlan}>
            {t('screen.plan.begin')}
          </button>
        )}
      </div>
      {isExplained.value && <p>{t(`guide.now.${kind}`)}</p>}
      {answer && <p role="status">{adviceOf(battle, answer)}</p>}
    </section>
  );
}
