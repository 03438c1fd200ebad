/** Elements turn to face enemies, after those that rout into enemies are gone. DBMM, Turning to face; Routed elements. */
import type { Debellis } from '../../../debellis/game.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import { turnToFace as turning } from '../../../debellis/steps/turn-to-face.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import type { StepWith, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { placeAt } from '../impetuous/settle.ts';
import { routersMet } from '../outcomes/rout.ts';
import { figure } from '../troops/marks.ts';

/** Those who advanced into contact and could not line up do so now if there is room. */
function lineUpLate(work: Work): void {
  if (!holds('dbmm.imp.57')) return;
  for (const { id } of basesOnTable(work.battle)) {
    const base = placedBase(work.battle, id);
    const enemy = base && figure(base.bound, 'askew') > 0 && enemyContacts(work.battle, base)[0]?.base;
    const at = base && enemy && placeAt(work.battle, base, base.pose, enemy, false);
    if (at)
      tell(work, { type: 'aligned', rule: 'dbmm.imp.57', figures: { base: id } }, [
        { change: 'place', base: id, at },
      ]);
  }
}

export const turnToFace = (game: Debellis): StepWith<Record<never, never>> => {
  const step = turning(game);
  return {
    ...step,
    run(work, frame) {
      for (const { base, by } of routersMet(work.battle))
        if (holds('dbmm.rout.8')) lose(game, work, { base: base.id, rule: 'dbmm.rout.8', by: by.id });
      lineUpLate(work);
      return step.run(work, frame);
    },
  };
};
