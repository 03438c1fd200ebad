import { useMemo } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { FightThereTold } from '../picked/FightThere.tsx';
import { fightsAfter } from '../picked/fights-there.ts';
import { session } from '../state/battle/session.ts';
import { type Coming, placeShown } from '../state/setup/places.ts';

/** The fights that wait at the place shown, worst first; a bad one is told before the base is put there. */
export function FightsWaiting({ battle, who }: { readonly battle: Battle; readonly who: Coming }) {
  const now = session.value;
  const place = placeShown.value;
  const { base } = who;
  const fights = useMemo(
    () => (now && place && base ? fightsAfter({ rules: now.rules, battle }, place.command, base.side) : []),
    [battle, place],
  );
  return (
    <>
      {fights.map((each) => (
        <FightThereTold key={each.base} battle={battle} there={each} mayWarn />
      ))}
    </>
  );
}
