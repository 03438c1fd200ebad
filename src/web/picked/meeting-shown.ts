/** What the order on the table would meet, as the page's worker finds it. */
import { useEffect } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { meetsNobody, triedBy } from '../searching/after-order.ts';
import type { Meeting } from '../searching/meeting.ts';
import { search } from '../searching/search.ts';
import { type Ghost, ghost } from '../state/orders/selection.ts';
import { ofTable } from '../state/table.ts';
import { engageThere } from '../state/view/options.ts';
import { pullNow } from '../table/drag.ts';
import type { Field } from '../table/field.ts';

interface Found {
  readonly battle: Battle;
  readonly shown: Ghost;
  readonly engages: boolean;
  readonly meeting: Meeting;
}

const found = ofTable<Found | null>(null);

/** What an order would meet; null while that is not known. */
export function meetingKnown(shown: Ghost): Meeting | null {
  const known = found.value;
  return known?.shown === shown && known.engages === engageThere.value ? known.meeting : null;
}

const NOBODY: Meeting = { fights: [], brings: [], helped: [] };

/** What an order would meet; null if it is not wanted any longer by the time. */
export async function seekMeeting(
  { rules, battle }: Pick<Field, 'rules' | 'battle'>,
  shown: Ghost,
  isWanted = (): boolean => ghost.peek() === shown,
): Promise<Meeting | null> {
  const known = meetingKnown(shown);
  if (known) return known;
  const engages = engageThere.peek();
  const tried = triedBy(battle, shown, engages);
  const meeting = meetsNobody({ rules, battle }, tried)
    ? NOBODY
    : await search('meeting', battle, tried, isWanted);
  if (meeting && isWanted()) found.value = { battle, shown, engages, meeting };
  return meeting;
}

/** What the order of a card would meet. While it is dragged, what it met a moment ago stands until more is known. */
export function useMeeting(now: Field | null, shown: Ghost | null): Meeting | null {
  const engages = engageThere.value;
  useEffect(() => {
    let isWanted = true;
    if (now && shown?.wish?.reasons.length === 0) void seekMeeting(now, shown, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [now?.battle, shown, engages]);
  if (!shown) return null;
  const last = found.value;
  return meetingKnown(shown) ?? (pullNow.value && last && last.battle === now?.battle ? last.meeting : null);
}
