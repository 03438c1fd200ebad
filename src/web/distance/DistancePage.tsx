import { useEffect } from 'preact/hooks';
import { lazily } from '../parts/Lazy.tsx';
import { at } from './addresses.ts';
import { DicePage } from './DicePage.tsx';
import { Lobby } from './Lobby.tsx';
import { keepSeat, takeSeatsWord } from './seats.ts';

// The lobby does without what makes and shows a battle.
const NewAtDistance = lazily(async () => (await import('./NewAtDistance.tsx')).NewAtDistance);
const AtDistance = lazily(async () => (await import('./AtDistance.tsx')).AtDistance);

/** Goes on from a link that holds a secret: the secret is kept, and no longer stands in the address. */
function Taking({ take, next }: { readonly take: () => unknown; readonly next: string }) {
  useEffect(() => {
    take();
    location.replace(next);
  }, []);
  return null;
}

/** The pages of battles at a distance: the lobby, a new battle, a battle, and how its dice can be checked. */
export function DistancePage({ parts }: { readonly parts: readonly string[] }) {
  const [first = '', way, code = '', side, leads] = parts;
  switch (first) {
    case '':
      return <Lobby />;
    case 'new':
      return <NewAtDistance ruleset={way} />;
    case 'dice':
      return <DicePage />;
    case 'carry':
      return <Taking take={() => takeSeatsWord(way ?? '')} next={at()} />;
    default:
      return way === 'seat' ? (
        <Taking take={() => keepSeat({ battle: first, secret: code })} next={at(first)} />
      ) : (
        <AtDistance
          key={first}
          battle={first}
          invitation={way === 'join' ? code : null}
          side={side}
          leads={leads === 'command' ? 'command' : 'side'}
        />
      );
  }
}
