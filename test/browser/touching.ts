import type { CDPSession } from 'playwright-core';
import type { Spot } from './hands.ts';

/** A finger goes down, over the screen, and up. */
export async function swipe(session: CDPSession, from: Spot, to: Spot) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let step = 1; step <= 6; step++)
    await send('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 },
    ]);
  await send('touchEnd', []);
}
