/** Where battles are kept. One suite of tests holds for every store. */

/** What a battle is waiting for: somebody to join, the players, or nothing any more. */
export const STAGES = ['open', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** Something to be done for a battle at a time. A battle has at most one of each kind. */
export interface Due {
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What everybody may know of a battle without opening it. */
export interface BattleHead {
  readonly id: string;
  /** Number of the newest entry. */
  readonly last: number;
  readonly stage: Stage;
  /** When the newest entry was appended, in milliseconds since 1970. */
  readonly changed: number;
  /** What the lobby shows, as JSON. */
  readonly listing: string;
}

/** Entries for the end of a battle's list, with what follows from them. */
export interface Appending extends Omit<BattleHead, 'id' | 'last'> {
  readonly battle: string;
  /** The number of the newest entry as the writer knows it; 0 makes a new battle. */
  readonly after: number;
  /** Each as JSON; they are numbered from `after + 1` on. */
  readonly entries: readonly string[];
  /** All that is due for the battle from now on. */
  readonly due: readonly Due[];
}

export interface DueOf extends Due {
  readonly battle: string;
}

export interface Wanted {
  readonly stage?: Stage;
  /** Only battles whose id comes after this one. */
  readonly beyond?: string;
  readonly limit: number;
}

/** Told of a battle that has new entries, or of a word said with `tell`; null says that something may be missed. */
export type Listener = (news: string | null) => void;

export interface Store {
  /**
   * Appends all of it or nothing. False where the battle has other entries by now, or exists already; once it is
   * true, all of it is on the disk.
   */
  append(appending: Appending): Promise<boolean>;
  /** The entries of a battle from a number on, in order; none where there is no such battle. */
  read(battle: string, from: number): Promise<readonly string[]>;
  head(battle: string): Promise<BattleHead | null>;
  /** Battles in the order of their ids. */
  list(wanted: Wanted): Promise<readonly BattleHead[]>;
  remove(battle: string): Promise<void>;
  /**
   * What is due by now. It is put off until `again`, so that nobody else takes it meanwhile, and comes back then if
   * no append has replaced it.
   */
  takeDue(now: number, again: number, limit: number): Promise<readonly DueOf[]>;
  /** The value kept under a name: this one where there was none. */
  keepFact(name: string, value: string): Promise<string>;
  /** Says something to everybody who listens at this database, in any process. It is not kept. */
  tell(news: string): Promise<void>;
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** What listeners are told when a battle has new entries. */
export const appendedNews = (battle: string, last: number): string => `appended ${battle} ${last}`;
