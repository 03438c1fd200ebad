/** Begins new battles. */

import type { OpponentName } from '../../../bots/players/names.ts';
import { randomFrom } from '../../../bots/random.ts';
import type { Fault } from '../../../engine/event.ts';
import type { ArmyOnOffer } from '../../on-screen/new-battles.ts';
import type { DiceMode } from '../battle/session.ts';
import { beginKept } from '../keeping/store.ts';
import { loadFileWords } from '../loading/loading.ts';
import { newBattlesOf, onScreen } from '../loading/ruleset.ts';
import { tell } from '../navigation/dialogs.ts';
import { goTo } from '../navigation/route.ts';
import { settings } from '../settings/settings.ts';
import { t, telling, tOf } from '../telling/telling.ts';
import { whyFailed } from '../telling/why-failed.ts';
import { makeBattle, type Wanted } from './new-battle.ts';

export { wake } from '../../thinking/thinker.ts';

/** A random seed. */
export const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;

const armyOf = (ruleset: string, id: string): ArmyOnOffer | undefined =>
  newBattlesOf(ruleset)
    ?.armies(telling.value.language)
    .find((army) => army.id === id);

const armyName = (ruleset: string, id: string): string => armyOf(ruleset, id)?.name ?? '';

/** A notice that two armies were made for battles of different sizes; null where they were not. */
export function sizesTold(ruleset: string, red: string, blue: string): string | null {
  const [one, other] = [armyOf(ruleset, red), armyOf(ruleset, blue)];
  if (one?.size === undefined || other?.size === undefined || one.size === other.size) return null;
  const figures = { one: one.size, other: other.size, name: one.name, otherName: other.name };
  return t('screen.new.sizes', figures);
}

/** Why a battle cannot begin: each fault once, with its army. */
function meetingFaults({ rules, red, blue }: Wanted, faults: readonly Fault[]): readonly string[] {
  const told = faults.map(({ key, figures }) => {
    const fault = tOf(rules.id, key, figures);
    const id = figures.side === 'red' ? red : figures.side === 'blue' ? blue : null;
    return id === null ? fault : t('screen.new.fault-of', { army: armyName(rules.id, id), fault });
  });
  const sizes = sizesTold(rules.id, red, blue);
  return [...new Set([...(sizes === null ? [] : [sizes]), ...told])];
}

/** Makes a battle and goes to it, or answers with the faults and changes nothing. */
export async function startBattle(
  wanted: Wanted,
  how: { readonly name: string; readonly dice: DiceMode; readonly bot: OpponentName },
): Promise<readonly string[]> {
  const made = await makeBattle(wanted, how.name, how.bot).catch(whyFailed);
  if (!made) return [];
  if (typeof made === 'string') return [made];
  if (!made.ok) {
    await loadFileWords();
    return meetingFaults(wanted, made.faults);
  }
  const id = await beginKept({ ...how, record: made.record, players: wanted.players });
  goTo({ page: 'battle', id });
  return [];
}

/** The first name of a battle: both armies. */
export const nameOfMeeting = (ruleset: string, red: string, blue: string): string =>
  t('screen.battle.name', { red: armyName(ruleset, red), blue: armyName(ruleset, blue) });

/** Begins a small battle against the bot for beginners, ready for its first bound. */
export async function startQuickBattle(ruleset: string): Promise<void> {
  const rules = onScreen(ruleset)?.rules;
  const battles = newBattlesOf(ruleset);
  const seed = anySeed();
  const pair = battles?.suited(randomFrom(seed));
  if (!rules || !battles || !pair)
    return tell({
      told: 'faults',
      title: t('screen.new.failed'),
      faults: [t('screen.new.no-armies')],
    });
  const [red, blue] = pair;
  const table = battles.tables()[0] ?? rules.table;
  const wanted: Wanted = {
    rules,
    red,
    blue,
    table,
    language: telling.value.language,
    players: { red: 'human', blue: 'bot' },
    setup: 'by-rules',
    seed,
    options: battles.simple ?? {},
  };
  const name = nameOfMeeting(ruleset, red, blue);
  const faults = await startBattle(wanted, { name, dice: settings.value.dice, bot: 'beginner' });
  if (faults.length > 0) tell({ told: 'faults', title: t('screen.new.failed'), faults });
}
