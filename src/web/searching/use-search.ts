import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import type { FoundBy, SearchName, WhatOf } from '../thinking/searches.ts';
import { search } from './search.ts';

/** What a search for a part of the page finds; null until it has, or without a question. It is done again for another battle or question. */
export function useSearch<Name extends SearchName>(
  name: Name,
  battle: Battle,
  what: WhatOf<Name> | null,
): FoundBy<Name> | null {
  const [found, setFound] = useState<{ battle: Battle; what: WhatOf<Name>; answer: FoundBy<Name> } | null>(
    null,
  );
  useEffect(() => {
    if (what === null) return;
    let isWanted = true;
    void search(name, battle, what, () => isWanted).then((answer) => {
      if (isWanted && answer !== null) setFound({ battle, what, answer });
    });
    return () => {
      isWanted = false;
    };
  }, [battle, what]);
  return found?.battle === battle && found.what === what ? found.answer : null;
}
