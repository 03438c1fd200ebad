// Compares two ways to update a table: copy the whole state, or change one base and share the rest.
import { measure } from './sampling.mjs';

const base = (id) => ({
  id,
  side: id % 2,
  x: id * 11.5,
  y: id * 7.25,
  angle: 0.1 * id,
  troop: 'Bd',
  width: 40,
  depth: 20,
});

for (const count of [24, 100]) {
  const state = { turn: 3, phase: 'move', bases: Array.from({ length: count }, (_, id) => base(id)) };
  measure(`${count} bases: JSON and back`, 1, () => JSON.parse(JSON.stringify(state)));
  measure(`${count} bases: structuredClone`, 1, () => structuredClone(state));
  measure(`${count} bases: one base changed, the rest shared`, 1, () => {
    const bases = state.bases.slice();
    bases[5] = { ...bases[5], x: 1 };
    return { ...state, bases };
  });
}
