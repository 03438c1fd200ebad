import { commandNames } from '../../../engine/army/commands.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import { factsOf } from '../../../rules/dbmm/state.ts';
import { Icon } from '../../parts/Icon.tsx';
import { send } from '../../state/battle/sending.ts';
import { t } from '../../state/telling/telling.ts';
import { behind, type Columns, shifted } from './positions.ts';

interface PositionsProps {
  readonly battle: Battle;
  readonly side: SideId;
}

/** Records how the commands will stand, from left to right and one behind the other. */
export function Positions({ battle, side }: PositionsProps) {
  const recorded = factsOf(battle, side).positions ?? [];
  const names = commandNames(battle, side);
  if (names.length < 2) return null;
  const columns: Columns = recorded.length > 0 ? recorded : names.map((name) => [name]);
  const record = (commands: Columns): void => {
    send({ type: 'positions', commands: commands.map((column) => [...column]) });
  };
  const row = (command: string, column: number, depth: number) => {
    const about = { command };
    return (
      <li key={command} class="troop-row">
        <span class="troop-name">
          {t('screen.notes.stands', {
            command,
            column: column + 1,
            behind: columns[column]?.[depth - 1] ?? 'no',
          })}
        </span>
        <span class="buttons">
          <button
            type="button"
            aria-label={t('screen.notes.left', about)}
            onClick={() => record(shifted(columns, command, -1))}
          >
            <Icon name="west" />
          </button>
          <button
            type="button"
            aria-label={t('screen.notes.right', about)}
            onClick={() => record(shifted(columns, command, 1))}
          >
            <Icon name="east" />
          </button>
          {column > 0 && (
            <button
              type="button"
              aria-label={t('screen.notes.behind', about)}
              onClick={() => record(behind(columns, command))}
            >
              <Icon name="turn-left" />
            </button>
          )}
        </span>
      </li>
    );
  };
  return (
    <details open={recorded.length > 0}>
      <summary>{t('screen.notes.positions', { recorded: recorded.length > 0 ? 'yes' : 'no' })}</summary>
      <p class="muted">{t('screen.notes.positions.why')}</p>
      <ul class="tray">
        {columns.flatMap((column, at) => column.map((command, depth) => row(command, at, depth)))}
      </ul>
      <div class="buttons">
        {recorded.length === 0 ? (
          <button type="button" onClick={() => record(columns)}>
            {t('screen.notes.positions.record')}
          </button>
        ) : (
          <button type="button" onClick={() => record([])}>
            {t('screen.notes.positions.drop')}
          </button>
        )}
      </div>
    </details>
  );
}
