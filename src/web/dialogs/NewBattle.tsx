import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { rulesetOf } from '../../scenario/rulesets.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { close } from '../state/dialogs.ts';
import type { Wanted } from '../state/new-battle.ts';
import { anySeed, nameOfMeeting, startBattle } from '../state/opening.ts';
import { readOwnFiles } from '../state/own-files.ts';
import { onScreen } from '../state/ruleset.ts';
import type { BotLevel, DiceMode } from '../state/session.ts';
import { change, settings } from '../state/settings.ts';
import { t, telling } from '../state/telling.ts';
import { readOwnArmies } from '../state/workshop.ts';
import { Armies, firstPair } from './Armies.tsx';
import {
  DiceModes,
  Name,
  type Opponent,
  Opponents,
  Rulesets,
  type Seat,
  Seats,
  Setups,
  Tables,
} from './BattleChoices.tsx';
import { OptionsOfBattle } from './Options.tsx';

interface Asked {
  readonly ruleset?: string | undefined;
  /** The army of the first side. */
  readonly army?: string | undefined;
}

/** Why the battle cannot begin; what was chosen stays. */
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

/** All that is chosen before a battle. */
export function NewBattle({ ruleset: asked, army }: Asked) {
  const [ruleset, setRuleset] = useState(asked ?? settings.value.ruleset);
  const [pair, setPair] = useState(() => firstPair(ruleset, army));
  const [red, blue] = pair;
  const [opponent, setOpponent] = useState<Opponent>('playing');
  const [seat, setSeat] = useState<Seat>('red');
  const [table, setTable] = useState<number | null>(null);
  const [setup, setSetup] = useState<Wanted['setup']>('by-rules');
  const [dice, setDice] = useState<DiceMode>(settings.value.dice);
  const [options, setOptions] = useState<Battle['options']>({});
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => void readOwnArmies(), []);
  useEffect(() => void readOwnFiles(), []);
  useEffect(() => setFaults([]), [ruleset, red, blue, options]);
  const rules = rulesetOf(ruleset);
  const battles = onScreen(ruleset)?.newBattles;
  const armies = battles?.armies(telling.value.language) ?? [];
  const tables = battles?.tables() ?? [];
  const known = (rules?.options ?? []).filter((option) => !battles?.settled?.includes(option.name));
  const tableAt = table ?? Math.max(0, tables.length - 1);
  const nameOf = (wanted: string): string => armies.find(({ id }) => id === wanted)?.name ?? '';
  const proposed = nameOfMeeting(ruleset, red, blue);
  const chooseRuleset = (next: string): void => {
    setRuleset(next);
    setSetup('by-rules');
    setPair(firstPair(next));
    setTable(null);
    setOptions({});
    change({ ruleset: next });
  };

  const begin = async () => {
    if (!rules) return;
    setBusy(true);
    // The page shows that it is busy before terrain is laid, which can take a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const players = {
      red: opponent === 'two' || seat === 'red' ? 'human' : 'bot',
      blue: opponent === 'two' || seat === 'blue' ? 'human' : 'bot',
    } as const;
    const bot: BotLevel = opponent === 'light' ? 'light' : 'playing';
    const size = tables[tableAt] ?? rules.table;
    const { language } = telling.value;
    const wanted = { rules, red, blue, table: size, players, setup, seed: anySeed(), options, language };
    const wrong = await startBattle(wanted, { name: name.trim() || proposed, dice, bot });
    setBusy(false);
    setFaults(wrong);
    if (wrong.length === 0) close();
  };

  return (
    <Dialog
      title={t('screen.new')}
      size="wide"
      onClose={close}
      foot={
        <>
          <Faults faults={faults} />
          <button type="button" onClick={close}>
            {t('screen.cancel')}
          </button>
          <button type="button" class="primary" disabled={busy} onClick={begin}>
            {t(busy ? 'screen.new.busy' : 'screen.new.begin')}
          </button>
        </>
      }
    >
      <Rulesets value={ruleset} onChange={chooseRuleset} />
      <Armies ruleset={ruleset} armies={armies} pair={pair} onChange={setPair} />
      <Opponents value={opponent} onChange={setOpponent} />
      {opponent !== 'two' && (
        <Seats ruleset={ruleset} names={[nameOf(red), nameOf(blue)]} value={seat} onChange={setSeat} />
      )}
      <Setups ruleset={ruleset} value={setup} onChange={setSetup} />
      <Tables tables={tables} value={tableAt} onChange={setTable} />
      {rules && known.length > 0 && (
        <OptionsOfBattle ruleset={ruleset} known={known} options={options} onChange={setOptions} />
      )}
      <DiceModes value={dice} onChange={setDice} />
      <Name proposed={proposed} value={name} onChange={setName} />
    </Dialog>
  );
}
