import { useEffect } from 'preact/hooks';
import { lazily } from '../parts/Lazy.tsx';
import { t } from '../state/telling/telling.ts';
import { at } from './addresses.ts';
import { DicePage } from './DicePage.tsx';
import { Lobby } from './Lobby.tsx';
import { takeSeat, takeSeats } from './my-battles.ts';
import { seatsInWord } from './seats.ts';

// The lobby does without what makes and shows a battle.
const NewAtDistance = lazily(async () => (await import('./NewAtDistance.tsx')).NewAtDistance);
const AtDistance = lazily(async () => (await import('./AtDistance.tsx')).AtDistance);

/** Takes what a link holds, and goes on to the page that `take` answers: no secret stays in the address. */
function Taking({ take }: { readonly take: () => Promise<string> }) {
  useEffect(() => void take().then((next) => location.replace(next)), []);
  return <p class="loading">{t('distance.connecting')}</p>;
}

async function takeAll(word: string): Promise<string> {
  await takeSeats(seatsInWord(word));
  return at();
}

const takeOne = async (battle: string, secret: string): Promise<string> =>
  (await takeSeat({ battle, secret })) ? at(battle) : at(battle, LOST);

/** The page of a battle after a link whose secret has no seat in it. */
const LOST = 'lost';

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
      return <Taking take={() => takeAll(way ?? '')} />;
    default:
      return way === 'seat' ? (
        <Taking take={() => takeOne(first, code)} />
      ) : (
        <AtDistance
          key={first}
          battle={first}
          invitation={way === 'join' ? code : null}
          isLost={way === LOST}
          side={side}
          leads={leads === 'command' ? 'command' : 'side'}
        />
      );
  }
}
