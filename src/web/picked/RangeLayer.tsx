import { basePlace } from '../../drawing/base.ts';
import { basesOnTable, findBase, type PlacedBase } from '../../engine/battle.ts';
import { type Arc, arcGround } from '../../engine/board/arcs.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { imagined } from '../state/orders/combat.ts';
import { restingGhost, selected } from '../state/orders/selection.ts';
import type { Field } from '../table/field.ts';
import { rangesShown } from '../table/options.ts';
import { outlineText } from '../table/shapes.ts';
import { fightsThere } from './fights-there.ts';

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

/** How far the leaders of the picked bases reach with orders at the usual price. */
function Commands({ now, picked }: { readonly now: Field; readonly picked: readonly PlacedBase[] }) {
  const side = picked[0]?.side ?? now.seat;
  return (
    <>
      {basesOnTable(now.battle).map((base) => {
        const reach = base.side === side ? now.rules.commandReach?.(base) : null;
        return (
          reach && (
            <rect
              key={base.id}
              class="command-reach"
              transform={basePlace(base, now.battle.table.depth)}
              x={-base.width / 2 - reach}
              y={-reach}
              width={base.width + 2 * reach}
              height={base.depth + 2 * reach}
              rx={reach}
            />
          )
        );
      })}
    </>
  );
}

/** Lines from the bases that overlap or support to the base that they affect. */
function Helps({ now }: { readonly now: Field }) {
  const shown = restingGhost.value;
  if (!shown) return null;
  const there = imagined(now.battle, shown.ends);
  const depth = now.battle.table.depth;
  const ends = fightsThere(now, shown.ends).flatMap(({ fight }) =>
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
      {ends.map(({ from, to, value }) => {
        const [a, b] = [rectangleOfBase(from).centre, rectangleOfBase(to).centre];
        return (
          <line
            key={`${from.id} ${to.id} ${value}`}
            class={value > 0 ? 'helps' : 'hinders'}
            x1={a.x}
            y1={depth - a.y}
            x2={b.x}
            y2={depth - b.y}
          />
        );
      })}
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
      <Helps now={now} />
    </g>
  );
}
