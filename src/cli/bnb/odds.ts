/** `odds` for fights of Blood and Blades. */

import type { parseArgs } from 'node:util';
import type { Pair } from '../../engine/contract/combat.ts';
import { type Combatant, plainCombatant, type Rank } from '../../rules/bnb/combat/combatant.ts';
import { assessBetween, settle } from '../../rules/bnb/combat/settle.ts';
import { formatTroop, parseTroop, type Troop } from '../../rules/bnb/troops/troops.ts';
import {
  type AskedFight,
  countOf,
  type OddsBook,
  type Options,
  oneOf,
  overlapping,
  overlapsIn,
  troopIn,
  twoOf,
  type Values,
  wrong,
} from '../odds-book.ts';

const help = `acies odds bnb TROOP ENEMY [options]

Prints the factors of both bases line by line, and the exact chances of every outcome over all 36 throws.

  --bound own|enemy     the bound of TROOP's side, or of the enemy's (own)
  --going GGo|RGo|DGo   the going where both bases stand (GGo)
  --overlaps N,M        how many flanks of ENEMY and of TROOP are overlapped (0,0)
  --support TROOP       a rank behind TROOP; again for the third rank
  --enemy-support TROOP a rank behind ENEMY; again for the third rank
  --listed              the army lists let Ps (O) support other types
  --flank               TROOP's side attacks ENEMY in the flank
  --rear                TROOP's side attacks ENEMY in the rear
  --hemmed              ENEMY has no room for a full recoil
  --uphill              TROOP fights from upper ground
  --shot                TROOP shoots at ENEMY instead
  --returned            ... and ENEMY shoots back
  --shooters N          how many bases shoot, second ranks included (1)
  --cover               the target stands in a wood or built-up area
  --rain                it rains during the shot, or during both shots
  --wind                TROOP shoots against the wind
  --dazzled             the sun dazzles TROOP
  --enemy-dazzled       the sun dazzles ENEMY
  --french              count the factors that only the French edition lists
  --json                print JSON

A recoil, flight or withdrawal of a base attacked in flank or rear destroys it.

Examples:
  acies odds bnb "Reg Bd (O)" "Irr Wb (S)" --bound enemy
  acies odds bnb "Reg Pk (I)" "Reg Cv (O)" --support "Reg Pk (I)" --support "Reg Pk (I)" --overlaps 1,0
  acies odds bnb "Reg Bw (S)" "Irr El (O)" --shot --shooters 3 --json
`;

const options = {
  bound: { type: 'string', default: 'own' },
  going: { type: 'string', default: 'GGo' },
  overlaps: { type: 'string', default: '0,0' },
  support: { type: 'string', multiple: true, default: [] as string[] },
  'enemy-support': { type: 'string', multiple: true, default: [] as string[] },
  listed: { type: 'boolean', default: false },
  flank: { type: 'boolean', default: false },
  rear: { type: 'boolean', default: false },
  hemmed: { type: 'boolean', default: false },
  uphill: { type: 'boolean', default: false },
  shot: { type: 'boolean', default: false },
  returned: { type: 'boolean', default: false },
  shooters: { type: 'string', default: '1' },
  cover: { type: 'boolean', default: false },
  rain: { type: 'boolean', default: false },
  wind: { type: 'boolean', default: false },
  dazzled: { type: 'boolean', default: false },
  'enemy-dazzled': { type: 'boolean', default: false },
  french: { type: 'boolean', default: false },
} as const satisfies Options;

type BnbValues = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const MOST_RANKS = 2;
const MOST_SHOOTERS = 20;

const troopFrom = (text: string): Troop => troopIn(parseTroop, text);

function ranksOf(texts: readonly string[], values: BnbValues): readonly Rank[] {
  if (texts.length > MOST_RANKS) wrong('at most two ranks support: the second and the third');
  const going = goingIn(values);
  return texts.map((text, at) => ({
    base: `rank ${at + 2}`,
    troop: troopFrom(text),
    going,
    listed: values.listed,
  }));
}

const goingIn = (values: BnbValues) => oneOf('going', values.going, ['GGo', 'RGo', 'DGo']);

/** A base with the facts that count both in close combat and in a shot. */
function standing(name: string, side: string, text: string, ownBound: boolean, values: BnbValues): Combatant {
  const going = goingIn(values);
  const dazzled = name === 'A' ? values.dazzled : values['enemy-dazzled'];
  const plain = plainCombatant(name, side, troopFrom(text));
  return { ...plain, ownBound, going, goingForEnemy: going, dazzled, french: values.french };
}

function inCombat(first: Combatant, second: Combatant, values: BnbValues): Pair<Combatant> {
  const [onEnemy, onOwn] = overlapsIn(values.overlaps);
  const attacked = values.flank || values.rear;
  return [
    {
      ...first,
      upperGround: values.uphill,
      overlappedBy: overlapping(onOwn),
      ranks: ranksOf(values.support, values),
    },
    {
      ...second,
      overlappedBy: overlapping(onEnemy),
      flankedBy: values.flank ? [{ by: first.base, flank: 'left' }] : [],
      rearAttackedBy: values.rear ? [{ by: first.base }] : [],
      cannotRecoil: attacked,
      recoil: values.hemmed ? 'incomplete' : 'complete',
      ranks: ranksOf(values['enemy-support'], values),
    },
  ];
}

function inShot(first: Combatant, second: Combatant, values: BnbValues): Pair<Combatant> {
  const shooters = countOf('shooters', values.shooters, 1, MOST_SHOOTERS);
  if (first.troop.type !== 'Bw') wrong('only Bw shoot');
  if (values.returned && second.troop.type !== 'Bw') wrong('only Bw shoot back');
  const counted = Array.from({ length: Math.min(shooters - 1, 2) }, (_, at) => ({
    rule: 'bnb.shoot.26',
    by: `shooter ${at + 2}`,
  }));
  return [
    {
      ...first,
      role: values.returned ? 'both' : 'shoots',
      shootingAdvantages: counted,
      weather: values.rain ? 'bnb.weather.4' : null,
    },
    {
      ...second,
      role: values.returned ? 'both' : 'shot-at',
      covered: values.cover,
      weather: values.rain ? 'bnb.weather.4' : values.wind ? 'bnb.weather.7' : null,
      // Only a shooter suffers from the sun.
      dazzled: second.dazzled && values.returned,
      recoil: values.hemmed ? 'incomplete' : 'complete',
    },
  ];
}

function ask(troops: readonly string[], said: Values): AskedFight {
  const [one, other] = twoOf(troops);
  const values = said as BnbValues;
  const own = oneOf('bound', values.bound, ['own', 'enemy']) === 'own';
  const first = standing('A', 'A', one, own, values);
  const second = standing('Z', 'Z', other, !own, values);
  const [a, z] = values.shot ? inShot(first, second, values) : inCombat(first, second, values);
  const kind = values.shot ? 'shot' : 'close';
  const assessment = assessBetween({ kind, bases: ['A', 'Z'] }, own ? [a, z] : [z, a]);
  return { assessment, settle, names: [formatTroop(first.troop), formatTroop(second.troop)] };
}

export const odds: OddsBook = { help, options, ask };
