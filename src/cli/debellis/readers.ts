/** How the army files of one De Bellis ruleset are read. */
import type { ArmyFile } from '../../armies/army-file.ts';
import type { TextPlaces } from '../../armies/army-text.ts';
import type { ArmyList, ArmyOrder } from '../../armies/debellis/army-data.ts';
import type { ListReading } from '../../armies/debellis/list-reader.ts';
import type { Mustered, MusteredCommand } from '../../armies/debellis/mustered.ts';
import type { OrderReading } from '../../armies/debellis/order-reader.ts';
import type { Target } from '../../armies/debellis/translate.ts';
import type { Troop } from '../../debellis/troops/troop.ts';

/** The army files of one ruleset, as reports about them need them. */
export interface ArmyReaders {
  /** The first heading of its lists. */
  readonly listHeading: string;
  /** What its armies are counted in when they lose: `element equivalents`. */
  readonly counted: string;
  /** What every report says besides; absent if there is nothing to say. */
  readonly note?: string;
  list(text: string): ListReading;
  order(text: string): OrderReading;
  lists(files: readonly ArmyFile[]): readonly ArmyList[];
  muster(order: ArmyOrder, lists: readonly ArmyList[], places: TextPlaces): Mustered<MusteredCommand>;
  format(troop: Troop): string;
  /** Its terms, for orders of battle of the other ruleset. */
  readonly target: Target;
}
