/** Elements that leave the battlefield in a flight or a rout. DBMM, ruling 99. */
import { standsFor } from '../../../debellis/dismounting/aside.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { cargoOf } from '../../../debellis/naval/carrying.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import type { Gone } from '../../../engine/outcomes/plan.ts';
import { LEAVES } from './ground.ts';

/** Takes an element from the table: one that has left the battlefield, or one that is destroyed. */
export function loseInFlight(game: Debellis, work: Work, gone: Gone): void {
  const { base, rule } = gone;
  if (rule !== LEAVES) {
    lose(game, work, gone);
    return;
  }
  const cargo = cargoOf(work.battle, base);
  const company = [...standsFor(work.battle, base), ...(cargo === null ? [] : [cargo])];
  tell(work, { type: 'left-battlefield', rule, figures: { base } }, [
    { change: 'brand', base, set: { left: 1 } },
    ...[base, ...company].map((id): Change => ({ change: 'remove', base: id, to: 'lost' })),
  ]);
}
