/** A link that holds the position on the screen. */
import { view } from '../../../engine/game/view.ts';
import { writeRecord } from '../../../scenario/write-record.ts';
import { session } from '../battle/session.ts';
import { tell } from '../navigation/dialogs.ts';
import { hashOf } from '../navigation/route.ts';
import { t } from '../telling/telling.ts';
import { stepNow } from '../view/shown.ts';
import { copyText } from './copying.ts';
import { linkTextOf } from './link-text.ts';

/** The position that is shown, as a spectator may see it, as a record without entries. */
function positionNow(): string | null {
  const now = session.peek();
  const battle = now?.play.battles[stepNow.peek()];
  if (!now || !battle) return null;
  const { dice: _, ...header } = now.play.record.header;
  const opening = view(now.rules, battle, null);
  return writeRecord({ header: { ...header, title: now.name }, opening, entries: [] });
}

/** Copies a link to the position, and shows it for browsers that do not let it be copied. */
export async function sharePosition(): Promise<void> {
  const position = positionNow();
  if (position === null) return;
  const hash = hashOf({ page: 'position', text: await linkTextOf(position) });
  const link = new URL(hash, location.href).href;
  const isCopied = await copyText(link);
  tell({ told: 'link', title: t(isCopied ? 'screen.link.copied' : 'screen.link'), link });
}
