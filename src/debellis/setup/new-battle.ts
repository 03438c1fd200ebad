/** Makes a new battle from the armies of both players and their options. */

import { isTroopFault } from '../../engine/army/troop-text.ts';
import type { Battle, Side } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Json } from '../../engine/data/json.ts';
import type { Fault } from '../../engine/game/event.ts';
import { agreed } from '../../engine/game/options.ts';
import type { Checked } from '../../engine/setup/check-setup.ts';
import { hiddenLabels, labelsFor } from '../../engine/setup/labels.ts';
import { type ArmyBase, musteredBases } from '../../engine/setup/mustered-army.ts';
import { beforeSetup, SIDES } from '../../engine/setup/new-battle.ts';
import { holdsIn, ruleIn } from '../book.ts';
import type { Debellis } from '../game.ts';

/** An army ready for battle. Each of its bases names its command. */
export interface BattleArmy {
  readonly name: string;
  readonly aggression: number;
  readonly climate: 'cold' | 'warm' | 'dry' | 'tropical';
  /** The terrain that its land offers when it defends. */
  readonly terrain: { readonly mandatory: readonly string[]; readonly optional: readonly string[] };
  readonly bases: readonly ArmyBase[];
  /** Other facts about the army. */
  readonly facts?: { readonly [key: string]: Json };
}

export interface NewBattle {
  readonly armies: { readonly red: BattleArmy; readonly blue: BattleArmy };
  readonly options?: Battle['options'];
  /** Ready-made terrain; none is laid then. */
  readonly terrain?: Battle['terrain'];
}

const sideOf = (
  { id, edge }: (typeof SIDES)[number],
  { name, aggression, climate, terrain, facts }: BattleArmy,
): Side => ({
  id,
  edge,
  army: name,
  facts: {
    ...facts,
    aggression,
    climate,
    terrain: { mandatory: terrain.mandatory, optional: terrain.optional },
  },
});

const hasFlag =
  (flag: string) =>
  (base: ArmyBase): boolean =>
    base.flags?.includes(flag) ?? false;
const isChief = hasFlag('c-in-c');
const isAllied = hasFlag('ally-general');
const isGeneral = (base: ArmyBase): boolean => isChief(base) || isAllied(base) || hasFlag('general')(base);

/** The bases of an army by command, in the order in which the commands are first named. */
const byCommand = (bases: readonly ArmyBase[]): readonly (readonly ArmyBase[])[] =>
  [...new Set(bases.map(({ command }) => command))].map((name) =>
    bases.filter(({ command }) => command === name),
  );

/** The number of commands in an army. */
const COMMANDS = { least: 2, most: 4 } as const;

/** The types of baggage. */
const BAGGAGE = ['Bg', 'Bge'] as const;

const isBag = (game: Debellis, { troop }: ArmyBase): boolean => {
  const read = game.parseTroop(troop);
  return !isTroopFault(read) && BAGGAGE.some((kind) => game.isKind(read, kind));
};

/** Is it baggage that an army has gathered in a command of its own, which has no general? */
const isGathered = (game: Debellis, own: readonly ArmyBase[]): boolean =>
  own.every((base) => isBag(game, base) && !isGeneral(base)) && holdsIn(game.setup, 'gatheredBaggage');

/** An army has 2 to 4 commands with one general each, and one of these is the C-in-C. */
function commandFaults(game: Debellis, side: string, { bases }: BattleArmy): readonly Fault[] {
  const { least, most } = COMMANDS;
  const commands = byCommand(bases).filter((own) => !isGathered(game, own));
  const count = commands.length;
  const chiefs = bases.filter(isChief).length;
  const fault = (rule: string | null, key: string, figures: Fault['figures']): readonly Fault[] =>
    rule === null ? [] : [{ key, figures: { ...figures, rule, side } }];
  return [
    ...(count < least || count > most
      ? fault(ruleIn(game.setup, 'commands'), 'fault.number-of-commands', { count, least, most })
      : []),
    ...(chiefs === 1 ? [] : fault(ruleIn(game.setup, 'oneChief'), 'fault.one-c-in-c', { count: chiefs })),
    ...commands.flatMap((own) => {
      const generals = own.filter(isGeneral).length;
      const command = own[0]?.command ?? '';
      return generals === 1
        ? []
        : fault(ruleIn(game.setup, 'oneGeneral'), 'fault.one-general', { command, count: generals });
    }),
  ];
}

/** All baggage is under the C-in-C or one sub-general; an ally-general may keep his own. */
function withBaggageTogether(game: Debellis, bases: readonly ArmyBase[]): readonly ArmyBase[] {
  const allied = new Set(bases.filter(isAllied).map(({ command }) => command));
  const common = bases.filter((base) => isBag(game, base) && !allied.has(base.command));
  const owners = new Set(common.map(({ command }) => command));
  const chief = bases.find(isChief)?.command;
  if (owners.size < 2 || chief === undefined || !holdsIn(game.setup, 'baggageTogether')) return bases;
  return bases.map((base) => (common.includes(base) ? { ...base, command: chief } : base));
}

/** May bases be hidden at the start? Then their names tell nothing. */
const mayHide = (game: Debellis, options: Battle['options']): boolean =>
  agreed(options, game.ambushOption) ||
  agreed(options, game.flankMarchesOption) ||
  agreed(options, game.waterOption);

/**
 * A battle between two armies before its setup, which runs by the rules from the throw for aggression to the last
 * deployment; or every fault in it.
 */
export function newBattle(
  game: Debellis,
  rules: Ruleset,
  { armies, options = {}, terrain }: NewBattle,
): Checked {
  const brought = SIDES.map(({ id }) => withBaggageTogether(game, armies[id].bases));
  const troops = brought.map((bases) => bases.map((base) => base.troop));
  const [up = [], down = []] = troops;
  const labels = mayHide(game, options) ? hiddenLabels(troops) : labelsFor([up, down]);
  const mustered = SIDES.map(({ id }, at) => musteredBases(rules, id, brought[at] ?? [], labels[at] ?? []));
  const faults = [
    ...mustered.flatMap((each) => each.faults),
    ...SIDES.flatMap(({ id }) => commandFaults(game, id, armies[id])),
  ];
  const start = {
    table: game.tableOf(options),
    options,
    sides: SIDES.map((side) => sideOf(side, armies[side.id])),
    bases: mustered.flatMap((each) => each.bases),
    ...(terrain ? { terrain } : {}),
  };
  return beforeSetup(rules, start, faults);
}
