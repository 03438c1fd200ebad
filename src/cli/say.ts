import type { Fault, Reason } from '../engine/event.ts';
import { say } from '../words/say.ts';

/** A fault as an English sentence. */
export const sayFault = (fault: Fault): string => say(fault.key, fault.figures);

/** A refusal as an English sentence with its clause. */
export const sayReason = (reason: Reason): string =>
  `${say(reason.key, reason.figures)}${reason.rule ? ` (${reason.rule})` : ''}`;
