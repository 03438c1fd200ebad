/** The types of battles as a kind of game that the server keeps. */
import type { Message } from '../../protocol/messages.ts';
import type { Request } from '../../protocol/requests.ts';
import type { LogEntry } from './log.ts';
import type { State } from './state.ts';

export interface Battles {
  readonly state: State;
  readonly entry: LogEntry;
  readonly message: Message;
  readonly request: Request;
}
