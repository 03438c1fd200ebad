import { t } from '../state/telling/telling.ts';
import { bringIntoLine, type Facing, formColumn, heldColumn, heldGroup, LINES } from '../table/columns.ts';
import { bendHere } from '../table/dragging.ts';

const FACINGS: readonly Facing[] = ['same', 'left', 'right'];

const Into = () => (
  <>
    {LINES.map((words) => {
      const key = 'pivotHead' in words ? `pivot-${words.pivotHead}` : words.to;
      return (
        <button key={key} type="button" onClick={() => bringIntoLine(words)}>
          {t(`table.line.${key}`)}
        </button>
      );
    })}
    <button type="button" onClick={bendHere}>
      {t('table.bend')}
    </button>
  </>
);

/** A group into a column, a column into line or bent, by buttons. */
export function ColumnPad() {
  if (!heldGroup()) return null;
  return (
    <fieldset class="column-pad">
      <legend>{t('table.column')}</legend>
      <div class="acts">
        {heldColumn() ? (
          <Into />
        ) : (
          FACINGS.map((facing) => (
            <button key={facing} type="button" onClick={() => formColumn(facing)}>
              {t(`table.column.${facing}`)}
            </button>
          ))
        )}
      </div>
    </fieldset>
  );
}
