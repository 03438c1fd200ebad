import { useState } from 'preact/hooks';
import type { Awaited, Battle } from '../../engine/battle.ts';
import { findBase } from '../../engine/battle.ts';
import { reasonsAgainst, send } from '../state/battle/sending.ts';
import { pick } from '../state/orders/selection.ts';
import { baseName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The bases that a question asks to choose among; none for other questions. */
export const someAsked = (awaited: Awaited): readonly string[] =>
  awaited.answer.form === 'some' ? namesIn(awaited.about?.among) : [];

/** A question that asks for some of several bases. Each has a box; the boxes of bases that must go along are ticked. */
export function Some({ battle, awaited }: { readonly battle: Battle; readonly awaited: Awaited }) {
  const among = someAsked(awaited);
  const must = namesIn(awaited.about?.must);
  const [taken, setTaken] = useState<readonly string[]>(must);
  const { answer } = awaited;
  if (answer.form !== 'some' || among.length === 0) return null;
  const set = (id: string, is: boolean): void =>
    setTaken(is ? [...taken, id] : taken.filter((other) => other !== id));
  const command = { type: 'choose', bases: [...taken] };
  const fits =
    taken.length >= answer.least && taken.length <= answer.most && reasonsAgainst(command).length === 0;
  return (
    <fieldset class="some">
      <legend class="muted">{t('screen.some', { least: answer.least, most: answer.most })}</legend>
      {among.map((id) => {
        const base = findBase(battle, id);
        return (
          <label key={id} class="check">
            <input
              type="checkbox"
              checked={taken.includes(id)}
              onChange={(event) => set(id, event.currentTarget.checked)}
              onFocus={() => base && pick([id])}
            />{' '}
            {base ? baseName(base) : id}
            {must.includes(id) && <small class="muted"> {t('screen.some.must')}</small>}
          </label>
        );
      })}
      {/* To let a chance pass is not the main thing to do. */}
      <button
        type="button"
        class={taken.length > 0 ? 'primary' : undefined}
        disabled={!fits}
        onClick={() => send(command)}
      >
        {t('screen.some.take', { count: taken.length })}
      </button>
    </fieldset>
  );
}
