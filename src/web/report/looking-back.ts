/** Finds the fights of a battle a few at a time, since the page must not stand still for seconds. */
import { useEffect, useState } from 'preact/hooks';
import type { SideId } from '../../engine/battle.ts';
import type { Session } from '../state/battle/session.ts';
import { type Fought, foughtAt } from './fought.ts';

/** What is found so far: the fights, and the part of the battle that is done, from 0 to 1. */
export interface LookedBack {
  readonly fights: readonly Fought[];
  readonly part: number;
}

/** Looks at the steps of a battle one after the other, and hands over what is found after each that takes long. */
export function* lookBack(
  now: Session,
  seat: SideId | null,
  isLate: () => boolean,
): Generator<LookedBack, void> {
  const count = now.play.live.length;
  const fights: Fought[] = [];
  for (let at = 0; at < count; at++) {
    const found = foughtAt(now, seat, at);
    if (found) fights.push(found);
    if (isLate() && at + 1 < count) yield { fights, part: (at + 1) / count };
  }
  yield { fights, part: 1 };
}

/** The page answers again after this number of milliseconds. */
const PACE = 40;

const NOTHING: LookedBack = { fights: [], part: 0 };

/** The fights of a battle, as far as they are found. */
export function useLookedBack(now: Session, seat: SideId | null): LookedBack {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let until = 0;
    const steps = lookBack(now, seat, () => performance.now() >= until);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = (): void => {
      until = performance.now() + PACE;
      const { value } = steps.next();
      if (!value) return;
      setFound(value);
      if (value.part < 1) timer = setTimeout(go);
    };
    setFound(NOTHING);
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [now.id, now.play.live.length, seat]);
  return found;
}
