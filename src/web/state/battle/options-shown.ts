/** The choices open in the battle on the screen. */
import { effect } from '@preact/signals';
import type { Battle } from '../../../engine/battle.ts';
import type { Option } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { search } from '../../searching/search.ts';
import { ofTable } from '../table.ts';
import { shownBattle } from '../view/shown.ts';
import { ADVANCE, openOptions } from './open-options.ts';
import { session } from './session.ts';

const isAdvance = (battle: Battle | null): battle is Battle => battle?.flow.awaits[0]?.kind === ADVANCE;

const advances = ofTable<{ readonly battle: Battle; readonly options: readonly Option[] } | null>(null);

/** The choices open in the battle on the screen; null while the worker looks for them. */
export function optionsShown(rules: Ruleset, battle: Battle): readonly Option[] | null {
  if (!isAdvance(battle)) return openOptions(rules, battle);
  const known = advances.value;
  return known?.battle === battle ? known.options : null;
}

/** Has the worker look for the options that take long; where it fails, the page does. Returns how to stop. */
export const watchOptions = (): (() => void) =>
  effect(() => {
    const battle = shownBattle.value;
    const rules = session.peek()?.rules;
    if (!rules || !isAdvance(battle)) return;
    const isWanted = (): boolean => shownBattle.peek() === battle;
    void search('options', battle, true, isWanted).then((options) => {
      if (isWanted()) advances.value = { battle, options: options ?? openOptions(rules, battle) };
    });
  });
