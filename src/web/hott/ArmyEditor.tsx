import { signal } from '@preact/signals';
import { useId, useState } from 'preact/hooks';
import type { HottArmy, Stronghold } from '../../armies/hott/army-data.ts';
import { LOOKS } from '../../armies/hott/army-data.ts';
import { formatHottArmy } from '../../armies/hott/army-writer.ts';
import { type Muster, musterHott } from '../../armies/hott/muster.ts';
import { outlineOfStronghold, SHAPE_NAMES } from '../../armies/hott/shapes.ts';
import { SIDE_LOOKS } from '../../drawing/palette.ts';
import { drawStronghold } from '../../drawing/stronghold.ts';
import { isMassSize, mostCommands } from '../../rules/hott/ending/army-size.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { download } from '../state/keeping/saving.ts';
import { goTo } from '../state/navigation/route.ts';
import { drawnAll } from '../table/drawn.tsx';
import { Elements, type PartProps } from './ArmyLines.tsx';
import { forgetArmy, keepArmy, type OwnArmy } from './own-armies.ts';
import { t } from './words.ts';

const SIZES = [24, 48, 72, 96, 120];

function Head({ army, onChange }: PartProps) {
  const sizes = SIZES.includes(army.points) ? SIZES : [...SIZES, army.points];
  return (
    <section class="workshop-part">
      <div class="workshop-fields">
        <label class="field wide">
          <span>{t('screen.workshop.name')}</span>
          <input
            type="text"
            maxLength={60}
            value={army.name}
            onInput={(event) => onChange({ ...army, name: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          <span>{t('screen.workshop.points')}</span>
          <select
            value={army.points}
            onChange={(event) => onChange({ ...army, points: Number(event.currentTarget.value) })}
          >
            {sizes.map((points) => (
              <option key={points} value={points}>
                {t('screen.workshop.points.of', {
                  points,
                  mass: isMassSize(points) ? 'yes' : 'no',
                  commands: mostCommands(points),
                })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label class="field">
        <span>{t('screen.workshop.theme')}</span>
        <textarea
          rows={3}
          placeholder={t('screen.workshop.theme.hint')}
          value={army.theme.en.join('\n')}
          onInput={(event) =>
            onChange({
              ...army,
              theme: {
                ...army.theme,
                en: event.currentTarget.value.split('\n').filter((line) => line !== ''),
              },
            })
          }
        />
      </label>
    </section>
  );
}

/** The longest word that fits into the picture, in letters. */
const WORD_ROOM = 17;

const roomOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (/[mw]/i.test(letter) ? 1.6 : 1), 0);

function shortenedWord(word: string): string {
  let kept = [...word];
  while (roomOf(kept.join('')) > WORD_ROOM) kept = kept.slice(0, -1);
  return kept.length === [...word].length ? word : `${kept.join('')}…`;
}

/** A name with words short enough for the picture. */
const shortened = (name: string): string => name.split(' ').map(shortenedWord).join(' ');

/** A stronghold as it will stand on the table. */
function Picture({ stronghold }: { readonly stronghold: Stronghold }) {
  const outline = outlineOfStronghold(stronghold).map(([x, y]) => ({ x, y: -y }));
  const { look, width, depth } = stronghold;
  const name = shortened(stronghold.name);
  const [w, h] = [width / 4 + 20, depth / 4 + 20];
  return (
    <svg class="stronghold-picture" viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} aria-hidden="true">
      {drawnAll(drawStronghold(outline, { side: SIDE_LOOKS[0], name, look, taken: false }))}
    </svg>
  );
}

const NO_STRONGHOLD: Stronghold = { name: '', look: 'castle', shape: 'oblong', width: 400, depth: 300 };

interface FieldProps {
  readonly stronghold: Stronghold;
  readonly set: (part: Partial<Stronghold>) => void;
}

/** Paces that the rules allow. */
const ALLOWED = { least: 200, most: 600 };

/** Can an army file hold this number of paces? */
const canBeKept = (paces: number): boolean => Number.isInteger(paces) && paces >= 10 && paces <= 9999;

function Measure({ name, stronghold, set }: FieldProps & { readonly name: 'width' | 'depth' }) {
  const [refused, setRefused] = useState<string | null>(null);
  const told = useId();
  const change = (text: string): void => {
    const paces = Number(text);
    setRefused(canBeKept(paces) ? null : text);
    if (canBeKept(paces)) set({ [name]: paces });
  };
  return (
    <label class="field">
      <span>{t(`screen.workshop.${name}`)}</span>
      <input
        type="number"
        min={ALLOWED.least}
        max={ALLOWED.most}
        step={50}
        value={refused ?? stronghold[name]}
        aria-invalid={refused !== null}
        aria-describedby={told}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <small id={told} class="bad" aria-live="polite">
        {refused !== null && t('screen.workshop.measure', { ...ALLOWED, kept: stronghold[name] })}
      </small>
    </label>
  );
}

interface ChoiceProps<Name extends string> {
  readonly of: 'look' | 'shape';
  readonly names: readonly Name[];
  readonly value: Name;
  readonly onChoice: (name: Name) => void;
}

/** A choice among names, each shown by its message. */
const NameChoice = <Name extends string>({ of, names, value, onChoice }: ChoiceProps<Name>) => (
  <label class="field">
    <span>{t(`screen.workshop.${of}`)}</span>
    <select value={value} onChange={(event) => onChoice(event.currentTarget.value as Name)}>
      {names.map((name) => (
        <option key={name} value={name}>
          {t(`screen.workshop.${of}.${name}`)}
        </option>
      ))}
    </select>
  </label>
);

function StrongholdPart({ army, onChange }: PartProps) {
  const stronghold = army.stronghold ?? NO_STRONGHOLD;
  const set = (part: Partial<Stronghold>): void =>
    onChange({ ...army, stronghold: { ...stronghold, ...part } });
  return (
    <section class="workshop-part stronghold-part" aria-labelledby="stronghold-title">
      <div>
        <h2 id="stronghold-title">{t('screen.workshop.stronghold')}</h2>
        <div class="workshop-fields">
          <label class="field wide">
            <span>{t('screen.workshop.name')}</span>
            <input
              type="text"
              maxLength={40}
              value={stronghold.name}
              onInput={(event) => set({ name: event.currentTarget.value })}
            />
          </label>
          <NameChoice of="look" names={LOOKS} value={stronghold.look} onChoice={(look) => set({ look })} />
          <NameChoice
            of="shape"
            names={SHAPE_NAMES}
            value={stronghold.shape}
            onChoice={(shape) => set({ shape })}
          />
          <Measure name="width" stronghold={stronghold} set={set} />
          <Measure name="depth" stronghold={stronghold} set={set} />
        </div>
      </div>
      <Picture stronghold={stronghold} />
    </section>
  );
}

/** An army that breaks no rule, and the points that it does not use. */
const Legal = ({ left }: { readonly left: number }) =>
  left > 0 ? (
    <p>{t('screen.workshop.legal.left', { left })}</p>
  ) : (
    <p class="good">
      <Icon name="tick" /> {t('screen.workshop.legal')}
    </p>
  );

/** The totals of the army, and every rule that it breaks. */
function Told({ army, muster }: { readonly army: HottArmy; readonly muster: Muster }) {
  const { points, dear, warnings } = muster;
  const over = points > army.points;
  return (
    <section class={`workshop-sum ${warnings.length > 0 ? 'open-ends' : 'legal'}`} aria-live="polite">
      <p class="sum">
        <strong class={over ? 'bad' : ''}>{t('screen.workshop.sum', { points, most: army.points })}</strong>
        <meter
          min={0}
          max={army.points}
          {...(over ? { low: 0, high: 0.01, optimum: 0 } : {})}
          value={Math.min(points, army.points)}
          aria-label={t('screen.workshop.sum', { points, most: army.points })}
        />
        <span class="muted">{t('screen.workshop.dear', { dear, most: Math.floor(points / 2) })}</span>
      </p>
      {warnings.length === 0 ? (
        <Legal left={army.points - points} />
      ) : (
        <>
          <h3>{t('screen.workshop.told')}</h3>
          <ul class="warnings">
            {warnings.map(({ key, rule, figures }, at) => (
              <li key={`${rule} ${at}`}>
                {t(key, { ...figures })} <ClauseLink rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The army that is deleted when the button is pressed a second time. */
const sure = signal<string | null>(null);

interface EditorProps {
  readonly own: OwnArmy;
  /** The name of its file when it is saved. */
  readonly fileName: string;
  readonly onPlay: (army: string) => void;
}

function Buttons({ own, fileName, onPlay }: EditorProps) {
  const { id, army } = own;
  return (
    <div class="buttons workshop-buttons">
      <button type="button" class="primary" onClick={() => onPlay(id)}>
        {t('screen.workshop.play')}
      </button>
      <button type="button" onClick={() => download(fileName, formatHottArmy(army))}>
        {t('screen.workshop.save')}
      </button>
      <button
        type="button"
        class="bad"
        onClick={() => {
          if (sure.value !== id) {
            sure.value = id;
            return;
          }
          forgetArmy(id);
          goTo({ page: 'workshop', ruleset: 'hott', army: null });
        }}
      >
        {t(sure.value === id ? 'screen.workshop.delete.sure' : 'screen.workshop.delete')}
      </button>
    </div>
  );
}

/** The editor of an army. Every change is kept at once, even if it breaks rules. */
export function ArmyEditor({ own, fileName, onPlay }: EditorProps) {
  const { army, id } = own;
  const change: PartProps['onChange'] = (next) => keepArmy(next, id);
  return (
    <>
      <Told army={army} muster={musterHott(army)} />
      <Head army={army} onChange={change} />
      <StrongholdPart army={army} onChange={change} />
      <Elements army={army} onChange={change} />
      <Buttons own={own} fileName={fileName} onPlay={onPlay} />
    </>
  );
}
