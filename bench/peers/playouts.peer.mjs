// Plays random chess with chessops to the end or 300 plies, to show how fast a good library plays a discrete game.
import { Chess } from 'chessops/chess';
import { measure, seeded } from './sampling.mjs';

const PLIES = 300;
const next = seeded(1);

function randomMove(position) {
  const moves = [];
  for (const [from, places] of position.allDests(position.ctx()))
    for (const to of places) moves.push({ from, to });
  const move = moves[Math.floor(next() * moves.length)];
  const lastRow = move !== undefined && (move.to < 8 || move.to >= 56);
  return lastRow && position.board.pawn.has(move.from) ? { ...move, promotion: 'queen' } : move;
}

measure('chessops: random games', 1, () => {
  const position = Chess.default();
  for (let ply = 0; ply < PLIES && !position.isInsufficientMaterial(); ply++) {
    const move = randomMove(position);
    if (move === undefined) break;
    position.play(move);
  }
});
