import { basePlace } from '../../drawing/base.ts';
import type { Arc } from '../../engine/battle.ts';
import { basesOnTable, findBase, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { arcGround } from '../../engine/board/arcs.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { imagined } from '../searching/after-order.ts';
import { targetsOf } from '../searching/targets.ts';
import { guideOn } from '../state/loading/guides.ts';
import { restingGhost, selected } from '../state/orders/selection.ts';
import { rangesShown } from '../state/view/options.ts';
import type { Field } from '../table/field.ts';
import { outlineText } from '../table/shapes.ts';
import { meetingKnown } from './meeting-shown.ts';

interface TieProps {
  readonly now: Field;
  readonly from: PlacedBase;
  readonly to: PlacedBase;
  readonly look: string;
}

/** A line between the middles of two bases. */
function Tie({ now, from, to, look }: TieProps) {
  const depth = now.battle.table.depth;
  const [a, b] = [rectangleOfBase(from).centre, rectangleOfBase(to).centre];
  return <line class={look} x1={a.x} y1={depth - a.y} x2={b.x} y2={depth - b.y} />;
}

/** Is an enemy near enough to shoot at picked bases after their next move? */
const isNear = (now: Field, base: PlacedBase, arc: Arc, picked: readonly PlacedBase[]): boolean => {
  const reach = arc.length + now.rules.moves.distance.farthest(now.battle, picked);
  const { box } = rectangleOfBase(base);
  return picked.some((one) => boxesMeet(box, rectangleOfBase(one).box, reach));
};

/** The ground that shooters cover: the picked ones, and enemies near them; all of them while none is picked. */
function Arcs({ now, picked }: { readonly now: Field; readonly picked: readonly PlacedBase[] }) {
  const side = picked[0]?.side ?? now.seat;
  return (
    <>
      {basesOnTable(now.battle).map((base) => {
        const arc = now.rules.arc?.(base);
        const wanted =
          picked.length === 0 ||
          picked.some(({ id }) => id === base.id) ||
          (base.side !== side && arc != null && isNear(now, base, arc, picked));
        return (
          arc &&
          wanted && (
            <polygon
              key={base.id}
              class={base.side === side ? 'arc own' : 'arc enemy'}
              points={outlineText(arcGround(base, base.pose, arc), now.battle.table.depth)}
            />
          )
        );
      })}
    </>
  );
}

interface AroundProps {
  readonly now: Field;
  readonly base: PlacedBase;
  /** Millimetres. */
  readonly reach: number;
  readonly look: string;
}

/** All that is within a distance of a base. */
const Around = ({ now, base, reach, look }: AroundProps) => (
  <rect
    class={look}
    transform={basePlace(base, now.battle.table.depth)}
    x={-base.width / 2 - reach}
    y={-reach}
    width={base.width + 2 * reach}
    height={base.depth + 2 * reach}
    rx={reach}
  />
);

/** How far the leaders of the picked bases reach with orders at the usual price. */
function Commands({ now, picked }: { readonly now: Field; readonly picked: readonly PlacedBase[] }) {
  const side = picked[0]?.side ?? now.seat;
  return basesOnTable(now.battle).map((base) => {
    const reach = base.side === side ? now.rules.commandReach?.(base) : null;
    return reach && <Around key={base.id} now={now} base={base} reach={reach} look="command-reach" />;
  });
}

/** How far magic reaches: that of the picked bases; all of it while none is picked. */
function Magic({ now, picked }: { readonly now: Field; readonly picked: readonly PlacedBase[] }) {
  const guide = guideOn(now.rules.id);
  return (picked.length > 0 ? picked : basesOnTable(now.battle)).map((base) => {
    const reach = guide?.magic?.(base);
    const look = `magic-reach ${base.side === now.seat ? 'own' : 'enemy'}`;
    return reach && <Around key={base.id} now={now} base={base} reach={reach} look={look} />;
  });
}

/** Lines from the picked bases to the enemies that they could shoot at or bespell. */
function Targets({ now, picked }: { readonly now: Field; readonly picked: readonly PlacedBase[] }) {
  return picked.flatMap((base) =>
    targetsOf(now.rules, now.battle, base.id).map((target) => {
      const aim = placedBase(now.battle, target);
      return aim && <Tie key={`${base.id} ${target}`} now={now} from={base} to={aim} look="shot-line" />;
    }),
  );
}

/** Lines from the bases that overlap or support to the base that they affect. */
function Helps({ now }: { readonly now: Field }) {
  const shown = restingGhost.value;
  if (!shown) return null;
  const there = imagined(now.battle, shown.ends);
  const ends = (meetingKnown(shown)?.fights ?? []).flatMap(({ fight }) =>
    fight.sides.flatMap((side) =>
      side.lines.flatMap((line) =>
        Object.values(line.figures ?? {}).flatMap((figure) => {
          const [by, about] = [findBase(there, String(figure)), findBase(there, side.base)];
          const isOther = by?.pose && about?.pose && !fight.sides.some(({ base }) => base === by.id);
          return isOther ? [{ from: by as PlacedBase, to: about as PlacedBase, value: line.value }] : [];
        }),
      ),
    ),
  );
  return (
    <>
      {ends.map(({ from, to, value }) => (
        <Tie
          key={`${from.id} ${to.id} ${value}`}
          now={now}
          from={from}
          to={to}
          look={value > 0 ? 'helps' : 'hinders'}
        />
      ))}
    </>
  );
}

/** Ranges, the reach of leaders, and the helpers of fights, from the places of the ghost while there is one. */
export function RangeLayer({ now }: { readonly now: Field }) {
  const ends = restingGhost.value?.ends;
  const there = ends ? { ...now, battle: imagined(now.battle, ends) } : now;
  const picked = basesOnTable(there.battle).filter(({ id }) => selected.value.includes(id));
  return (
    <g class="ranges">
      {rangesShown.value && <Arcs now={there} picked={picked} />}
      {rangesShown.value && <Commands now={there} picked={picked} />}
      {rangesShown.value && <Magic now={there} picked={picked} />}
      {rangesShown.value && <Targets now={there} picked={picked} />}
      <Helps now={now} />
    </g>
  );
}
