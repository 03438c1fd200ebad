import { Icon } from '../parts/Icon.tsx';
import { Menu } from '../parts/Menu.tsx';
import { announce } from '../state/telling/announcement.ts';
import { t } from '../state/telling/telling.ts';
import { gapsShown, rangesShown, reachShown, type ZonesShown, zonesShown } from '../state/view/options.ts';
import { animating, skipAnimation } from './animation.ts';
import { boxing } from './boxing.ts';
import { measuring } from './measuring.ts';
import { fitTable, isLow, toolsFolded, turn, turnDegrees, turnTable, zoomBy } from './view.ts';

const NEXT_ZONES: Readonly<Record<ZonesShown, ZonesShown>> = { picked: 'all', all: 'none', none: 'picked' };

/** Turns the measuring tool on or off. */
export function toggleMeasuring(): void {
  measuring.value = measuring.value ? null : [];
  if (measuring.value) announce(t('table.measure.first'));
}

/** Signs of the tools as paths in a square of 24. */
const SIGNS = {
  in: 'M12 5 V19 M5 12 H19',
  out: 'M5 12 H19',
  fit: 'M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15',
  turn: 'M19 12 A7 7 0 1 1 12 5 H17 M14 2 L17 5 L14 8',
  measure: 'M3 15 L15 3 L21 9 L9 21 Z M7 11 l2 2 M10 8 l3 3 M13 5 l2 2',
  'zones-picked': 'M6 20 H18 V14 H6 Z M6 14 V4 H18 V14 M6 9 L11 4 M6 14 L16 4 M11 14 L18 7',
  'zones-all':
    'M3 21 H10 V17 H3 Z M3 17 V8 H10 V17 M3 12 L7 8 M3 17 L10 10 M14 21 H21 V17 H14 Z M14 17 V8 H21 V17 M14 12 L18 8 M14 17 L21 10',
  'zones-none': 'M6 20 H18 V14 H6 Z M6 14 V4 H18 V14',
  box: 'M4 7 V4 H7 M10 4 H14 M17 4 H20 V7 M20 10 V14 M20 17 V20 H17 M14 20 H10 M7 20 H4 V17 M4 14 V10 M8 15 H16 V10 H8 Z',
  gaps: 'M3 5 V19 H8 V5 Z M16 5 V19 H21 V5 Z M9.5 12 H14.5 M11 10 L9.5 12 L11 14 M13 10 L14.5 12 L13 14',
  reach: 'M9 20 H15 V17 H9 Z M4 15 A8.5 8.5 0 0 1 20 15 M12 14 V8 M10 10 L12 8 L14 10',
  ranges: 'M8 20 H16 V17 H8 Z M5 14 L12 4 L19 14 M12 4 V13 M9 7 L12 4 L15 7',
} as const;

const sign = (name: keyof typeof SIGNS) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d={SIGNS[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  </svg>
);

interface ToolProps {
  readonly label: string;
  readonly is: keyof typeof SIGNS;
  readonly press: () => void;
  readonly on?: boolean;
  /** Is the name written beside the sign? */
  readonly named?: boolean;
}

function Tool({ label, is, press, on, named = false }: ToolProps) {
  return (
    <button
      type="button"
      {...(named ? {} : { title: t(label), 'aria-label': t(label) })}
      {...(on === undefined ? {} : { 'aria-pressed': on })}
      onClick={press}
    >
      {sign(is)}
      {named && t(label)}
    </button>
  );
}

/** Shows other zones of control: those near the picked bases, all, none. */
export function nextZones(): void {
  zonesShown.value = NEXT_ZONES[zonesShown.value];
}

export const flip = (what: { value: boolean }) => (): void => {
  what.value = !what.value;
};

/** Where north is on a turned table: edges and facings are named by the compass. */
export function NorthMark() {
  if (turn.value === 0) return null;
  return (
    <svg class="north-mark" viewBox="-20 -20 40 40" role="img" aria-label={t('table.north')}>
      <g transform={`rotate(${turnDegrees.value})`}>
        <path d="M0 -17 L6 -5 H-6 Z" />
        <text y="6" transform={`rotate(${-turnDegrees.value} 0 6)`}>
          {t('table.north.letter')}
        </text>
      </g>
    </svg>
  );
}

/** Ends the motion on the table. It stands apart from the tools, which keep their places. */
export function SkipMotion() {
  if (!animating.value) return null;
  return (
    <button type="button" class="skip-motion" onClick={skipAnimation}>
      {t('table.tool.skip')} <Icon name="last" />
    </button>
  );
}

const BoxTool = ({ named = false }: Pick<ToolProps, 'named'>) => (
  <Tool label="table.tool.box" is="box" press={flip(boxing)} on={boxing.value} named={named} />
);

/** The tools that a small table keeps behind one button. */
function SeldomTools({ named = false }: Pick<ToolProps, 'named'>) {
  const zones = zonesShown.value;
  return (
    <>
      <Tool label="table.tool.turn" is="turn" press={turnTable} named={named} />
      <Tool
        label={`table.tool.zones-${zones}`}
        is={`zones-${zones}`}
        press={nextZones}
        on={zones !== 'none'}
        named={named}
      />
      <Tool label="table.tool.gaps" is="gaps" press={flip(gapsShown)} on={gapsShown.value} named={named} />
      <Tool
        label="table.tool.reach"
        is="reach"
        press={flip(reachShown)}
        on={reachShown.value}
        named={named}
      />
      <Tool
        label="table.tool.ranges"
        is="ranges"
        press={flip(rangesShown)}
        on={rangesShown.value}
        named={named}
      />
    </>
  );
}

/** Buttons for zoom, fit, measuring and overlays. */
export function TableTools() {
  return (
    <div class="table-tools" role="toolbar" aria-label={t('table.tools')}>
      <Tool label="table.tool.in" is="in" press={() => zoomBy(1.3)} />
      <Tool label="table.tool.out" is="out" press={() => zoomBy(1 / 1.3)} />
      <Tool label="table.tool.fit" is="fit" press={fitTable} />
      {!isLow.value && <BoxTool />}
      <Tool label="table.tool.measure" is="measure" press={toggleMeasuring} on={measuring.value !== null} />
      {toolsFolded.value ? (
        <Menu label={t('table.tool.more')} icon="more">
          {isLow.value && <BoxTool named />}
          <SeldomTools named />
        </Menu>
      ) : (
        <SeldomTools />
      )}
    </div>
  );
}
