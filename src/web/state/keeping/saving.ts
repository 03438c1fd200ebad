import { writeRecord } from '../../../scenario/write-record.ts';
import { session } from '../battle/session.ts';
import { fileName } from './file-name.ts';

/** Downloads a text or other content as a file. */
export function download(name: string, content: string | Blob, type = 'application/json'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves the battle on the screen as a record file. */
export async function saveRecord(): Promise<void> {
  const now = session.peek();
  if (now) download(fileName(now.name, 'record.json'), writeRecord(await now.referee.record(now)));
}
