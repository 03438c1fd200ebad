import { useState } from 'preact/hooks';
import type { Channel } from '../../protocol/requests.ts';
import { t, telling } from '../state/telling/telling.ts';
import { canPush, pushChannel } from './pushing.ts';

interface NoticesProps {
  readonly channels: readonly Channel[];
  /** Asks the server for notices by these channels. */
  want(notices: { readonly channels: readonly Channel[]; readonly language: 'en' | 'fr' }): Promise<unknown>;
}

interface ChannelProps {
  readonly channels: readonly Channel[];
  set(channels: readonly Channel[]): Promise<unknown>;
}

/** The switch for web push. */
function Push({ channels, set }: ChannelProps) {
  const [said, setSaid] = useState('');
  const isOn = channels.some(({ kind }) => kind === 'push');
  const others = channels.filter(({ kind }) => kind !== 'push');
  const turn = async () => {
    setSaid('');
    if (isOn) return void (await set(others));
    const channel = await pushChannel().catch(() => null);
    if (channel) await set([...others, channel]);
    else setSaid(t('distance.push.refused'));
  };
  if (!canPush()) return <p class="muted">{t('distance.push.impossible')}</p>;
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={isOn} onChange={() => void turn()} />
        <span>{t('distance.push')}</span>
      </label>
      <p role="status" class="bad">
        {said}
      </p>
    </>
  );
}

/** The address of a chat server to which notices go. */
function Webhook({ channels, set }: ChannelProps) {
  const known = channels.find((channel) => channel.kind === 'webhook');
  const others = channels.filter(({ kind }) => kind !== 'webhook');
  const [url, setUrl] = useState(known?.kind === 'webhook' ? known.url : '');
  const save = (event: Event): void => {
    event.preventDefault();
    void set(url.trim() === '' ? others : [...others, { kind: 'webhook', url: url.trim() }]);
  };
  return (
    <form onSubmit={save}>
      <label class="field">
        <span>{t('distance.webhook')}</span>
        <input
          type="text"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
        <small class="muted">{t('distance.webhook.what')}</small>
      </label>
      <div class="buttons">
        <button type="submit">{t('distance.webhook.save')}</button>
      </div>
    </form>
  );
}

/** How the player is told that the battle or campaign waits. */
export function Notices({ channels, want }: NoticesProps) {
  const set = (wanted: readonly Channel[]) => want({ channels: wanted, language: telling.peek().language });
  return (
    <>
      <Push channels={channels} set={set} />
      <Webhook channels={channels} set={set} />
    </>
  );
}
