import type { IndexedArmy } from '../../armies/hott/army-index.ts';
import { readHottArmy } from '../../armies/hott/army-reader.ts';
import { suitedPair } from '../../armies/hott/suited.ts';
import { battleArmyOf } from '../../bots/hott/setup/army.ts';
import { STANDARD } from '../../rules/hott/ending/army-size.ts';
import { newBattle } from '../../rules/hott/setup/new-battle.ts';
import type { Language } from '../../words/types.ts';
import type { ArmyFileOpened, ArmyOnOffer, NewBattles } from '../on-screen/new-battles.ts';
import { bundled } from './armies.ts';
import { armyIn } from './army-words.ts';
import { indexedOwn, keepArmy, ownArmy, readOwnArmies } from './own-armies.ts';

/** All armies: those made here first, then those of the program by size. */
function allArmies(language: Language = 'en'): readonly IndexedArmy[] {
  const bySize = bundled().armies.toSorted((a, b) => a.army.points - b.army.points);
  return [...indexedOwn(), ...bySize].map((indexed) => ({
    ...indexed,
    army: armyIn(language, indexed.army),
  }));
}

function onOffer({ id, army, muster }: IndexedArmy): ArmyOnOffer {
  const own = id.startsWith('own/');
  return {
    id,
    name: army.name,
    title: own ? `${army.name} (${army.points} AP)` : army.name,
    group: own ? { key: 'screen.army.own' } : { key: 'screen.army.points', figures: { points: army.points } },
    facts: {
      key: 'screen.army.hott-facts',
      figures: {
        points: muster.points,
        unspent: Math.max(0, army.points - muster.points),
        elements: army.lines.reduce((sum, { count }) => sum + count, 0),
        stronghold: army.stronghold?.name ?? '',
      },
    },
    size: army.points,
    about: army.theme,
    lines: army.lines.map(({ count, element, name, general }) => ({
      key: 'screen.army.hott-line',
      figures: {
        count,
        element,
        name,
        named: name === '' ? 'no' : 'yes',
        general: general === 'c-in-c' ? 'chief' : (general ?? 'none'),
      },
    })),
    findings: muster.warnings.map(({ key, rule, figures }) => ({
      key,
      rule,
      figures: figures as Readonly<Record<string, string | number>>,
    })),
  };
}

function suited(random: (below: number) => number, like?: string): readonly [string, string] | null {
  const points = allArmies().find(({ id }) => id === like)?.army.points ?? STANDARD.ap;
  const pair = suitedPair(bundled().armies, points, random);
  return pair && [pair[0].id, pair[1].id];
}

/** Keeps the army of a file among the own armies. */
async function openFile(text: string, language: Language): Promise<ArmyFileOpened> {
  const { army, faults } = readHottArmy(text);
  if (!army) {
    const { tellFinding } = await import('../../armies/hott/messages.ts');
    return { next: 'faults', faults: faults.map((each) => tellFinding(language, each)) };
  }
  await readOwnArmies();
  return { next: 'workshop', army: keepArmy(army) };
}

/** New battles of Hordes of the Things. */
export const newBattles: NewBattles = {
  readKept: readOwnArmies,
  openFile,
  async ownText(id) {
    const own = ownArmy(id);
    return own ? (await import('../../armies/hott/army-writer.ts')).formatHottArmy(own.army) : null;
  },
  armies: (language) => allArmies(language).map(onOffer),
  tables: () => [],
  suited,
  first: (random) => suited(random),
  settled: ['ap'],
  open(rules, { red, blue, language = 'en', options = {} }) {
    const find = (wanted: string) => allArmies(language).find(({ id }) => id === wanted)?.army;
    const [southern, northern] = [find(red), find(blue)];
    if (!southern || !northern) return { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
    return newBattle(rules, {
      size: Math.max(southern.points, northern.points),
      options,
      armies: { red: battleArmyOf(southern), blue: battleArmyOf(northern) },
    });
  },
};
