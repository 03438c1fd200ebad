import { useState } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { findBase } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Line } from '../../engine/contract.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import {
  fightShown,
  lastResult,
  pairsOpen,
  pickedFight,
  type ShownFight,
  type ShownSide,
  spellShown,
} from '../state/combat.ts';
import { baseName, pieceName, told } from '../state/naming.ts';
import { pick, toggled } from '../state/selection.ts';
import { seatAsked, send, session } from '../state/session.ts';
import { isLive, shownBattle } from '../state/shown.ts';
import { byTarget, type Choosable, type FightKind, leadsOf, type Pair } from '../state/targets.ts';
import { percent, t } from '../state/telling.ts';
import { Die } from './Dice.tsx';

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const nameIn = (battle: Battle, id: string): string => {
  const base = findBase(battle, id);
  return base ? baseName(base) : (pieceName(battle, id) ?? id);
};

const sideAt = (battle: Battle, id: string): number =>
  battle.sides.findIndex((side) => side.id === ownerOf(battle, id));

/** The side of a base, or of a stronghold. */
const ownerOf = (battle: Battle, id: string): string | undefined =>
  findBase(battle, id)?.side ?? battle.terrain.find((piece) => piece.id === id)?.side;

function Lines({ battle, lines }: { readonly battle: Battle; readonly lines: readonly Line[] }) {
  return (
    <ul class="lines">
      {lines.map((line, at) => (
        <li key={`${line.rule} ${at}`}>
          <span class="line-why">
            {told(battle, line.key, line.figures)} <ClauseLink rule={line.rule} />
          </span>
          <span class="line-value">{signed(line.value)}</span>
        </li>
      ))}
    </ul>
  );
}

function Chances({ side }: { readonly side: ShownSide }) {
  if (side.chances.length === 0) return null;
  const sorted = side.chances.toSorted((a, b) => b.ways - a.ways);
  return (
    <table class="chances">
      <caption class="visually-hidden">{t('screen.odds')}</caption>
      <tbody>
        {sorted.map(({ outcome, ways, of }) => (
          <tr key={outcome}>
            <th scope="row">{t(`outcome.${outcome}`)}</th>
            <td class="bar">
              <span style={{ width: `${(100 * ways) / Math.max(1, of)}%` }} class={`outcome-${outcome}`} />
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
        <b class="total">{side.total}</b>
      </h4>
      <Lines battle={battle} lines={side.lines} />
      <Chances side={side} />
    </div>
  );
}

const FightSides = ({ battle, fight }: { readonly battle: Battle; readonly fight: ShownFight }) => (
  <div class="fight-sides">
    {fight.sides.map((side) => (
      <Side key={side.base} battle={battle} side={side} />
    ))}
  </div>
);

/** Factors and exact odds of what is picked; of the ghost's place while there is one. */
export function OddsPanel() {
  const battle = shownBattle.value;
  const found = pickedFight.value;
  if (!battle || !found) return null;
  return (
    <section class="panel odds" aria-labelledby="odds-title">
      <h3 id="odds-title">
        {t(found.imagined ? 'screen.odds.there' : 'screen.odds.here', { kind: found.fight.kind })}
      </h3>
      <FightSides battle={battle} fight={found.fight} />
    </section>
  );
}

const GO = { close: 'screen.fight.go', shot: 'screen.shot.go', spell: 'screen.spell.go' } as const;

const ORDERS: Readonly<Record<FightKind, (pair: Pair, aiding: readonly string[]) => AnyCommand>> = {
  close: ({ base }) => ({ type: 'fight', base }),
  shot: ({ base, against }) => ({ type: 'shoot', base, target: against }),
  spell: ({ base, against }, aiding) => ({
    type: 'bespell',
    base,
    target: against,
    ...(aiding.length > 0 ? { aiding } : {}),
  }),
};

interface AidProps {
  readonly battle: Battle;
  readonly pair: Pair;
  readonly aiding: readonly string[];
  readonly onChange: (aiding: readonly string[]) => void;
}

/** Other magicians who could bespell the same target may help instead. */
function Aid({ battle, pair, aiding, onChange }: AidProps) {
  const others = pairsOpen.value.filter(
    ({ kind, base, against }) => kind === 'spell' && against === pair.against && base !== pair.base,
  );
  if (others.length === 0) return null;
  return (
    <fieldset class="aid">
      <legend class="muted">{t('screen.spell.aid')}</legend>
      {others.map(({ base }) => (
        <label key={base} class="check">
          <input
            type="checkbox"
            checked={aiding.includes(base)}
            onChange={() => onChange(toggled(aiding, base))}
          />{' '}
          {nameIn(battle, base)}
        </label>
      ))}
    </fieldset>
  );
}

interface LeadProps {
  readonly battle: Battle;
  readonly leads: readonly string[];
  readonly lead: string;
  readonly onChange: (lead: string) => void;
}

/** Who of several leads a shot. */
const Lead = ({ battle, leads, lead, onChange }: LeadProps) => (
  <label class="lead">
    {t('screen.shot.lead')}{' '}
    <select value={lead} onChange={(event) => onChange(event.currentTarget.value)}>
      {leads.map((id) => (
        <option key={id} value={id}>
          {nameIn(battle, id)}
        </option>
      ))}
    </select>
  </label>
);

function Open({ battle, choice }: { readonly battle: Battle; readonly choice: Choosable }) {
  const now = session.value;
  const { against, kind, among } = choice;
  const [wished, setWished] = useState(choice.base);
  const base = among.includes(wished) ? wished : choice.base;
  const pair = { ...choice, base };
  const mine = seatAsked() !== null && findBase(battle, base)?.side === seatAsked();
  const leads =
    now && mine && among.length > 1
      ? leadsOf(choice, (id) => fightShown(now.rules, battle, id, against))
      : [];
  const [aiding, setAiding] = useState<readonly string[]>([]);
  const fight =
    now &&
    (kind === 'spell'
      ? spellShown(now.rules, battle, base, against, aiding)
      : fightShown(now.rules, battle, base, against));
  const go = () => send(ORDERS[kind](pair, aiding));
  return (
    <li class="open-fight">
      <div class="open-fight-head">
        <button type="button" class="quiet names" onClick={() => pick([...among])}>
          <SideMark at={sideAt(battle, base)} />
          {t('screen.fight.pair', {
            base: among.map((id) => nameIn(battle, id)),
            against: nameIn(battle, against),
          })}
        </button>
        {isLive.value && seatAsked() !== null && (
          <button type="button" class="primary small" onClick={go}>
            {t(GO[kind])}
          </button>
        )}
      </div>
      {leads.length > 1 && <Lead battle={battle} leads={leads} lead={base} onChange={setWished} />}
      {kind === 'spell' && <Aid battle={battle} pair={pair} aiding={aiding} onChange={setAiding} />}
      {fight && (
        <details>
          <summary>
            {fight.sides.map((side) => side.total).join(' : ')} <span>{t('screen.odds')}</span>
          </summary>
          <FightSides battle={battle} fight={fight} />
        </details>
      )}
    </li>
  );
}

const TITLES = { close: 'screen.fights', shot: 'screen.shots', spell: 'screen.spells' } as const;

/** Fights, shots and spells that can be chosen now, each with its odds. */
export function FightsPanel() {
  const battle = shownBattle.value;
  const pairs = byTarget(pairsOpen.value);
  if (!battle || pairs.length === 0) return null;
  const kinds = new Set(pairs.map(({ kind }) => kind));
  const title = kinds.size > 1 ? 'screen.spells-and-shots' : TITLES[pairs[0]?.kind ?? 'close'];
  return (
    <section class="panel" aria-labelledby="fights-title">
      <h3 id="fights-title">{t(title, { count: pairs.length })}</h3>
      <ul class="open-fights">
        {pairs.map((pair) => (
          <Open key={`${pair.kind} ${pair.base} ${pair.against}`} battle={battle} choice={pair} />
        ))}
      </ul>
    </section>
  );
}

interface Stage {
  readonly name: string;
  readonly lines: Readonly<Record<string, readonly Line[]>>;
}

/** What dice decided: faces, what was added after them, totals and outcomes. */
export function ResultPanel() {
  const battle = shownBattle.value;
  const result = lastResult.value;
  if (!battle || !result) return null;
  const figures = result.event.figures ?? {};
  const faces = (figures.faces ?? {}) as Readonly<Record<string, number | null>>;
  const totals = (figures.totals ?? {}) as Readonly<Record<string, number>>;
  const outcomes = (figures.outcomes ?? {}) as Readonly<Record<string, string>>;
  const rules = (figures.rules ?? {}) as Readonly<Record<string, string>>;
  const stages = (figures.stages ?? []) as unknown as readonly Stage[];
  return (
    <section class="panel result" aria-labelledby="result-title">
      <h3 id="result-title">{t('screen.result', { kind: result.fight.kind })}</h3>
      {result.fight.sides.map(({ base, lines }) => (
        <div key={base} class="result-side">
          <SideMark at={sideAt(battle, base)} />
          <div class="result-words">
            <strong>{nameIn(battle, base)}</strong>
            <span>
              {t(`outcome.${outcomes[base] ?? 'stand'}`)} <ClauseLink rule={rules[base] ?? ''} />
            </span>
            {result.fallen.has(base) && outcomes[base] !== 'destroyed' && (
              <span>
                {t('screen.result.fallen')} <ClauseLink rule={result.fallen.get(base) ?? ''} />
              </span>
            )}
          </div>
          <Die face={faces[base] ?? null} />
          <b class="total">{totals[base] ?? ''}</b>
          <details>
            <summary>{t('screen.result.sum')}</summary>
            <Lines
              battle={battle}
              lines={[...lines, ...stages.flatMap((stage) => stage.lines[base] ?? [])]}
            />
          </details>
        </div>
      ))}
    </section>
  );
}
