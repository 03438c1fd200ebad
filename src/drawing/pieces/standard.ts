import type { Box } from '../figures/fit.ts';
import { type DrawnNode, draw } from '../node.ts';
import { STANDARD } from '../palette.ts';

/** A banner on its pole, as high as its box allows. */
export function drawStandard(box: Box, turn: number): DrawnNode {
  const size = Math.min(box.width / 10.2, (box.depth - 1) / 13, 1.4);
  return draw(
    'g',
    {
      class: 'leader',
      transform: `translate(${box.x + box.width / 2} ${box.y + box.depth / 2}) rotate(${turn}) scale(${Math.round(size * 100) / 100})`,
    },
    [
      draw('path', { d: 'M-3.4 6V-6', stroke: '#fff', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
      draw('path', {
        d: 'M-3.4 6V-6',
        stroke: STANDARD.pole,
        'stroke-width': 1.1,
        'stroke-linecap': 'round',
      }),
      draw('path', {
        d: 'M-3.2 -5.8Q-1 -7 1 -5.8T4.6 -5.6L3 -2.4L4.6 0.8Q2.6 1.6 0.8 0.6T-3.2 0.6Z',
        fill: STANDARD.field,
        stroke: '#fff',
        'stroke-width': 0.7,
        'stroke-linejoin': 'round',
      }),
      draw('path', {
        class: 'crown',
        d: 'M-2 -0.8L-2.4 -4L-1 -2.8L0 -4.8L1 -2.8L2.4 -4L2 -0.8Z',
        transform: 'translate(-0.3 0.2)',
        fill: STANDARD.trim,
      }),
    ],
  );
}
