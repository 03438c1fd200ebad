/** Actions beside the play: chat, notes, standing instructions and notices. */
import { BODIES } from '../../../protocol/requests.ts';
import { wantedNotices } from '../../notices/wanted.ts';
import { refusal } from '../../refusal.ts';
import { add } from '../draft.ts';
import { action } from './action.ts';

export const say = action({
  body: BODIES.say,
  seated: false,
  act(draft, { text, name, aside }, { seat }) {
    if (seat === null && name === undefined) return refusal(422, 'server.say-your-name');
    const more = seat === null ? (name === undefined ? {} : { name }) : aside ? { aside } : {};
    add(draft, { type: 'said', text, ...more }, seat);
    return null;
  },
});

/** A note that only its author sees; the last one counts. */
export const note = action({
  body: BODIES.note,
  seated: true,
  act(draft, { text }, { seat }) {
    add(draft, { type: 'noted', text }, seat);
    return null;
  },
});

/** All instructions of a seat: they replace its earlier ones. */
export const instruct = action({
  body: BODIES.instruct,
  seated: true,
  act(draft, { instructions }, { seat }) {
    add(draft, { type: 'instructed', instructions }, seat);
    return null;
  },
});

/** The channels on which a seat gets a notice when the battle waits for it; an empty list switches notices off. */
export const notices = action({
  body: wantedNotices,
  seated: true,
  act(draft, { channels, language }, { seat }) {
    add(draft, { type: 'notices-wanted', channels, language }, seat);
    return null;
  },
});
