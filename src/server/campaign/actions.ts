/** The actions in a campaign. */

import type { z } from 'zod';
import type { AnyCommand } from '../../engine/game/command.ts';
import type { PlayOf } from '../../engine/game/records/record.ts';
import { isTold } from '../../engine/game/records/told.ts';
import { CAMPAIGN_BODIES, type CampaignAction, type CampaignRequest } from '../../protocol/campaigns.ts';
import { formFaults } from '../forms.ts';
import type { Actor } from '../kind.ts';
import { wantedNotices } from '../notices/wanted.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { carryOn } from './carry-on.ts';
import { add, type CampaignDraft, give } from './draft.ts';
import { fieldOf } from './fight.ts';
import { isOver } from './state.ts';

/** The number of an undo: a seat counts the entries that it was shown, the record counts all. */
function counted({ live, record }: PlayOf, command: AnyCommand, nation: string): AnyCommand {
  if (command.type !== 'undo') return command;
  const known = live.flatMap((number, at) => {
    const entry = record.entries[number];
    return entry && isTold(entry, nation) ? [at] : [];
  });
  const keep = command.keep === undefined ? known.length - 1 : Number(command.keep);
  return { type: 'undo', keep: known[keep] ?? live.length };
}

/** The forms of the bodies; notices go only to public addresses. */
const FORMS = { ...CAMPAIGN_BODIES, notices: wantedNotices };

type Act<Name extends CampaignAction> = (
  draft: CampaignDraft,
  body: z.output<(typeof CAMPAIGN_BODIES)[Name]>,
  seat: number,
  nation: string,
) => Refusal | null;

const ACTS: { readonly [Name in CampaignAction]: Act<Name> } = {
  play(draft, { command }, seat, nation) {
    if (isOver(draft.state)) return refusal(409, 'server.over');
    const reasons = give(draft, counted(draft.state.play, command, nation), nation, seat);
    if (reasons) return { status: 422, reasons };
    carryOn(draft);
    return null;
  },
  fight(draft, { how, general }, seat, nation) {
    const field = fieldOf(draft.state);
    const side = field?.sides.find(({ leader }) => leader === nation);
    if (!field || !side) return refusal(409, 'server.no-battle-awaited');
    if (draft.state.fought?.key === field.key) return refusal(409, 'server.begun');
    if (general !== undefined && !side.generals.includes(general))
      return refusal(422, 'server.no-such-general', { general, known: side.generals });
    add(draft, { type: 'wished', key: field.key, how, ...(general === undefined ? {} : { general }) }, seat);
    return null;
  },
  instruct(draft, { instructions }, seat) {
    add(draft, { type: 'instructed', instructions }, seat);
    return null;
  },
  'hand-on'(draft, { hash }, seat) {
    if (draft.state.seats.some((each) => each.hash === hash)) return refusal(409, 'server.already-seated');
    add(draft, { type: 'handed-on', hash }, seat);
    return null;
  },
  notices(draft, { channels, language }, seat) {
    add(draft, { type: 'notices-wanted', channels, language }, seat);
    return null;
  },
};

/** Performs an action on the draft; answers with a refusal where it cannot. */
export function actInCampaign(
  draft: CampaignDraft,
  { do: name, body }: CampaignRequest,
  { seat, hash }: Actor,
): Refusal | null {
  const nation = draft.state.seats[seat ?? -1]?.nation;
  if (seat === null || nation === undefined)
    return hash === null ? refusal(401, 'server.no-secret') : refusal(403, 'server.not-seated');
  const read = FORMS[name].safeParse(body);
  if (!read.success) return { status: 400, reasons: formFaults(read.error, ['body']) };
  return (ACTS[name] as Act<CampaignAction>)(draft, read.data as never, seat, nation);
}
