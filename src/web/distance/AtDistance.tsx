import { useEffect, useState } from 'preact/hooks';
import { loadBattlePage } from '../pages/load-battle.ts';
import { lazily } from '../parts/Lazy.tsx';
import { session } from '../state/battle/session.ts';
import { fetched } from '../state/loading/fetching.ts';
import { loadRuleset } from '../state/loading/loading.ts';
import { t } from '../state/telling/telling.ts';
import { at } from './addresses.ts';
import { Besides } from './Besides.tsx';
import { Join } from './Join.tsx';
import { closedWith, connect, disconnect, isUp, loseLine, place, playBy, told } from './line.ts';
import { seatNumber } from './my-battles.ts';
import { seatIn } from './seats.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const BattleScreen = lazily(async () => {
  const { BattleScreen } = await loadBattlePage();
  return () => <BattleScreen besides={Besides} />;
});

const AGAIN_MS = 1500;

/** Takes the seat that this browser has in a battle; `join` where it has none. */
function useSeat(battle: string): 'asking' | 'join' | 'seated' {
  const secret = seatIn(battle)?.secret;
  const [state, setState] = useState<'asking' | 'join' | 'seated'>('asking');
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const find = async (): Promise<void> => {
      const seat = secret === undefined ? null : await seatNumber(battle, secret);
      if (isGone) return;
      if (seat === 'gone') {
        loseLine();
        timer = setTimeout(() => void find(), AGAIN_MS);
      } else if (seat === null || secret === undefined) setState('join');
      else {
        connect({ battle, secret, seat, seen: seatIn(battle)?.seen ?? 0 });
        setState('seated');
      }
    };
    void find();
    return () => {
      isGone = true;
      clearTimeout(timer);
      disconnect();
    };
  }, [battle, secret]);
  return state;
}

/** Loads the rules of the battle as soon as it is known which they are. */
function useRules(): void {
  const ruleset = told.value.terms?.ruleset;
  useEffect(() => {
    if (ruleset === undefined) return;
    let isGone = false;
    void fetched(() => loadRuleset(ruleset)).then((loaded) => {
      if (loaded && !isGone) playBy(loaded.rules);
    });
    return () => {
      isGone = true;
    };
  }, [ruleset, place.value]);
}

const Notice = ({ words }: { readonly words: string }) => (
  <main class="message">
    <p role="status">{words}</p>
    <a href={at()}>‹ {t('distance.back')}</a>
  </main>
);

interface AtDistanceProps {
  readonly battle: string;
  /** The code of the link by which the player came. */
  readonly invitation: string | null;
  readonly side: string | undefined;
  /** Is the link for a player who leads one command? */
  readonly leads: 'side' | 'command';
  /** Did the player come by a link whose secret has no seat here? */
  readonly isLost: boolean;
}

/** A battle at a distance: to be joined, about to begin, or being played. */
export function AtDistance({ battle, ...link }: AtDistanceProps) {
  const state = useSeat(battle);
  useRules();
  // The invitation has done its work once the seat is taken.
  useEffect(() => {
    if (state === 'seated' && link.invitation !== null) location.replace(at(battle));
  }, [state, link.invitation]);
  const isWatching = place.value?.battle === battle && place.value.seat === null;
  if (closedWith.value !== null) return <Notice words={t(`distance.closed.${closedWith.value}`)} />;
  if (state === 'join' && !isWatching) return <Join battle={battle} {...link} />;
  if (told.value.number === 0)
    return <Notice words={t(isUp.value ? 'distance.connecting' : 'distance.line.down')} />;
  if (told.value.play === null) return <WaitingRoom battle={battle} />;
  if (session.value?.id !== battle) return <Notice words={t('screen.loading')} />;
  return <BattleScreen />;
}
