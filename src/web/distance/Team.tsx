import { useEffect, useState } from 'preact/hooks';
import { invitationsForm } from '../../protocol/answers.ts';
import { t } from '../state/telling/telling.ts';
import { act } from './acting.ts';
import { at } from './addresses.ts';
import { ask } from './asking.ts';
import { Invitation } from './Invitation.tsx';
import { place, told } from './line.ts';
import { commandsOf, hasRoom, leadsSide, mine, mineAsGeneral } from './team.ts';
import { isOver } from './told.ts';

/** The codes by which others join, as far as this seat may know them: under '' for the battle, else for a side. */
export function useCodes(battle: string): Readonly<Record<string, string>> {
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const secret = place.value?.secret ?? null;
  const side = mine()?.side;
  useEffect(() => {
    void ask(`/battles/${battle}/invitations`, invitationsForm, { secret }).then((answer) => {
      if (answer.ok) setCodes(answer.body);
    });
  }, [battle, secret, side]);
  return codes;
}

function LinkOf({ battle, side }: { readonly battle: string; readonly side: string }) {
  const code = useCodes(battle)[side];
  if (code === undefined) return null;
  return (
    <Invitation
      label={t('distance.team.link')}
      hint={t('distance.team.link.hint')}
      hash={at(battle, 'join', code, side, 'command')}
    />
  );
}

/** The link for one more player of the own side; nothing where no more may join. */
export function PartnerLink({ battle }: { readonly battle: string }) {
  const { terms, seats } = told.value;
  const side = mineAsGeneral()?.side ?? null;
  if (side === null || isOver(told.value) || !hasRoom(terms?.perSide ?? 1, seats, side)) return null;
  return <LinkOf battle={battle} side={side} />;
}

const CommandName = ({ command }: { readonly command: string }) => (
  <strong>{t('distance.team.command', { command })}</strong>
);

/** The commands of the own side and their players. A player who leads none may take a free one. */
export function Team() {
  const seat = mine();
  if (!seat?.side) return null;
  const mayTake = !leadsSide(seat) && !isOver(told.value);
  const general = told.value.seats.find((each) => each.side === seat.side && leadsSide(each));
  return (
    <>
      <p>{t('distance.team.what', { name: general?.name ?? '?' })}</p>
      <ul class="seats">
        {commandsOf(told.value, seat.side).map(({ command, by }) => (
          <li key={command} class="seat">
            <CommandName command={command} />
            <span class="muted">{by?.name ?? general?.name}</span>
            {by === seat && <span class="chip">{t('screen.you')}</span>}
            {mayTake && (by === undefined || by === seat) && (
              <button
                type="button"
                class="small"
                onClick={() => void act('lead', { command: by === seat ? null : command })}
              >
                {t(by === seat ? 'distance.team.give-back' : 'distance.team.take')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <PartnerLink battle={place.value?.battle ?? ''} />
    </>
  );
}
