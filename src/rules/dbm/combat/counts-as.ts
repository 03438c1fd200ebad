/** The type and grade as which exceptions, graded (X), count in each fight. DBM, X files. */

import {
  type Combatant,
  type Context,
  type Counted,
  type Known,
  type Role,
  swapped,
} from '../../../debellis/fights/combatant.ts';
import type { Kind, Troop } from '../../../debellis/troops/troop.ts';
import { holds } from '../../../engine/effects.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { fits, inClass, isKind, isOneOf, kindOf } from '../troops/troops.ts';

/** The facts that decide as which type and grade a troop counts. */
export interface CountContext {
  readonly role: Role;
  readonly enemy: Troop;
  /** The type and grade as which an exception among the enemies counts; its own if absent. */
  readonly enemyAs?: Counted;
  /** The troop behind it on the same base. */
  readonly behind: Troop | null;
  /** The question is about its own outcome, not about its fighting or the outcome of its enemy. */
  readonly suffers: boolean;
  /** It attacks fortifications. */
  readonly assaults?: boolean;
}

interface XRow {
  readonly rule: DbmClause;
  readonly of: Kind;
  readonly as: Counted;
  readonly when?: (context: CountContext) => boolean;
}

const inContactWith =
  (...kinds: readonly Kind[]) =>
  ({ role, enemy, enemyAs = enemy }: CountContext): boolean =>
    role === 'close' && countsAmong({ troop: enemy, as: enemyAs }, kinds);
const shotAtBy =
  (...kinds: readonly Kind[]) =>
  ({ role, enemy }: CountContext): boolean =>
    (role === 'shot-at' || role === 'both') && isOneOf(enemy, kinds);
const shooting = ({ role }: CountContext): boolean => role === 'shoots' || role === 'both';
const either =
  (...conditions: readonly ((context: CountContext) => boolean)[]) =>
  (context: CountContext): boolean =>
    conditions.some((condition) => condition(context));

const beforeSuperiorBows = ({ behind }: CountContext): boolean => behind !== null && isKind(behind, 'Bw(S)');
const onFootInContact = inContactWith('foot');

/** The first row that fits and holds. */
const X_FILES: readonly XRow[] = [
  {
    rule: 'dbm.x.1',
    of: 'El(X)',
    as: { type: 'Art', grade: 'F' },
    when: (context) => shooting(context) && !context.suffers,
  },
  { rule: 'dbm.x.1', of: 'El(X)', as: { type: 'El', grade: 'I' } },
  {
    rule: 'dbm.kn.8',
    of: 'Kn(X)',
    as: { type: 'Kn', grade: 'S' },
    when: either(shotAtBy('Bw', 'naval'), inContactWith('LH', 'Sp', 'Pk', 'Bw')),
  },
  {
    rule: 'dbm.kn.9',
    of: 'Kn(X)',
    as: { type: 'Kn', grade: 'I' },
    when: (context) => inContactWith('Kn', 'Exp', 'Bd', 'Wb')(context) && !isKind(context.enemy, 'Kn(X)'),
  },
  { rule: 'dbm.kn.10', of: 'Kn(X)', as: { type: 'Kn', grade: 'O' } },
  { rule: 'dbm.cm.7', of: 'Cm(X)', as: { type: 'Cm', grade: 'I' } },
  {
    rule: 'dbm.pk.7',
    of: 'Pk(X)',
    as: { type: 'Pk', grade: 'S' },
    when: either(shotAtBy('Bw'), inContactWith('Cv', 'LH', 'Ax', 'Bw', 'Ps')),
  },
  { rule: 'dbm.pk.7', of: 'Pk(X)', as: { type: 'Pk', grade: 'I' } },
  { rule: 'dbm.bd.7', of: 'Bd(X)', as: { type: 'Bd', grade: 'F' } },
  {
    rule: 'dbm.x.2',
    of: 'Ax(X)',
    as: { type: 'Ax', grade: 'S' },
    when: inContactWith('Kn', 'Cv', 'Exp', 'Sp', 'Bd', 'Wb', 'Hd'),
  },
  { rule: 'dbm.x.2', of: 'Ax(X)', as: { type: 'Ax', grade: 'I' } },
  { rule: 'dbm.ps.7', of: 'Ps(X)', as: { type: 'Ps', grade: 'I' } },
  {
    rule: 'dbm.bw.11',
    of: 'Bw(X)',
    as: { type: 'Sp', grade: 'O' },
    when: (context) => onFootInContact(context) && beforeSuperiorBows(context),
  },
  { rule: 'dbm.bw.10', of: 'Bw(X)', as: { type: 'Sp', grade: 'I' }, when: onFootInContact },
  {
    rule: 'dbm.bw.12',
    of: 'Bw(X)',
    as: { type: 'Bw', grade: 'S' },
    when: either(inContactWith('mounted'), shotAtBy('Bw'), beforeSuperiorBows),
  },
  { rule: 'dbm.bw.13', of: 'Bw(X)', as: { type: 'Bw', grade: 'O' } },
  {
    rule: 'dbm.x.3',
    of: 'Art(X)',
    as: { type: 'Ax', grade: 'I' },
    when: ({ role }) => role === 'close',
  },
  { rule: 'dbm.x.3', of: 'Art(X)', as: { type: 'Art', grade: 'F' }, when: shooting },
  {
    rule: 'dbm.wwg.9',
    of: 'WWg(X)',
    as: { type: 'WWg', grade: 'O' },
    when: ({ enemy }) => isKind(enemy, 'El'),
  },
  { rule: 'dbm.wwg.9', of: 'WWg(X)', as: { type: 'WWg', grade: 'I' } },
  {
    rule: 'dbm.shp.7',
    of: 'Shp(X)',
    as: { type: 'Shp', grade: 'S' },
    when: ({ role, assaults }) => role !== 'close' || assaults === true,
  },
  { rule: 'dbm.shp.7', of: 'Shp(X)', as: { type: 'Shp', grade: 'I' } },
  { rule: 'dbm.bts.9', of: 'Bts(X)', as: { type: 'Bts', grade: 'S' }, when: ({ role }) => role !== 'close' },
  { rule: 'dbm.bts.9', of: 'Bts(X)', as: { type: 'Bts', grade: 'I' } },
];

/** The type and grade as which a troop counts: its own, except for exceptions. */
export function countsAs(troop: Troop, context: CountContext): Counted {
  if (troop.grade !== 'X') return troop;
  const row = X_FILES.find(
    ({ rule, of, when }) => isKind(troop, of) && (when?.(context) ?? true) && holds(rule),
  );
  return row?.as ?? troop;
}

/** The troop behind a combatant on the same base. */
const behindOnBase = ({ doubleBased, ranks }: Combatant): Troop | null =>
  (doubleBased ? ranks[0]?.troop : null) ?? null;

const countContext = ({ own, enemy }: Context, suffers: boolean): CountContext => ({
  role: own.role,
  enemy: enemy.troop,
  behind: behindOnBase(own),
  suffers,
  assaults: own.assaults,
});

/** Where both are exceptions, each meets the other as what it counts as. */
function known(context: Context, suffers: boolean): Known {
  const { own, enemy } = context;
  if (own.troop.grade !== 'X') return { troop: own.troop, as: own.troop };
  const enemyAs = countsAs(enemy.troop, countContext(swapped(context), false));
  return { troop: own.troop, as: countsAs(own.troop, { ...countContext(context, suffers), enemyAs }) };
}

/** A combatant as it counts when it fights, shoots and destroys others. */
export const knownAs = (context: Context): Known => known(context, false);

/** The opponent of a combatant as it counts when it fights, shoots and destroys others. */
export const enemyKnownAs = (context: Context): Known => knownAs(swapped(context));

/** A combatant as it counts for its own outcome. */
export const knownSuffering = (context: Context): Known => known(context, true);

export const isMountedOn = ({ troop }: Combatant): boolean => inClass(troop, 'mounted');
export const isOnFoot = ({ troop }: Combatant): boolean => inClass(troop, 'foot');

/** Does it count as this kind? A row for exceptions looks at its own grade. */
function isOfKind({ troop, as }: Known, kind: Kind): boolean {
  const asked = kindOf(kind);
  return fits(asked.class === null && asked.grade === 'X' ? troop : as, asked);
}

/** Does it count as one of these kinds? */
export const countsAmong = (known: Known, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => isOfKind(known, kind));
