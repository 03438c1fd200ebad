import { useId, useMemo, useState } from 'preact/hooks';
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { whoReaches, whoShoots } from '../../engine/moves/reaching.ts';
import { SideMark } from '../parts/SideMark.tsx';
import { type Session, session } from '../state/battle/session.ts';
import { baseName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { seatShown, shownBattle } from '../state/view/shown.ts';
import { positionTold } from './position-text.ts';

interface AskProps {
  readonly now: Session;
  readonly battle: Battle;
}

/** The base of which a question speaks: its letter is the last word that is one, in whatever case. */
function baseIn(battle: Battle, question: string): PlacedBase | null {
  const words = question.toLowerCase().match(/[\p{Letter}\p{Number}-]+/gu) ?? [];
  const bases = basesOnTable(battle);
  return (
    words
      .toReversed()
      .map((word) => bases.find(({ id }) => id.toLowerCase() === word))
      .find((base) => base !== undefined) ?? null
  );
}

/** The answer to a question, in sentences. */
function answer({ now, battle }: AskProps, question: string): readonly string[] {
  const base = baseIn(battle, question);
  if (!base) return [t('screen.told.unknown', { name: question })];
  const told = (key: string, bases: readonly PlacedBase[]): string =>
    t(key, { base: baseName(base), count: bases.length, bases: bases.map(baseName) });
  return [
    told('screen.told.reach', whoReaches(now.rules, battle, base)),
    told('screen.told.shoot', whoShoots(now.rules, battle, base)),
  ];
}

/** A line to ask who can reach a base. */
function Ask(props: AskProps) {
  const hint = useId();
  const [question, setQuestion] = useState('');
  const [told, setTold] = useState<readonly string[]>([]);
  const [example] = basesOnTable(props.battle);
  return (
    <form
      class="ask-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (question.trim() !== '') setTold(answer(props, question.trim()));
      }}
    >
      <label>
        {t('screen.told.ask')}
        <input
          type="text"
          value={question}
          maxLength={80}
          aria-describedby={hint}
          onInput={(event) => setQuestion(event.currentTarget.value)}
        />
      </label>
      <small class="muted" id={hint}>
        {t('screen.told.ask.hint', { example: example?.id ?? '' })}
      </small>
      <button type="submit">{t('screen.told.ask.now')}</button>
      <div role="status">
        {told.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </form>
  );
}

function Told({ now, battle }: AskProps) {
  const seat = seatShown.value;
  const sides = useMemo(() => positionTold(now.rules, battle, seat), [now.rules, battle, seat]);
  return (
    <>
      {sides.map(({ side, name, lines }) => (
        <section key={side}>
          <h3>
            <SideMark at={battle.sides.findIndex(({ id }) => id === side)} /> {name}
          </h3>
          {lines.length === 0 ? (
            <p>{t('screen.told.none')}</p>
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <Ask now={now} battle={battle} />
    </>
  );
}

/** The position in words, for those who do not see the table, and a line to ask about it. */
export function PositionPanel() {
  const now = session.value;
  const battle = shownBattle.value;
  const [isOpen, setOpen] = useState(false);
  if (!now || !battle) return null;
  return (
    <details class="panel position-told" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('screen.told')}</summary>
      {isOpen && <Told now={now} battle={battle} />}
    </details>
  );
}
