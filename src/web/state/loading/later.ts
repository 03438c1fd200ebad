/** Actions of the first page whose code is fetched when they are used. */
import { fetched, fetchNow } from './fetching.ts';
import { loadNewBattles } from './loading.ts';

let opening: typeof import('../keeping/opening.ts') | null = null;
let starting: typeof import('../new-battle/starting.ts') | null = null;

/** Opens a file of the person's machine. */
export async function openFile(file: File): Promise<void> {
  opening ??= await fetched(() => fetchNow(() => import('../keeping/opening.ts')));
  await opening?.openFile(file);
}

/** Begins a small battle of a ruleset against the bot. */
export async function startQuickBattle(ruleset: string): Promise<void> {
  starting ??= await fetched(() => fetchNow(() => import('../new-battle/starting.ts')));
  // The worker loads its own parts meanwhile.
  starting?.wake();
  if (starting && (await fetched(() => loadNewBattles(ruleset)))) await starting.startQuickBattle(ruleset);
}
