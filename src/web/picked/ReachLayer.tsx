import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { zoneOf } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { boxesMeet } from '../../geometry/rectangle.ts';
import { placedOf } from '../searching/ends.ts';
import { useSearch } from '../searching/use-search.ts';
import { selected } from '../state/orders/selection.ts';
import { reachShown, zonesShown } from '../state/view/options.ts';
import { type Field, isMovable } from '../table/field.ts';
import { outlineText } from '../table/shapes.ts';

/** The bases with zones that matter to the picked bases: enemies within reach, and the picked bases themselves. */
function zoneOwners(rules: Ruleset, battle: Battle, picked: readonly PlacedBase[]): readonly PlacedBase[] {
  if (zonesShown.value === 'none') return [];
  const all = basesOnTable(battle);
  if (zonesShown.value === 'all') return all;
  const side = picked[0]?.side;
  if (side === undefined) return [];
  const reach = rules.moves.distance.farthest(battle, picked) + 45;
  const near = (base: PlacedBase): boolean =>
    picked.some((one) => boxesMeet(rectangleOfBase(one).box, rectangleOfBase(base).box, reach));
  return all.filter((base) => picked.includes(base) || (base.side !== side && near(base)));
}

function Zones({ now, picked }: { now: Field; picked: readonly PlacedBase[] }) {
  const { rules, battle, seat } = now;
  const mine = seat ?? picked[0]?.side ?? battle.sides[0]?.id;
  return (
    <g class="zones">
      {zoneOwners(rules, battle, picked).map((owner) => {
        const zone = zoneOf(rules, battle, owner);
        return (
          zone && (
            <polygon
              key={owner.id}
              class={owner.side === mine ? 'zone own' : 'zone enemy'}
              points={outlineText(zone, battle.table.depth)}
            />
          )
        );
      })}
    </g>
  );
}

/** The ground that the picked bases may come to now; nothing where they may not move. */
function Reach({ now }: { now: Field }) {
  const { battle } = now;
  const outline = useSearch('reach', battle, selected.value) ?? [];
  return outline.length > 0 && <polygon class="reach" points={outlineText(outline, battle.table.depth)} />;
}

/** The reach of the picked bases, and the zones of control, from the places of the ghost while `there` has one. */
export function ReachLayer({ now, there }: { readonly now: Field; readonly there: Field }) {
  const picked = placedOf(now.battle, selected.value);
  const mayMove = now.mode === 'move' && picked.length > 0 && picked.every((base) => isMovable(now, base));
  return (
    <>
      {reachShown.value && mayMove && <Reach now={now} />}
      <Zones now={there} picked={placedOf(there.battle, selected.value)} />
    </>
  );
}
