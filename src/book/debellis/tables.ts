/** The tables that De Bellis rulesets have in common, as players look them up. */
import type { RangeRow } from '../../debellis/shooting/rows.ts';
import type { Classes } from '../../debellis/troops/kinds.ts';
import type { DepthRow, MoveRow } from '../../debellis/troops/tables.ts';
import type { Kind, TroopClass } from '../../debellis/troops/troop.ts';
import type { GameOption } from '../../engine/game/options.ts';
import { type BookTable, perMember, tableOf } from '../tables.ts';
import type { Text, Told } from '../text.ts';
import { CLASS_NAMES, kindsText } from './names.ts';

export const TROOP = ['troop', 'Troop', 'Troupe'] as const;
export const FACTOR: Text = { en: 'Factor', fr: 'Facteur' };
export const PIPS: Text = { en: 'PIPs', fr: 'PIP' };

const NONE: Text = { en: 'none', fr: 'aucun' };

const paces = (distance: number): Told => (distance === 0 ? NONE : distance);

/** The phases of a sequence, each with its name on the screen. */
const sequence = (name: string, title: Text, phases: readonly string[]): BookTable =>
  tableOf({
    name,
    title,
    columns: [['phase', 'Phase', 'Phase']],
    rows: phases.map((step) => ({ step })),
    key: ({ step }) => step,
    cells: ({ step }) => [{ key: `phase.${step}` }],
  });

export const setupTable = (phases: readonly string[]): BookTable =>
  sequence('setup', { en: 'The setup, in order', fr: 'La mise en place, dans l’ordre' }, phases);

export const boundTable = (phases: readonly string[]): BookTable =>
  sequence('bound', { en: 'The phases of a bound', fr: 'Les phases d’un bond' }, phases);

export const classTable = (classes: Classes): BookTable =>
  tableOf({
    name: 'classes',
    title: { en: 'The classes of troops', fr: 'Les classes de troupes' },
    columns: [
      ['class', 'Class', 'Classe'],
      ['troops', 'Troops', 'Troupes'],
    ],
    rows: Object.entries(classes).map(([name, row]) => ({ ...row, name: name as TroopClass })),
    key: ({ name }) => name,
    cells: ({ name, of }) => [CLASS_NAMES[name], kindsText(of)],
  });

const MOUNTED: Readonly<Record<'chariot' | 'wagon', (of: Text) => Text>> = {
  chariot: ({ en, fr }) => ({ en: `${en} in chariots`, fr: `${fr} sur chars` }),
  wagon: ({ en, fr }) => ({ en: `${en} on wagons`, fr: `${fr} sur chariots` }),
};

export const depthTable = (depths: readonly DepthRow[]): BookTable =>
  tableOf({
    name: 'depths',
    title: { en: 'Depths of elements in millimetres', fr: 'Profondeurs des éléments en millimètres' },
    columns: [TROOP, ['depth', 'Depth', 'Profondeur', true]],
    rows: depths,
    key: ({ of, on }) => [of[0], on].filter(Boolean).join('-'),
    cells: ({ of, on, depth }) => [!on ? kindsText(of) : MOUNTED[on](kindsText(of)), depth],
  });

export const moveTable = (moves: readonly MoveRow[], kindName: (kind: Kind) => Text): BookTable =>
  tableOf({
    name: 'moves',
    title: { en: 'Tactical moves in paces', fr: 'Mouvements tactiques en pas' },
    columns: [
      TROOP,
      ['road', 'Road', 'Route', true],
      ['good', 'GGo', 'GGo', true],
      ['rough', 'RGo', 'RGo', true],
      ['difficult', 'DGo', 'DGo', true],
    ],
    rows: perMember(moves, ({ of }) => of),
    key: ({ member }) => member,
    cells: ({ member, paces: of }) => [
      kindName(member),
      paces(of.road),
      paces(of.GGo),
      paces(of.RGo),
      paces(of.DGo),
    ],
  });

export const rangeTable = (ranges: readonly Pick<RangeRow<string>, 'of' | 'paces'>[]): BookTable =>
  tableOf({
    name: 'ranges',
    title: { en: 'Ranges of shooting in paces', fr: 'Portées de tir en pas' },
    columns: [TROOP, ['range', 'Range', 'Portée', true]],
    rows: ranges,
    key: ({ of }) => of[0] ?? '',
    cells: ({ of, paces: range }) => [kindsText(of), range],
  });

/** What players may agree on, with the rulings that say why. */
export const optionTable = (ruleset: string, options: readonly GameOption[]): BookTable =>
  tableOf({
    name: 'options',
    title: { en: 'What players may agree on', fr: 'Ce dont les joueurs peuvent convenir' },
    columns: [['option', 'Option', 'Option']],
    rows: options.map(({ name, ruling }) => ({
      name,
      rule: ruling === undefined ? undefined : `${ruleset}.R${ruling}`,
    })),
    key: ({ name }) => name,
    cells: ({ name }) => [{ key: `option.${ruleset}.${name}` }],
  });
