import type { Battle } from '../../engine/battle.ts';
import { findBase } from '../../engine/battle.ts';
import type { Line } from '../../engine/contract/line.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { Term } from '../picked/Term.tsx';
import type { ShownFight, ShownSide } from '../searching/fight-shown.ts';
import { burdenOf } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { baseName, letterOf, pieceName, told } from '../state/telling/naming.ts';
import { percent, t } from '../state/telling/telling.ts';

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The name of a base, or of a stronghold that fights. */
export const nameIn = (battle: Battle, id: string): string => {
  const base = findBase(battle, id);
  return base ? baseName(base) : (pieceName(battle, id) ?? id);
};

/** The letter of a base, or its id where it is none. */
export function letterIn(battle: Battle, id: string): string {
  const base = findBase(battle, id);
  return base ? letterOf(base) : id;
}

/** The number of its side in the battle. */
export const sideAt = (battle: Battle, id: string): number =>
  battle.sides.findIndex((side) => side.id === ownerOf(battle, id));

/** The side of a base, or of a stronghold. */
const ownerOf = (battle: Battle, id: string): string | undefined =>
  findBase(battle, id)?.side ?? battle.terrain.find((piece) => piece.id === id)?.side;

/** Factors, each with its reason. */
export function Lines({ battle, lines }: { readonly battle: Battle; readonly lines: readonly Line[] }) {
  return (
    <ul class="lines" translate={false}>
      {lines.map((line, at) => (
        <li key={`${line.rule} ${at}`}>
          <span class="line-why">
            <Term words={[burdenOf(battle.ruleset, line) ?? '']}>{told(battle, line.key, line.figures)}</Term>{' '}
            <ClauseLink rule={line.rule} />
          </span>
          <span class="line-value">{signed(line.value)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The outcomes that a term explains. */
const TERMS: Readonly<Record<string, string>> = {
  recoil: 'back',
  flee: 'back',
  withdraw: 'back',
  spent: 'spent',
};

/** An outcome in a word, explained where a term tells of it. */
export const Outcome = ({ name }: { readonly name: string }) => (
  <Term words={[rowOf(TERMS, name) ?? '']}>{t(`outcome.${name}`)}</Term>
);

/** The look of the bar of an outcome; an outcome that costs the base itself looks like its destruction. */
function barOf(battle: Battle, side: ShownSide, outcome: string): string {
  const base = findBase(battle, side.base);
  const lost = base && onScreen(battle.ruleset)?.fights.loses(base, outcome);
  return `outcome-${lost ? 'destroyed' : outcome}`;
}

function Chances({ battle, side }: { readonly battle: Battle; readonly side: ShownSide }) {
  if (side.chances.length === 0) return null;
  const sorted = side.chances.toSorted((a, b) => b.ways - a.ways);
  return (
    <table class="chances" translate={false}>
      <caption class="visually-hidden">{t('screen.odds')}</caption>
      <tbody>
        {sorted.map(({ outcome, ways, of }) => (
          <tr key={outcome}>
            <th scope="row">
              <Outcome name={outcome} />
            </th>
            <td class="bar">
              <span
                style={{ width: `${(100 * ways) / Math.max(1, of)}%` }}
                class={barOf(battle, side, outcome)}
              />
            </td>
            <td>{percent(ways, of)}</td>
            <td class="ways">{t('screen.odds.ways', { ways, of })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ battle, side }: { readonly battle: Battle; readonly side: ShownSide }) {
  return (
    <div class="fight-side">
      <h4>
        <SideMark at={sideAt(battle, side.base)} /> {nameIn(battle, side.base)}
        <b class="total" translate={false}>
          {side.total}
        </b>
      </h4>
      <Lines battle={battle} lines={side.lines} />
      <Chances battle={battle} side={side} />
    </div>
  );
}

/** Both sides of a fight: their factors, their sums and the odds. */
export const FightSides = ({ battle, fight }: { readonly battle: Battle; readonly fight: ShownFight }) => (
  <div class="fight-sides">
    {fight.sides.map((side) => (
      <Side key={side.base} battle={battle} side={side} />
    ))}
  </div>
);
