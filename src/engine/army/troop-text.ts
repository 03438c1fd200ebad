/**
 * Reads and writes troops in the notation of players: `Reg Bd (O)`, `Irr Wb(S)`, `Reg mtd Ps (O)`, `Irr Ps (O) sling`.
 */
import { rowOf } from '../data/lookup.ts';
import { keptByRules, keptByText } from '../data/memory.ts';

/** A troop as it was written. */
export interface WrittenTroop<
  Type extends string = string,
  Grade extends string = string,
  Weapon extends string = string,
> {
  readonly type: Type;
  readonly grade: Grade;
  readonly regular: boolean;
  readonly weapon?: Weapon;
  /** Infantry that rides or drives to battle. */
  readonly mounted?: true;
}

/** The notation of a ruleset, and the troops that exist in it. */
export interface TroopForms<Type extends string, Grade extends string, Weapon extends string> {
  readonly types: readonly Type[];
  /** In the order in which alternative grades are written. */
  readonly grades: readonly Grade[];
  readonly weaponWords: Readonly<Record<string, Weapon>>;
  /** The weapons that may be written with a type. */
  weaponsOf(type: Type): readonly Weapon[];
  /** The weapon of a troop that is written without one. */
  usualWeapon(type: Type): Weapon | undefined;
  /** The types that may be written as mounted infantry. */
  readonly mountable: readonly Type[];
  /** The only troop that is written by its type alone. */
  readonly bare?: WrittenTroop<Type, Grade, Weapon>;
  exists(troop: WrittenTroop<Type, Grade, Weapon>): boolean;
}

export type TroopFaultKey =
  | 'troop.form'
  | 'troop.regularity'
  | 'troop.type'
  | 'troop.grade-missing'
  | 'troop.grade'
  | 'troop.none'
  | 'troop.weapon'
  | 'troop.mounted';

/** The fault of a written troop. Its figures say what would be right. */
export interface TroopFault {
  readonly key: TroopFaultKey;
  readonly figures: Readonly<Record<string, string | readonly string[]>>;
}

export const isTroopFault = (read: WrittenTroop | TroopFault): read is TroopFault => 'key' in read;

/** Reads and writes the troops of one ruleset. */
export interface TroopText<Type extends string, Grade extends string, Weapon extends string> {
  /** Reads one troop, in capitals or not. If it is wrong, gives its fault. */
  parse(text: string): WrittenTroop<Type, Grade, Weapon> | TroopFault;
  /** The canonical text, without a usual weapon. */
  format(troop: WrittenTroop<Type, Grade, Weapon>): string;
  /** All troops of a type in canonical text, regular troops first. */
  existing(type: Type): readonly string[];
  /** The troop with the weapon of this word. An empty word means the usual weapon. */
  armed(
    troop: WrittenTroop<Type, Grade, Weapon>,
    word: string,
  ): WrittenTroop<Type, Grade, Weapon> | TroopFault;
  /** One grade or several, in their usual order: `(O)`, `(S/O/I)`. */
  gradeText(grades: readonly Grade[]): string;
}

type Forms = TroopForms<string, string, string>;
type Read = WrittenTroop | TroopFault;

const FORM =
  /^(?:(reg|irr)(?:ular)?\.?\s+)?(?:(mtd|mounted)\.?\s+)?([a-z]+)\s*(?:\(\s*([^()]*?)\s*\))?\s*([a-z]*)$/i;

const regularityOf = (regular: boolean): string => (regular ? 'Reg' : 'Irr');

const gradeTextOf = ({ grades }: Forms, some: readonly string[]): string =>
  `(${grades.filter((grade) => some.includes(grade)).join('/')})`;

function formatted(forms: Forms, troop: WrittenTroop): string {
  const { type, grade, regular, mounted, weapon } = troop;
  if (forms.bare?.type === type) return type;
  const said = weapon === undefined || weapon === forms.usualWeapon(type) ? '' : ` ${weapon}`;
  return `${regularityOf(regular)} ${mounted ? 'mtd ' : ''}${type} ${gradeTextOf(forms, [grade])}${said}`;
}

const existingOf = (forms: Forms, type: string): readonly string[] =>
  [true, false].flatMap((regular) =>
    forms.grades
      .map((grade) => ({ type, grade, regular }))
      .filter((troop) => forms.exists(troop))
      .map((troop) => formatted(forms, troop)),
  );

function armedWith(forms: Forms, troop: WrittenTroop, word: string): Read {
  const weapon = word === '' ? forms.usualWeapon(troop.type) : rowOf(forms.weaponWords, word.toLowerCase());
  if (word === '' && weapon === undefined) return troop;
  const known = forms.weaponsOf(troop.type);
  if (weapon !== undefined && known.includes(weapon)) return { ...troop, weapon };
  return { key: 'troop.weapon', figures: { weapon: word, type: troop.type, known } };
}

function graded(forms: Forms, plain: Omit<WrittenTroop, 'grade'>, word: string | undefined): Read {
  const { grades, mountable } = forms;
  const { type, regular, mounted } = plain;
  if (word === undefined)
    return { key: 'troop.grade-missing', figures: { type, existing: existingOf(forms, type) } };
  const grade = grades.find((one) => one === word.toUpperCase());
  if (grade === undefined) return { key: 'troop.grade', figures: { grade: word, known: grades } };
  if (!forms.exists({ type, grade, regular })) {
    const troop = `${regularityOf(regular)} ${type} (${grade})`;
    return { key: 'troop.none', figures: { troop, type, existing: existingOf(forms, type) } };
  }
  if (mounted && !mountable.includes(type))
    return { key: 'troop.mounted', figures: { type, known: mountable } };
  return { ...plain, grade };
}

function readTroop(forms: Forms, text: string): Read {
  const { types, mountable, bare } = forms;
  const found = FORM.exec(text.trim());
  if (found === null) return { key: 'troop.form', figures: { text } };
  const [, regularity, mounted, typeWord = '', gradeWord, weaponWord = ''] = found;
  const type = types.find((one) => one.toLowerCase() === typeWord.toLowerCase());
  if (type === undefined) return { key: 'troop.type', figures: { type: typeWord, known: types } };
  const alone = regularity === undefined && gradeWord === undefined && weaponWord === '';
  if (alone && bare?.type === type)
    return mounted === undefined ? bare : { key: 'troop.mounted', figures: { type, known: mountable } };
  if (regularity === undefined)
    return { key: 'troop.regularity', figures: { type, existing: existingOf(forms, type) } };
  const plain = { type, regular: regularity.toLowerCase() === 'reg' };
  const troop = graded(forms, mounted ? { ...plain, mounted: true } : plain, gradeWord);
  return isTroopFault(troop) ? troop : armedWith(forms, troop, weaponWord);
}

// Texts come from a few hundred armies and scenarios. The limit keeps a hostile file from filling the cache.
const MOST_TEXTS = 2000;

/** Makes the reader and writer of a ruleset's troops. */
export function troopText<Type extends string, Grade extends string, Weapon extends string>(
  forms: TroopForms<Type, Grade, Weapon>,
): TroopText<Type, Grade, Weapon> {
  return {
    parse: keptByRules(
      (compute) => keptByText(MOST_TEXTS, compute),
      (text: string) => readTroop(forms, text),
    ),
    format: (troop) => formatted(forms, troop),
    existing: (type) => existingOf(forms, type),
    armed: (troop, word) => armedWith(forms, troop, word),
    gradeText: (grades) => gradeTextOf(forms, grades),
  } as TroopText<Type, Grade, Weapon>;
}
