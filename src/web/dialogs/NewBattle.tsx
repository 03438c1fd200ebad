import { useEffect, useState } from 'preact/hooks';
import { hasCharacter, opponentName } from '../../bots/players/names.ts';
import { seenLine } from '../../engine/data/given-text.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { newBattlesOf, onScreen } from '../state/loading/ruleset.ts';
import { goTo } from '../state/navigation/route.ts';
import { type Choices, choices, choose, chooseRuleset, endChoosing } from '../state/new-battle/choosing.ts';
import { anySeed, nameOfMeeting, startBattle } from '../state/new-battle/starting.ts';
import { change, settings } from '../state/settings/settings.ts';
import { t, telling } from '../state/telling/telling.ts';
import { Armies } from './Armies.tsx';
import { Characters, DiceModes, Name, Opponents, Rulesets, Seats, Setups, Tables } from './BattleChoices.tsx';
import { OptionsOfBattle } from './Options.tsx';

/** Why the battle cannot begin; the choices stay. */
const Faults = ({ faults }: { readonly faults: readonly string[] }) => (
  <div class={faults.length > 0 ? 'new-faults' : 'visually-hidden'} role="alert">
    {faults.length > 0 && <h3>{t('screen.new.failed')}</h3>}
    <ul class="faults">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </div>
);

/** The dialog of a new battle. */
export function NewBattle() {
  if (choices.value) return <Chosen now={choices.value} />;
  return (
    <Dialog title={t('screen.new')} size="wide" onClose={endChoosing}>
      <p class="muted loading">{t('screen.loading')}</p>
    </Dialog>
  );
}

function Chosen({ now }: { readonly now: Choices }) {
  const { ruleset, pair, opponent, character, seat, table, setup, options, name } = now;
  const dice = now.dice ?? settings.value.dice;
  const [red, blue] = pair;
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => setFaults([]), [ruleset, red, blue, options]);
  const rules = onScreen(ruleset)?.rules;
  const battles = newBattlesOf(ruleset);
  useEffect(() => void battles?.readKept(), [battles]);
  const armies = battles?.armies(telling.value.language) ?? [];
  const tables = battles?.tables() ?? [];
  const known = (rules?.options ?? []).filter((option) => !battles?.settled?.includes(option.name));
  const tableAt = table ?? Math.max(0, tables.length - 1);
  const nameOf = (wanted: string): string => armies.find(({ id }) => id === wanted)?.name ?? '';
  const proposed = nameOfMeeting(ruleset, red, blue);
  const playBy = (next: string): void => {
    void chooseRuleset(next);
    change({ ruleset: next });
  };

  const begin = async () => {
    if (!rules) return;
    setBusy(true);
    // Renders the busy state first: laying terrain can take a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const players = {
      red: opponent === 'two' || seat === 'red' ? 'human' : 'bot',
      blue: opponent === 'two' || seat === 'blue' ? 'human' : 'bot',
    } as const;
    const bot = opponent === 'two' ? 'playing' : opponentName(opponent, character);
    const size = tables[tableAt] ?? rules.table;
    const { language } = telling.value;
    const wanted = { rules, red, blue, table: size, players, setup, seed: anySeed(), options, language };
    const wrong = await startBattle(wanted, { name: seenLine(name) || proposed, dice, bot });
    setBusy(false);
    setFaults(wrong);
    if (wrong.length === 0) endChoosing();
  };

  return (
    <Dialog
      title={t('screen.new')}
      size="wide"
      onClose={endChoosing}
      foot={
        <>
          <Faults faults={faults} />
          <button type="button" onClick={endChoosing}>
            {t('screen.cancel')}
          </button>
          <button type="button" class="primary" disabled={busy || !battles} onClick={begin}>
            {t(busy ? 'screen.new.busy' : 'screen.new.begin')}
          </button>
        </>
      }
    >
      <Rulesets value={ruleset} onChange={playBy} />
      {battles ? (
        <Armies ruleset={ruleset} armies={armies} pair={pair} onChange={(pair) => choose({ pair })} />
      ) : (
        <p class="muted loading">{t('screen.loading')}</p>
      )}
      <Opponents ruleset={ruleset} value={opponent} onChange={(opponent) => choose({ opponent })} />
      <div class="buttons elsewhere">
        <button type="button" onClick={() => goTo({ page: 'distance', parts: ['new', ruleset] })}>
          {t('screen.opponent.elsewhere')}
        </button>
      </div>
      {opponent !== 'two' && hasCharacter(opponent) && (
        <Characters value={character} onChange={(character) => choose({ character })} />
      )}
      {opponent !== 'two' && (
        <Seats
          ruleset={ruleset}
          names={[nameOf(red), nameOf(blue)]}
          value={seat}
          onChange={(seat) => choose({ seat })}
        />
      )}
      <Setups ruleset={ruleset} value={setup} onChange={(setup) => choose({ setup })} />
      <Tables tables={tables} value={tableAt} onChange={(table) => choose({ table })} />
      {rules && known.length > 0 && (
        <OptionsOfBattle
          ruleset={ruleset}
          known={known}
          options={options}
          onChange={(options) => choose({ options })}
        />
      )}
      <DiceModes value={dice} onChange={(dice) => choose({ dice })} />
      <Name proposed={proposed} value={name} onChange={(name) => choose({ name })} />
    </Dialog>
  );
}
