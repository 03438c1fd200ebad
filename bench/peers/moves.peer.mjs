// Measures the reducer of boardgame.io with a table of bases. A move places one base and rolls one die.
import { createRequire } from 'node:module';
import { report } from './sampling.mjs';

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');

const base = (id) => ({
  id,
  side: id % 2,
  x: id * 11,
  y: id * 7,
  angle: 0,
  troop: 'Bd',
  width: 40,
  depth: 20,
});

const tableGame = (count, disableUndo) => ({
  name: 'table',
  seed: 'fixed',
  disableUndo,
  setup: () => ({ bases: Array.from({ length: count }, (_, id) => base(id)), die: 0 }),
  moves: {
    move: ({ G, random }, id, x, y, angle) => {
      Object.assign(G.bases[id], { x, y, angle });
      G.die = random.D6();
    },
  },
});

/** The moves per second during moves 1-100 and during moves 901-1000 of one game. */
function playOnce(game, count) {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game });
  const play = (from, to) => {
    const start = performance.now();
    for (let i = from; i <= to; i++) {
      const payload = { type: 'move', args: [i % count, i, i, i * 0.01], playerID: '0' };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
    return ((to - from + 1) * 1000) / (performance.now() - start);
  };
  const early = play(1, 100);
  play(101, 900);
  return { early, late: play(901, 1000) };
}

for (const count of [24, 100]) {
  for (const disableUndo of [false, true]) {
    const game = tableGame(count, disableUndo);
    playOnce(game, count);
    const rates = Array.from({ length: 9 }, () => playOnce(game, count));
    const title = `boardgame.io, ${count} bases${disableUndo ? ', no undo' : ''}`;
    report(
      `${title}: moves 1-100`,
      'a second',
      rates.map((each) => each.early),
    );
    report(
      `${title}: moves 901-1000`,
      'a second',
      rates.map((each) => each.late),
    );
  }
}
