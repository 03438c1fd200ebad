import { commandNames, inCommand } from '../../engine/army/commands.ts';
import { type Battle, basesOnTable, otherSide, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { agreedSize } from '../../rules/hott/ending/army-size.ts';
import { apOf, isCommanderLost, lostAp, lostApOf, totalAp } from '../../rules/hott/ending/lost.ts';
import { isStrongholdLost } from '../../rules/hott/ground/stronghold.ts';
import { hott as rules } from '../../rules/hott/index.ts';
import { isDemoralisedCommand } from '../../rules/hott/mass/demoralised.ts';
import { runaways } from '../../rules/hott/mass/run-off.ts';
import { priceOf } from '../../rules/hott/moves/price.ts';
import { comesLater, DEPLOYMENT_DEPTH } from '../../rules/hott/setup/deploy.ts';
import type { CommandSpirit, RulesetOnScreen, Spirit } from '../on-screen/ruleset.ts';
import { drawing } from './drawing.ts';
import { fights } from './fights.ts';
import { orders } from './orders.ts';

/** Only its owner knows the points of an army. The opponent sees the points that were agreed on. */
function spirit(battle: Battle, side: SideId, seat: SideId | null): Spirit {
  const known = seat === null || seat === side || typeof battle.options.ap !== 'number';
  const reference = known ? totalAp(battle, side) : agreedSize(battle);
  const losses = lostAp(battle, side);
  const routing = reference / 2;
  const isBroken = losses >= routing || isCommanderLost(battle, side);
  const routed =
    isStrongholdLost(battle, side) || (isBroken && losses > lostAp(battle, otherSide(battle, side)));
  return { reference, routing, losses, routed };
}

/** A command of a mass battle is demoralised when it has lost half of its points. */
const commands = (battle: Battle, side: SideId): readonly CommandSpirit[] =>
  commandNames(battle, side).map((command) => {
    const own = inCommand(battle, side, command);
    const isDemoralised = isDemoralisedCommand(battle, side, command);
    const state = isDemoralised ? 'demoralised' : 'steady';
    return { command, losses: lostApOf(battle, own), limit: apOf(own) / 2, state };
  });

/** Do the elements that the enemy knows leave some of the agreed points for others? */
const mayLurk = (battle: Battle, side: SideId): boolean =>
  apOf(
    battle.bases.filter((base) => base.side === side && !rules.hides(battle, base, otherSide(battle, side))),
  ) < agreedSize(battle);

const FAR: readonly string[] = [
  'hott.price.general-far',
  'hott.price.general-lost',
  'hott.price.general-unseen',
];

/** Bases to which orders cost more because their general is far, unseen or gone. */
const outOfCommand = (battle: Battle, side: SideId): readonly PlacedBase[] =>
  basesOnTable(battle).filter(
    (base) => base.side === side && priceOf(battle, [base], 0).some(({ key }) => FAR.includes(key)),
  );

/** Hordes of the Things on the screen. */
export const hott: RulesetOnScreen = {
  rules,
  hasCommands: true,
  idlePhases: () => [],
  armies: {
    spirit,
    commands,
    mayLurk,
    neglected: (battle, side) => [
      { key: 'screen.warn.runaways', bases: runaways(battle), costs: false },
      { key: 'screen.warn.command', bases: outOfCommand(battle, side), costs: true },
    ],
  },
  drawing,
  setup: {
    depth: () => DEPLOYMENT_DEPTH,
    isDue: (_, base) => !comesLater(base),
    placedFreely: ['replace-horde', 'arrive'],
  },
  orders,
  fights,
};
