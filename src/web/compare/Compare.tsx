import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Battle, basesOnTable } from '../../engine/battle.ts';
import { agree, type Column, type Judged, ROWS } from '../../scenario/compare/compare.ts';
import type { Terms } from '../../scenario/compare/terms.ts';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import { letterIn, nameIn } from '../panels/FightSides.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { fetched } from '../state/loading/fetching.ts';
import { close } from '../state/navigation/dialogs.ts';
import { selected } from '../state/orders/selection.ts';
import { pieceName, sideName } from '../state/telling/naming.ts';
import { amount, percent, t, tOf } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { columnsFor, firstCompared, loadTerms } from './columns.ts';

interface CellProps {
  readonly battle: Battle;
  readonly ruleset: string;
  readonly judged: Judged;
}

const Zones = ({ battle, judged: { zones } }: CellProps) => (
  <>{zones.map((id) => letterIn(battle, id)).join(', ') || t('screen.compare.none')}</>
);

/** In the unit of the ruleset, and in millimetres, in which they can be compared. */
const Distance = ({ ruleset, judged: { distance } }: CellProps) => (
  <>
    {tOf(ruleset, 'screen.compare.length', { mm: distance })}{' '}
    <small class="muted">{t('screen.compare.mm', { mm: amount(distance) })}</small>
  </>
);

const Factors = ({ judged: { factors } }: CellProps) => <>{factors ?? t('screen.compare.no-fight')}</>;

function Chances({ ruleset, judged: { chances } }: CellProps) {
  if (chances === null) return <>{t('screen.compare.no-fight')}</>;
  const often = Object.entries(chances).toSorted(([, a], [, b]) => b - a);
  return (
    <>
      {often.map(([outcome, tenths]) => (
        <span key={outcome}>
          {tOf(ruleset, `outcome.${outcome}`)} {percent(tenths, 1000)}
        </span>
      ))}
    </>
  );
}

const CELLS = { zones: Zones, distance: Distance, factors: Factors, chances: Chances } as const;

interface BaseProps {
  readonly battle: Battle;
  readonly columns: readonly Column[];
  readonly base: string;
}

/** What the rulesets say of a base, one beside the other. What they judge differently is marked. */
function Judgements({ battle, columns, base }: BaseProps) {
  const having = columns.map(({ ruleset, bases }) => ({ ruleset, judged: bases?.[base] ?? null }));
  return (
    <table class="compare">
      <caption class="visually-hidden">{nameIn(battle, base)}</caption>
      <thead>
        <tr>
          {having.map(({ ruleset }) => (
            <th key={ruleset} scope="col">
              {RULESET_WORDS[ruleset]?.name ?? ruleset}
            </th>
          ))}
        </tr>
        <tr>
          {having.map(({ ruleset, judged }) => (
            <td key={ruleset} class="muted">
              {judged
                ? tOf(ruleset, 'table.full', { troop: judged.troop, leader: 'no' })
                : t('screen.compare.no-like')}
            </td>
          ))}
        </tr>
      </thead>
      {ROWS.map((row) => {
        const Cell = CELLS[row];
        const differs = !agree(columns, base, row);
        return (
          <tbody key={row} class={differs ? 'differs' : ''}>
            <tr>
              <th scope="rowgroup" colSpan={having.length}>
                {t(`screen.compare.${row}`)} {differs && <em>{t('screen.compare.differs')}</em>}
              </th>
            </tr>
            <tr>
              {having.map(({ ruleset, judged }) => (
                <td key={ruleset}>{judged && <Cell battle={battle} ruleset={ruleset} judged={judged} />}</td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

/** The ground that a ruleset does not know; bases are told in their column. */
function LeftOut({ battle, columns }: Omit<BaseProps, 'base'>) {
  const lines = columns.flatMap(({ ruleset, leftOut }) => {
    const pieces = leftOut.filter((id) => battle.terrain.some((piece) => piece.id === id));
    const what = pieces.map((id) => pieceName(battle, id) ?? id).join(', ');
    return what === '' ? [] : [{ ruleset, name: RULESET_WORDS[ruleset]?.name ?? ruleset, what }];
  });
  return (
    <>
      {lines.map(({ ruleset, name, what }) => (
        <p key={ruleset} class="muted">
          {t('screen.compare.left-out', { name, what })}
        </p>
      ))}
    </>
  );
}

/** The choice of a base, and what the rulesets say of it. */
function Compared({ battle, terms }: { readonly battle: Battle; readonly terms: readonly Terms[] }) {
  const [base, setBase] = useState(() => firstCompared(battle, selected.value));
  const columns = useMemo(
    () => (base === null ? [] : columnsFor(terms, battle, base)),
    [terms, battle, base],
  );
  if (base === null) return <p>{t('screen.compare.empty')}</p>;
  const bases = basesOnTable(battle);
  return (
    <>
      <label class="field">
        <span>{t('screen.compare.base')}</span>
        <select value={base} onChange={(event) => setBase(event.currentTarget.value)}>
          {battle.sides.map(({ id: side }) => (
            <optgroup key={side} label={sideName(battle, side)}>
              {bases
                .filter((each) => each.side === side)
                .map(({ id }) => (
                  <option key={id} value={id}>
                    {nameIn(battle, id)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Judgements battle={battle} columns={columns} base={base} />
      <LeftOut battle={battle} columns={columns} />
    </>
  );
}

/** How each ruleset judges the position on the screen. */
export function Compare() {
  const [terms, setTerms] = useState<readonly Terms[] | null>(null);
  const battle = shownBattle.value;
  useEffect(() => void fetched(loadTerms).then((found) => found && setTerms(found)), []);
  if (!battle) return null;
  return (
    <Dialog title={t('screen.compare')} onClose={close} size="wide">
      <p class="muted">{t('screen.compare.what')}</p>
      {terms ? <Compared battle={battle} terms={terms} /> : <p class="muted">{t('screen.loading')}</p>}
    </Dialog>
  );
}
