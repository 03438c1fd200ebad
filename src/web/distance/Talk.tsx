import { useEffect, useRef, useState } from 'preact/hooks';
import { isBlank, seenLine } from '../../engine/data/given-text.ts';
import { t, telling } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { Instructions } from './Instructions.tsx';
import { place, told } from './line.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { nameGiven, noteName } from './seats.ts';
import { mine, partnersOf } from './team.ts';
import type { Said } from './told.ts';

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(telling.value.language, { dateStyle: 'short', timeStyle: 'short' }).format(at);

const Line = ({ said }: { readonly said: Said }) => (
  <li class={said.by !== null && said.by === place.value?.seat ? 'own' : ''}>
    <small class="muted">
      {said.name} · {timeOf(said.at)}
      {said.isAside && ` · ${t('distance.chat.aside.said')}`}
    </small>
    <p>{said.text}</p>
  </li>
);

/** What is said between the players, or among the spectators. */
function Chat() {
  const { said } = told.value;
  const isPlayer = place.value?.seat != null;
  const [text, setText] = useState('');
  const [name, setName] = useState(nameGiven());
  const [isAside, setAside] = useState(false);
  const side = mine()?.side ?? null;
  const hasPartners = partnersOf(told.value.seats, side).length > 0;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [said.length]);
  const say = async (event: Event) => {
    event.preventDefault();
    if (isBlank(text) || (!isPlayer && isBlank(name))) return;
    if (!isPlayer) noteName(seenLine(name));
    const more = isPlayer ? { aside: hasPartners && isAside } : { name: seenLine(name) };
    if (await act('say', { text: text.trim(), ...more })) setText('');
  };
  return (
    <section class="panel chat" aria-labelledby="chat-title">
      <h3 id="chat-title">{t(isPlayer ? 'distance.chat' : 'distance.chat.spectators')}</h3>
      {said.length === 0 && <p class="muted">{t('distance.chat.none')}</p>}
      <ol ref={list} aria-live="polite" aria-label={t('distance.chat')}>
        {said.map((each) => (
          <Line key={each.number} said={each} />
        ))}
      </ol>
      <form onSubmit={(event) => void say(event)}>
        {!isPlayer && (
          <input
            type="text"
            maxLength={40}
            aria-label={t('distance.name')}
            placeholder={t('distance.name')}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        )}
        <input
          type="text"
          maxLength={2000}
          aria-label={t('distance.chat.say')}
          placeholder={t('distance.chat.say')}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {hasPartners && (
          <label class="check">
            <input type="checkbox" checked={isAside} onChange={() => setAside(!isAside)} />
            <span>{t('distance.chat.aside')}</span>
          </label>
        )}
        <button type="submit">{t('distance.chat.send')}</button>
      </form>
    </section>
  );
}

/** A note that only its author sees. */
function Note() {
  const { note } = told.value;
  const [text, setText] = useState(note);
  useEffect(() => setText(note), [note]);
  return (
    <section class="panel" aria-labelledby="note-title">
      <h3 id="note-title">{t('distance.note')}</h3>
      <textarea
        rows={4}
        maxLength={20_000}
        aria-labelledby="note-title"
        placeholder={t('distance.note.what')}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          if (text !== note) void act('note', { text });
        }}
      />
    </section>
  );
}

/** The tab with chat, notes and standing answers. */
export function Talk() {
  const isPlayer = place.value?.seat != null;
  const side = mine()?.side;
  return (
    <>
      <Chat />
      {side != null && <PlanPanel side={side} />}
      {isPlayer && <Instructions />}
      {isPlayer && <Note />}
    </>
  );
}
