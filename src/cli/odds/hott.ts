/** Fights of Hordes of the Things. */
import type { parseArgs } from 'node:util';
import type { Fight, Pair } from '../../engine/combat.ts';
import {
  type Combatant,
  type Fighter,
  type Presser,
  plainCombatant,
} from '../../rules/hott/combat/combatant.ts';
import { fleesOff } from '../../rules/hott/combat/outcome-table.ts';
import { assessBetween, settle } from '../../rules/hott/combat/settle.ts';
import { RANGES } from '../../rules/hott/shooting/arc.ts';
import { ELEMENTS, readElement } from '../../rules/hott/troops.ts';
import {
  type AskedFight,
  countOf,
  type OddsBook,
  type Options,
  overlapping,
  overlapsIn,
  twoOf,
  type Values,
  wrong,
} from './book.ts';

const help = `acies odds hott ELEMENT ENEMY [options]

The factors of both elements line by line, and the exact chances of every outcome over all 36 throws. Either may
be “stronghold”.

  --charged             ELEMENT moved into contact in this bound
  --enemy-charged       ... or ENEMY did
  --general             the general is with ELEMENT; --enemy-general: with ENEMY
  --overlaps N,M        flanks of ENEMY that are overlapped, flanks of ELEMENT (0,0)
  --support             ELEMENT has rear support; --enemy-support: ENEMY has
  --bad                 ELEMENT is in bad going; --enemy-bad: ENEMY is
  --cover               ELEMENT is in a wood or built-up area; --enemy-cover: ENEMY is
  --uphill              ELEMENT fights uphill; --enemy-uphill: ENEMY does
  --bank                ELEMENT defends a river bank; --enemy-bank: ENEMY does
  --flank               ELEMENT's side attacks ENEMY in the flank too
  --rear                ELEMENT's side attacks ENEMY in the rear too
  --hemmed              a recoil would destroy ENEMY
  --shot                ELEMENT shoots at ENEMY instead
  --returned            ... which shoots back
  --spell               ELEMENT bespells ENEMY instead
  --shielded            ... who is near a cleric or paladin, or across running water
  --near-stronghold     ... a magician near his own stronghold
  --aiders N            how many aid ELEMENT in a shot, a spell or an attack on a stronghold (0)
  --ground-aid          ... ground troops among them, where ELEMENT is an aerial
  --json                as JSON

Examples:
  acies odds hott Knights Shooters --charged
  acies odds hott Blades stronghold --aiders 2
  acies odds hott Magician Hero --spell --shielded --json
`;

const no = { type: 'boolean', default: false } as const;

const options = {
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

type HottValues = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const STRONGHOLD = 'stronghold';
const MOST_AIDERS = 2;

const fighterFrom = (text: string): Fighter =>
  text.toLowerCase() === STRONGHOLD
    ? STRONGHOLD
    : (readElement(text) ??
      wrong(`"${text}" is no element; there are ${[...ELEMENTS, STRONGHOLD].join(', ')}`));

/** What is said of one of the two, whatever it does. */
function standing(at: 'A' | 'Z', text: string, values: HottValues): Combatant {
  const own = at === 'A';
  return {
    ...plainCombatant(at, at, fighterFrom(text)),
    general: own ? values.general : values['enemy-general'],
    inBadGoing: own ? values.bad || values.cover : values['enemy-bad'] || values['enemy-cover'],
    inCover: own ? values.cover : values['enemy-cover'],
  };
}

const aidersOf = (values: HottValues): readonly string[] =>
  Array.from({ length: countOf('aiders', values.aiders, 0, MOST_AIDERS) }, (_, at) => `aider ${at + 1}`);

/** An enemy to the front, where it is an element. */
const pressing = ({ base, fighter, inBadGoing, inCover }: Combatant): readonly Presser[] =>
  fighter === STRONGHOLD ? [] : [{ by: base, element: fighter, inBadGoing, inCover }];

const overlappedBy = (count: number): Combatant['besetBy'] =>
  overlapping(count).map((each) => ({ ...each, how: 'overlap' }));

function inCombat(first: Combatant, second: Combatant, values: HottValues): Pair<Combatant> {
  const [onEnemy, onOwn] = overlapsIn(values.overlaps);
  const flank = values.flank ? [{ by: 'flank', flank: 'left', how: 'flank' } as const] : [];
  return [
    {
      ...first,
      movedIn: values.charged,
      rank: values.support ? 'support' : null,
      uphill: values.uphill,
      defendsBank: values.bank,
      aiders: aidersOf(values),
      withGround: first.class !== 'aerial' || values['ground-aid'],
      besetBy: overlappedBy(onOwn),
      pressedBy: pressing(second),
    },
    {
      ...second,
      movedIn: values['enemy-charged'],
      rank: values['enemy-support'] ? 'support' : null,
      uphill: values['enemy-uphill'],
      defendsBank: values['enemy-bank'],
      withGround: second.class !== 'aerial',
      besetBy: [...flank, ...overlappedBy(values.flank ? Math.min(onEnemy, 1) : onEnemy)].map((each, at) => ({
        ...each,
        flank: at === 0 ? 'left' : 'right',
      })),
      rearAttackedBy: values.rear ? ['rear'] : [],
      pressedBy: pressing(first),
      cannotRecoil: values.hemmed || values.flank || values.rear,
    },
  ];
}

function atDistance(first: Combatant, second: Combatant, values: HottValues): Pair<Combatant> {
  const both = values.shot && values.returned;
  const roles = values.spell ? (['bespells', 'bespelled'] as const) : (['shoots', 'shot-at'] as const);
  return [
    {
      ...first,
      role: both ? 'both' : roles[0],
      aiders: aidersOf(values),
      withGround: first.class !== 'aerial',
    },
    {
      ...second,
      role: both ? 'both' : roles[1],
      shieldedBy: values.shielded ? 'holy' : null,
      nearOwnStronghold: values['near-stronghold'],
      cannotRecoil: values.hemmed,
    },
  ];
}

const kindOf = ({ shot, spell }: HottValues): Fight['kind'] => (spell ? 'spell' : shot ? 'shot' : 'close');

interface Said {
  readonly first: Combatant;
  readonly second: Combatant;
  readonly values: HottValues;
}

const isSupported = ({ fighter, inBadGoing }: Combatant): boolean =>
  (fighter === 'Spears' || fighter === 'Warband') && !inBadGoing;

/** What no battle ever holds. */
const CONTRADICTIONS: readonly { readonly why: string; readonly holds: (said: Said) => boolean }[] = [
  {
    why: 'two strongholds do not fight each other',
    holds: ({ first, second }) => first.fighter === STRONGHOLD && second.fighter === STRONGHOLD,
  },
  { why: 'it is either a shot or a spell', holds: ({ values }) => values.shot && values.spell },
  {
    why: `only ${RANGES.map(({ element }) => element).join(' and ')} shoot`,
    holds: ({ first, values }) => values.shot && RANGES.every(({ element }) => element !== first.fighter),
  },
  {
    why: 'only a magician bespells',
    holds: ({ first, values }) => values.spell && first.fighter !== 'Magician',
  },
  {
    why: 'only Spears and Warband out of bad going have rear support, from their like',
    holds: ({ first, second, values }) =>
      (values.support && !isSupported(first)) || (values['enemy-support'] && !isSupported(second)),
  },
  {
    why: 'others aid in a shot, a spell or an attack on a stronghold',
    holds: ({ second, values }) =>
      values.aiders !== '0' && !values.shot && !values.spell && second.fighter !== STRONGHOLD,
  },
  {
    why: 'of two who fight only one is uphill',
    holds: ({ values }) => values.uphill && values['enemy-uphill'],
  },
];

/** One whose flight takes him off the battlefield. */
const notesOn = ({ fighter }: Combatant): readonly string[] =>
  fighter !== STRONGHOLD && fleesOff(fighter) ? ['flees off the battlefield: then it is lost'] : [];

function ask(troops: readonly string[], said: Values): AskedFight {
  const [one, other] = twoOf(troops);
  const values = said as HottValues;
  const first = standing('A', one, values);
  const second = standing('Z', other, values);
  const against = CONTRADICTIONS.find(({ holds }) => holds({ first, second, values }));
  if (against) wrong(against.why);
  const kind = kindOf(values);
  const sides = kind === 'close' ? inCombat(first, second, values) : atDistance(first, second, values);
  const assessment = assessBetween({ kind, bases: ['A', 'Z'] }, sides);
  return {
    assessment,
    settle,
    names: [first.fighter, second.fighter],
    notes: [notesOn(first), notesOn(second)],
  };
}

export const hottOdds: OddsBook = { help, options, ask };
