import { useMemo } from 'preact/hooks';
import { onScreen } from '../state/loading/ruleset.ts';
import { selected } from '../state/orders/selection.ts';
import { isLaying } from '../state/setup/tray.ts';
import type { Field } from './field.ts';
import { outlineText } from './shapes.ts';
import { pixels } from './view.ts';

const CENTIMETRE = 10;

/** The ground where bases are hidden, while an ambush is laid. */
export function HidingLayer({ now }: { now: Field }) {
  const { rules, battle, seat } = now;
  const laying = layingNow(now) && seat !== null;
  const places = useMemo(
    () => (laying ? (onScreen(rules.id)?.setup.ambush?.hidingPlaces(battle, seat) ?? []) : []),
    [laying, battle.terrain, seat],
  );
  return (
    <g class="hiding-places">
      {places.map((outline, at) => (
        <polygon key={at} points={outlineText(outline, battle.table.depth)} />
      ))}
    </g>
  );
}

const layingNow = ({ mode, battle }: Field): boolean => mode === 'place' && isLaying(battle);

/** The key distances of the player's own ambushes, in centimetres, while it is laid or picked. */
export function RecordLayer({ now }: { now: Field }) {
  const { rules, battle, seat } = now;
  const records = seat === null ? [] : (onScreen(rules.id)?.setup.ambush?.records(battle, seat) ?? []);
  const bases = records.flatMap((record) => record.bases);
  if (!layingNow(now) && !bases.some(({ id }) => selected.value.includes(id))) return null;
  const { depth } = battle.table;
  return (
    <g class="ambush-distances">
      {bases.map(({ id, key }) => {
        if (!key) return null;
        const { from, to, mm } = key;
        return (
          <g key={id}>
            <line x1={from.x} y1={depth - from.y} x2={to.x} y2={depth - to.y} />
            <text x={(from.x + to.x) / 2 + pixels(4)} y={depth - (from.y + to.y) / 2}>
              {Math.round(mm) / CENTIMETRE}
            </text>
          </g>
        );
      })}
    </g>
  );
}
