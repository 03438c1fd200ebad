import type { Pasted } from '../../armies/debellis/pasted/read.ts';
import type { Finding } from '../../armies/finding.ts';
import type { SheetReading } from '../../armies/lists/sheet.ts';
import type { Teller } from '../../armies/messages.ts';
import type { KeptArmyFiles } from '../state/keeping/army-files.ts';

/** A list as it may be chosen. */
export interface ListOnOffer {
  readonly id: string;
  readonly name: string;
  readonly nameFr?: string;
}

/** The armies of one ruleset whose armies are drawn from lists. */
export interface ArmyBook {
  readonly ruleset: string;
  /** The first headings of its files. */
  readonly headings: { readonly order: string; readonly list: string };
  /** Are the prices our own? Then the page says so. */
  readonly hasOwnPrices?: true;
  readonly files: KeptArmyFiles;
  lists(): readonly ListOnOffer[];
  read(text: string): SheetReading;
  /** The faults of a file with a list. */
  listFaults(text: string): readonly Finding[];
  /** Reads an army as players write it in mails; absent where that is not known. */
  paste?(text: string, name: string): Pasted;
  /** The orders of battle of the program, as texts. */
  examples(): readonly { readonly id: string; readonly text: string }[];
  /** The general with whom a new army of a list begins. */
  firstGeneral(list: string): string;
  teller(): Promise<Teller>;
}
