/** Both sides write down their armies and show them. Hordes of the Things, Army size and troop representation. */
import type { Base, Json, Side } from '../../../engine/battle.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { happen } from '../../../engine/game/work.ts';
import { isGeneral, isLurker } from '../troops/base.ts';

const noted = (base: Base): Json => ({
  base: base.id,
  troop: base.troop,
  general: isGeneral(base),
  ...(base.command === undefined ? {} : { command: base.command }),
});

/** Writes down a side's army, and shows all of it but the lurkers. */
function writeDown(work: Work, { id }: Side): void {
  const own = work.battle.bases.filter((base) => base.side === id);
  const shown = own.filter((base) => !(isLurker(base) && holds('hott.army.9')));
  const story = (bases: readonly Base[]) => ({
    type: 'army-noted',
    rule: 'hott.army.7',
    figures: { side: id, elements: bases.map(noted) },
  });
  if (!holds('hott.army.7')) return;
  const open = holds('hott.army.8') ? { ...story(shown), changes: [] } : null;
  happen(work, { ...story(own), changes: [], secret: { of: id, public: open } });
}

export const armyNotes: Step = {
  run(work) {
    for (const side of work.battle.sides) writeDown(work, side);
    return { next: 'done' };
  },
};
