/** Copies of the moment on the screen as files of other programs: text, drawing and picture. */
import { svgText } from '../../drawing/node.ts';
import { drawBattle } from '../../drawing/table.ts';
import type { Battle } from '../../engine/battle.ts';
import { writeRecord } from '../../scenario/write-record.ts';
import type { Session } from '../state/battle/session.ts';
import { fileName } from '../state/keeping/file-name.ts';
import { download } from '../state/keeping/saving.ts';
import { recordFrom } from '../state/new-battle/new-battle.ts';
import { linesOf } from '../state/telling/log.ts';
import { namingOf } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { seatShown, stepNow } from '../state/view/shown.ts';
import { style } from '../table/style.ts';
import { positionTold } from './position-text.ts';

/** A picture has at most this many pixels a side. */
const MOST_PIXELS = 4000;

/** The drawing of a moment, in the looks of the screen but with north above. */
export const drawingOf = (now: Session, battle: Battle): string =>
  svgText(
    drawBattle(battle, namingOf(now.rules, battle), now.name, [], {
      ...style.peek(),
      prefix: 'copy',
      turned: 0,
    }),
  );

export const saveDrawing = (now: Session, battle: Battle): void =>
  download(fileName(now.name, 'svg'), drawingOf(now, battle), 'image/svg+xml');

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  });
}

/** Saves the moment as a PNG, two pixels to the millimetre or fewer on large tables. */
export async function savePicture(now: Session, battle: Battle): Promise<void> {
  const drawing = drawingOf(now, battle);
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  const scale = Math.min(2, MOST_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) download(fileName(now.name, 'png'), blob);
}

/** The position in words, then everything that happened up to it. */
export function textOf(now: Session, battle: Battle): string {
  const seat = seatShown.peek();
  const { live, battles, record } = now.play;
  const position = positionTold(now.rules, battle, seat).flatMap(({ name, lines }) => [
    '',
    name,
    ...lines.map((line) => `- ${line}`),
  ]);
  const happened = live.slice(0, stepNow.peek()).flatMap((entry, at) => {
    const before = battles[at + 1] ?? battle;
    return linesOf(before, record.entries[entry]?.events ?? [], seat).map(({ text }) => `- ${text}`);
  });
  return `${[now.name, ...position, '', t('screen.log'), ...happened].join('\n')}\n`;
}

export const saveText = (now: Session, battle: Battle): void =>
  download(fileName(now.name, 'txt'), textOf(now, battle), 'text/plain');

/** Saves the moment alone: a record that begins with it. */
export function savePosition(now: Session): void {
  const position = now.play.battles[stepNow.peek()];
  if (!position) return;
  const record = recordFrom(now.rules, position, now.players, now.name);
  download(fileName(now.name, 'position.json'), writeRecord(record));
}
