/** The battle of a campaign on the table, made from the field armies of both main protagonists and their contingents. */

import type { Ruleset } from '../../../engine/contract.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import type { Game } from '../../../engine/game/game.ts';
import type { Checked } from '../../../engine/setup/check-setup.ts';
import { type BattleArmy, newBattle } from '../setup/new-battle.ts';
import { PLAIN } from '../setup/stronghold-piece.ts';
import { costOf } from '../troops/troops.ts';
import {
  broughtBy,
  helpersOf,
  mainOf,
  ROLES,
  type Role,
  roleOfPlayer,
  strongholdOf,
  usualGeneral,
} from './conflict.ts';
import { type Elements, eligibleIn, typesIn } from './elements.ts';
import { heldHere } from './held-heroes.ts';
import { landingsIn } from './landings.ts';
import { armyOf, type Conflict } from './state.ts';

/** The side of the table on which each role stands until the setup decides. */
export const SIDE_OF = { attacker: 'red', defender: 'blue' } as const satisfies Record<Role, string>;

/** The element that holds the general of each main protagonist who names one. */
export type Generals = Readonly<Record<string, string>>;

const basesOf = (elements: Elements, general: string): BattleArmy['bases'] =>
  typesIn(elements).flatMap((type) =>
    Array.from({ length: elements[type] ?? 0 }, (_, at) => ({
      troop: type,
      flags: type === general && at === 0 ? ['general'] : [],
    })),
  );

/** The dearest element of a contingent that may hold its general, where none was named. */
const dearestOf = (elements: Elements): string =>
  eligibleIn(elements).toSorted((a, b) => costOf(b) - costOf(a))[0] ?? '';

function armyIn(game: Game, conflict: Conflict, role: Role, generals: Generals): BattleArmy {
  const main = mainOf(conflict, role);
  const { [main]: army = {}, ...contingents } = broughtBy(game, conflict, role);
  const allies = Object.entries(contingents).flatMap(([player, elements]) => {
    const general = rowOf(helpersOf(conflict, role), player)?.general ?? dearestOf(elements);
    return basesOf(elements, general).map((base) => ({ ...base, command: player }));
  });
  const captives = heldHere(game, conflict, role).map(({ hero, of }) => ({
    troop: hero,
    flags: ['captive'],
    ...(of === main ? {} : { command: of }),
  }));
  return {
    name: main,
    stronghold:
      roleOfPlayer(game, conflict, strongholdOf(game, conflict) ?? '') === role
        ? { ...PLAIN, name: conflict.province }
        : null,
    bases: [...basesOf(army, generals[main] ?? usualGeneral(game, main) ?? ''), ...allies, ...captives],
  };
}

/** The battle before its setup, or why it cannot be fought on the table. */
export function fieldedBattle(
  rules: Ruleset,
  game: Game,
  conflict: Conflict,
  generals: Generals = {},
): Checked {
  const wrong = ROLES.map((role) => mainOf(conflict, role)).filter(
    (player) =>
      generals[player] !== undefined &&
      !(eligibleIn(armyOf(game, player)) as readonly string[]).includes(generals[player]),
  );
  if (wrong.length > 0)
    return {
      ok: false,
      faults: wrong.map((player) => ({ key: 'hott.campaign.no-general', figures: { player } })),
    };
  return newBattle(rules, {
    armies: {
      red: armyIn(game, conflict, 'attacker', generals),
      blue: armyIn(game, conflict, 'defender', generals),
    },
    campaign: {
      roles: { red: 'attacker', blue: 'defender' },
      contingents: landingsIn(game, conflict),
    },
  });
}
