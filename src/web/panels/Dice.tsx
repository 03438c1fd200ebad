import { useState } from 'preact/hooks';
import type { Battle, DieRequest } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { faceCounted, facesOfDie } from '../../engine/game/dice.ts';
import { Die } from '../parts/Die.tsx';
import { currentBattle } from '../state/battle/asked.ts';
import { diceAsked, fallen, roll, throwAll, throwNext } from '../state/battle/host.ts';
import { session } from '../state/battle/session.ts';
import { sideInWords, sideName } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';

/** The purpose of a die, and its command: `pips.The left`. */
function dieWords(battle: Battle, { owner, die, purpose }: DieRequest): string {
  const [what = '', ...command] = purpose.split('.');
  const words = [t(`dice.purpose.${what}`), ...(command.length > 0 ? [command.join('.')] : [])];
  return t('screen.dice.of', { side: sideName(battle, owner), die, purpose: words.join(', ') });
}

interface AskedProps {
  readonly battle: Battle;
  readonly rules: Ruleset;
  readonly dice: readonly DieRequest[];
}

function Press({ battle, dice }: AskedProps) {
  const next = dice[fallen.value.length];
  return (
    <>
      <ol class="dice">
        {dice.map((die, at) => (
          <li key={`${die.owner} ${at}`}>
            <Die face={fallen.value[at] ?? null} />
            <span>{dieWords(battle, die)}</span>
          </li>
        ))}
      </ol>
      <div class="buttons">
        {next && (
          <button type="button" class="primary" onClick={throwNext}>
            {t('screen.dice.throw', { side: sideInWords(battle, next.owner) })}
          </button>
        )}
        {dice.length - fallen.value.length > 1 && (
          <button type="button" onClick={throwAll}>
            {t('screen.dice.all')}
          </button>
        )}
      </div>
    </>
  );
}

interface FacesProps {
  readonly faces: readonly number[];
  readonly chosen: number | null;
  readonly onFace: (face: string) => void;
}

/** A button for each face of a die, for a finger that would rather not type. Keys go from one field to the next. */
const Faces = ({ faces, chosen, onFace }: FacesProps) => (
  <span class="faces">
    {faces.map((face) => (
      <button
        key={face}
        type="button"
        tabIndex={-1}
        aria-pressed={face === chosen}
        onClick={() => onFace(String(face))}
      >
        {face}
      </button>
    ))}
  </span>
);

function Typed({ battle, rules, dice }: AskedProps) {
  const [typed, setTyped] = useState<readonly string[]>(dice.map(() => ''));
  const facesOf = (die: DieRequest): readonly number[] => [...new Set(facesOfDie(rules, die.die))];
  const faceAt = (at: number): number => {
    const face = Number(typed[at]);
    return faceCounted(rules, dice[at]?.die ?? '', face);
  };
  const isRight = (at: number): boolean => {
    const die = dice[at];
    return die !== undefined && typed[at] !== '' && facesOf(die).includes(faceAt(at));
  };
  const complete = dice.every((_, at) => isRight(at));
  const put = (at: number, text: string): void =>
    setTyped((now) => now.map((each, index) => (index === at ? text : each)));
  return (
    <form
      class="typed-dice"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && roll(typed.map((_, at) => faceAt(at)))) setTyped(dice.map(() => ''));
      }}
    >
      {dice.map((die, at) => {
        const wrong = typed[at] !== '' && !isRight(at);
        return (
          <div class="typed-die" key={`${die.owner} ${at}`}>
            <label>
              <span>{dieWords(battle, die)}</span>
              <input
                type="text"
                inputMode="numeric"
                autocomplete="off"
                size={3}
                aria-invalid={wrong}
                value={typed[at]}
                onInput={(event) => put(at, event.currentTarget.value.trim())}
              />
            </label>
            <Faces
              faces={facesOf(die)}
              chosen={isRight(at) ? faceAt(at) : null}
              onFace={(face) => put(at, face)}
            />
            {isRight(at) && faceAt(at) !== Number(typed[at]) && (
              <small>{t('screen.dice.counts', { face: faceAt(at) })}</small>
            )}
            {wrong && (
              <small class="bad">{t('screen.dice.faces', { faces: facesOf(die).map(String) })}</small>
            )}
          </div>
        );
      })}
      <div class="buttons">
        <button type="submit" class="primary" disabled={!complete}>
          {t('screen.dice.take')}
        </button>
        <button type="button" onClick={throwAll}>
          {t('screen.dice.instead')}
        </button>
      </div>
    </form>
  );
}

/** Dice that a person throws or types in. */
export function DicePanel() {
  const now = session.value;
  const battle = currentBattle();
  const dice = diceAsked.value;
  if (!now || !battle || !dice) return null;
  const props = { battle, rules: now.rules, dice };
  return (
    <section class="panel ask" aria-labelledby="dice-title">
      <h3 id="dice-title">{t('screen.dice')}</h3>
      {now.dice === 'typed' ? <Typed key={now.play.live.length} {...props} /> : <Press {...props} />}
    </section>
  );
}
