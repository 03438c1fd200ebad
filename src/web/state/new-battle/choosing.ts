import { effect, signal } from '@preact/signals';
import type { CharacterName, LevelName } from '../../../bots/players/names.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { ArmyOnOffer } from '../../on-screen/new-battles.ts';
import { chance } from '../battle/chance.ts';
import { type DiceMode, levelsFor } from '../battle/session.ts';
import { fetched } from '../loading/fetching.ts';
import { FIRST_RULESET, loadNewBattles, RULESET_IDS } from '../loading/loading.ts';
import { newBattlesOf } from '../loading/ruleset.ts';
import { close, dialog, open } from '../navigation/dialogs.ts';
import { route } from '../navigation/route.ts';
import { oneOf } from '../settings/remembering.ts';
import { settings } from '../settings/settings.ts';
import { telling } from '../telling/telling.ts';
import type { Wanted } from './new-battle.ts';

/** The armies of both sides by their ids, the first side's first. */
export type ArmyPair = readonly [string, string];
export type Opponent = LevelName | 'two';
export type Seat = 'red' | 'blue';

/** The choices for a battle before it begins. */
export interface Choices {
  readonly ruleset: string;
  readonly pair: ArmyPair;
  readonly opponent: Opponent;
  readonly character: CharacterName;
  readonly seat: Seat;
  /** Which of the sizes of the table; null for the usual one. */
  readonly table: number | null;
  readonly setup: Wanted['setup'];
  /** Null for the mode of the settings. */
  readonly dice: DiceMode | null;
  readonly options: Battle['options'];
  /** Empty for the names of both armies. */
  readonly name: string;
}

/** The choices so far; they stay while the player opens or makes an army. Null where no battle is being chosen. */
export const choices = signal<Choices | null>(null);

// On the battle page, the choices have been used or given up.
effect(() => {
  if (route.value.page === 'battle') choices.value = null;
});

export function choose(part: Partial<Choices>): void {
  if (choices.value) choices.value = { ...choices.value, ...part };
}

/** The points by which armies are compared: those of their size, else those that they have. */
const sizeOf = ({ size, facts }: ArmyOnOffer): number => size ?? Number(facts.figures?.points ?? 0);

const armiesOf = (ruleset: string): readonly ArmyOnOffer[] =>
  newBattlesOf(ruleset)?.armies(telling.peek().language) ?? [];

/** The first opponent of an army: one of the same size, or nearly, and without faults if there is one. */
function opponentOf(wanted: string, armies: readonly ArmyOnOffer[]): string {
  const one = armies.find(({ id }) => id === wanted);
  const size = one ? sizeOf(one) : 0;
  const misfit = (army: ArmyOnOffer): number =>
    Math.abs(sizeOf(army) - size) + (army.findings.length > 0 ? 0.5 : 0);
  const [best] = armies.filter(({ id }) => id !== wanted).toSorted((a, b) => misfit(a) - misfit(b));
  return best?.id ?? wanted;
}

/** Two armies to begin with: the one asked for, against one of another title. */
function firstPair(ruleset: string, wanted?: string): ArmyPair {
  const armies = armiesOf(ruleset);
  if (wanted !== undefined) return [wanted, opponentOf(wanted, armies)];
  const first = newBattlesOf(ruleset)?.first?.(chance);
  if (first) return first;
  const [one] = armies;
  const kin = (title = ''): string | undefined => title.split(':')[0];
  return [one?.id ?? '', armies.find(({ title }) => kin(title) !== kin(one?.title))?.id ?? ''];
}

/** The first choices that depend on the ruleset. */
const firstOf = (ruleset: string, army?: string) =>
  ({ ruleset, pair: firstPair(ruleset, army), setup: 'by-rules', table: null, options: {} }) as const;

const newChoices = (ruleset: string, army?: string): Choices => ({
  ...firstOf(ruleset, army),
  opponent: 'playing',
  character: 'steady',
  seat: 'red',
  dice: null,
  name: '',
});

/** The opponent wanted; full strength where the ruleset does not offer it. */
const opponentIn = (ruleset: string, wanted: Opponent): Opponent =>
  wanted === 'two' || levelsFor(ruleset).includes(wanted) ? wanted : 'playing';

/** Chooses the ruleset and loads its armies. */
export async function chooseRuleset(ruleset: string): Promise<void> {
  const before = choices.peek();
  choose({ ruleset, opponent: opponentIn(ruleset, before?.opponent ?? 'playing') });
  const battles = await fetched(() => loadNewBattles(ruleset));
  if (choices.peek()?.ruleset !== ruleset) return;
  if (battles) choose(firstOf(ruleset));
  else choices.value = before;
}

/**
 * The chosen armies, with the named one for the first side. Armies that no longer exist are replaced. If the named
 * army is already the second side's, that side gets another.
 */
function pairWith([red, blue]: ArmyPair, ruleset: string, named?: string): ArmyPair {
  const armies = armiesOf(ruleset);
  const isThere = (wanted: string): boolean => armies.some(({ id }) => id === wanted);
  const first = named ?? red;
  if (!isThere(first)) return isThere(blue) ? [opponentOf(blue, armies), blue] : firstPair(ruleset);
  return [first, isThere(blue) && blue !== named ? blue : opponentOf(first, armies)];
}

/**
 * Opens the dialog of a new battle with the choices so far; a named army becomes the first side's. The dialog opens at
 * once and waits for the armies.
 */
export async function openNewBattle(ruleset?: string, army?: string): Promise<void> {
  const known = oneOf(RULESET_IDS, settings.peek().ruleset, FIRST_RULESET);
  const wanted = ruleset ?? choices.peek()?.ruleset ?? known;
  open({ dialog: 'new-battle' });
  const battles = await fetched(() => loadNewBattles(wanted));
  if (dialog.peek()?.dialog !== 'new-battle') return;
  if (!battles) return endChoosing();
  const before = choices.peek();
  if (!before) choices.value = newChoices(wanted, army);
  else if (before.ruleset === wanted) choose({ pair: pairWith(before.pair, wanted, army) });
  else choose(firstOf(wanted, army));
}

/** Forgets the choices: the battle begins or is given up. */
export function endChoosing(): void {
  choices.value = null;
  close();
}
