import type { Battle } from '../../engine/battle.ts';
import { findBase } from '../../engine/battle.ts';
import type { Option } from '../../engine/contract/sequence.ts';
import { send } from '../state/battle/sending.ts';
import { pick } from '../state/orders/selection.ts';
import { told } from '../state/telling/naming.ts';
import { choicesOf } from './choices.ts';
import { Distance } from './Distance.tsx';
import { troopsOfCommand } from './troops-of-command.ts';

/** Longer lists of buttons are folded up. */
const MOST = 24;

/** The base that an option is about; hovering over the option picks it. */
const subjectOf = ({ command }: Option): string | null =>
  typeof command.base === 'string' ? command.base : null;

/** Picks the base that an option is about. */
const pointTo = (battle: Battle, option: Option): void => {
  const base = subjectOf(option);
  if (base !== null && findBase(battle, base)) pick([base]);
};

/** The bases of a command that may be deployed now; null for any other choice. */
export function whoIsIn(battle: Battle, { command }: Option): string | null {
  const awaited = battle.flow.awaits[0];
  if (awaited?.kind !== 'choose-command') return null;
  return troopsOfCommand(battle, awaited.by, String(command.option));
}

function Choose({ battle, option }: { readonly battle: Battle; readonly option: Option }) {
  const who = whoIsIn(battle, option);
  const id = `who-${String(option.command.option)}`;
  return (
    <>
      <button
        type="button"
        onClick={() => send(option.command)}
        onFocus={() => pointTo(battle, option)}
        {...(who === null ? {} : { 'aria-describedby': id })}
      >
        {told(battle, option.key, option.figures)}
      </button>
      {who !== null && (
        <p class="muted" id={id}>
          {who}
        </p>
      )}
    </>
  );
}

/** A button for each choice. */
export const Options = ({
  battle,
  options,
}: {
  readonly battle: Battle;
  readonly options: readonly Option[];
}) => (
  <ul class="options">
    {choicesOf(options)
      .slice(0, MOST)
      .map(({ option, range }) => (
        <li key={JSON.stringify(option.command)}>
          {range ? (
            <Distance key={`${range.least} ${range.most}`} battle={battle} option={option} range={range} />
          ) : (
            <Choose battle={battle} option={option} />
          )}
        </li>
      ))}
  </ul>
);
