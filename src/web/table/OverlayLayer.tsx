import { sideSign } from '../../drawing/label.ts';
import { SIDE_LOOKS } from '../../drawing/palette.ts';
import { FROG } from '../../drawing/signs.ts';
import { basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { lazily } from '../parts/Lazy.tsx';
import { imagined } from '../searching/after-order.ts';
import { placedOf } from '../searching/ends.ts';
import { withGuide } from '../state/loading/loading.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { restingGhost, selected } from '../state/orders/selection.ts';
import { gapsShown, rangesShown, zonesShown } from '../state/view/options.ts';
import { goings } from '../state/view/pointing.ts';
import type { Trail } from '../state/view/recent.ts';
import { drawn } from './drawn.tsx';
import type { Field } from './field.ts';
import { HoverLayer, ZoneLayer } from './SetupLayer.tsx';
import { outlineText, touchSegment } from './shapes.ts';
import { pixels } from './view.ts';

/** Hatches that tell own zones, the enemy's zones, and gaps apart without colour. */
function Hatches() {
  return (
    <defs>
      <pattern id="table-own-zone" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 7 L7 0 M-1 1 L1 -1 M6 8 L8 6" />
      </pattern>
      <pattern id="table-enemy-zone" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 0 L5 5 M0 5 L5 0" />
      </pattern>
      <pattern id="table-gap" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 2 H4" />
      </pattern>
    </defs>
  );
}

function Contacts({ now, picked }: { now: Field; picked: readonly PlacedBase[] }) {
  const { battle } = now;
  const depth = battle.table.depth;
  return (
    <g class="contacts">
      {picked.flatMap((base) =>
        contactsOf(battle, base)
          .filter((contact) => !picked.some((other) => other.id === contact.base.id))
          .flatMap((contact) =>
            contact.touches.map((touch, at) => {
              const [a, b] = touchSegment(rectangleOfBase(base), rectangleOfBase(contact.base), touch);
              return (
                <line
                  key={`${base.id} ${contact.base.id} ${at}`}
                  class={contact.base.side === base.side ? 'touch own' : 'touch enemy'}
                  x1={a.x}
                  y1={depth - a.y}
                  x2={b.x}
                  y2={depth - b.y}
                />
              );
            }),
          ),
      )}
    </g>
  );
}

/** Lines between bases that fight though contact alone does not show it, as aerials with ground troops. */
function EngagedLinks({ now }: { now: Field }) {
  const { battle, naming } = now;
  const depth = battle.table.depth;
  const ties = basesOnTable(battle).flatMap((base) =>
    placedOf(battle, naming.engagedWith?.(base) ?? [])
      .filter((other) => base.id < other.id)
      .map((other) => [base, other] as const),
  );
  return (
    <g class="engaged-links">
      {ties.map(([one, other]) => {
        const [a, b] = [rectangleOfBase(one).centre, rectangleOfBase(other).centre];
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        return (
          <g key={`${one.id} ${other.id}`}>
            <line class="engaged-link" x1={a.x} y1={depth - a.y} x2={b.x} y2={depth - b.y} />
            <circle class="engaged-knot" cx={middle.x} cy={depth - middle.y} r={pixels(5)} />
          </g>
        );
      })}
    </g>
  );
}

/** Where bases that moved lately came from, and where destroyed bases stood. */
function Trails({ trails, depth }: { trails: readonly Trail[]; depth: number }) {
  return (
    <g class="trails">
      {trails.map(({ base, to }) => {
        const { centre: from, corners } = rectangleOfBase(base);
        if (!to) return <polygon key={base.id} class="lost" points={outlineText(corners, depth)} />;
        const { centre } = rectangleAt(base, to);
        return (
          <g key={base.id}>
            <line class="came" x1={from.x} y1={depth - from.y} x2={centre.x} y2={depth - centre.y} />
            <circle class="came-from" cx={from.x} cy={depth - from.y} r={pixels(3)} />
          </g>
        );
      })}
    </g>
  );
}

/** The places of ensorcelled bases: a frog sits there until the base comes back. */
function Frogs({ now }: { now: Field }) {
  const { battle } = now;
  return (
    <g class="frogs">
      {battle.bases.map(({ id, place, pose }) =>
        place === 'ensorcelled' && pose ? (
          <path
            key={id}
            class="frog"
            d={FROG}
            transform={`translate(${pose.x - 12} ${battle.table.depth - pose.y - 12})`}
          />
        ) : null,
      )}
    </g>
  );
}

/** Millimetres that the strip along a side's base edge is wide. */
const STRIP = 5;

/** The base edges: a strip outside the table in the side's colour, with its sign. */
function Edges({ now }: { now: Field }) {
  const { sides, table } = now.battle;
  return (
    <g class="edges">
      {sides.map(({ id, edge }, at) => {
        const look = SIDE_LOOKS[at === 0 ? 0 : 1];
        const along = edge === 'south' || edge === 'north';
        const x = edge === 'west' ? -STRIP - 2 : edge === 'east' ? table.width + 2 : 0;
        const y = edge === 'north' ? -STRIP - 2 : edge === 'south' ? table.depth + 2 : 0;
        const [width, height] = along ? [table.width, STRIP] : [STRIP, table.depth];
        const middle = `translate(${x + width / 2} ${y + height / 2})`;
        return (
          <g key={id}>
            <rect x={x} y={y} width={width} height={height} rx={2} fill={look.dark} />
            <g transform={middle}>{drawn(sideSign(look, 4.5))}</g>
          </g>
        );
      })}
    </g>
  );
}

const Nothing = () => null;

const GapsLayer = lazily(async () => (await import('../picked/GapsLayer.tsx')).GapsLayer, Nothing);

const ReachLayer = lazily(async () => (await import('../picked/ReachLayer.tsx')).ReachLayer, Nothing);

const HidingLayer = lazily(async () => (await import('./AmbushLayer.tsx')).HidingLayer, Nothing);
const RecordLayer = lazily(async () => (await import('./AmbushLayer.tsx')).RecordLayer, Nothing);
const PlacesLayer = lazily(async () => (await import('./PlacesLayer.tsx')).PlacesLayer, Nothing);

/** Is an ambush laid, or does the seat shown have one? */
const hasAmbush = ({ rules, battle, seat, mode }: Field): boolean => {
  const ambush = onScreen(rules.id)?.setup.ambush;
  if (!ambush || seat === null) return false;
  return mode === 'place' || ambush.records(battle, seat).length > 0;
};

const GoingsLayer = lazily(async () => (await import('../plan/GoingsLayer.tsx')).GoingsLayer, Nothing);

const RangeLayer = lazily(
  async () => (await withGuide(() => import('../picked/RangeLayer.tsx'))).RangeLayer,
  Nothing,
);

/** Under the bases: zones, gaps and reach of the picked bases. */
export function UnderLayer({ now, trails }: { now: Field; trails: readonly Trail[] }) {
  const picked = placedOf(now.battle, selected.value);
  const anything = now.mode !== 'place';
  // Zones from where the ghost stands, once it rests.
  const ends = restingGhost.value?.ends;
  const there = ends ? { ...now, battle: imagined(now.battle, ends) } : now;
  return (
    <>
      <Hatches />
      <Edges now={now} />
      <ZoneLayer now={now} />
      {now.wanted && <polygon class="wanted" points={outlineText(now.wanted, now.battle.table.depth)} />}
      {hasAmbush(now) && <HidingLayer now={now} />}
      {anything && (picked.length > 0 || zonesShown.value === 'all') && (
        <ReachLayer now={now} there={there} />
      )}
      {anything && (rangesShown.value || restingGhost.value) && <RangeLayer now={now} />}
      <Trails trails={trails} depth={now.battle.table.depth} />
      {gapsShown.value && <GapsLayer now={now} picked={picked} />}
      <Frogs now={now} />
    </>
  );
}

/** Over the bases: the contacts of the picked bases, and marked bases. */
export function OverLayer({ now, marked }: { now: Field; marked: readonly string[] }) {
  const picked = placedOf(now.battle, selected.value);
  const depth = now.battle.table.depth;
  return (
    <>
      <EngagedLinks now={now} />
      <Contacts now={now} picked={picked} />
      {hasAmbush(now) && <RecordLayer now={now} />}
      <HoverLayer now={now} />
      {now.offers && <PlacesLayer now={now} />}
      {goings.value.length > 0 && <GoingsLayer depth={depth} />}
      {placedOf(now.battle, marked).map((base) => (
        <polygon key={base.id} class="marked" points={outlineText(rectangleOfBase(base).corners, depth)} />
      ))}
    </>
  );
}
