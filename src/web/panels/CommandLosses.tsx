import { commandsOfSide } from '../../drawing/drawn-base.ts';
import type { Battle } from '../../engine/battle.ts';
import { CommandMark } from '../parts/CommandMark.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { onScreen } from '../state/loading/ruleset.ts';
import { sideName } from '../state/telling/naming.ts';
import { amount, t } from '../state/telling/telling.ts';
import { explained } from '../state/view/explaining.ts';

/** What each command has lost, and where it gives way; nothing where neither army has several commands. */
export function CommandLosses({ battle }: { readonly battle: Battle }) {
  const { commands } = onScreen(battle.ruleset)?.armies ?? {};
  if (!commands || battle.turn.bound === 0) return null;
  const all = battle.sides.map(({ id }, at) => ({ id, at, own: commands(battle, id) }));
  if (all.every(({ own }) => own.length < 2)) return null;
  return (
    <ul class="command-losses" aria-label={t('screen.commands')} translate={false}>
      {all.flatMap(({ id, at, own }) =>
        own.map(({ command, losses, limit, state }) => {
          const figures = {
            side: sideName(battle, id),
            command: command === '' ? 'none' : command,
            losses: amount(losses),
            limit: amount(limit),
            state,
          };
          const named = command === '' ? '' : `${command}: `;
          const rest =
            state === 'steady' ? ` / ${amount(limit)}` : ` ${t('screen.commands.state', { state })}`;
          const told = t('screen.commands.line', figures);
          return (
            <li key={`${id} ${command}`} class={state === 'steady' ? '' : 'gone'}>
              <button
                type="button"
                class="quiet"
                title={told}
                // Voice control finds a button by the words that are seen on it.
                aria-label={`${named}${amount(losses)}${rest} – ${told}`}
                onClick={() => {
                  explained.value = ['losses'];
                }}
              >
                <SideMark at={at} />{' '}
                {own.length > 1 && <CommandMark at={commandsOfSide(battle, id).indexOf(command)} />} {named}
                <b>{amount(losses)}</b>
                {rest}
              </button>
            </li>
          );
        }),
      )}
    </ul>
  );
}
