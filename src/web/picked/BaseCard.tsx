import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Base, type Battle, isPlaced } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import type { Match } from '../searching/matches.ts';
import { search } from '../searching/search.ts';
import { targetsOf } from '../searching/targets.ts';
import { useSearch } from '../searching/use-search.ts';
import { seatAsked } from '../state/battle/asked.ts';
import { guideOn } from '../state/loading/guides.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { baseName, fullName, groundName, told, troopInWords } from '../state/telling/naming.ts';
import { amount, isWorded, t } from '../state/telling/telling.ts';
import { gapsShown, rangesShown, reachShown, zonesShown } from '../state/view/options.ts';
import { seatShown } from '../state/view/shown.ts';
import { field } from '../table/field.ts';
import { byEdge, enemiesOf, judged, type Pace, pacesOf } from './card.ts';
import { FateBar } from './Fates.tsx';
import { mayFight } from './may-fight.ts';
import { OrderPrice } from './OrderPrice.tsx';
import { Term } from './Term.tsx';
import { TramplingTold } from './TramplingTold.tsx';
import { trampledBy } from './trampling.ts';

interface CardProps {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly base: Base;
}

const paceWords = (battle: Battle, { piece, mm }: Pace): string =>
  piece === null
    ? t('screen.card.open', { length: mm })
    : t('screen.card.on', { what: groundName(battle, piece), length: mm });

const troopsOf = (matches: readonly Match[]): readonly string[] => [
  ...new Set(matches.map(({ enemy }) => troopInWords(enemy))),
];

interface RowProps {
  readonly label: string;
  readonly matches: readonly Match[];
}

/** The enemies of a row of the card, with a word where there are none. */
function Row({ label, matches }: RowProps) {
  return (
    <>
      <dt>{t(label)}</dt>
      <dd>{matches.length > 0 ? troopsOf(matches).join(', ') : t('screen.card.nobody')}</dd>
    </>
  );
}

interface AgainstProps {
  readonly base: Base;
  readonly match: Match;
}

function Against({ base, match }: AgainstProps) {
  const { enemy, own, others, totals } = match;
  return (
    <li>
      <p>
        <strong>{troopInWords(enemy)}</strong>{' '}
        <Term words={['factors']}>{t('screen.card.factors', { own: totals[0], enemy: totals[1] })}</Term>
      </p>
      <FateBar who={baseName(base)} fate={own} />
      <FateBar who={troopInWords(enemy)} fate={others} />
    </li>
  );
}

/** The term behind each line of the legend; empty where its words say all. */
const LEGEND_TERMS = { reach: '', zones: 'zone', ranges: '', gaps: 'gap' } as const;

/** What the lines on the table round a picked base mean. */
function Legend() {
  const shown = [
    reachShown.value && 'reach',
    zonesShown.value !== 'none' && 'zones',
    rangesShown.value && 'ranges',
    gapsShown.value && 'gaps',
  ] as const;
  return shown.map(
    (each) =>
      each && (
        <p key={each} class="muted legend">
          <Term words={[LEGEND_TERMS[each]]}>{t(`screen.card.legend.${each}`)}</Term>
        </p>
      ),
  );
}

/** The range of its shots and spells, each with its clause, and the enemies in reach. */
function Facts({ rules, battle, base }: CardProps) {
  const facts = guideOn(rules.id)?.facts(base) ?? [];
  const targets = facts.length > 0 ? targetsOf(rules, battle, base.id) : [];
  return (
    <>
      {facts.map(({ key, figures, rule = '' }) => (
        <p key={key} class="fact">
          {t(key, figures)} <ClauseLink rule={rule} />
        </p>
      ))}
      {targets.length > 0 && <p>{told(battle, 'screen.card.in-range', { targets })}</p>}
    </>
  );
}

/** How far it may go straight ahead now, where the place or an enemy allows less than open ground does. */
function Here({ battle, base, open }: Omit<CardProps, 'rules'> & { readonly open: number }) {
  const bases = useMemo(() => [base.id], [base.id]);
  const ahead = useSearch('ahead', battle, bases) ?? 0;
  // A difference of a millimetre is none to a player.
  if (ahead <= 0 || ahead > open - 1) return null;
  return <p>{t('screen.card.here', { length: ahead })}</p>;
}

/** Can it be ordered to move now? */
const mayBeOrdered = (base: Base): boolean =>
  field.value?.mode === 'move' && base.side === seatAsked() && isPlaced(base);

/** The enemies that it touches without a fight, why none follows, and whether an order may bring one now. */
function Idle({ rules, battle, base }: CardProps) {
  const found = useMemo(() => {
    const others = isPlaced(base) ? (guideOn(rules.id)?.touchedIdly?.(battle, base) ?? []) : [];
    const isOrdered = field.peek()?.mode === 'move' && base.side === seatAsked();
    const can = !isOrdered ? 'unknown' : mayFight(rules, battle, base.id, others) ? 'yes' : 'no';
    return { others, can };
  }, [battle, base]);
  const { others, can } = found;
  if (others.length === 0) return null;
  return <p class="loss">{told(battle, 'screen.card.idle', { base: base.id, others, can })}</p>;
}

/** The friends in its way back that it would trample. */
function Tramples({ rules, battle, base }: CardProps) {
  const friends = useMemo(() => (isPlaced(base) ? trampledBy(rules, battle, base) : []), [battle, base]);
  return <TramplingTold battle={battle} told={{ base: base.id, friends }} />;
}

/** What its loss would cost its army; nothing where it costs nothing, or where the losses are hidden. */
function Worth({ battle, base }: Omit<CardProps, 'rules'>) {
  const worth = guideOn(battle.ruleset)?.worthOf(base) ?? 0;
  const routing = onScreen(battle.ruleset)?.armies.spirit(battle, base.side, seatShown.value).routing ?? 0;
  if (worth === 0 || routing <= 0) return null;
  const figures = { worth: amount(worth), routing: amount(routing), points: t('guide.points') };
  return (
    <p>
      <Term words={['losses']}>{t('screen.card.worth', figures)}</Term>
    </p>
  );
}

/** How a base fares against the enemies on the table; empty until it is worked out. */
function useMatches({ battle, base }: CardProps): readonly Match[] {
  const [found, setFound] = useState<readonly Match[]>([]);
  const enemies = enemiesOf(battle, base).map(({ id }) => id);
  useEffect(() => {
    let isWanted = true;
    setFound([]);
    void search('matches', battle, { base: base.id, enemies }, () => isWanted).then((matches) => {
      if (isWanted && matches) setFound(matches.toSorted(byEdge));
    });
    return () => {
      isWanted = false;
    };
  }, [battle.ruleset, battle.own, base.id, base.troop, enemies.join()]);
  return found;
}

/** What a base is and what it can do: its name in full, its moves, what it beats and what beats it. */
export function BaseCard({ rules, battle, base }: CardProps) {
  const matches = useMatches({ rules, battle, base });
  const paces = useMemo(() => pacesOf(rules, battle, base), [rules, battle.own, battle.terrain, base.id]);
  const { beats, beware, quickly } = judged(matches);
  const about = `guide.about.${rules.label(base).type}`;
  return (
    <div class="base-card">
      <p>
        <Term words={['grade', 'regular']}>{fullName(rules, base)}</Term>
      </p>
      {isWorded(about) && <p class="muted">{t(about)}</p>}
      <Idle rules={rules} battle={battle} base={base} />
      <Tramples rules={rules} battle={battle} base={base} />
      <Facts rules={rules} battle={battle} base={base} />
      <dl>
        <dt>
          <Term words={['going', 'unit']}>{t('screen.card.moves')}</Term>
        </dt>
        <dd>{paces.map((pace) => paceWords(battle, pace)).join(', ')}</dd>
        {matches.length > 0 && (
          <>
            <Row label="screen.card.beats" matches={beats} />
            <Row label="screen.card.beware" matches={beware} />
          </>
        )}
      </dl>
      <OrderPrice base={base} />
      {mayBeOrdered(base) && <Here battle={battle} base={base} open={paces[0]?.mm ?? 0} />}
      {quickly.length > 0 && (
        <p>
          {t('screen.card.quickly', {
            troops: troopsOf(quickly),
            all: quickly.length === matches.length ? 'yes' : 'no',
          })}
        </p>
      )}
      <Worth battle={battle} base={base} />
      {matches.length > 0 && (
        <details>
          <summary>{t('screen.card.against')}</summary>
          <ul class="matches">
            {matches.map((match) => (
              <Against key={match.enemy.troop} base={base} match={match} />
            ))}
          </ul>
        </details>
      )}
      <Legend />
    </div>
  );
}
