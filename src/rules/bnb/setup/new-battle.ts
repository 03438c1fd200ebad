/** Makes a new battle from the armies of both players and their options. */
import type { Base, Battle, Json, Side } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Fault } from '../../../engine/event.ts';
import { agreed } from '../../../engine/game/options.ts';
import type { Checked } from '../../../engine/setup/check-setup.ts';
import { hiddenLabels, labelsFor } from '../../../engine/setup/labels.ts';
import { type ArmyBase, musteredBases } from '../../../engine/setup/mustered-army.ts';
import { beforeSetup, SIDES } from '../../../engine/setup/new-battle.ts';
import { AMBUSH, BAGGAGE } from '../options.ts';
import { isCommander } from '../troops/base.ts';
import { isTroopFault, parseTroop } from '../troops/troops.ts';
import type { TerrainOffer } from './roles.ts';
import { suggestedTables, type TableSize, tableFaults } from './table-sizes.ts';

/** An army ready for battle. */
export interface BattleArmy {
  readonly name: string;
  readonly aggression: number;
  /** The terrain that its land offers when it is invaded. */
  readonly terrain: TerrainOffer;
  readonly bases: readonly ArmyBase[];
  /** Other facts about the army that the rules ask for. */
  readonly facts?: { readonly [key: string]: Json };
}

export interface NewBattle {
  /** Millimetres; the width is that of the players' own edges. */
  readonly table: TableSize | undefined;
  /** Red sits in the south, blue in the north. */
  readonly armies: { readonly red: BattleArmy; readonly blue: BattleArmy };
  readonly options?: Battle['options'];
}

function sideOf(
  { id, edge }: (typeof SIDES)[number],
  { name, aggression, terrain, facts }: BattleArmy,
): Side {
  const { mandatory, optional } = terrain;
  return { id, edge, army: name, facts: { ...facts, aggression, terrain: { mandatory, optional } } };
}

/** Each army has exactly one general. */
function commanderFaults(bases: readonly Base[], side: string): readonly Fault[] {
  const commanders = bases.filter((base) => isCommander(base)).map((base) => base.id);
  if (commanders.length === 1 || !holds('bnb.setup.2')) return [];
  return [
    {
      key: 'fault.one-commander',
      figures: { rule: 'bnb.setup.2', side, commanders, count: commanders.length },
    },
  ];
}

const isBag = ({ troop }: ArmyBase): boolean => {
  const read = parseTroop(troop);
  return !isTroopFault(read) && read.type === 'Bg';
};

/** An army with the usual single baggage gets the agreed number; a list that names another number keeps it. */
function withBaggage(bases: readonly ArmyBase[], options: Battle['options']): readonly ArmyBase[] {
  const count = agreed(options, BAGGAGE) ?? 0;
  const [bag, ...more] = bases.filter(isBag);
  if (!bag || more.length > 0 || !holds('bnb.army.9')) return bases;
  return [...bases.filter((base) => base !== bag), ...Array.from({ length: count }, () => bag)];
}

/**
 * A battle between two armies before its setup, which runs by the rules from the throw for aggression to the last
 * deployment; or every fault in it.
 */
export function newBattle(rules: Ruleset, { table, armies, options = {} }: NewBattle): Checked {
  const brought = SIDES.map(({ id }) => withBaggage(armies[id].bases, options));
  const troops = brought.map((bases) => bases.map((base) => base.troop));
  const [up = [], down = []] = troops;
  const labels = agreed(options, AMBUSH) ? hiddenLabels(troops) : labelsFor([up, down]);
  const mustered = SIDES.map(({ id }, at) => musteredBases(rules, id, brought[at] ?? [], labels[at] ?? []));
  const faults = [
    ...tableFaults(table),
    ...mustered.flatMap((each) => each.faults),
    ...SIDES.flatMap(({ id }, at) => commanderFaults(mustered[at]?.bases ?? [], id)),
  ];
  const start = {
    table: table ?? suggestedTables()[0] ?? { width: 1200, depth: 750 },
    options,
    sides: SIDES.map((side) => sideOf(side, armies[side.id])),
    bases: mustered.flatMap((each) => each.bases),
  };
  return beforeSetup(rules, start, faults);
}
