/** Finds the troop that a piece of a pasted army means. */
import type { Troop } from '../../../debellis/troops/troop.ts';
import { isTroopFault } from '../../../engine/army/troop-text.ts';
import { nameCompared } from '../../../engine/data/given-text.ts';
import type { ListLine } from '../../lists/list-data.ts';
import { offeredParts } from '../../lists/match-lines.ts';
import type { ArmyBook } from '../army-book.ts';
import type { ArmyList } from '../army-data.ts';
import type { Said } from './piece.ts';

/** What is asked where a piece leaves more than one troop. */
export type Question = 'regularity' | 'grade' | 'troop';

export type Meant = { readonly troop: Troop } | { readonly question: Question };

/** What a reader of a pasted army knows. */
export interface Known {
  readonly book: ArmyBook;
  readonly list: ArmyList | null;
  /** The regularity of the whole command, if its heading says it. */
  readonly regular: boolean | null;
}

const GRADES = ['S', 'O', 'I', 'F', 'X'];

/** All troops that agree with what was said. */
function agreeing({ book }: Known, said: Said): readonly Troop[] {
  const regularities = said.regular === null ? ['Reg', 'Irr'] : [said.regular ? 'Reg' : 'Irr'];
  const grades = said.grade === null ? GRADES : [said.grade];
  const mounted = said.mounted ? 'mtd ' : '';
  const plain = regularities.flatMap((regularity) =>
    grades.map((grade) => `${regularity} ${mounted}${said.type} (${grade})`),
  );
  const existing = (texts: readonly string[]): readonly Troop[] =>
    texts.map((text) => book.troops.parse(text)).filter((read): read is Troop => !isTroopFault(read));
  const armed = said.weapon === null ? [] : existing(plain.map((text) => `${text} ${said.weapon}`));
  return armed.length > 0 ? armed : existing(plain);
}

const isSame = ({ book }: Known, one: Troop, other: Troop): boolean =>
  book.troops.format(one) === book.troops.format(other);

/** The troops of a list that agree, each once. */
const offered = (known: Known, agree: readonly Troop[]): readonly Troop[] =>
  agree.filter((troop) =>
    known.list?.lines.some((line) =>
      offeredParts(line, known.list).some((each) => isSame(known, each.troop, troop)),
    ),
  );

const onlyOne = <Of>([first, second]: readonly Of[]): Of | null => (first && !second ? first : null);

/** The troop that a piece means: the only one that agrees, or the only one of these that the list offers. */
export function troopMeant(known: Known, said: Said): Meant {
  const agree = agreeing(known, said);
  const troop = onlyOne(agree) ?? onlyOne(offered(known, agree));
  if (troop) return { troop };
  const inCommand = known.regular !== null && said.regular === null;
  if (inCommand) return troopMeant({ ...known, regular: null }, { ...said, regular: known.regular });
  if (agree.length === 0) return { question: 'troop' };
  return { question: said.grade === null ? 'grade' : 'regularity' };
}

/** The line of the list with this name; singular or plural. */
export function lineNamed({ list }: Known, name: string): ListLine<Troop> | null {
  const bare = (text: string): string => nameCompared(text).replace(/s$/, '');
  return list?.lines.find((line) => bare(line.name) === bare(name)) ?? null;
}

/** The name of the only line of the list that offers a troop. */
export function nameOffering(known: Known, troop: Troop): string | null {
  const lines = known.list?.lines.filter((line) =>
    offeredParts(line, known.list).some((each) => isSame(known, each.troop, troop)),
  );
  return onlyOne(lines ?? [])?.name ?? null;
}
