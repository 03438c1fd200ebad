import { useEffect, useRef } from 'preact/hooks';
import { isCinC } from '../../../debellis/commands/generals.ts';
import type { Base, Battle, SideId } from '../../../engine/battle.ts';
import { factsOf } from '../../../rules/dbmm/state.ts';
import { chosenBy, MOST_USED, offeredTo, wordFor } from '../../../rules/dbmm/stratagems/chosen.ts';
import { mayScout, scoutsOf } from '../../../rules/dbmm/stratagems/scouts.ts';
import { isKept, isUnusual } from '../../../rules/dbmm/stratagems/unusual-troops.ts';
import { figure } from '../../../rules/dbmm/troops/marks.ts';
import { costOfStratagems } from '../../../rules/dbmm/troops/prices.ts';
import { seatAsked } from '../../state/battle/asked.ts';
import { send } from '../../state/battle/sending.ts';
import { t } from '../../state/telling/telling.ts';
import { isLive, shownBattle } from '../../state/view/shown.ts';
import { Counted } from './Counted.tsx';
import { Positions } from './Positions.tsx';
import { concealable, type Drawn, drawn, sectionsOf } from './writing.ts';

interface NoteProps {
  readonly battle: Battle;
  readonly side: SideId;
}

const inReserve = (battle: Battle, side: SideId, fits: (base: Base) => boolean): readonly Base[] =>
  battle.bases.filter((base) => base.side === side && base.place === 'reserve' && fits(base));

const Scouts = ({ battle, side }: NoteProps) => (
  <Counted
    title={t('screen.notes.scouts')}
    among={inReserve(battle, side, mayScout)}
    chosen={scoutsOf(battle, side)}
    onChoose={(bases) => send({ type: 'scouts', bases: [...bases] })}
  />
);

const Unusual = ({ battle, side }: NoteProps) => (
  <Counted
    title={t('screen.notes.unusual')}
    among={inReserve(battle, side, isUnusual)}
    chosen={inReserve(battle, side, isKept).map(({ id }) => id)}
    onChoose={(bases) => send({ type: 'unusual', bases: [...bases] })}
  />
);

/** Begins to draw on the table, or leaves it; the panel with the order that records it comes in sight. */
function Draw({ what, words }: { readonly what: Drawn; readonly words: string }) {
  const isDrawn = drawn.value?.stratagem === what.stratagem && drawn.value.command === what.command;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && isDrawn)
      document.querySelector('.panel.lay')?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [isDrawn]);
  return (
    <button
      type="button"
      aria-pressed={isDrawn}
      onClick={() => {
        drawn.value = isDrawn ? null : what;
      }}
    >
      {isDrawn ? t('screen.notes.stop') : words}
    </button>
  );
}

function Guides({ battle, side }: NoteProps) {
  const isRecorded = (factsOf(battle, side).guides?.path.length ?? 0) > 0;
  return (
    <div class="buttons">
      <Draw what={{ stratagem: 'guides' }} words={t('screen.notes.draw-route')} />
      {isRecorded && (
        <button type="button" onClick={() => send({ type: 'guides', path: [] })}>
          {t('screen.notes.drop-route')}
        </button>
      )}
    </div>
  );
}

function Obstacles({ battle, side }: NoteProps) {
  const count = factsOf(battle, side).hiddenObstacles?.length ?? 0;
  const most = sectionsOf(battle, side);
  if (count >= most) return <p class="muted">{t('screen.notes.obstacles-hidden', { count })}</p>;
  return (
    <div class="buttons">
      <Draw
        what={{ stratagem: 'hidden-obstacles' }}
        words={t('screen.notes.hide-obstacles', { count, most })}
      />
    </div>
  );
}

function Concealed({ battle, side }: NoteProps) {
  const concealed = factsOf(battle, side).concealed;
  return (
    <div class="buttons">
      {concealed && (
        <button type="button" onClick={() => send({ type: 'conceal', command: concealed.command, area: [] })}>
          {t('screen.notes.unconceal', { command: concealed.command })}
        </button>
      )}
      {concealable(battle, side).map((command) => (
        <Draw
          key={command}
          what={{ stratagem: 'concealed-command', command }}
          words={t('screen.notes.conceal', { command })}
        />
      ))}
    </div>
  );
}

/** What a chosen stratagem still needs to be written down; the others need nothing. */
const DETAILS: Readonly<Record<string, (props: NoteProps) => preact.JSX.Element>> = {
  scouting: Scouts,
  'unusual-troops': Unusual,
  guides: Guides,
  'hidden-obstacles': Obstacles,
  'concealed-command': Concealed,
};

function OneStratagem({ battle, side, name }: NoteProps & { readonly name: string }) {
  const chosen = chosenBy(battle, side);
  const isChosen = chosen.includes(name);
  const Details = DETAILS[name];
  const change = (): void => {
    if (drawn.value?.stratagem === name) drawn.value = null;
    const others = chosen.filter((each) => each !== name);
    send({ type: 'stratagems', chosen: isChosen ? others : [...others, name] });
  };
  return (
    <li>
      <label class="check">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isChosen && chosen.length >= MOST_USED}
          onChange={change}
        />{' '}
        <strong>{t('screen.notes.name', { stratagem: wordFor(name) })}</strong>
      </label>
      <p class="muted">{t(`screen.notes.about.${wordFor(name)}`)}</p>
      {isChosen && Details && <Details battle={battle} side={side} />}
    </li>
  );
}

/** What a side writes down before the deployment besides ambushes and absent commands. */
export function NotesPanel() {
  const battle = shownBattle.value;
  const side = seatAsked();
  if (!battle || side === null || !isLive.value || battle.flow.awaits[0]?.kind !== 'notes') return null;
  const offered = offeredTo(battle, side);
  const isInert = battle.bases.some(
    (base) => base.side === side && isCinC(base) && figure(base.marks, 'inert') > 0,
  );
  const price = costOfStratagems(['guides'], isInert);
  return (
    <section class="panel notes" aria-labelledby="notes-title">
      <h3 id="notes-title">{t('screen.notes')}</h3>
      {offered.length > 0 && <p class="muted">{t('screen.notes.how', { most: MOST_USED, price })}</p>}
      <ul class="stratagems">
        {offered.map((name) => (
          <OneStratagem key={name} battle={battle} side={side} name={name} />
        ))}
      </ul>
      <Positions battle={battle} side={side} />
    </section>
  );
}
