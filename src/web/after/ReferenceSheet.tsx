import { useMemo } from 'preact/hooks';
import { type Base, type Battle, otherSide, type SideId } from '../../engine/battle.ts';
import type { Fate } from '../../engine/combat/fates.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { oneOfEach, type Pace, pacesOf } from '../picked/card.ts';
import { share } from '../picked/Fates.tsx';
import type { Match } from '../searching/matches.ts';
import { useSearch } from '../searching/use-search.ts';
import { fullName, groundName, sideName } from '../state/telling/naming.ts';
import { t, troopName } from '../state/telling/telling.ts';

const troopsOf = ({ bases }: Battle, side: SideId): readonly Base[] =>
  oneOfEach(bases.filter((base) => base.side === side));

const lostShare = ({ lost, of }: Fate): string => share(lost, of);

/** How far a troop goes: each distance with the grounds on which it is so. */
function movesTold(battle: Battle, paces: readonly Pace[]): string {
  const grounds = new Map<number, string[]>();
  for (const { piece, mm } of paces) {
    const ground = piece ? groundName(battle, piece) : t('screen.sheet.open');
    grounds.set(mm, [...(grounds.get(mm) ?? []), ground]);
  }
  if (grounds.size === 1) return t('screen.sheet.everywhere', { mm: paces[0]?.mm ?? 0 });
  return [...grounds].map(([mm, on]) => t('screen.sheet.move', { mm, on })).join('; ');
}

/** The factors of both, and how often each is lost; a dash where they would not fight. */
function Cell({ match }: { readonly match: Match | undefined }) {
  if (!match) return <td>–</td>;
  const { totals, own, others, dies } = match;
  return (
    <td class={dies ? 'quickly' : undefined}>
      <b>
        {totals[0]} : {totals[1]}
      </b>
      <br />
      {lostShare(own)} / {lostShare(others)}
    </td>
  );
}

interface RowProps {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly base: Base;
  readonly enemies: readonly Base[];
}

/** A troop: how many there are, how far it goes, and how it fares against each enemy troop, once that is worked out. */
function Row({ rules, battle, base, enemies }: RowProps) {
  const count = battle.bases.filter(({ side, troop }) => side === base.side && troop === base.troop).length;
  const moves = useMemo(() => movesTold(battle, pacesOf(rules, battle, base)), [rules, battle, base]);
  const question = useMemo(
    () => ({ base: base.id, enemies: enemies.map(({ id }) => id) }),
    [base.id, enemies],
  );
  const matches = useSearch('matches', battle, question);
  return (
    <tr>
      <th scope="row">
        {count} × {fullName(rules, base)}
      </th>
      <td class="moves">{moves}</td>
      {enemies.map(({ troop }) =>
        matches ? (
          <Cell key={troop} match={matches.find((match) => match.enemy.troop === troop)} />
        ) : (
          <td key={troop}>…</td>
        ),
      )}
    </tr>
  );
}

/** The troops of an army. */
function Army({ rules, battle, side }: { rules: Ruleset; battle: Battle; side: SideId }) {
  const enemies = useMemo(() => troopsOf(battle, otherSide(battle, side)), [battle, side]);
  return (
    <section>
      <h2>{sideName(battle, side)}</h2>
      <div class="sheet-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('screen.sheet.troop')}</th>
              <th scope="col">{t('screen.card.moves')}</th>
              {enemies.map((enemy) => (
                <th scope="col" key={enemy.troop}>
                  {troopName(enemy.troop)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {troopsOf(battle, side).map((base) => (
              <Row key={base.troop} rules={rules} battle={battle} base={base} enemies={enemies} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A sheet of what these two armies need to know, by the tables of the ruleset. */
export function ReferenceSheet({ rules, battle }: { readonly rules: Ruleset; readonly battle: Battle }) {
  return (
    <>
      <p class="muted">{t('screen.sheet.what')}</p>
      {battle.sides.map(({ id }) => (
        <Army key={id} rules={rules} battle={battle} side={id} />
      ))}
    </>
  );
}
