import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import './print.css';
import { FIGURE_HEIGHTS, type FigureHeight, type Printing } from '../on-screen/printing.ts';
import { useTitle } from '../parts/title.ts';
import { currentBattle } from '../state/battle/asked.ts';
import { session } from '../state/battle/session.ts';
import { rowOf } from '../state/loading/loading.ts';
import { type Printed, printed } from '../state/navigation/dialogs.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { PaperBases } from './PaperBases.tsx';
import { ReferenceSheet } from './ReferenceSheet.tsx';
import { ReportSheet } from './ReportSheet.tsx';

const figures = signal<FigureHeight>(15);

/** The scales of a ruleset, once they are fetched. */
function usePrinting(ruleset: string): Printing | 'failed' | null {
  const [found, setFound] = useState<Printing | 'failed' | null>(null);
  useEffect(() => {
    rowOf(ruleset)
      ?.printing()
      .then(setFound, () => setFound('failed'));
  }, [ruleset]);
  return found;
}

function Scales() {
  return (
    <fieldset class="scales">
      <legend>{t('screen.print.figures')}</legend>
      {FIGURE_HEIGHTS.map((height) => (
        <label key={height}>
          <input
            type="radio"
            name="figures"
            checked={figures.value === height}
            onChange={() => {
              figures.value = height;
            }}
          />
          {height} mm
        </label>
      ))}
    </fieldset>
  );
}

function Sheet({ what }: { readonly what: Printed }) {
  const now = session.value;
  const battle = what === 'report' ? currentBattle() : shownBattle.value;
  const printing = usePrinting(now?.rules.id ?? '');
  if (!now || !battle) return null;
  if (what === 'sheet') return <ReferenceSheet rules={now.rules} battle={battle} />;
  if (what === 'report') return <ReportSheet now={now} battle={battle} />;
  if (printing === null || printing === 'failed')
    return <p role="status">{t(printing === null ? 'screen.loading' : 'screen.part.failed')}</p>;
  return <PaperBases rules={now.rules} battle={battle} printing={printing} figures={figures.value} />;
}

/** What is printed, as it comes on paper, below what only the screen shows. */
export function PrintedPage() {
  const what = printed.value;
  const name = session.value?.name ?? '';
  useTitle(name);
  if (what === null) return null;
  return (
    <main class={`printed ${what}`}>
      <div class="print-tools">
        <button
          type="button"
          onClick={() => {
            printed.value = null;
          }}
        >
          {t('screen.print.back')}
        </button>
        {what === 'bases' && <Scales />}
        <button type="button" class="primary" onClick={() => print()}>
          {t('screen.print.now')}
        </button>
      </div>
      <h1>
        {name}: {t(`screen.print.${what}`)}
      </h1>
      <Sheet what={what} />
    </main>
  );
}
