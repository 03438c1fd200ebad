import { useMemo, useRef } from 'preact/hooks';
import { basePlace } from '../../drawing/base.ts';
import { drawnBase } from '../../drawing/drawn-base.ts';
import { type PlacedBase, placedBase } from '../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Point } from '../../geometry/point.ts';
import type { Pose } from '../../geometry/pose.ts';
import { SIGNS } from '../parts/Icon.tsx';
import { enemyContacts } from '../searching/after-order.ts';
import { isPointing } from '../state/orders/aims.ts';
import { type Ghost, ghost, selected } from '../state/orders/selection.ts';
import { t } from '../state/telling/telling.ts';
import { BankGuide } from './BankGuide.tsx';
import { toScreen } from './camera.ts';
import { handleAt, handles } from './dragging.ts';
import { drawnAll } from './drawn.tsx';
import type { Field } from './field.ts';
import { hasWay } from './foreseeing.ts';
import { outlineText } from './shapes.ts';
import { style } from './style.ts';
import { collectedEnds } from './together.ts';
import { camera, level, pixels, screen, turn, turnDegrees, upright } from './view.ts';
import { lengthsOf } from './wording.ts';

/** Pixels that a handle stands off its corner. */
export const HANDLE_OFF = 26;

const middleOf = (base: PlacedBase, pose: Pose) => rectangleAt(base, pose).centre;

interface StandProps {
  readonly now: Field;
  readonly base: PlacedBase;
  readonly pose: Pose;
  readonly kind: string;
  /** The pointer moves it, so a quick drawing counts for more than upright letters. */
  readonly moving: boolean;
}

function Stand({ now, base, pose, kind, moving }: StandProps) {
  const { battle, naming } = now;
  // Letters are upright and light falls rightly at this facing.
  const drawnFor = useRef(pose.facing);
  if (!moving) drawnFor.current = pose.facing;
  const { current: facing } = drawnFor;
  const looks = useMemo(
    () =>
      drawnAll(drawnBase(battle, { ...base, pose: { ...pose, facing } }, naming, style.value, level.value)),
    [base, facing, naming, level.value, style.value],
  );
  return (
    <g class={`ghost ${kind}`} data-id={base.id} transform={basePlace({ pose }, battle.table.depth)}>
      <g class="looks">{looks}</g>
      <rect class="edge" x={-base.width / 2} y={0} width={base.width} height={base.depth} />
      <path class="front" d={`M ${-base.width / 2} 0 H ${base.width / 2}`} />
    </g>
  );
}

function Outline({ base, pose, kind, depth }: { base: PlacedBase; pose: Pose; kind: string; depth: number }) {
  return <polygon class={kind} points={outlineText(rectangleAt(base, pose).corners, depth)} />;
}

/** From the middle of the base to the middle of its ghost. */
function Trail({ base, pose, depth }: { base: PlacedBase; pose: Pose; depth: number }) {
  const from = middleOf(base, base.pose);
  const to = middleOf(base, pose);
  return <line class="trail" x1={from.x} y1={depth - from.y} x2={to.x} y2={depth - to.y} />;
}

/** The room that a tag needs below its base, in pixels. */
const TAG_HEIGHT = 18;

/** How far the second point is below the first on the screen, in millimetres. The table turns by quarters. */
function downOnScreen(from: Point, to: Point): number {
  const [right, down] = [to.x - from.x, from.y - to.y];
  return [down, right, -down, -right][Math.round(turnDegrees.value / 90) % 4] ?? down;
}

/** The pixels that a tag needs to the left and to the right of its middle. */
const TAG_HALF = 80;

/** The end of the ghost whose tag is in sight to the left and to the right; the first where none is. */
function endInSight({ battle }: Field, { ends }: Ghost): Ghost['ends'][number] | undefined {
  const isInSight = ({ pose }: Ghost['ends'][number]): boolean => {
    const { x } = toScreen(camera.value, pose, battle.table, turn.value);
    return x >= TAG_HALF && x <= screen.value.width - TAG_HALF;
  };
  return ends.find(isInSight) ?? ends[0];
}

function Tag({ now, shown }: { now: Field; shown: Ghost }) {
  const first = endInSight(now, shown);
  const base = first && placedBase(now.battle, first.base);
  if (!base || !shown.wish) return null;
  const box = rectangleAt(base, first.pose).box;
  const text = t('table.tag', lengthsOf(shown.wish));
  const [x, middle] = [(box.minX + box.maxX) / 2, now.battle.table.depth - (box.minY + box.maxY) / 2];
  const sideways = turnDegrees.value % 180 !== 0;
  const half = (sideways ? box.maxX - box.minX : box.maxY - box.minY) / 2;
  // A base that still stands close below would hide the tag.
  const down = downOnScreen(middleOf(base, first.pose), middleOf(base, base.pose));
  const near = down > 0 && down < 2 * half + pixels(TAG_HEIGHT);
  const below = half + (near ? down : 0) + pixels(TAG_HEIGHT);
  const refused = shown.wish.reasons.length > 0;
  return (
    <text
      class={refused ? 'tag refused' : 'tag'}
      x={x}
      y={middle + below}
      text-anchor="middle"
      {...upright(x, middle)}
    >
      {refused ? `× ${text}` : text}
    </text>
  );
}

/** Enemies that the order would touch, and owners of zones that it would enter. */
function Meets({ now, shown }: { now: Field; shown: Ghost }) {
  const depth = now.battle.table.depth;
  const zones = shown.wish?.zones ?? [];
  const contacts = shown.wish ? enemyContacts(now.battle, shown.wish) : [];
  const touched = new Set(contacts.map(({ other }) => other));
  const owners = new Set(zones.map(({ owner }) => owner).filter((id) => !touched.has(id)));
  const outlines = (ids: ReadonlySet<string>, kind: string) =>
    [...ids].map((id) => {
      const base = placedBase(now.battle, id);
      return (
        base && (
          <polygon
            key={`${kind} ${id}`}
            class={kind}
            points={outlineText(rectangleOfBase(base).corners, depth)}
          />
        )
      );
    });
  return (
    <>
      {outlines(owners, 'binds')}
      {outlines(touched, 'met')}
    </>
  );
}

function Handles({ now }: { now: Field }) {
  const line = handles();
  if (!line) return null;
  const depth = now.battle.table.depth;
  return (
    <>
      {(['left', 'right'] as const).map((at) => {
        // The handle at the left corner swings it: the pivot is on the right corner.
        const on = at === 'left' ? 'right' : 'left';
        const place = handleAt(line, at, pixels(HANDLE_OFF));
        const corner = line[at];
        return (
          <g key={at} class="handle" data-handle={on}>
            <title>{t('table.handle', { on })}</title>
            <line x1={corner.x} y1={depth - corner.y} x2={place.x} y2={depth - place.y} />
            <circle class="touchable" cx={place.x} cy={depth - place.y} r={pixels(20)} />
            <circle class="knob" cx={place.x} cy={depth - place.y} r={pixels(9)} />
            <g {...upright(place.x, depth - place.y)}>
              <path
                class="turn"
                d={SIGNS[at === 'left' ? 'turn-right' : 'turn-left']}
                transform={`translate(${place.x} ${depth - place.y}) scale(${pixels(0.7)}) translate(-10 -10)`}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The ghosts of the order and of its nearest legal move. */
function Wish({ now, shown }: { now: Field; shown: Ghost }) {
  const depth = now.battle.table.depth;
  const refused = (shown.wish?.reasons.length ?? 0) > 0;
  const movers = new Set(shown.command.bases);
  const placed = shown.ends.flatMap(({ base: id, pose }) => {
    // As the base moves: infantry may have left its vehicles.
    const base = placedBase(shown.wish?.trace?.battle ?? now.battle, id);
    return base ? [{ base, pose }] : [];
  });
  const kind = `${refused ? 'refused' : 'allowed'}${shown.snapped ? ' snapped' : ''}`;
  return (
    <>
      <Meets now={now} shown={shown} />
      <BankGuide now={now} shown={shown} />
      {refused &&
        shown.nearest?.judged.ends.map(({ base: id, pose }) => {
          const base = placedBase(now.battle, id);
          return (
            base && <Outline key={`nearest ${id}`} base={base} pose={pose} kind="nearest" depth={depth} />
          );
        })}
      {(hasWay(shown.command) ? placed.slice(0, 1) : placed).map(({ base, pose }) => (
        <Trail key={`trail ${base.id}`} base={base} pose={pose} depth={depth} />
      ))}
      {placed.map(({ base, pose }) => (
        <Stand
          key={base.id}
          now={now}
          base={base}
          pose={pose}
          kind={movers.has(base.id) ? kind : `${kind} room`}
          moving={shown.hasty}
        />
      ))}
      <Tag now={now} shown={shown} />
    </>
  );
}

/** The ghost. It is a layer of its own, so that a drag renders nothing else. */
export function GhostLayer({ now }: { now: Field }) {
  const shown = ghost.value;
  // Handles keep their size on the screen.
  const scale = camera.value.scale;
  return (
    <g data-scale={scale.toFixed(2)}>
      {collectedEnds(now).map(({ base, pose }) => (
        <Outline
          key={`together ${base.id}`}
          base={base}
          pose={pose}
          kind="nearest"
          depth={now.battle.table.depth}
        />
      ))}
      {shown && <Wish now={now} shown={shown} />}
      {selected.value.length > 0 && !isPointing.value && <Handles now={now} />}
    </g>
  );
}
