import { useId, useState } from 'preact/hooks';
import type { Pasted, Understood } from '../../armies/debellis/pasted/read.ts';
import { t } from '../state/telling/telling.ts';

const Meaning = ({ as, unread }: Understood) =>
  unread === null ? (
    <span translate={as === ''}>{as === '' ? t('screen.builder.paste.begins') : as}</span>
  ) : (
    <strong class="bad">{t(`screen.builder.unread.${unread}`)}</strong>
  );

function Read({ pieces }: Pick<Pasted, 'pieces'>) {
  const unread = pieces.filter((piece) => piece.unread !== null).length;
  return (
    <>
      <p class="muted" aria-live="polite">
        {t('screen.builder.paste.sum', { count: pieces.length - unread, unread })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('screen.builder.paste.wrote')}</th>
            <th scope="col">{t('screen.builder.paste.understood')}</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((each, at) => (
            <tr key={at}>
              <td translate={false}>{each.piece}</td>
              <td>
                <Meaning {...each} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface Props {
  paste(text: string, name: string): Pasted;
  onTake(text: string): void;
}

/** Where an army is pasted: each part of the text stands beside what was understood. */
export function Paste({ paste, onTake }: Props) {
  const [typed, type] = useState('');
  const id = useId();
  const pasted = typed.trim() === '' ? null : paste(typed, t('screen.builder.new-name'));
  return (
    <details class="workshop-part builder-paste">
      <summary>{t('screen.builder.paste')}</summary>
      <label for={id} class="muted">
        {t('screen.builder.paste.hint')}
      </label>
      <textarea
        id={id}
        rows={8}
        spellcheck={false}
        translate={false}
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {pasted && <Read pieces={pasted.pieces} />}
      {pasted && (
        <button type="button" class="primary" onClick={() => onTake(pasted.text)}>
          {t('screen.builder.paste.take')}
        </button>
      )}
    </details>
  );
}
