import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { type Battle, findBase, placedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { FateBars } from '../picked/Fates.tsx';
import { lossesOf } from '../picked/losses.ts';
import { TramplingTold } from '../picked/TramplingTold.tsx';
import { trampledHere } from '../picked/trampling.ts';
import { type ShownFight, type ShownSide, spellShown } from '../searching/fight-shown.ts';
import { useSearch } from '../searching/use-search.ts';
import { seatAsked } from '../state/battle/asked.ts';
import { send } from '../state/battle/sending.ts';
import { session } from '../state/battle/session.ts';
import { areTheirs, isTheirs, lastResult, pairsOpen } from '../state/orders/combat.ts';
import { pickedFight } from '../state/orders/picked-fight.ts';
import { pick, restingGhost, toggled } from '../state/orders/selection.ts';
import { byTarget, type Choosable, countShots, type Pair } from '../state/orders/targets.ts';
import { t } from '../state/telling/telling.ts';
import { basesOfRow, marksBases } from '../state/view/pointing.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import { FightSides, nameIn, sideAt } from './FightSides.tsx';

/** Is it a shot that the order itself prevents, since the base would move too far? */
function losesShot(battle: Battle, { fight, imagined }: NonNullable<typeof pickedFight.value>): boolean {
  const rules = session.value?.rules;
  const wish = restingGhost.value?.wish;
  if (!imagined || fight.kind !== 'shot' || !rules || !wish) return false;
  const { shots } = lossesOf(rules, battle, wish);
  return fight.sides.some(({ base }) => shots.includes(base));
}

/** Factors and exact odds of the picked base, at the place of its ghost while there is one. */
export function OddsPanel() {
  const battle = shownBattle.value;
  const found = pickedFight.value;
  if (!battle || !found || losesShot(battle, found)) return null;
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

/** The choice of the primary shooter. */
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

/** The sides of a fight in the order in which its row names them. */
const inOrder = (sides: readonly ShownSide[], first: readonly string[]): readonly ShownSide[] => [
  ...sides.filter(({ base }) => first.includes(base)),
  ...sides.filter(({ base }) => !first.includes(base)),
];

/** The sides of a fight to which something may happen, those that its row names first. */
const atRisk = (fight: ShownFight, first: readonly string[]): ShownFight => ({
  ...fight,
  sides: inOrder(fight.sides, first).filter(({ chances }) =>
    chances.some(({ outcome }) => outcome !== 'stand'),
  ),
});

/** The friends behind those who fight that would be trampled. */
const Trampled = ({ battle, rules, fight }: { battle: Battle; rules: Ruleset; fight: ShownFight }) =>
  fight.sides.map(({ base: id }) => {
    const base = placedBase(battle, id);
    const friends = base ? trampledHere(rules, battle, base) : [];
    return <TramplingTold key={id} battle={battle} told={{ base: id, friends }} />;
  });

function Open({ battle, choice }: { readonly battle: Battle; readonly choice: Choosable }) {
  const now = session.value;
  const { against, kind, among } = choice;
  const [wished, setWished] = useState(choice.base);
  const base = among.includes(wished) ? wished : choice.base;
  const mine = seatAsked() !== null && findBase(battle, base)?.side === seatAsked();
  const isChoice = now !== null && mine && among.length > 1;
  const led = useMemo(() => (isChoice ? { among, against } : null), [isChoice, against, among.join(' ')]);
  const leads = useSearch('leads', battle, led) ?? [];
  const [aiding, setAiding] = useState<readonly string[]>([]);
  // A large battle has twenty fights at once, and the odds of each take a while.
  const question = useMemo(() => ({ base, target: against }), [base, against]);
  const found = useSearch('fight', battle, kind === 'spell' ? null : question);
  const fight = now && kind === 'spell' ? spellShown(now.rules, battle, base, against, aiding) : found;
  const pairId = useId();
  const go = () => {
    basesOfRow.value = [];
    send({ ...choice.command, base, ...(aiding.length > 0 ? { aiding } : {}) });
  };
  return (
    <li class="open-fight" {...marksBases([...among, against])}>
      <div class="open-fight-head">
        <button
          type="button"
          id={pairId}
          class="quiet names"
          translate={false}
          onClick={() => pick([...among])}
        >
          <SideMark at={sideAt(battle, base)} />
          {t('screen.fight.pair', {
            base: among.map((id) => nameIn(battle, id)),
            against: nameIn(battle, against),
          })}
        </button>
        {isLive.value && seatAsked() !== null && (
          <button type="button" class="primary small" aria-describedby={pairId} onClick={go}>
            {t(kind === 'shot' && !mine ? 'screen.shot.suffer' : GO[kind])}
          </button>
        )}
      </div>
      {leads.length > 1 && <Lead battle={battle} leads={leads} lead={base} onChange={setWished} />}
      {kind === 'spell' && (
        <Aid battle={battle} pair={{ ...choice, base }} aiding={aiding} onChange={setAiding} />
      )}
      {now && fight && <FateBars now={{ battle }} fight={atRisk(fight, among)} />}
      {now && fight && <Trampled battle={battle} rules={now.rules} fight={atRisk(fight, among)} />}
      {fight && (
        <details>
          <summary>
            {t('screen.fight.factors')}{' '}
            {inOrder(fight.sides, among)
              .map((side) => side.total)
              .join(' : ')}
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
  const [first] = pairs;
  const chooses = isLive.value && seatAsked() !== null;
  const isTold = lastResult.value?.fight.kind === first?.kind;
  // The table marks the fight whose result is told, else the first pair, until the player turns to another.
  useEffect(() => {
    basesOfRow.value = first && chooses && !isTold ? [...first.among, first.against] : [];
    return () => {
      basesOfRow.value = [];
    };
  }, [first?.base, first?.against, isTold, chooses]);
  if (!battle || pairs.length === 0) return null;
  const kinds = new Set(pairs.map(({ kind }) => kind));
  const count = kinds.has('close') ? pairs.length : countShots(pairsOpen.value);
  const title = areTheirs.value
    ? 'screen.shots.theirs'
    : kinds.size > 1
      ? 'screen.spells-and-shots'
      : TITLES[pairs[0]?.kind ?? 'close'];
  return (
    <section class="panel" aria-labelledby="fights-title">
      <h3 id="fights-title">{t(title, { count, among: pairs.length > count ? pairs.length : 0 })}</h3>
      {pairs.some(isTheirs) && <p class="muted">{t('screen.shots.both')}</p>}
      <ul class="open-fights">
        {pairs.map((pair) => (
          <Open key={`${pair.kind} ${pair.base} ${pair.against}`} battle={battle} choice={pair} />
        ))}
      </ul>
    </section>
  );
}
