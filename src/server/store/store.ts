/** The interface of the stores that keep battles. One suite of tests checks every store. */

/** The stage of a battle: it waits for players to join, is being played, or is over. */
export const STAGES = ['open', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A job for a battle with its time. A battle has at most one job of each kind. */
export interface Due {
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The public part of a battle, readable without opening it. */
export interface BattleHead {
  readonly id: string;
  /** Number of the newest entry. */
  readonly last: number;
  readonly stage: Stage;
  /** When the newest entry was appended, in milliseconds since 1970. */
  readonly changed: number;
  /** The summary in the lobby, as JSON. */
  readonly listing: string;
}

/** New entries for the end of a battle, with its new summary and jobs. */
export interface Appending extends Omit<BattleHead, 'id' | 'last'> {
  readonly battle: string;
  /** The number of the newest entry as the writer knows it; 0 makes a new battle. */
  readonly after: number;
  /** Each as JSON; they get the numbers from `after + 1` on. */
  readonly entries: readonly string[];
  /** All jobs of the battle from now on. */
  readonly due: readonly Due[];
}

export interface DueOf extends Due {
  readonly battle: string;
}

/** A value that the server keeps for itself. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Wanted {
  readonly stage?: Stage;
  /** Only battles whose id comes after this one. */
  readonly beyond?: string;
  readonly limit: number;
}

/** Gets the id of a battle with new entries, or a text sent with `tell`; null says that something may be missed. */
export type Listener = (news: string | null) => void;

export interface Store {
  /**
   * Appends all of it or nothing. False where the battle has other entries by now, or already exists; once it is true,
   * all of it is on the disk.
   */
  append(appending: Appending): Promise<boolean>;
  /** The entries of a battle from a number on, in order; none where there is no such battle. */
  read(battle: string, from: number): Promise<readonly string[]>;
  head(battle: string): Promise<BattleHead | null>;
  /** Battles in the order of their ids. */
  list(wanted: Wanted): Promise<readonly BattleHead[]>;
  remove(battle: string): Promise<void>;
  /**
   * The jobs that are due. Each is put off until `again`, so that no other process takes it meanwhile, and comes back
   * then unless an append has replaced it.
   */
  takeDue(now: number, again: number, limit: number): Promise<readonly DueOf[]>;
  /** The value kept under a name; where there is none, this one is stored. */
  keepFact(name: string, value: string): Promise<string>;
  /** All kept values by their names. */
  facts(): Promise<readonly Fact[]>;
  /** Sends a text to all listeners of this database, in any process. It is not kept. */
  tell(news: string): Promise<void>;
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** The message to listeners about a battle with new entries. */
export const appendedNews = (battle: string, last: number): string => `appended ${battle} ${last}`;
