import { commandsOfSide } from '../../drawing/drawn-base.ts';
import { CommandMark } from '../parts/CommandMark.tsx';
import { deploying } from '../state/setup/tray.ts';
import { t } from '../state/telling/telling.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';
import { troopsOfCommand } from './troops-of-command.ts';

/** During the setup: the commands of the player with their signs, numbers and troops. */
export function OwnCommands() {
  const battle = shownBattle.value;
  const side = seatShown.value;
  if (!battle || side === null || battle.turn.bound > 0 || deploying() !== null) return null;
  const commands = commandsOfSide(battle, side);
  if (commands.length < 2) return null;
  return (
    <details class="panel own-commands" open>
      <summary>{t('guide.commands')}</summary>
      <p class="muted">{t('guide.commands.what')}</p>
      <ol>
        {commands.map((command, at) => (
          <li key={command}>
            <CommandMark at={at} /> <b>{t('guide.command', { command })}</b>{' '}
            {troopsOfCommand(battle, side, command)}
          </li>
        ))}
      </ol>
    </details>
  );
}
