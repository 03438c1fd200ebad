import type { Signal } from '@preact/signals';
import { announce } from '../state/selection.ts';
import { t } from '../state/telling.ts';
import { animating, skipAnimation } from './animation.ts';
import { measuring } from './measuring.ts';
import { gapsShown, reachShown, type ZonesShown, zonesShown } from './options.ts';
import { fitTable, zoomBy } from './view.ts';

const NEXT_ZONES: Readonly<Record<ZonesShown, ZonesShown>> = { picked: 'all', all: 'none', none: 'picked' };

/** Takes the measuring tool up, or puts it away. */
export function toggleMeasuring(): void {
  measuring.value = measuring.value ? null : [];
  if (measuring.value) announce(t('table.measure.first'));
}

function Tool({ label, sign, press, on }: { label: string; sign: string; press: () => void; on?: boolean }) {
  return (
    <button type="button" title={t(label)} aria-label={t(label)} {...(on === undefined ? {} : { 'aria-pressed': on })} onClick={press}>
      {sign}
    </button>
  );
}

const flip = (what: Signal<boolean>) => (): void => {
  what.value = !what.value;
};

/** Zoom, fit, measuring and what is laid over the table. */
export function TableTools() {
  return (
    <div class="table-tools" role="toolbar" aria-label={t('table.tools')}>
      <Tool label="table.tool.in" sign="+" press={() => zoomBy(1.3)} />
      <Tool label="table.tool.out" sign="−" press={() => zoomBy(1 / 1.3)} />
      <Tool label="table.tool.fit" sign="⤢" press={fitTable} />
      <Tool label="table.tool.measure" sign="📏" press={toggleMeasuring} on={measuring.value !== null} />
      <Tool
        label="table.tool.zones"
        sign={zonesShown.value === 'none' ? '▢' : zonesShown.value === 'all' ? '▩' : '▨'}
        press={() => {
          zonesShown.value = NEXT_ZONES[zonesShown.value];
        }}
        on={zonesShown.value !== 'none'}
      />
      <Tool label="table.tool.gaps" sign="⇹" press={flip(gapsShown)} on={gapsShown.value} />
      <Tool label="table.tool.reach" sign="◌" press={flip(reachShown)} on={reachShown.value} />
      {animating.value && (
        <button type="button" class="skip" onClick={skipAnimation}>
          {t('table.tool.skip')} ⏭
        </button>
      )}
    </div>
  );
}
