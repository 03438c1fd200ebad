/** Gives the text of an army to every reader of armies, and begins battles with it. */
import { armyIndex } from '../../src/armies/bnb/army-index.ts';
import { tellFinding as tellBnb } from '../../src/armies/bnb/messages.ts';
import { translateList } from '../../src/armies/bnb/translate.ts';
import type { Finding } from '../../src/armies/finding.ts';
import { hottArmyIndex } from '../../src/armies/hott/army-index.ts';
import { tellFinding as tellHott } from '../../src/armies/hott/messages.ts';
import { armyFiles } from '../../src/armies/load-node.ts';
import type { Teller } from '../../src/armies/messages.ts';
import { battleArmyOf as bnbArmyOf } from '../../src/bots/bnb/setup/army.ts';
import { battleArmyOf as hottArmyOf } from '../../src/bots/hott/setup/army.ts';
import type { Fault } from '../../src/engine/event.ts';
import type { Checked } from '../../src/engine/setup/check-setup.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { newBattle as bnbBattle } from '../../src/rules/bnb/setup/new-battle.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { newBattle as hottBattle } from '../../src/rules/hott/setup/new-battle.ts';

const { lists, orders } = armyIndex(armyFiles());
const [bnbEnemy] = orders.map(bnbArmyOf);
const [hottEnemy] = hottArmyIndex(armyFiles()).armies.map(({ army }) => hottArmyOf(army));

function tellAll(tell: Teller, findings: readonly Finding[]): void {
  for (const finding of findings) for (const language of ['en', 'fr'] as const) tell(language, finding);
}

const faultsOf = (begun: Checked): readonly Fault[] => (begun.ok ? [] : begun.faults);

const PATH = 'own/army.txt';

function handOrders(text: string): readonly Fault[] {
  const index = armyIndex([{ path: PATH, text }], lists);
  tellAll(
    tellBnb,
    index.wrong.flatMap(({ faults }) => faults),
  );
  return index.orders.flatMap((order) => {
    tellAll(tellBnb, [...order.muster.faults, ...order.muster.warnings]);
    if (!bnbEnemy) return [];
    const armies = { red: bnbArmyOf(order), blue: bnbEnemy };
    return faultsOf(bnbBattle(bnb, { table: bnb.table, armies }));
  });
}

function handHottArmies(text: string): readonly Fault[] {
  const index = hottArmyIndex([{ path: PATH, text }]);
  tellAll(
    tellHott,
    index.wrong.flatMap(({ faults }) => faults),
  );
  return index.armies.flatMap(({ army, muster }) => {
    tellAll(tellHott, muster.warnings);
    if (!hottEnemy) return [];
    const armies = { red: hottArmyOf(army), blue: hottEnemy };
    return faultsOf(hottBattle(hott, { size: army.points, armies }));
  });
}

/** The faults of the battles with this army. */
export function handArmy(text: string): readonly Fault[] {
  const { faults, notes } = translateList(text);
  tellAll(tellBnb, [...faults, ...notes]);
  return [...handOrders(text), ...handHottArmies(text)];
}
