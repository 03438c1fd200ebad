import { boxPolygon } from '../../geometry/polygon.ts';
import { DBM } from '../../rules/dbm/game.ts';
import { paces } from '../../rules/dbm/measures.ts';
import { limitsOf, offerOf, sumOf, type Wanted } from '../../rules/dbm/setup/choice.ts';
import { judgeLaying, type LayOrder } from '../../rules/dbm/setup/lay.ts';
import type { Thrown } from '../../rules/dbm/setup/lay-area.ts';
import { CROSSABLE, RIVER_WIDTH } from '../../rules/dbm/setup/lay-line.ts';
import type { ToLay } from '../../rules/dbm/setup/laying-order.ts';
import { placesFor } from '../../rules/dbm/setup/places.ts';
import { boxOfSector, type Sector } from '../../rules/dbm/setup/sectors.ts';
import { layingOf, outlineKind, sizesOf } from '../../rules/dbm/setup/terrain-kinds.ts';
import { chosenByInvader } from '../../rules/dbm/steps/battlefield.ts';
import { layingBy } from '../debellis/laying.ts';

/** Laying terrain of De Bellis Multitudinis by hand. */
export const { terrain, laying } = layingBy<ToLay, Thrown>({
  game: DBM,
  layingOf,
  outlineKind,
  sizesOf,
  thrownIn: ({ third, half, distance }) =>
    typeof distance === 'number' ? { sector: { third, half } as Sector, mm: distance } : null,
  groundOf: (battle, { sector }) => boxPolygon(boxOfSector(battle, sector)),
  places: placesFor,
  judge: (battle, wanted, thrown, command) => judgeLaying(battle, wanted, thrown, command as LayOrder),
  crossable: CROSSABLE,
  river: { least: 10, most: paces(RIVER_WIDTH.most), usual: paces(RIVER_WIDTH.usual) },
  offerOf,
  chosenByInvader,
  amount(battle, pieces) {
    const who = battle.flow.awaits[0]?.about?.role === 'defender' ? 'defender' : 'invader';
    const limits = limitsOf(who, chosenByInvader(battle));
    return { key: 'screen.lay.amount', figures: { chosen: sumOf(pieces as readonly Wanted[]), ...limits } };
  },
});
