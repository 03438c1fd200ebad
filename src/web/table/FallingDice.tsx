import { useMemo } from 'preact/hooks';
import './falling-dice.css';
import { Die } from '../parts/Die.tsx';
import { toScreen } from './camera.ts';
import { diceOf } from './dice-places.ts';
import { thrown } from './thrown.ts';
import { camera, tableSize, turn } from './view.ts';

/** The turns about two axes that bring a face of the cube to the front. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

/** The number of throws so far: another throw of the same base is another die. */
let throws = 0;

const takeUp = (animation: string): void => {
  if (animation === 'die-goes') thrown.value = null;
};

/** Dice that tumble onto the table, show their faces, and go. The result beside the table tells them to everybody. */
export function FallingDice() {
  const now = thrown.value;
  const dice = useMemo(() => (now ? diceOf(now.before, now.events) : []), [now]);
  const number = useMemo(() => ++throws, [now]);
  return (
    <div class="falling-dice" aria-hidden="true">
      {dice.map(({ base, face, isFirst, at }) => {
        const { x, y } = toScreen(camera.value, at, tableSize.value, turn.value);
        const [over, round] = TURNS[face] ?? [0, 0];
        return (
          <div
            key={`${number} ${base}`}
            class={`falling-die${isFirst ? ' first' : ''}`}
            data-face={face}
            style={`left:${x}px;top:${y}px;--over:${over}deg;--round:${round}deg`}
            onAnimationEnd={({ animationName }) => takeUp(animationName)}
          >
            <div class="cube">
              {[1, 2, 3, 4, 5, 6].map((each) => (
                <Die key={each} face={each} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
