import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ArmyChoice } from '../../protocol/requests.ts';
import { ArmyField } from '../dialogs/ArmyField.tsx';
import { Choice } from '../parts/Choice.tsx';
import { chance } from '../state/battle/chance.ts';
import { fetched } from '../state/loading/fetching.ts';
import { loadNewBattles } from '../state/loading/loading.ts';
import { newBattlesOf } from '../state/loading/ruleset.ts';
import { t, telling } from '../state/telling/telling.ts';
import { doIn } from './asking.ts';
import { faultsOf } from './creating.ts';
import { place } from './line.ts';
import { Faults } from './NewAtDistance.tsx';

/** Syllables of words for the dice. */
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'xo', 'zu'];

const anyWord = (): string =>
  Array.from({ length: 5 }, () => SYLLABLES[chance(SYLLABLES.length)] ?? '').join('');

/** The army as the server wants it: one of the program by its id, one of this browser as text. */
async function choiceOf(ruleset: string, id: string): Promise<ArmyChoice> {
  const text = await newBattlesOf(ruleset)?.ownText(id);
  return text == null ? { id } : { text };
}

interface PrepareProps {
  readonly ruleset: string;
  /** The side of the seat: 0 or 1; null until it is drawn. */
  readonly at: 0 | 1 | null;
}

/** The choice of an army, and of a word for the dice. */
export function Prepare({ ruleset, at }: PrepareProps) {
  const [how, setHow] = useState<'chosen' | 'drawn'>('chosen');
  const [army, setArmy] = useState<string | null>(null);
  const [word, setWord] = useState(anyWord);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const battles = newBattlesOf(ruleset);
  useEffect(() => void fetched(() => loadNewBattles(ruleset)), [ruleset]);
  useEffect(() => void battles?.readKept(), [battles]);
  const armies = battles?.armies(telling.value.language) ?? [];
  const proposed = useMemo(() => (battles?.first ?? battles?.suited)?.(chance)?.[at ?? 0], [battles]);
  const wanted = army ?? proposed ?? armies[0]?.id ?? '';
  const prepare = async (event: Event) => {
    event.preventDefault();
    const here = place.peek();
    if (!here) return;
    setBusy(true);
    const choice: ArmyChoice = how === 'drawn' ? { drawn: true } : await choiceOf(ruleset, wanted);
    const answer = await doIn(here.battle, here.secret, 'prepare', { word: word.trim(), army: choice });
    setBusy(false);
    setFaults(answer.ok ? [] : faultsOf(answer));
  };
  return (
    <form class="distance-form" onSubmit={(event) => void prepare(event)}>
      <Choice
        name="army-how"
        legend={t('distance.army')}
        value={how}
        onChange={setHow}
        options={(['chosen', 'drawn'] as const).map((value) => ({
          value,
          label: t(`distance.army.${value}`),
          hint: t(`distance.army.${value}.hint`),
        }))}
      />
      {how === 'chosen' && !battles && <p class="muted loading">{t('screen.loading')}</p>}
      {how === 'chosen' && battles && (
        <ArmyField at={at} ruleset={ruleset} armies={armies} value={wanted} onChange={setArmy} />
      )}
      <label class="field">
        <span>{t('distance.word')}</span>
        <input
          type="text"
          maxLength={100}
          required
          value={word}
          onInput={(event) => setWord(event.currentTarget.value)}
        />
        <small class="muted">{t('distance.word.what')}</small>
      </label>
      <Faults faults={faults} />
      <div class="buttons form-foot">
        <button type="submit" class="primary big" disabled={busy || !battles || word.trim() === ''}>
          {t(busy ? 'screen.new.busy' : 'distance.ready')}
        </button>
      </div>
    </form>
  );
}
