/** The options of `odds` for Hordes of the Things. */
import type { parseArgs } from 'node:util';
import type { Options } from '../odds-book.ts';

export const help = `acies odds hott ELEMENT ENEMY [options]

Prints the factors of both elements line by line, and the exact chances of every outcome over all 36 throws.
ELEMENT or ENEMY may also be “stronghold”.

  --charged             ELEMENT moved into contact in this bound
  --enemy-charged       ENEMY moved into contact in this bound
  --general             the general is with ELEMENT; --enemy-general: with ENEMY
  --overlaps N,M        how many flanks of ENEMY and of ELEMENT are overlapped (0,0)
  --support             ELEMENT has rear support; --enemy-support: ENEMY has
  --bad                 ELEMENT is in bad going; --enemy-bad: ENEMY is
                        (for aerials only a wood or built-up area is bad going)
  --cover               ELEMENT is in a wood or built-up area; --enemy-cover: ENEMY is
  --uphill              ELEMENT fights uphill; --enemy-uphill: ENEMY does
  --bank                ELEMENT defends a river bank; --enemy-bank: ENEMY does
  --flank               ELEMENT's side attacks ENEMY in the flank too
  --rear                ELEMENT's side attacks ENEMY in the rear too
  --hemmed              a recoil would destroy ENEMY
  --shot                ELEMENT shoots at ENEMY instead
  --returned            ... and ENEMY shoots back
  --spell               ELEMENT bespells ENEMY instead
  --shielded            ... and ENEMY is near a cleric or paladin, or across running water
  --near-stronghold     ... and ENEMY is a magician near its own stronghold
  --aiders N            how many elements aid ELEMENT in a shot, a spell or an attack on a stronghold (0)
  --ground-aid          ... and some of them are ground troops, if ELEMENT is an aerial
  --json                print JSON

Facts that no battle can have are refused, and so are options that belong to another kind of fight.

Examples:
  acies odds hott Knights Shooters --charged
  acies odds hott Blades stronghold --aiders 2
  acies odds hott Magician Hero --spell --shielded --json
`;

const no = { type: 'boolean', default: false } as const;

export const options = {
  charged: no,
  'enemy-charged': no,
  general: no,
  'enemy-general': no,
  overlaps: { type: 'string', default: '0,0' },
  support: no,
  'enemy-support': no,
  bad: no,
  'enemy-bad': no,
  cover: no,
  'enemy-cover': no,
  uphill: no,
  'enemy-uphill': no,
  bank: no,
  'enemy-bank': no,
  flank: no,
  rear: no,
  hemmed: no,
  shot: no,
  returned: no,
  spell: no,
  shielded: no,
  'near-stronghold': no,
  aiders: { type: 'string', default: '0' },
  'ground-aid': no,
} as const satisfies Options;

/** The value of each option. */
export type HottValues = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
