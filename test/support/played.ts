/** A finished battle of `content/battles`, as a session on the screen. */
import './on-screen.ts';
import { readFileSync } from 'node:fs';
import { replay } from '../../src/engine/battle/record.ts';
import { readRecord } from '../../src/scenario/record-file.ts';
import { pageReferee } from '../../src/web/state/battle/sending.ts';
import type { Session } from '../../src/web/state/battle/session.ts';
import { loadGuide } from '../../src/web/state/loading/guides.ts';
import { onScreen } from '../../src/web/state/loading/ruleset.ts';

/** Opens a battle by the name of its file, with the guide of its ruleset loaded. */
export async function played(file: string): Promise<Session> {
  const path = new URL(`../../content/battles/${file}.json`, import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const play = replay(read.record);
  const ruleset = play.battles[0]?.ruleset ?? '';
  await loadGuide(ruleset);
  const rules = onScreen(ruleset)?.rules;
  if (!rules) throw new Error(`no ruleset ${ruleset}`);
  return {
    id: file,
    name: '',
    dice: 'typed',
    bot: 'light',
    referee: pageReferee,
    rules,
    play,
    players: { red: 'human', blue: 'human' },
  };
}
