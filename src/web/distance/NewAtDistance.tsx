import { useEffect, useState } from 'preact/hooks';
import { isBlank, seenLine } from '../../engine/data/given-text.ts';
import type { Terms } from '../../protocol/terms.ts';
import { Rulesets } from '../dialogs/BattleChoices.tsx';
import { OptionsOfBattle } from '../dialogs/Options.tsx';
import { Choice } from '../parts/Choice.tsx';
import { useTitle } from '../parts/title.ts';
import { fetched } from '../state/loading/fetching.ts';
import { FIRST_RULESET, loadRuleset, RULESET_IDS } from '../state/loading/loading.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { oneOf } from '../state/settings/remembering.ts';
import { settings } from '../state/settings/settings.ts';
import { t, tOf } from '../state/telling/telling.ts';
import { at } from './addresses.ts';
import { create } from './creating.ts';
import { Absence, Others, type PartProps, PerSide } from './OtherTerms.tsx';
import { PaceChoice } from './PaceChoice.tsx';
import { nameGiven } from './seats.ts';
import { rulesetName } from './terms-told.ts';

/** Faults of what was asked for. */
export const Faults = ({ faults }: { readonly faults: readonly string[] }) => (
  <div role="alert">
    {faults.length > 0 && (
      <ul class="faults">
        {faults.map((fault) => (
          <li key={fault} class="bad">
            {fault}
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** The name of the player. */
export const NameField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) => (
  <label class="field">
    <span>{t('distance.name')}</span>
    <input
      type="text"
      maxLength={40}
      required
      autocomplete="nickname"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

/** The choice of no side. */
const NONE = 'none';

/** The choice of a side; each is named as players of the ruleset do. */
export const SideChoice = ({
  ruleset,
  value,
  onChange,
  orNone = false,
}: {
  readonly ruleset: string;
  readonly value: string;
  readonly onChange: (side: string) => void;
  /** May the player take no side, and only invite others? */
  readonly orNone?: boolean;
}) => (
  <Choice
    name="side"
    legend={t('screen.seat')}
    value={value}
    onChange={onChange}
    options={[
      { value: 'red', label: t('distance.side.red.label'), hint: tOf(ruleset, 'screen.seat.south') },
      { value: 'blue', label: t('distance.side.blue.label'), hint: tOf(ruleset, 'screen.seat.north') },
      ...(orNone
        ? [{ value: NONE, label: t('distance.side.none'), hint: t('distance.side.none.hint') }]
        : []),
    ]}
  />
);

const FIRST_TERMS = {
  options: {},
  pace: { kind: 'untimed' },
  setup: 'by-hand',
  sides: 'chosen',
  perSide: 1,
  invitation: 'link',
  spectators: { allowed: true, delay: 0 },
  standIns: false,
  abandonedAfter: 60,
  leave: 14,
} as const satisfies Partial<Terms>;

/** Who may come, and who deploys. */
const Agreed = ({ terms, set }: PartProps) => (
  <>
    <Choice
      name="invitation"
      legend={t('distance.invitation')}
      value={terms.invitation}
      onChange={(invitation) => set({ invitation })}
      options={(['link', 'lobby'] as const).map((value) => ({
        value,
        label: t(`distance.invitation.${value}`),
        hint: t(`distance.invitation.${value}.hint`),
      }))}
    />
    <PaceChoice value={terms.pace} onChange={(pace) => set({ pace })} />
    <Choice
      name="setup"
      legend={t('screen.setup')}
      value={terms.setup}
      onChange={(setup) => set({ setup })}
      options={(['by-hand', 'by-program'] as const).map((value) => ({
        value,
        label: t(`distance.setup.${value}`),
        hint: t(`distance.setup.${value}.hint`),
      }))}
    />
  </>
);

/** The page of a new battle at a distance. */
export function NewAtDistance({ ruleset: wanted }: { readonly ruleset: string | undefined }) {
  useTitle(t('distance.new'));
  const first = oneOf(RULESET_IDS, wanted ?? settings.peek().ruleset, FIRST_RULESET);
  const [terms, setTerms] = useState<Terms>({ ...FIRST_TERMS, ruleset: first, title: '' });
  const [name, setName] = useState(nameGiven());
  const [side, setSide] = useState('red');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { ruleset } = terms;
  useEffect(() => void fetched(() => loadRuleset(ruleset)), [ruleset]);
  const known = onScreen(ruleset)?.rules.options ?? [];
  const proposed = t('distance.battle-name', { ruleset: rulesetName(ruleset), name: seenLine(name) || '…' });
  const set = (part: Partial<Terms>): void => setTerms({ ...terms, ...part });
  const isPlaying = terms.sides === 'drawn' || side !== NONE;
  const begin = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const made = await create(
      { ...terms, title: seenLine(terms.title) || proposed },
      isPlaying ? { name: seenLine(name), side: terms.sides === 'drawn' ? null : side } : null,
    );
    setBusy(false);
    if ('battle' in made)
      location.hash = isPlaying ? at(made.battle) : at(made.battle, 'join', made.invitation);
    else setFaults(made.faults);
  };
  return (
    <main class="home at-distance">
      <header class="distance-head">
        <a href={at()}>‹ {t('distance.back')}</a>
        <h1>{t('distance.new')}</h1>
      </header>
      <form class="distance-form" onSubmit={(event) => void begin(event)}>
        <Rulesets value={ruleset} onChange={(next) => set({ ruleset: next, options: {}, perSide: 1 })} />
        {isPlaying && <NameField value={name} onChange={setName} />}
        <Choice
          name="sides"
          legend={t('distance.sides')}
          value={terms.sides}
          onChange={(sides) => set({ sides })}
          options={(['chosen', 'drawn'] as const).map((value) => ({
            value,
            label: t(`distance.sides.${value}`),
          }))}
        />
        {terms.sides === 'chosen' && <SideChoice ruleset={ruleset} value={side} onChange={setSide} orNone />}
        {onScreen(ruleset)?.hasCommands && (
          <PerSide value={terms.perSide} onChange={(perSide) => set({ perSide })} />
        )}
        <Agreed terms={terms} set={set} />
        {known.length > 0 && (
          <OptionsOfBattle
            ruleset={ruleset}
            known={known}
            options={terms.options}
            onChange={(options) => set({ options })}
          />
        )}
        <Others terms={terms} set={set} />
        <Absence terms={terms} set={set} />
        <label class="field">
          <span>{t('screen.name')}</span>
          <input
            type="text"
            maxLength={100}
            placeholder={proposed}
            value={terms.title}
            onInput={(event) => set({ title: event.currentTarget.value })}
          />
        </label>
        <Faults faults={faults} />
        <div class="buttons form-foot">
          <button type="submit" class="primary big" disabled={busy || (isPlaying && isBlank(name))}>
            {t(busy ? 'screen.new.busy' : 'distance.new.make')}
          </button>
        </div>
      </form>
    </main>
  );
}
