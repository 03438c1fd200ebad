/** The words by which players write troops, generals and commands in mails, in English and French, without accents. */
import type { Ability, Role } from '../army-data.ts';

/** The troop types by their signs. Longer words stand before the shorter ones that they begin with. */
export const TYPE_WORDS: Readonly<Record<string, RegExp>> = {
  El: /\belephants?\b/,
  Exp: /\b(expendables?|scythed chariots?|chars? a faux)\b/,
  LH: /\b(light (horse|cavalry)|cavalerie legere|cavaliers legers)\b/,
  Kn: /\b(knights?|cataphracts?|chevaliers?|cataphractaires?)\b/,
  Cv: /\b(cavalry|cavalerie|cavaliers?)\b/,
  Cm: /\b(camelry|camels?|chameliers?)\b/,
  Sp: /\b(spearm[ae]n|spears?|lanciers?|lances?)\b/,
  Pk: /\b(pikem[ae]n|pikes?|piquiers?|piques?)\b/,
  Bd: /\b(blades?|bladem[ae]n|epees?|lames?)\b/,
  Ax: /\b(auxilia|auxiliaries|auxiliaires?)\b/,
  Ps: /\b(psiloi|skirmishers|tirailleurs)\b/,
  Wb: /\b(warbands?|guerriers|bandes? de guerriers|hordes? de guerriers)\b/,
  Bw: /\b(bowm[ae]n|archers?|bows?)\b/,
  Sh: /\b(shot|handgunners?|arquebusiers?|couleuvriniers?)\b/,
  Hd: /\b(hordes?)\b/,
  Art: /\b(artillery|artillerie)\b/,
  WWg: /\b(war ?wagons?|chariots? de guerre)\b/,
  Bg: /\b(baggage|bagages?)\b/,
  Bge: /\bbge\b/,
  Gal: /\b(galleys?|galeres?)\b/,
  Shp: /\b(ships?|navires?)\b/,
  Bts: /\b(boats?|bateaux?)\b/,
};

export const GRADE_WORDS: Readonly<Record<string, RegExp>> = {
  S: /\b(superior|sup|superieure?s?)\b/,
  O: /\b(ordinary|ord|ordinaires?)\b/,
  I: /\b(inferior|inf|inferieure?s?)\b/,
  F: /\b(fast|rapides?)\b/,
  X: /\b(exceptional|exc|exceptionnel(le)?s?)\b/,
};

export const IRREGULAR = /\b(irregular|irreg|irr|irreguliere?s?)\b\.?/;
export const REGULAR = /\b(regular|reg|reguliere?s?)\b\.?/;

/** The ranks of generals; the first that is found counts. */
export const ROLE_WORDS: readonly (readonly [Role, RegExp])[] = [
  ['C-in-C', /\b(c[- ]?in[- ]?c|cic|commander[- ]in[- ]chief|general en chef|commandant en chef)\b/],
  ['sub-general', /\b(sub(ordinate)?[- ]?gen(eral)?s?|sub|sg|sous[- ]?gen(eral)?|general subordonne)\b\.?/],
  ['ally-general', /\b(ally[- ]?gen(eral)?|allied[- ]?gen(eral)?|ally|general allie|allie)\b\.?/],
];

/** How a general may differ from others. */
export const ABILITY_WORDS: Readonly<Record<Ability, RegExp>> = {
  brilliant: /\b(brilliant|brill|brillant)\b/,
  inert: /\b(inert|inerte)\b/,
};

/** Baggage is bought by number, whatever its grade. */
export const BAGGAGE: readonly string[] = ['Bg', 'Bge'];

/** A general of whom only this is said. */
export const GENERAL = /\b(general|gen)\b\.?/;

/** What begins a command, without its general. */
export const COMMAND =
  /^\W*#\s*\d+\W*$|^\W*(\S+ )?(command|cmd|wing|battle|ward|vanguard|main body|rearguard|centre|center|reserve|commandement|corps|aile|avant[- ]garde|arriere[- ]garde)\b/;

/** A regularity that stands before all bases of a line. */
export const REGULARITY_OF_LINE = /^\W*(reg|irr|regular|irregular|reguliers?|irreguliers?)\.?\s*:/;

/** What people write round an army. */
export const GREETING = /^\W*(hi|hello|dear|cheers|regards|thanks|salut|bonjour|cordialement|merci)\b/;

/** Sums of bases and points. */
export const SUM =
  /^\W*(sub)?(total|sum|somme)?\W*(\d+\s*(elements?|bases?)\W*)?(\d+([.,]\d+)?\s*(ap|pts|points|pa)?\W*)?$/;

/** Small numbers in words. */
export const NUMBER_WORDS: readonly RegExp[] = [
  /^\W*(one|a|un|une)\b/,
  /^\W*(two|deux)\b/,
  /^\W*(three|trois)\b/,
  /^\W*(four|quatre)\b/,
  /^\W*(five|cinq)\b/,
  /^\W*(six)\b/,
  /^\W*(seven|sept)\b/,
  /^\W*(eight|huit)\b/,
  /^\W*(nine|neuf)\b/,
  /^\W*(ten|dix)\b/,
  /^\W*(eleven|onze)\b/,
  /^\W*(twelve|douze)\b/,
];
