/** The troops that both rulesets have, and the words of their tables for ground. */
import type { WrittenTroop } from '../../engine/army/troop-text.ts';

export type TroopType =
  | 'El'
  | 'Exp'
  | 'Kn'
  | 'Cv'
  | 'LH'
  | 'Cm'
  | 'Sp'
  | 'Pk'
  | 'Bd'
  | 'Ax'
  | 'Ps'
  | 'Wb'
  | 'Bw'
  | 'Sh'
  | 'Hd'
  | 'Art'
  | 'WWg'
  | 'Bg'
  | 'Bge'
  | 'Gal'
  | 'Shp'
  | 'Bts';
export type Grade = 'S' | 'O' | 'I' | 'F' | 'X';
export type Weapon = 'bow' | 'crossbow' | 'sling' | 'javelins' | 'handgun';
export type TroopClass = 'mounted' | 'foot' | 'infantry' | 'train' | 'light' | 'skirmishers' | 'naval';

/** A type, one grade of a type, or a class. The rows of all tables name troops in this way. */
export type Kind = TroopType | `${TroopType}(${Grade})` | TroopClass;

/** The troop of an element. `mounted` marks mounted infantry. */
export type Troop = WrittenTroop<TroopType, Grade, Weapon>;

/** Going, as tables name it. */
export type Going = 'DGo' | 'RGo' | 'GGo';

export type MoveGround = 'road' | 'GGo' | 'RGo' | 'DGo';

/** The mount of a model that is deeper than others of its type. */
export type Mount = 'chariot' | 'wagon' | null;

/** A type with its grade. */
export type Graded = Pick<Troop, 'type' | 'grade'>;

/** A part of a move in paces, with its clause. */
export interface MovePart {
  readonly rule: string;
  readonly value: number;
}
