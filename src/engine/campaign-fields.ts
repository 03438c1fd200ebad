/** What a program needs from a campaign to play its battles elsewhere. */
import type { BattleRecord } from './battle/record.ts';
import type { Ruleset } from './contract.ts';
import type { AnyCommand } from './game/command.ts';
import type { Fault } from './game/event.ts';
import type { Game, SideId } from './game/game.ts';
import type { Checked } from './setup/check-setup.ts';

/** One side of a battle to come. */
export interface FieldSide {
  readonly side: SideId;
  readonly leader: string;
  /** Each leads a command of the side, which has its name. */
  readonly allies: readonly string[];
  /** The elements that may hold the general of the leader, and the one that does if the leader names none. */
  readonly generals: readonly string[];
  readonly general: string | null;
}

/** The battle for which a campaign waits. */
export interface Field {
  /** The same for as long as the campaign waits for this battle. */
  readonly key: string;
  readonly place: string;
  readonly sides: readonly FieldSide[];
}

/** Battles of a campaign that are played elsewhere. */
export interface CampaignFields {
  /** Null where the campaign waits for no battle. */
  awaited(game: Game): Field | null;
  /** The battle before its setup, or why it cannot be played. `generals` names the element of each leader. */
  opened(rules: Ruleset, game: Game, generals: Readonly<Record<string, string>>): Checked;
  /** The command that reports a battle which is over, or why it is none of this campaign. */
  reported(
    game: Game,
    record: BattleRecord,
  ):
    | { readonly ok: true; readonly report: AnyCommand }
    | { readonly ok: false; readonly faults: readonly Fault[] };
}
