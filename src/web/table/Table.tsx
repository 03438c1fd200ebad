import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './tools.css';
import './table.css';
import { basesOnTable } from '../../engine/battle.ts';
import type { Event } from '../../engine/event.ts';
import { Later } from '../parts/Later.tsx';
import { lazily } from '../parts/Lazy.tsx';
import { withGuide } from '../state/loading/loading.ts';
import { focused, keepPlaced, selected } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import type { Trail } from '../state/view/recent.ts';
import { BasesLayer, elementOf } from './BasesLayer.tsx';
import { box, boxing } from './boxing.ts';
import { viewBox } from './camera.ts';
import { type Field, field, hoveredBase } from './field.ts';
import { GhostLayer } from './GhostLayer.tsx';
import { GroundLayer } from './GroundLayer.tsx';
import { GroundTold } from './GroundTold.tsx';
import { gestures } from './gestures.ts';
import { cameByKeys, pressKey } from './keyboard.ts';
import { measuring } from './measuring.ts';
import { OverLayer, UnderLayer } from './OverlayLayer.tsx';
import { NorthMark, SkipMotion, TableTools } from './TableTools.tsx';
import { thrown } from './thrown.ts';
import { turningOf } from './turning.ts';
import { camera, level, screen, tellView, turn, zoomBy } from './view.ts';

const Nothing = () => null;

const MeasureLayer = lazily(async () => (await import('../picked/MeasureLayer.tsx')).MeasureLayer, Nothing);

const PickBox = lazily(async () => (await import('../picked/PickBox.tsx')).PickBox, Nothing);

const BoxNote = lazily(async () => (await import('../picked/PickBox.tsx')).BoxNote, Nothing);

const Loupe = lazily(async () => (await withGuide(() => import('../picked/Loupe.tsx'))).Loupe, Nothing);

const FallingDice = lazily(async () => (await import('./FallingDice.tsx')).FallingDice, Nothing);

const HoverTag = lazily(
  async () => (await withGuide(() => import('../picked/HoverTag.tsx'))).HoverTag,
  Nothing,
);

export interface TableProps extends Field {
  /** The events that led from the battle shown before to this one; they are animated. */
  readonly events?: readonly Event[];
  /** False for changes that are not animated (stepping back, undo). */
  readonly animate?: boolean;
  /** The bases that a question is about; they are marked. */
  readonly marked?: readonly string[];
  /** The trails of bases that moved lately. */
  readonly trails?: readonly Trail[];
}

/** Sets the visible part on all layers without rendering: pans and zooms render nothing. */
function useCamera(stage: { readonly current: HTMLElement | null }, table: Field['battle']['table']): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      tellView('measured', { width, height }, table, element.getBoundingClientRect().top);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [table.width, table.depth]);
  useLayoutEffect(
    () =>
      effect(() => {
        const box = viewBox(camera.value, screen.value);
        for (const layer of stage.current?.querySelectorAll('svg.layer') ?? [])
          layer.setAttribute('viewBox', box);
        stage.current?.style.setProperty('--px', `${1 / camera.value.scale}px`);
      }),
    [],
  );
}

function usePointers(stage: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const { begin, move, finish, abandon, leave } = gestures(element);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const pace = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.05 : 0.0015;
      zoomBy(Math.exp(-event.deltaY * pace), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', finish);
    element.addEventListener('pointercancel', abandon);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', finish);
      element.removeEventListener('pointercancel', abandon);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
    };
  }, []);
}

/** Moves the browser's focus to the base chosen by Tab. */
function useFocus(stage: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(
    () =>
      effect(() => {
        const id = focused.value;
        const element = stage.current;
        if (id === null || !element?.contains(document.activeElement)) return;
        elementOf(element, id)?.focus({ preventScroll: true });
      }),
    [],
  );
}

const pressed = (event: KeyboardEvent): void => {
  // The focus is shown only after key presses.
  (event.currentTarget as HTMLElement).dataset.by = 'keys';
  if (pressKey(event)) event.preventDefault();
};

/** Announces the base when Tab enters the table from outside. */
const entered = (event: FocusEvent): void => {
  const id = (event.target as Element).closest<SVGElement>('.base[data-id]')?.dataset.id;
  if (id === undefined || focused.value === id) return;
  focused.value = id;
  if ((event.currentTarget as HTMLElement).dataset.by !== 'pointer') cameByKeys(id);
};

/** The table with its bases, overlays and the ghost. */
export function Table({ events = [], animate = true, marked = [], trails = [], ...now }: TableProps) {
  const stage = useRef<HTMLDivElement>(null);
  field.value = now;
  useCamera(stage, now.battle.table);
  usePointers(stage);
  useFocus(stage);
  useLayoutEffect(() => keepPlaced(now.battle), [now.battle]);
  const turned = turningOf(turn.value, now.battle.table);
  const classes = [
    'stage',
    `mode-${now.mode}`,
    measuring.value ? 'measuring' : '',
    selected.value.length > 0 ? 'holding' : '',
  ];
  return (
    <div class="table" translate={false}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of bases. */}
      <div
        ref={stage}
        class={classes.join(' ')}
        data-level={level.value}
        role="group"
        tabIndex={-1}
        aria-label={t('table.label', { bases: basesOnTable(now.battle).length })}
        aria-describedby="table-help"
        onKeyDown={pressed}
        onFocusIn={entered}
      >
        <svg class="layer ground-layer" aria-hidden="true">
          <g transform={turned}>
            <GroundLayer battle={now.battle} naming={now.naming} />
            <UnderLayer now={now} trails={trails} />
          </g>
        </svg>
        <svg class="layer bases-layer" role="presentation">
          <g class="turned" transform={turned}>
            <BasesLayer now={now} events={events} animate={animate} />
          </g>
        </svg>
        <svg class="layer ghost-layer" aria-hidden="true">
          <g transform={turned}>
            <OverLayer now={now} marked={marked} />
            <GhostLayer now={now} />
            {measuring.value && <MeasureLayer now={now} />}
          </g>
        </svg>
      </div>
      <p id="table-help" class="sr-only">
        {t('table.help')}
      </p>
      <Later of={now.battle}>{(late) => <GroundTold battle={late} />}</Later>
      {boxing.value && <BoxNote />}
      {box.value && <PickBox />}
      <TableTools />
      <SkipMotion />
      <NorthMark />
      {measuring.value?.length === 2 && <Loupe />}
      {thrown.value && <FallingDice />}
      {hoveredBase.value !== null && <HoverTag />}
    </div>
  );
}
