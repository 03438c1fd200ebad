import { useState } from 'preact/hooks';
import type { IndexedOrder } from '../../armies/army-index.ts';
import { formatTroop } from '../../rules/bnb/troops.ts';
import { rulesetOf } from '../../scenario/rulesets.ts';
import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { armies, fullOrders, smallOrders } from '../state/armies.ts';
import { close } from '../state/dialogs.ts';
import { anySeed, startBattle } from '../state/opening.ts';
import { onScreen } from '../state/ruleset.ts';
import type { BotLevel, DiceMode } from '../state/session.ts';
import { settings } from '../state/settings.ts';
import { t } from '../state/telling.ts';

const years = (order: IndexedOrder): string =>
  order.list ? t('screen.army.years', { from: order.list.years.from, to: order.list.years.to }) : '';

/** What an order of battle holds, in the words of its file. */
function OrderOfBattle({ order }: { readonly order: IndexedOrder }) {
  const { muster, list } = order;
  const findings = [...muster.faults, ...muster.warnings];
  return (
    <details class="order-of-battle">
      <summary>
        {t('screen.army.facts', {
          points: muster.points,
          bases: muster.bases.reduce((sum, { count }) => sum + count, 0),
          confidence: muster.confidence,
        })}
      </summary>
      <p class="muted">
        {list?.name} · {years(order)}
      </p>
      {[...(list?.about ?? []), ...order.order.about].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul>
        {muster.bases.map(({ name, count, troop, general }) => (
          <li key={`${name} ${formatTroop(troop)}`}>
            {t('screen.army.line', {
              count,
              troop: formatTroop(troop),
              name,
              general: general ? 'yes' : 'no',
            })}
          </li>
        ))}
      </ul>
      {findings.length > 0 && <p class="muted">{t('screen.army.findings', { count: findings.length })}</p>}
    </details>
  );
}

function Orders({ label, orders }: { readonly label: string; readonly orders: readonly IndexedOrder[] }) {
  return (
    <optgroup label={label}>
      {orders.map(({ id, order, list }) => (
        <option key={id} value={id}>
          {list ? `${list.name}: ${order.name}` : order.name}
        </option>
      ))}
    </optgroup>
  );
}

interface ArmyProps {
  readonly at: 0 | 1;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Army({ at, value, onChange }: ArmyProps) {
  const order = armies().orders.find(({ id }) => id === value);
  return (
    <div class="army-choice">
      <label>
        <span>
          <SideMark at={at} /> {t(at === 0 ? 'screen.army.south' : 'screen.army.north')}
        </span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <Orders label={t('screen.army.full')} orders={fullOrders()} />
          <Orders label={t('screen.army.small')} orders={smallOrders()} />
        </select>
      </label>
      {order && <OrderOfBattle order={order} />}
    </div>
  );
}

type Opponent = 'playing' | 'quick' | 'two';

const measures = (mm: number): number => Math.round((mm / 30) * 10) / 10;

/** All that is chosen before a battle. */
export function NewBattle() {
  const rules = rulesetOf('bnb');
  const tables = onScreen('bnb')?.tables() ?? [];
  const orders = [...fullOrders(), ...smallOrders()];
  const [red, setRed] = useState(orders[0]?.id ?? '');
  const [blue, setBlue] = useState(orders.find(({ list }) => list?.id !== orders[0]?.list?.id)?.id ?? '');
  const [opponent, setOpponent] = useState<Opponent>('playing');
  const [seat, setSeat] = useState<'red' | 'blue'>('red');
  const [table, setTable] = useState(Math.max(0, tables.length - 1));
  const [setup, setSetup] = useState<'by-rules' | 'by-hand'>('by-rules');
  const [dice, setDice] = useState<DiceMode>(settings.value.dice);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const find = (id: string) => orders.find((order) => order.id === id);
  const [southern, northern] = [find(red), find(blue)];
  const proposed = t('screen.battle.name', {
    red: southern?.order.name ?? '',
    blue: northern?.order.name ?? '',
  });

  const begin = async () => {
    const size = tables[table];
    if (!rules || !southern || !northern || !size) return;
    setBusy(true);
    // The page shows that it is busy before terrain is laid, which can take a moment.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const players = {
      red: opponent === 'two' || seat === 'red' ? 'human' : 'bot',
      blue: opponent === 'two' || seat === 'blue' ? 'human' : 'bot',
    } as const;
    const bot: BotLevel = opponent === 'quick' ? 'quick' : 'playing';
    const wanted = { rules, red: southern, blue: northern, table: size, players, setup, seed: anySeed() };
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
      <div class="armies">
        <Army at={0} value={red} onChange={setRed} />
        <button
          type="button"
          class="swap icon"
          title={t('screen.army.swap')}
          aria-label={t('screen.army.swap')}
          onClick={() => {
            setRed(blue);
            setBlue(red);
          }}
        >
          <Icon name="swap" />
        </button>
        <Army at={1} value={blue} onChange={setBlue} />
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
            { value: 'red', label: southern?.order.name ?? '', hint: t('screen.seat.south') },
            { value: 'blue', label: northern?.order.name ?? '', hint: t('screen.seat.north') },
          ]}
        />
      )}
      <Choice
        name="setup"
        legend={t('screen.setup')}
        value={setup}
        onChange={setSetup}
        options={(['by-rules', 'by-hand'] as const).map((value) => ({
          value,
          label: t(`screen.setup.${value}`),
          hint: t(`screen.setup.${value}.hint`),
        }))}
      />
      <Choice
        name="table"
        legend={t('screen.table.size')}
        value={table}
        onChange={setTable}
        options={tables.map(({ width, depth }, value) => ({
          value,
          label: t('screen.table.size.of', { width: measures(width), depth: measures(depth) }),
          hint: t('screen.table.size.mm', { width, depth }),
        }))}
      />
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
