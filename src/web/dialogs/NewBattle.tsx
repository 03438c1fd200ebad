import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../engine/battle.ts';
import { rulesetOf } from '../../scenario/rulesets.ts';
import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import type { ArmyOnOffer, TableSize } from '../rulesets/on-screen.ts';
import { close } from '../state/dialogs.ts';
import { chance } from '../state/host.ts';
import { setupsOf, type Wanted } from '../state/new-battle.ts';
import { anySeed, nameOfMeeting, startBattle } from '../state/opening.ts';
import { goTo } from '../state/route.ts';
import { onScreen, RULESETS } from '../state/ruleset.ts';
import type { BotLevel, DiceMode } from '../state/session.ts';
import { change, settings } from '../state/settings.ts';
import { t, telling } from '../state/telling.ts';
import { readOwnArmies } from '../state/workshop.ts';
import { OptionsOfBattle } from './Options.tsx';

/** What an army holds, in the words of its file. */
function ArmyHeld({ army }: { readonly army: ArmyOnOffer }) {
  const { facts, about, lines, findings } = army;
  return (
    <details class="order-of-battle">
      <summary>{t(facts.key, facts.figures)}</summary>
      {(telling.value.language === 'fr' && about.fr?.length ? about.fr : about.en).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul>
        {lines.map(({ key, figures }) => (
          <li key={JSON.stringify(figures)}>{t(key, figures)}</li>
        ))}
      </ul>
      {findings.length > 0 && <p class="muted">{t('screen.army.findings', { count: findings.length })}</p>}
    </details>
  );
}

/** Armies under the words that head their part of the list. */
function grouped(armies: readonly ArmyOnOffer[]): readonly (readonly [string, readonly ArmyOnOffer[]])[] {
  const groups = new Map<string, ArmyOnOffer[]>();
  for (const army of armies) {
    const name = t(army.group.key, army.group.figures);
    groups.set(name, [...(groups.get(name) ?? []), army]);
  }
  return [...groups];
}

interface ArmyProps {
  readonly at: 0 | 1;
  readonly ruleset: string;
  readonly armies: readonly ArmyOnOffer[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Army({ at, ruleset, armies, value, onChange }: ArmyProps) {
  const army = armies.find(({ id }) => id === value);
  return (
    <div class="army-choice">
      <label>
        <span>
          <SideMark at={at} /> {t(at === 0 ? 'screen.army.south' : 'screen.army.north', { ruleset })}
        </span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {grouped(armies).map(([name, some]) => (
            <optgroup key={name} label={name}>
              {some.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {army && <ArmyHeld army={army} />}
    </div>
  );
}

type Opponent = 'playing' | 'quick' | 'two';

const measures = (mm: number): number => Math.round((mm / 30) * 10) / 10;

/** Two armies to begin with: the one asked for, against one of another title. */
function firstPair(ruleset: string, wanted?: string): readonly [string, string] {
  const battles = onScreen(ruleset)?.newBattles;
  const armies = battles?.armies(telling.value.language) ?? [];
  const points = (id: string) => armies.find((army) => army.id === id)?.facts.figures?.points;
  if (wanted !== undefined) {
    const others = armies.filter(({ id }) => id !== wanted);
    return [wanted, (others.find(({ id }) => points(id) === points(wanted)) ?? others[0])?.id ?? wanted];
  }
  const suited = ruleset === 'bnb' ? null : battles?.suited(chance);
  if (suited) return suited;
  const [one] = armies;
  const kin = (title = ''): string | undefined => title.split(':')[0];
  return [one?.id ?? '', armies.find(({ title }) => kin(title) !== kin(one?.title))?.id ?? ''];
}

function Tables({
  tables,
  value,
  onChange,
}: {
  readonly tables: readonly TableSize[];
  readonly value: number;
  readonly onChange: (at: number) => void;
}) {
  if (tables.length === 0) return null;
  return (
    <Choice
      name="table"
      legend={t('screen.table.size')}
      value={value}
      onChange={onChange}
      options={tables.map(({ width, depth }, at) => ({
        value: at,
        label: t('screen.table.size.of', { width: measures(width), depth: measures(depth) }),
        hint: t('screen.table.size.mm', { width, depth }),
      }))}
    />
  );
}

interface Asked {
  readonly ruleset?: string | undefined;
  /** The army of the first side. */
  readonly army?: string | undefined;
}

/** All that is chosen before a battle. */
export function NewBattle({ ruleset: asked, army }: Asked) {
  const [ruleset, setRuleset] = useState(asked ?? settings.value.ruleset);
  const [[red, blue], setPair] = useState(() => firstPair(ruleset, army));
  const [opponent, setOpponent] = useState<Opponent>('playing');
  const [seat, setSeat] = useState<'red' | 'blue'>('red');
  const [table, setTable] = useState<number | null>(null);
  const [setup, setSetup] = useState<Wanted['setup']>('by-rules');
  const [dice, setDice] = useState<DiceMode>(settings.value.dice);
  const [options, setOptions] = useState<Battle['options']>({});
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => void readOwnArmies(), []);
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
    const bot: BotLevel = opponent === 'quick' ? 'quick' : 'playing';
    const size = tables[tableAt] ?? rules.table;
    const { language } = telling.value;
    const wanted = { rules, red, blue, table: size, players, setup, seed: anySeed(), options, language };
    const begun = await startBattle(wanted, { name: name.trim() || proposed, dice, bot });
    setBusy(false);
    if (begun) close();
  };

  return (
    <Dialog
      title={t('screen.new')}
      size="wide"
      onClose={close}
      foot={
        <>
          <button type="button" onClick={close}>
            {t('screen.cancel')}
          </button>
          <button type="button" class="primary" disabled={busy} onClick={begin}>
            {t(busy ? 'screen.new.busy' : 'screen.new.begin')}
          </button>
        </>
      }
    >
      <Choice
        name="ruleset"
        legend={t('screen.ruleset')}
        value={ruleset}
        onChange={chooseRuleset}
        options={RULESETS.map((value) => ({
          value,
          label: onScreen(value)?.name ?? value,
          hint: t('screen.ruleset.hint', { ruleset: value }),
        }))}
      />
      <div class="armies">
        <Army at={0} ruleset={ruleset} armies={armies} value={red} onChange={(id) => setPair([id, blue])} />
        <button
          type="button"
          class="swap icon"
          title={t('screen.army.swap')}
          aria-label={t('screen.army.swap')}
          onClick={() => setPair([blue, red])}
        >
          <Icon name="swap" />
        </button>
        <Army at={1} ruleset={ruleset} armies={armies} value={blue} onChange={(id) => setPair([red, id])} />
      </div>
      <div class="buttons armies-buttons">
        <button type="button" onClick={() => setPair(battles?.suited(chance, red) ?? [red, blue])}>
          <Icon name="dice" /> {t('screen.army.suited')}
        </button>
        {ruleset === 'hott' && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              close();
              goTo({ page: 'workshop', army: null });
            }}
          >
            {t('screen.workshop')}
          </button>
        )}
      </div>
      <Choice
        name="opponent"
        legend={t('screen.opponent')}
        value={opponent}
        onChange={setOpponent}
        options={(['playing', 'quick', 'two'] as const).map((value) => ({
          value,
          label: t(`screen.opponent.${value}`),
          hint: t(`screen.opponent.${value}.hint`),
        }))}
      />
      {opponent !== 'two' && (
        <Choice
          name="seat"
          legend={t('screen.seat')}
          value={seat}
          onChange={setSeat}
          options={[
            { value: 'red', label: nameOf(red), hint: t('screen.seat.south', { ruleset }) },
            { value: 'blue', label: nameOf(blue), hint: t('screen.seat.north', { ruleset }) },
          ]}
        />
      )}
      <Choice
        name="setup"
        legend={t('screen.setup')}
        value={setup}
        onChange={setSetup}
        options={setupsOf(ruleset).map((value) => ({
          value,
          label: t(`screen.setup.${value}`),
          hint: t(`screen.setup.${value}.hint`),
        }))}
      />
      <Tables tables={tables} value={tableAt} onChange={setTable} />
      {rules && known.length > 0 && (
        <OptionsOfBattle ruleset={ruleset} known={known} options={options} onChange={setOptions} />
      )}
      <Choice
        name="dice"
        legend={t('screen.dice')}
        value={dice}
        onChange={setDice}
        options={(['program', 'one-by-one', 'typed'] as const).map((value) => ({
          value,
          label: t(`screen.dice.${value}`),
        }))}
      />
      <label class="field">
        <span>{t('screen.name')}</span>
        <input
          type="text"
          maxLength={80}
          placeholder={proposed}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
    </Dialog>
  );
}
