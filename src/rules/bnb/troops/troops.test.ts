import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDropped } from '../../../engine/effects.ts';
import {
  baseSize,
  depthOf,
  existingTroops,
  formatTroop,
  GRADES,
  gradeText,
  inClass,
  isTroopFault,
  type MoveGround,
  moveDistance,
  moveDistanceParts,
  parseTroop,
  TROOP_NAMES,
  TROOP_TYPES,
  type Troop,
  type TroopClass,
  weaponOf,
  widthAt,
} from './troops.ts';

function troop(text: string): Troop {
  const read = parseTroop(text);
  if (isTroopFault(read)) throw new Error(`${text}: ${read.key}`);
  return read;
}

const EXISTING = TROOP_TYPES.flatMap(existingTroops);
const anyOf = (type: string): Troop => ({ type, grade: 'O', regular: false }) as Troop;

describe('how troops are written', () => {
  it.each([
    ['Reg Bd (O)', { type: 'Bd', grade: 'O', regular: true }],
    ['Irr Wb(S)', { type: 'Wb', grade: 'S', regular: false }],
    [' irr  wb ( s ) ', { type: 'Wb', grade: 'S', regular: false }],
    ['Reg mtd Ps (O)', { type: 'Ps', grade: 'O', regular: true, mounted: true, weapon: 'javelins' }],
    ['Bg', { type: 'Bg', grade: 'O', regular: false }],
    ['Irr Bg (O)', { type: 'Bg', grade: 'O', regular: false }],
    ['Irr Ps (O) sling', { type: 'Ps', grade: 'O', regular: false, weapon: 'sling' }],
    ['Irr Ps (O) javelins', { type: 'Ps', grade: 'O', regular: false, weapon: 'javelins' }],
    ['Reg Bw (I) crossbow', { type: 'Bw', grade: 'I', regular: true, weapon: 'crossbow' }],
    ['Reg Bw (I)', { type: 'Bw', grade: 'I', regular: true, weapon: 'bow' }],
  ])('%s', (text, expected) => {
    expect(parseTroop(text)).toEqual(expected);
  });

  it.each([
    ['', 'troop.form', {}],
    ['12', 'troop.form', {}],
    ['Reg Bd (O) sling sling', 'troop.form', {}],
    ['Reg Xy (O)', 'troop.type', { type: 'Xy', known: TROOP_TYPES }],
    ['Wb (S)', 'troop.regularity', { type: 'Wb', existing: ['Irr Wb (S)', 'Irr Wb (O)', 'Irr Wb (F)'] }],
    ['Irr Cm', 'troop.grade-missing', { type: 'Cm', existing: ['Irr Cm (O)'] }],
    ['Reg Pk (I/X)', 'troop.grade', { grade: 'I/X', known: GRADES }],
    [
      'Reg Wb (O)',
      'troop.none',
      { troop: 'Reg Wb (O)', type: 'Wb', existing: ['Irr Wb (S)', 'Irr Wb (O)', 'Irr Wb (F)'] },
    ],
    ['Irr Wb (I)', 'troop.none', { troop: 'Irr Wb (I)' }],
    ['Reg Bg (O)', 'troop.none', { existing: ['Bg'] }],
    ['Reg Bd (O) sling', 'troop.weapon', { weapon: 'sling', type: 'Bd', known: [] }],
    ['Reg Bw (O) sling', 'troop.weapon', { known: ['bow', 'crossbow'] }],
    ['Reg mtd Cv (O)', 'troop.mounted', { type: 'Cv' }],
    ['mtd Bg', 'troop.mounted', { type: 'Bg' }],
  ])('%s has the fault %s', (text, key, figures) => {
    expect(parseTroop(text)).toMatchObject({ key, figures });
  });

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^(Reg|Irr) ?[A-Za-z]{0,4} ?\(?[A-Z]?\)? ?[a-z]*$/)),
        (text) => {
          const read = parseTroop(text);
          if (!isTroopFault(read)) expect(parseTroop(formatTroop(read))).toEqual(read);
        },
      ),
    );
  });

  it('reads back what it writes', () => {
    for (const text of EXISTING) expect(formatTroop(troop(text))).toBe(text);
    for (const text of ['Reg mtd Ax (S)', 'Reg mtd Ps (O) sling', 'Irr Bw (O) crossbow'])
      expect(formatTroop(troop(text))).toBe(text);
    expect(formatTroop(troop('reg ps(o) javelin'))).toBe('Reg Ps (O)');
  });

  it('writes alternatives in the order of the grades', () => {
    expect(gradeText(['X', 'I'])).toBe('(I/X)');
    expect(gradeText(['F', 'O', 'S'])).toBe('(S/O/F)');
  });

  it('gives Bw bows and Ps javelins if they have no weapon', () => {
    expect(weaponOf(anyOf('Bw'))).toBe('bow');
    expect(weaponOf(anyOf('Ps'))).toBe('javelins');
    expect(weaponOf(anyOf('Sp'))).toBe(null);
    expect(weaponOf(troop('Irr Ps (O) sling'))).toBe('sling');
    expect(withDropped(['bnb.list.19'], () => weaponOf(anyOf('Ps')))).toBe(null);
  });
});

describe('troop types', () => {
  it('are fifteen, each with its name', () => {
    expect(TROOP_TYPES.join(' ')).toBe('Ax Bd Bg Bw Cm Cv El HCh Hd LCh LH Pk Ps Sp Wb');
    expect(TROOP_TYPES.map((type) => TROOP_NAMES[type].name).join(', ')).toBe(
      'Auxilia, Blades, Baggage, Bow, Camels, Cavalry, Elephants, Heavy chariots, Horde, Light chariots, Light Horse, Pike, Psiloi, Spear, Warband',
    );
  });

  it.each<[string, TroopClass, string]>([
    ['bnb.troop.7', 'infantry', 'Ax Bd Bg Bw Hd Pk Ps Sp Wb'],
    ['bnb.troop.8', 'light-infantry', 'Ax Ps'],
    ['bnb.troop.9', 'heavy-infantry', 'Bd Bw Hd Pk Sp Wb'],
    ['bnb.troop.10', 'mounted', 'Cm Cv El HCh LCh LH'],
    ['bnb.troop.11', 'skirmishers', 'LH Ps'],
    ['bnb.troop.12', 'light-troops', 'Ax LH Ps'],
  ])('%s: %s', (rule, name, members) => {
    const found = () => TROOP_TYPES.filter((type) => inClass(anyOf(type), name)).join(' ');
    expect(found()).toBe(members);
    expect(withDropped([rule], found)).toBe('');
  });
});

describe('base sizes', () => {
  it.each<[string, number, number, number, string]>([
    ['bnb.base.1', 7.5, 15, 20, 'Bd (O), Bd (I), Pk (I), Pk (X), Sp (O), Sp (I), Wb (S), Wb (O)'],
    [
      'bnb.base.2',
      10,
      20,
      30,
      'Ax (S), Ax (O), Ax (I), Bd (F), Bw (S), Bw (O), Bw (I), Pk (F), Ps (S), Ps (O), Ps (I), Wb (F)',
    ],
    [
      'bnb.base.3',
      15,
      30,
      40,
      'Cv (S), Cv (O), Cv (I), Cm (O), Hd (S), Hd (O), Hd (F), LH (S), LH (O), LH (I), LH (F), LH (X)',
    ],
    [
      'bnb.base.4',
      20,
      40,
      60,
      'Bg, El (S), El (O), El (I), HCh (S), HCh (O), HCh (I), HCh (F), LCh (S), LCh (O), LCh (I)',
    ],
  ])('%s: depths %d, %d and %d', (rule, small, middle, large, kinds) => {
    const texts = EXISTING.filter((text) => kinds.split(', ').includes(text.replace(/^(Reg|Irr) /, '')));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      const one = troop(text);
      expect([depthOf(one, '6mm'), depthOf(one), depthOf(one, '25mm')], text).toEqual([small, middle, large]);
      expect(
        withDropped([rule], () => depthOf(one)),
        text,
      ).not.toBe(middle);
    }
  });

  it('have a depth for every troop that exists, and are 40 mm wide', () => {
    for (const text of EXISTING) {
      expect([15, 20, 30, 40], text).toContain(depthOf(troop(text)));
      expect(baseSize(troop(text)).width).toBe(40);
    }
    expect([widthAt('6mm'), widthAt('15mm'), widthAt('25mm')]).toEqual([20, 40, 60]);
  });
});

describe('move distances', () => {
  const grounds: readonly MoveGround[] = ['GGo', 'RGo', 'DGo', 'road'];

  it.each([
    ['bnb.distance.2', 'Reg LH (O)', [5, 3, 2, 4]],
    ['bnb.distance.3', 'Reg Cv (O)', [4, 3, 2, 4]],
    ['bnb.distance.3', 'Irr Cm (O)', [4, 3, 2, 4]],
    ['bnb.distance.4', 'Reg LCh (O)', [4, 2, 1, 4]],
    ['bnb.distance.5', 'Reg HCh (O)', [3, 2, 1, 4]],
    ['bnb.distance.6', 'Reg Ax (O)', [3, 3, 3, 4]],
    ['bnb.distance.6', 'Irr Ps (I)', [3, 3, 3, 4]],
    ['bnb.distance.7', 'Reg Bw (O)', [2, 2, 2, 4]],
    ['bnb.distance.7', 'Reg Bd (O)', [2, 2, 2, 4]],
    ['bnb.distance.7', 'Reg Sp (O)', [2, 2, 2, 4]],
    ['bnb.distance.7', 'Reg Pk (X)', [2, 2, 2, 4]],
    ['bnb.distance.7', 'Irr Wb (S)', [2, 2, 2, 4]],
    ['bnb.distance.8', 'Irr El (O)', [3, 2, 1, 4]],
    ['bnb.distance.8', 'Irr Hd (O)', [2, 2, 2, 4]],
    ['bnb.distance.8', 'Bg', [0, 0, 0, 0]],
    ['bnb.distance.10', 'Irr Wb (F)', [3, 3, 3, 4]],
    ['bnb.distance.10', 'Reg Bd (F)', [3, 3, 3, 4]],
    ['bnb.distance.10', 'Irr Hd (F)', [3, 3, 3, 4]],
    ['bnb.distance.9', 'Irr LH (F)', [6, 3, 2, 4]],
    ['bnb.distance.9', 'Reg HCh (F)', [4, 2, 1, 4]],
  ])('%s: %s', (rule, text, expected) => {
    const one = troop(text);
    expect(grounds.map((ground) => moveDistance(one, ground))).toEqual(expected);
    const cited = grounds.flatMap((ground) =>
      moveDistanceParts(one, ground).map((part) => part.rule as string),
    );
    expect(cited).toContain(rule);
    if (text !== 'Bg') {
      const without = withDropped([rule], () => grounds.map((ground) => moveDistance(one, ground)));
      expect(without).not.toEqual(expected);
    }
  });
});
