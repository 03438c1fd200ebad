/** Battles of a campaign that are fought here: begun on the table, played by bots, or read from a file. */

import type { LevelName } from '../../../bots/players/names.ts';
import type { BattleRecord } from '../../../engine/battle/record.ts';
import type { Fault } from '../../../engine/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import { conflictKey, conflictOf, mainOf, type Role } from '../../../rules/hott/campaign/conflict.ts';
import type { Generals } from '../../../rules/hott/campaign/fielding.ts';
import type { Player } from '../../state/battle/session.ts';
import { beginKept, keptBattle } from '../../state/keeping/store.ts';
import { recordFrom } from '../../state/new-battle/new-battle.ts';
import { settings } from '../../state/settings/settings.ts';
import { think } from '../../thinking/thinker.ts';
import { botOf } from './leaders.ts';
import { gameNow, linkBattle, open, played } from './playing.ts';
import { province } from './words.ts';

/** What became of a wish to fight: the faults against it; none where it was carried out or stopped. */
type Done = Promise<readonly Fault[]>;

/** The id of the battle that was begun for this conflict; null if there is none. */
export const battleHere = (game: Game): string | null => {
  const linked = open.value?.battle;
  return linked?.of === conflictKey(game) ? linked.id : null;
};

const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;

async function keptAs(
  game: Game,
  record: BattleRecord,
  players: Readonly<Record<'red' | 'blue', Player>>,
  bot: LevelName = 'light',
): Promise<string> {
  const conflict = conflictOf(game);
  const [attacker, defender] = (['attacker', 'defender'] as const).map((role) =>
    conflict ? mainOf(conflict, role) : '',
  );
  const name = `${attacker} – ${defender}: ${province(conflict?.province ?? '')}`;
  const id = await beginKept({ name, record, players, dice: settings.peek().dice, bot });
  linkBattle({ id, of: conflictKey(game) });
  return id;
}

const HUMANS = { red: 'human', blue: 'human' } as const;

/** The record of the battle before its setup. */
async function opened(game: Game, generals: Generals, players: Readonly<Record<'red' | 'blue', Player>>) {
  const conflict = conflictOf(game);
  if (!conflict) return { ok: false, faults: [] } as const;
  const [{ hott }, { fieldedBattle }] = await Promise.all([
    import('../../../rules/hott/index.ts'),
    import('../../../rules/hott/campaign/fielding.ts'),
  ]);
  // The seen game lacks what other nations hide, such as the lurkers of an army.
  const made = fieldedBattle(hott, gameNow.peek() ?? game, conflict, generals);
  return made.ok ? ({ ok: true, record: recordFrom(hott, made.battle, players, '') } as const) : made;
}

/** Who plays each side on the table: a bot where it leads the nation. */
function playersOf(game: Game): Readonly<Record<'red' | 'blue', Player>> {
  const [now, conflict] = [played.peek(), conflictOf(game)];
  const playerOf = (role: Role): Player =>
    now && conflict && botOf(now, mainOf(conflict, role)) ? 'bot' : 'human';
  return { red: playerOf('attacker'), blue: playerOf('defender') };
}

/** Begins the battle on the table: terrain is laid by the program, the armies of people deploy by hand. */
export async function beginHere(game: Game, generals: Generals, level: LevelName): Done {
  const players = playersOf(game);
  const start = await opened(game, generals, players);
  if (!start.ok) return start.faults;
  const begun = await think('begin', start.record, {
    seed: anySeed(),
    byHand: (['red', 'blue'] as const).filter((side) => players[side] === 'human'),
    left: ['lay-terrain', 'number-edges'],
    heedless: [],
  });
  if (!begun) return [];
  if (!begun.ok) return begun.faults;
  await keptAs(game, begun.record, players, level);
  return [];
}

/** Lets bots of a level play the battle to its end. */
export async function letBotsFight(game: Game, generals: Generals, level: LevelName): Done {
  const start = await opened(game, generals, HUMANS);
  if (!start.ok) return start.faults;
  const record = await think('fight', start.record, { bot: level, seed: anySeed() });
  if (record) await keptAs(game, record, HUMANS);
  return [];
}

/** Takes the battle of a record file. */
export async function takeRecord(game: Game, text: string): Done {
  const conflict = conflictOf(game);
  if (!conflict) return [];
  const [{ hott }, { readRecord }, { recordFaults }] = await Promise.all([
    import('../../../rules/hott/index.ts'),
    import('../../../scenario/record-file.ts'),
    import('../../../scenario/record-check.ts'),
  ]);
  const read = readRecord(text);
  if (!read.ok) return read.faults;
  if (read.record.header.ruleset !== hott.id) return [{ key: 'hott.campaign.other-battle', figures: {} }];
  const faults = recordFaults(hott, read.record);
  if (faults.length > 0) return faults;
  const { reportOfBattle } = await import('../../../rules/hott/campaign/battle-report.ts');
  const told = reportOfBattle(game, conflict, read.record);
  if (!told.ok) return told.faults;
  await keptAs(game, read.record, HUMANS);
  return [];
}

/** The report of a kept battle, or why there is none yet. */
export async function reportOfKept(game: Game, id: string) {
  const conflict = conflictOf(game);
  const kept = await keptBattle(id).catch(() => undefined);
  const gone = { ok: false, faults: [{ key: 'hott.campaign.battle-gone', figures: {} }] } as const;
  if (!conflict || !kept) return gone;
  const { reportOfBattle } = await import('../../../rules/hott/campaign/battle-report.ts');
  return reportOfBattle(game, conflict, kept.record);
}
