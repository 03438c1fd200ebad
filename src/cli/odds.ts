/** `odds RULESET TROOP TROOP [options]`: exact chances of every outcome of a close combat or a shot. */
import { parseArgs } from 'node:util';
import { type Assessment, type Odds, oddsOf, type Pair } from '../engine/combat.ts';
import type { Line, Ruleset } from '../engine/contract.ts';
import { type Combatant, type Giver, plainCombatant, type Rank } from '../rules/bnb/combat/combatant.ts';
import { assessBetween, settle } from '../rules/bnb/combat/settle.ts';
import { formatTroop, isTroopFault, parseTroop, type Troop } from '../rules/bnb/troops.ts';
import { BadInput } from './command.ts';

const HELP = `acies odds bnb TROOP ENEMY [options]

The factors of both bases line by line, and the exact chances of every outcome over all 36 throws.

  --bound own|enemy     whose bound it is, seen from TROOP (own)
  --going GGo|RGo|DGo   where both stand (GGo)
  --overlaps N,M        flanks of ENEMY that are overlapped, flanks of TROOP (0,0)
  --support TROOP       a rank behind TROOP; again for the third rank
  --enemy-support TROOP a rank behind ENEMY; again for the third rank
  --listed              the army lists let Ps (O) support other types
  --flank               TROOP's side attacks ENEMY in the flank
  --rear                TROOP's side attacks ENEMY in the rear
  --hemmed              ENEMY could not complete a recoil
  --uphill              TROOP fights from upper ground
  --shot                TROOP shoots at ENEMY instead
  --returned            ... which shoots back
  --shooters N          how many shoot, second ranks included (1)
  --cover               the target stands in a wood or built-up area
  --json                as JSON

A recoil, flight or withdrawal of a base attacked in flank or rear destroys it.

Examples:
  acies odds bnb "Reg Bd (O)" "Irr Wb (S)" --bound enemy
  acies odds bnb "Reg Pk (I)" "Reg Cv (O)" --support "Reg Pk (I)" --support "Reg Pk (I)" --overlaps 1,0
  acies odds bnb "Reg Bw (S)" "Irr El (O)" --shot --shooters 3 --json
`;

const OPTIONS = {
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
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const wrong = (text: string): never => {
  throw new BadInput(text);
};

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return wrong(
      error instanceof Error ? (error.message.split('.')[0] ?? '') : 'these options cannot be read',
    );
  }
}

type Values = ReturnType<typeof read>['values'];

function troopFrom(text: string): Troop {
  const troop = parseTroop(text);
  if (!isTroopFault(troop)) return troop;
  const { existing, known } = troop.figures;
  const right = existing ?? known;
  const instead = Array.isArray(right) && right.length > 0 ? `; there is ${right.join(', ')}` : '';
  return wrong(`"${text}" is no troop (write for example "Reg Bd (O)")${instead}`);
}

function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  return (
    words.find((word) => word === text) ?? wrong(`--${name} is one of ${words.join(', ')}, not "${text}"`)
  );
}

function countOf(name: string, text: string | undefined, least: number, most: number): number {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : wrong(`--${name} is a number from ${least} to ${most}`);
}

const FLANKS = ['left', 'right'] as const;

const overlapping = (count: number): readonly Giver[] =>
  FLANKS.slice(0, count).map((flank, at) => ({ by: `overlap ${at + 1}`, flank }));

const MOST_OVERLAPS = 2;
const MOST_RANKS = 2;
const MOST_SHOOTERS = 20;

function overlapsIn(text: string): Pair<readonly Giver[]> {
  const parts = text.split(',');
  if (parts.length > 2) wrong('--overlaps is two numbers: --overlaps 1,0');
  const count = (at: 0 | 1) => countOf('overlaps', parts[at] ?? '0', 0, MOST_OVERLAPS);
  return [overlapping(count(0)), overlapping(count(1))];
}

function ranksOf(texts: readonly string[], values: Values): readonly Rank[] {
  if (texts.length > MOST_RANKS) wrong('no more than two ranks support: the second and the third');
  const going = goingIn(values);
  return texts.map((text, at) => ({
    base: `rank ${at + 2}`,
    troop: troopFrom(text),
    going,
    listed: values.listed,
  }));
}

const goingIn = (values: Values) => oneOf('going', values.going, ['GGo', 'RGo', 'DGo']);

/** What is the same for both. */
function standing(name: string, side: string, text: string, ownBound: boolean, values: Values): Combatant {
  const going = goingIn(values);
  return { ...plainCombatant(name, side, troopFrom(text)), ownBound, going, goingForEnemy: going };
}

function inCombat(first: Combatant, second: Combatant, values: Values): Pair<Combatant> {
  const [onEnemy, onOwn] = overlapsIn(values.overlaps);
  const attacked = values.flank || values.rear;
  return [
    {
      ...first,
      upperGround: values.uphill,
      overlappedBy: onOwn,
      ranks: ranksOf(values.support, values),
    },
    {
      ...second,
      overlappedBy: onEnemy,
      flankedBy: values.flank ? [{ by: first.base, flank: 'left' }] : [],
      rearAttackedBy: values.rear ? [{ by: first.base }] : [],
      cannotRecoil: attacked,
      recoil: values.hemmed ? 'incomplete' : 'complete',
      ranks: ranksOf(values['enemy-support'], values),
    },
  ];
}

function inShot(first: Combatant, second: Combatant, values: Values): Pair<Combatant> {
  const shooters = countOf('shooters', values.shooters, 1, MOST_SHOOTERS);
  if (first.troop.type !== 'Bw') wrong('only Bw shoot');
  if (values.returned && second.troop.type !== 'Bw') wrong('only Bw shoot back');
  const counted = Array.from({ length: Math.min(shooters - 1, 2) }, (_, at) => ({
    rule: 'bnb.shoot.26',
    by: `shooter ${at + 2}`,
  }));
  return [
    { ...first, role: values.returned ? 'both' : 'shoots', shootingAdvantages: counted },
    {
      ...second,
      role: values.returned ? 'both' : 'shot-at',
      covered: values.cover,
      recoil: values.hemmed ? 'incomplete' : 'complete',
    },
  ];
}

function assessmentOf(troops: readonly string[], values: Values): Assessment {
  const [one, other] = troops;
  if (one === undefined || other === undefined || troops.length > 2)
    return wrong('two troops are wanted, each in quotes');
  const own = oneOf('bound', values.bound, ['own', 'enemy']) === 'own';
  const first = standing('A', 'A', one, own, values);
  const second = standing('Z', 'Z', other, !own, values);
  const [a, z] = values.shot ? inShot(first, second, values) : inCombat(first, second, values);
  return assessBetween({ kind: values.shot ? 'shot' : 'close', bases: ['A', 'Z'] }, own ? [a, z] : [z, a]);
}

const DICE = { dice: { D6: [1, 2, 3, 4, 5, 6] } } as unknown as Ruleset;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function fraction(ways: number, of: number): string {
  const by = divisor(ways, of);
  return `${ways / by}/${of / by}`;
}

const percent = (ways: number, of: number): string => `${((100 * ways) / of).toFixed(1)}%`;

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

async function textOf(line: Line): Promise<string> {
  const { bnbClauseById } = await import('../rules/bnb/clauses/all.ts');
  const text = bnbClauseById.get(line.rule)?.text.en ?? '';
  return `  ${signed(line.value).padStart(3)}  ${line.rule.padEnd(15)} ${text}`;
}

interface Told {
  readonly troop: string;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly doomed: boolean;
  readonly odds: Odds;
}

function told(
  assessment: Assessment,
  odds: Pair<Odds>,
  names: Readonly<Record<string, string>>,
): readonly Told[] {
  const sides = assessment.sides.map(({ base, lines, total, doomed }, at) => ({
    base,
    told: { troop: names[base] ?? base, lines, total, doomed, odds: odds[at as 0 | 1] },
  }));
  return sides.toSorted((a, b) => (a.base < b.base ? -1 : 1)).map((side) => side.told);
}

async function plainText(sides: readonly Told[]): Promise<string> {
  const parts: string[] = [];
  for (const { troop, lines, total, doomed, odds } of sides) {
    parts.push(`${troop}: ${signed(total)}`, ...(await Promise.all(lines.map(textOf))));
    for (const { outcome, ways } of odds.chances)
      parts.push(
        `  ${outcome.padEnd(10)} ${fraction(ways, odds.of).padStart(6)} ${percent(ways, odds.of).padStart(7)}`,
      );
    if (doomed) parts.push('  cannot recoil: a recoil, flight or withdrawal destroys it');
    parts.push('');
  }
  return parts.join('\n');
}

const asJson = (sides: readonly Told[], ruleset: string): string =>
  `${JSON.stringify(
    {
      ruleset,
      of: sides[0]?.odds.of ?? 0,
      sides: sides.map(({ troop, lines, total, doomed, odds }) => ({
        troop,
        factors: lines.map((line) => [line.rule, line.value]),
        total,
        cannotRecoil: doomed,
        outcomes: Object.fromEntries(odds.chances.map(({ outcome, ways }) => [outcome, ways])),
      })),
    },
    null,
    2,
  )}\n`;

async function answer(args: readonly string[]): Promise<string> {
  const { values, positionals } = read(args);
  if (values.help) return HELP;
  const [ruleset, ...troops] = positionals;
  if (ruleset !== 'bnb') wrong(`odds are known for bnb, not for "${ruleset ?? ''}"`);
  const assessment = assessmentOf(troops, values);
  const odds = oddsOf(DICE, { assess: () => assessment, settle }, assessment);
  const [a = '', z = ''] = troops;
  const names = { A: formatTroop(troopFrom(a)), Z: formatTroop(troopFrom(z)) };
  const sides = told(assessment, odds, names);
  return values.json ? asJson(sides, 'bnb') : plainText(sides);
}

/** Runs `acies odds`; answers with its exit code, 2 for bad input. */
export async function oddsCommand(args: string[]): Promise<number> {
  try {
    process.stdout.write(await answer(args));
    return 0;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`odds: ${error.message}\n(acies odds --help shows examples)\n`);
    return 2;
  }
}
