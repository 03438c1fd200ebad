/** The options of `odds` for De Bellis Multitudinis. */
import type { parseArgs } from 'node:util';
import type { Options } from '../odds-book.ts';

export const help = `acies odds dbm TROOP ENEMY [options]
acies odds dbm --table [--json]

Prints the factors of both elements line by line, and the exact chances of every outcome over all 36 throws. With
--table it prints the chances to win and to double for every pair of factors from 0 to 8.

  --bound own|enemy      the bound of TROOP’s side, or of the enemy’s (own)
  --going GGo|RGo|DGo    the going where TROOP stands (GGo); --enemy-going: where ENEMY stands
  --overlaps N,M         how many flanks of ENEMY and of TROOP are overlapped (0,0)
  --support TROOP        a rank behind TROOP; again for the third and fourth rank
  --enemy-support TROOP  a rank behind ENEMY; again for the third and fourth rank
  --listed               the army lists let Ps support other types
  --double-based         TROOP shares its base with the rank behind it; --enemy-double-based: ENEMY does
  --general              the general is with TROOP; --enemy-general: with ENEMY
  --demoralised          TROOP’s command is demoralised; --enemy-demoralised: ENEMY’s is
  --chariot              TROOP is a chariot; --enemy-chariot: ENEMY is
  --uphill               TROOP is upslope or holds a river bank; --enemy-uphill: ENEMY
  --wades                TROOP crosses a river; --enemy-wades: ENEMY does
  --charged              TROOP moved into contact in this bound; --enemy-charged: ENEMY did
  --flank, --rear        TROOP’s side attacks ENEMY in flank or rear too
  --hemmed               a recoil would destroy ENEMY
  --shot                 TROOP shoots at ENEMY instead
  --returned             ... and ENEMY shoots back
  --aiders N             how many elements aid TROOP in a shot (0)
  --trees                the shot goes into or out of a wood or a grove
  --json                 print JSON

Examples:
  acies odds dbm "Reg Bd (O)" "Irr Wb (F)" --bound enemy
  acies odds dbm "Reg Pk (O)" "Reg Kn (X)" --support "Reg Pk (O)" --support "Reg Pk (O)" --overlaps 0,1
  acies odds dbm "Reg Bw (S)" "Irr El (O)" --shot --aiders 2 --json
`;

const no = { type: 'boolean', default: false } as const;
const ranks = { type: 'string', multiple: true, default: [] as string[] } as const;

export const options = {
  table: no,
  bound: { type: 'string', default: 'own' },
  going: { type: 'string', default: 'GGo' },
  'enemy-going': { type: 'string', default: 'GGo' },
  overlaps: { type: 'string', default: '0,0' },
  support: ranks,
  'enemy-support': ranks,
  listed: no,
  'double-based': no,
  'enemy-double-based': no,
  general: no,
  'enemy-general': no,
  demoralised: no,
  'enemy-demoralised': no,
  chariot: no,
  'enemy-chariot': no,
  uphill: no,
  'enemy-uphill': no,
  wades: no,
  'enemy-wades': no,
  charged: no,
  'enemy-charged': no,
  flank: no,
  rear: no,
  hemmed: no,
  shot: no,
  returned: no,
  aiders: { type: 'string', default: '0' },
  trees: no,
} as const satisfies Options;

/** The value of each option. */
export type DbmValues = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
