import type { OpponentName } from '../../../bots/players/names.ts';
import { type BattleRecord, newPlay, type RecordHeader } from '../../../engine/battle/record.ts';
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Fault } from '../../../engine/event.ts';
import type { Meeting } from '../../on-screen/new-battles.ts';
import { think } from '../../thinking/thinker.ts';
import type { Player } from '../battle/session.ts';
import { newBattlesOf, onScreen } from '../loading/ruleset.ts';
import { TERRAIN_BY_HAND } from '../setup/by-hand.ts';

/** The choices for a new battle. */
export interface Wanted extends Meeting {
  readonly rules: Ruleset;
  readonly players: { readonly red: Player; readonly blue: Player };
  /** Set up by the program for both sides, or with deployment by hand, or with terrain by hand too. */
  readonly setup: 'by-rules' | 'by-hand' | 'all-by-hand';
  readonly seed: number;
}

/** How a battle of a ruleset may be set up. */
export const setupsOf = (ruleset: string): readonly Wanted['setup'][] => {
  const lays = onScreen(ruleset)?.setup.laying !== undefined;
  return lays ? ['by-rules', 'by-hand', 'all-by-hand'] : ['by-rules', 'by-hand'];
};

export type Made =
  | { readonly ok: true; readonly record: BattleRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The head of a record of a battle between these players. */
const headerOf = (rules: Ruleset, seats: Readonly<Record<SideId, Player>>, title: string): RecordHeader => ({
  format: 'acies-record/1',
  ruleset: rules.id,
  version: rules.version,
  seats,
  title,
});

/** The record of a battle that begins at a position. */
export const recordFrom = (
  rules: Ruleset,
  position: Battle,
  seats: Readonly<Record<SideId, Player>>,
  title: string,
): BattleRecord => newPlay(rules, headerOf(rules, seats, title), position).record;

/**
 * A battle of these choices, set up to the first decision of a person, with its setup in the record; or the faults of
 * the choices. Null where the thinking was stopped.
 */
export async function makeBattle(wanted: Wanted, title: string, bot?: OpponentName): Promise<Made | null> {
  const { rules, seed, players, setup } = wanted;
  const checked = newBattlesOf(rules.id)?.open(rules, wanted);
  if (!checked?.ok) return checked ?? { ok: false, faults: [{ key: 'screen.new.no-armies', figures: {} }] };
  const sides = ['red', 'blue'] as const;
  const start = { header: headerOf(rules, players, title), opening: checked.battle, entries: [] };
  return think('begin', start, {
    seed,
    byHand: setup === 'by-rules' ? [] : sides.filter((side) => players[side] === 'human'),
    left: setup === 'all-by-hand' ? [] : [...TERRAIN_BY_HAND],
    // The bot for beginners deploys without regard to the enemy.
    heedless: sides.filter((side) => setup === 'by-rules' && bot === 'beginner' && players[side] === 'bot'),
  });
}
