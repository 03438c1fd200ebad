/** The type and grade as which exceptions, graded (X), count in each fight. DBMM, Grades; rulings 47 and 154. */
import {
  type Combatant,
  type Context,
  inCloseCombat,
  isShotAt,
  type Known,
  swapped,
} from '../../../debellis/fights/combatant.ts';
import type { Grade, Kind, TroopType } from '../../../debellis/troops/troop.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isKind, isOneOf } from '../troops/troops.ts';

interface XRow {
  readonly rule: DbmmClause;
  readonly of: TroopType;
  readonly grade: Grade;
  /** It fights as this type. */
  readonly as?: TroopType;
  readonly when?: (context: Context) => boolean;
}

const against =
  (...kinds: readonly Kind[]) =>
  (context: Context): boolean =>
    inCloseCombat(context) && isOneOf(context.enemy.troop, kinds);
const shotAtBy =
  (...kinds: readonly Kind[]) =>
  ({ own, enemy }: Context): boolean =>
    isShotAt(own) && isOneOf(enemy.troop, kinds);

const sharesBaseWith = ({ doubleBased, ranks }: Combatant, kind: Kind): boolean => {
  const behind = doubleBased ? ranks[0] : undefined;
  return behind !== undefined && isKind(behind.troop, kind);
};

/** The first row that fits and holds. Without one it has no grading factor, as (O) has none. */
export const X_FILES: readonly XRow[] = [
  { rule: 'dbmm.x.1', of: 'Kn', grade: 'S', when: against('LH', 'Sp', 'Pk', 'Bw') },
  { rule: 'dbmm.x.2', of: 'Kn', grade: 'S', when: shotAtBy('Bw', 'naval') },
  {
    rule: 'dbmm.x.3',
    of: 'Kn',
    grade: 'I',
    when: (context) => against('Kn', 'Exp', 'Bd', 'Wb')(context) && !isKind(context.enemy.troop, 'Kn(X)'),
  },
  { rule: 'dbmm.x.5', of: 'Pk', grade: 'S', when: against('Cv', 'LH', 'Ax', 'Bw', 'Ps') },
  { rule: 'dbmm.x.6', of: 'Pk', grade: 'S', when: shotAtBy('Bw') },
  { rule: 'dbmm.x.7', of: 'Pk', grade: 'I' },
  { rule: 'dbmm.x.8', of: 'Bd', grade: 'F' },
  { rule: 'dbmm.x.9', of: 'Ax', grade: 'S', when: against('Kn', 'Cv', 'Exp', 'Wb') },
  { rule: 'dbmm.x.10', of: 'Ax', grade: 'I' },
  {
    rule: 'dbmm.x.12',
    of: 'Bw',
    grade: 'O',
    as: 'Sp',
    when: (context) => against('foot')(context) && sharesBaseWith(context.own, 'Bw(S)'),
  },
  { rule: 'dbmm.x.13', of: 'Bw', grade: 'I', as: 'Sp', when: against('foot') },
  { rule: 'dbmm.x.15', of: 'Cm', grade: 'I' },
  { rule: 'dbmm.x.16', of: 'WWg', grade: 'O', when: ({ enemy }) => isKind(enemy.troop, 'El') },
  { rule: 'dbmm.x.17', of: 'WWg', grade: 'I' },
  ...(['Shp', 'Bts'] as const).flatMap((of): readonly XRow[] => [
    { rule: 'dbmm.x.18', of, grade: 'S', when: (context) => !inCloseCombat(context) },
    { rule: 'dbmm.x.19', of, grade: 'I' },
  ]),
  ...(['Ps', 'Bge', 'Hd', 'Wb'] as const).map((of): XRow => ({ rule: 'dbmm.x.20', of, grade: 'I' })),
];

/** A combatant as it counts in this fight. */
export function knownAs(context: Context): Known {
  const { troop } = context.own;
  const row =
    troop.grade === 'X'
      ? X_FILES.find(({ rule, of, when }) => of === troop.type && (when?.(context) ?? true) && holds(rule))
      : undefined;
  if (!row) return { troop, as: troop };
  const type = row.as && holds('dbmm.x.11') ? row.as : troop.type;
  return { troop, as: { type, grade: row.grade } };
}

/** The opponent of a combatant as it counts. */
export const enemyKnownAs = (context: Context): Known => knownAs(swapped(context));

/** Does it count as this kind? Its printed grade counts, unless it fights as another type: grading alone asks for more. */
const isOfKind = ({ troop, as }: Known, kind: Kind): boolean =>
  isKind(as.type === troop.type ? troop : as, kind);

/** Does it count as one of these kinds? */
export const countsAmong = (known: Known, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => isOfKind(known, kind));
