/** The options of `odds` for De Bellis Magistrorum Militum. */
import type { parseArgs } from 'node:util';
import type { Options } from '../odds-book.ts';

export const help = `acies odds dbmm TROOP ENEMY [options]
acies odds dbmm --table [--json]

Prints the factors of both elements line by line, and the exact chances of every outcome over all 36 throws. With
--table it prints the chances to win and to double for every pair of factors from 0 to 8.

  --bound own|enemy      the bound of TROOP’s side, or of the enemy’s (own)
  --going GGo|RGo|DGo    the going where both stand (GGo)
  --overlaps N,M         how many flanks of ENEMY and of TROOP are overlapped (0,0)
  --support TROOP        a rank behind TROOP; again for the third and fourth rank
  --listed               the army list allows this support
  --are WORD             what is so of TROOP, again for more: general, marched, failing, stroke, wedge, uphill, blocked,
                         elephant-killer, alone, in-town, double-based, chariot; --enemy-are WORD: of ENEMY
  --flank, --rear        TROOP’s side attacks ENEMY in flank or rear too
  --shot                 TROOP shoots at ENEMY instead
  --returned             ... and ENEMY shoots back
  --aiders N             how many elements aid TROOP in a shot from beside it (0)
  --second-rank          one shoots from right behind TROOP
  --json                 print JSON

Examples:
  acies odds dbmm "Reg Bd (O)" "Irr Wb (F)" --bound enemy
  acies odds dbmm "Reg Pk (O)" "Reg Kn (X)" --support "Reg Pk (O)" --support "Reg Pk (O)" --overlaps 0,1
  acies odds dbmm "Reg Bw (S)" "Irr El (O)" --shot --aiders 2 --json
`;

const no = { type: 'boolean', default: false } as const;
const words = { type: 'string', multiple: true, default: [] as string[] } as const;
const word = <Value extends string>(value: Value) => ({ type: 'string', default: value }) as const;

export const options = {
  table: no,
  bound: word('own'),
  going: word('GGo'),
  overlaps: word('0,0'),
  support: words,
  listed: no,
  are: words,
  'enemy-are': words,
  flank: no,
  rear: no,
  shot: no,
  returned: no,
  aiders: word('0'),
  'second-rank': no,
} as const satisfies Options;

/** The value of each option. */
export type DbmmValues = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
