/** How players write troops: `Reg Bd (O)`, `Irr Wb(S)`, `Reg mtd Ps (O)`, `Irr Ps (O) sling`, `Bg`. */
import { holds } from '../../engine/effects.ts';
import { rowOf } from '../../engine/lookup.ts';
import { keptByRules, keptByText } from '../../engine/memory.ts';
import { PRICES } from './price-table.ts';
import type { Grade, Troop, TroopType, Weapon } from './troop-table.ts';
import { GRADES, TROOP_CLASSES, TROOP_TYPES, WEAPONS } from './troop-table.ts';

export type TroopFaultKey =
  | 'troop.form'
  | 'troop.regularity'
  | 'troop.type'
  | 'troop.grade-missing'
  | 'troop.grade'
  | 'troop.none'
  | 'troop.weapon'
  | 'troop.mounted';

/** The fault of a written troop; its figures say what would be right. */
export interface TroopFault {
  readonly key: TroopFaultKey;
  readonly figures: Readonly<Record<string, string | readonly string[]>>;
}

export function isTroopFault(read: Troop | TroopFault): read is TroopFault {
  return 'key' in read;
}

const FORM =
  /^(?:(reg|irr)(?:ular)?\.?\s+)?(?:(mtd|mounted)\.?\s+)?([a-z]+)\s*(?:\(\s*([^()]*?)\s*\))?\s*([a-z]*)$/i;

const WEAPON_WORDS: Readonly<Record<string, Weapon>> = {
  bow: 'bow',
  bows: 'bow',
  crossbow: 'crossbow',
  crossbows: 'crossbow',
  sling: 'sling',
  slings: 'sling',
  javelin: 'javelins',
  javelins: 'javelins',
};

// Texts come from a few hundred armies and scenarios; the bound keeps a hostile file from filling the memory.
const MOST_TEXTS = 2000;

/** Reads one troop as players write it, in upper or lower case; a wrong text gives its fault. */
export const parseTroop = keptByRules((reckon) => keptByText(MOST_TEXTS, reckon), readTroop);

function readTroop(text: string): Troop | TroopFault {
  const found = FORM.exec(text.trim());
  if (found === null) return { key: 'troop.form', figures: { text } };
  const [, regularity, mounted, typeWord = '', gradeWord, weaponWord = ''] = found;
  const type = TROOP_TYPES.find((one) => one.toLowerCase() === typeWord.toLowerCase());
  if (type === undefined) return { key: 'troop.type', figures: { type: typeWord, known: TROOP_TYPES } };
  if (type === 'Bg' && regularity === undefined && gradeWord === undefined && weaponWord === '') {
    return mounted === undefined ? BAGGAGE : { key: 'troop.mounted', figures: { type, known: MOUNTABLE } };
  }
  if (regularity === undefined) {
    return { key: 'troop.regularity', figures: { type, existing: existingTroops(type) } };
  }
  const regular = regularity.toLowerCase() === 'reg';
  return readGraded(type, regular, mounted !== undefined, gradeWord, weaponWord);
}

const BAGGAGE: Troop = { type: 'Bg', grade: 'O', regular: false };
const MOUNTABLE: readonly TroopType[] = TROOP_CLASSES.infantry.types.filter((type) => type !== 'Bg');

function readGraded(
  type: TroopType,
  regular: boolean,
  mounted: boolean,
  gradeWord: string | undefined,
  weaponWord: string,
): Troop | TroopFault {
  if (gradeWord === undefined) {
    return { key: 'troop.grade-missing', figures: { type, existing: existingTroops(type) } };
  }
  const grade = GRADES.find((one) => one === gradeWord.toUpperCase());
  if (grade === undefined) return { key: 'troop.grade', figures: { grade: gradeWord, known: GRADES } };
  if (!troopExists({ type, grade, regular })) {
    const wanted = `${regular ? 'Reg' : 'Irr'} ${type} (${grade})`;
    return { key: 'troop.none', figures: { troop: wanted, type, existing: existingTroops(type) } };
  }
  if (mounted && !MOUNTABLE.includes(type)) {
    return { key: 'troop.mounted', figures: { type, known: MOUNTABLE } };
  }
  const troop: Troop = mounted ? { type, grade, regular, mounted } : { type, grade, regular };
  return withWeapon(troop, weaponWord);
}

/** The troop with the weapon of a word, or without a word with the usual weapon of its type. */
export function withWeapon(troop: Troop, word: string): Troop | TroopFault {
  const weapons = WEAPONS.find((row) => row.type === troop.type && holds(row.rule))?.weapons ?? [];
  if (word === '') return weapons[0] === undefined ? troop : { ...troop, weapon: weapons[0] };
  const weapon = rowOf(WEAPON_WORDS, word.toLowerCase());
  if (weapon !== undefined && weapons.includes(weapon)) return { ...troop, weapon };
  return { key: 'troop.weapon', figures: { weapon: word, type: troop.type, known: weapons } };
}

/** Does the table of prices have this combination of type, grade and regularity? */
export function troopExists(troop: Troop): boolean {
  const row = PRICES.find((one) => one.type === troop.type);
  const priced = (troop.regular ? row?.regular : row?.irregular)?.[troop.grade] !== undefined;
  return priced || !holds('bnb.cost.18');
}

/** All existing combinations of a type in canonical form, regular ones first. */
export function existingTroops(type: TroopType): readonly string[] {
  return [true, false].flatMap((regular) =>
    GRADES.filter((grade) => troopExists({ type, grade, regular })).map((grade) =>
      formatTroop({ type, grade, regular }),
    ),
  );
}

/** The canonical text: `Reg mtd Ps (O) sling`; the usual weapon is left out. */
export function formatTroop(troop: Troop): string {
  if (troop.type === 'Bg') return 'Bg';
  const usual = WEAPONS.find((row) => row.type === troop.type)?.weapons[0];
  const mounted = troop.mounted ? 'mtd ' : '';
  const weapon = troop.weapon === undefined || troop.weapon === usual ? '' : ` ${troop.weapon}`;
  return `${troop.regular ? 'Reg' : 'Irr'} ${mounted}${troop.type} ${gradeText([troop.grade])}${weapon}`;
}

/** One grade, or alternatives in the order of writing: `(O)`, `(S/O/I)`. */
export function gradeText(grades: readonly Grade[]): string {
  return `(${GRADES.filter((grade) => grades.includes(grade)).join('/')})`;
}
