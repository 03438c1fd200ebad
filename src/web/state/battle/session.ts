import { LEVEL_NAMES, type LevelName, type OpponentName } from '../../../bots/players/names.ts';
import { isMastered } from '../../../bots/rulesets.ts';
import type { BattleRecord, Play } from '../../../engine/battle/record.ts';
import type { SideId } from '../../../engine/battle.ts';
import type { AnyCommand, Seat } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { isBlank, seenLine } from '../../../engine/data/given-text.ts';
import type { Event, Reason } from '../../../engine/event.ts';
import { ofTable } from '../table.ts';

/** Thrown by the program at once, one by one on a press, or typed in from the table. */
export const DICE_MODES = ['program', 'one-by-one', 'typed'] as const;
export type DiceMode = (typeof DICE_MODES)[number];
/** A person at this screen, a bot of this page, or somebody elsewhere. */
export type Player = 'human' | 'bot' | 'elsewhere';
/** The levels of bots that are offered for a ruleset. */
export const levelsFor = (ruleset: string): readonly LevelName[] =>
  LEVEL_NAMES.filter((level) => level !== 'master' || isMastered(ruleset));

/** Who decides the commands of a battle: this page, or a server. */
export interface Referee {
  /** Are its dice thrown, its bots asked and its changes kept by this page? */
  readonly isHere: boolean;
  /** Decides a command and shows the result; false where it is refused at once. */
  send(now: Session, command: AnyCommand, by: Seat): boolean;
  /** Is the battle a private plan, which is tried out and not kept? */
  readonly isPlan?: boolean;
  /** The record of the battle, to be saved. */
  record(now: Session): Promise<BattleRecord>;
}

/** A battle being played, its players and its settings. */
export interface Session {
  readonly id: string;
  readonly name: string;
  readonly rules: Ruleset;
  readonly play: Play;
  readonly players: Readonly<Record<SideId, Player>>;
  readonly dice: DiceMode;
  readonly bot: OpponentName;
  readonly referee: Referee;
}

/** The battle on the table; null while there is none. */
export const session = ofTable<Session | null>(null);
/** Why the last command was refused; empty when it was taken. */
export const refusals = ofTable<readonly Reason[]>([]);
/** The events of the last command that was taken, for animation. */
export const lastEvents = ofTable<readonly Event[]>([]);

export const rename = (name: string): void => {
  const now = session.value;
  if (now && !isBlank(name)) session.value = { ...now, name: seenLine(name) };
};

export const setDice = (dice: DiceMode): void => {
  if (session.value) session.value = { ...session.value, dice };
};
