import { useMemo } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { FightThereTold } from '../picked/FightThere.tsx';
import { useSearch } from '../searching/use-search.ts';
import { type Coming, placeShown } from '../state/setup/places.ts';

/** The fights that wait at the place shown, worst first; a bad one is told before the base is put there. */
export function FightsWaiting({ battle, who }: { readonly battle: Battle; readonly who: Coming }) {
  const place = placeShown.value;
  const { base } = who;
  const order = useMemo(
    () => place && base && { command: place.command, by: base.side },
    [place, base?.side],
  );
  const fights = useSearch('fightsAfter', battle, order ?? null) ?? [];
  return (
    <>
      {fights.map((each) => (
        <FightThereTold key={each.base} battle={battle} there={each} mayWarn />
      ))}
    </>
  );
}
