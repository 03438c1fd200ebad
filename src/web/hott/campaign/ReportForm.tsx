/** The report of a battle, typed in. What it gives each nation is shown before anything changes. */
import { useState } from 'preact/hooks';
import type { AnyCommand } from '../../../engine/game/command.ts';
import type { Game } from '../../../engine/game/game.ts';
import {
  broughtBy,
  conflictOf,
  mainOf,
  partakersIn,
  ROLES,
  type Role,
  strongholdOf,
} from '../../../rules/hott/campaign/conflict.ts';
import { apOf, type Elements, typesIn } from '../../../rules/hott/campaign/elements.ts';
import { prestigeFor, reportFaults, reportOf } from '../../../rules/hott/campaign/report.ts';
import type { Conflict } from '../../../rules/hott/campaign/state.ts';
import { Counts, Give, Pick } from './fields.tsx';
import { order } from './playing.ts';
import { Refused } from './Refused.tsx';
import { province, t } from './words.ts';

type ByOwner = Readonly<Record<string, Elements>>;

/** What is typed in; made into a report only where it is used. */
interface Typed {
  readonly winner: string;
  readonly destroyed: ByOwner;
  readonly left: ByOwner;
  readonly hordes: Readonly<Record<string, number>>;
  readonly credit: Readonly<Record<string, number>>;
  /** By main protagonist: '' not lost, `lost`, or `by.` and the nation that destroyed his general. */
  readonly generals: Readonly<Record<string, string>>;
  readonly stronghold: string;
  /** By owner of a hero: '' or the captor. */
  readonly captives: Readonly<Record<string, string>>;
}

const EMPTY: Typed = {
  winner: '',
  destroyed: {},
  left: {},
  hordes: {},
  credit: {},
  generals: {},
  stronghold: '',
  captives: {},
};

const isCounted = (elements: Elements): boolean => Object.values(elements).some((count) => count > 0);
const counted = (all: ByOwner): ByOwner =>
  Object.fromEntries(Object.entries(all).filter(([, elements]) => isCounted(elements)));
const notEmpty = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).filter(([, value]) => value !== '');

const commandOf = (typed: Typed): AnyCommand => ({
  type: 'report',
  winner: typed.winner === '' ? null : typed.winner,
  destroyed: counted(typed.destroyed),
  left: counted(typed.left),
  ...(Object.values(typed.hordes).some((count) => count > 0) ? { hordes: typed.hordes } : {}),
  ...(Object.keys(typed.credit).length > 0 ? { credit: typed.credit } : {}),
  generals: notEmpty(typed.generals).map(([of, how]) =>
    how === 'lost' ? { of } : { of, by: how.slice('by.'.length) },
  ),
  captives: notEmpty(typed.captives).map(([of, by]) => ({ hero: 'Hero', of, by })),
  ...(typed.stronghold === '' ? {} : { stronghold: typed.stronghold }),
});

interface PartProps {
  readonly game: Game;
  readonly conflict: Conflict;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** A whole number from 0 to 99. */
const NumberField = ({ label, value, onNumber }: NumberFieldProps) => (
  <label class="field">
    {label}
    <input
      type="number"
      min={0}
      max={99}
      value={value}
      onInput={(event) =>
        onNumber(Math.min(99, Math.max(0, Math.floor(Number(event.currentTarget.value)) || 0)))
      }
    />
  </label>
);

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onNumber: (value: number) => void;
}

/** What the troops of one nation suffered. */
function Losses({ game, conflict, typed, onType, role, player }: PartProps & { role: Role; player: string }) {
  const brought = broughtBy(game, conflict, role)[player] ?? {};
  const foes = Object.keys(broughtBy(game, conflict, otherRole(role)));
  const captors = foes.filter(
    (each) => (broughtBy(game, conflict, otherRole(role))[each]?.Magician ?? 0) > 0,
  );
  const isAlone = Object.keys(broughtBy(game, conflict, role)).length === 1;
  return (
    <>
      <Counts
        legend={t('campaign.report.destroyed', { side: player })}
        of={brought}
        counts={typed.destroyed[player] ?? {}}
        onCount={(counts) => onType({ ...typed, destroyed: { ...typed.destroyed, [player]: counts } })}
      />
      <details>
        <summary>{t('campaign.report.more', { side: player })}</summary>
        <Counts
          legend={t('campaign.report.left', { side: player })}
          of={brought}
          counts={typed.left[player] ?? {}}
          onCount={(counts) => onType({ ...typed, left: { ...typed.left, [player]: counts } })}
        />
        {(brought.Hordes ?? 0) > 0 && (
          <NumberField
            label={t('campaign.report.hordes', { side: player })}
            value={typed.hordes[player] ?? 0}
            onNumber={(value) => onType({ ...typed, hordes: { ...typed.hordes, [player]: value } })}
          />
        )}
        {(brought.Hero ?? 0) > 0 && captors.length > 0 && (
          <Pick
            label={t('campaign.report.captive', { side: player })}
            value={typed.captives[player] ?? ''}
            options={[['', t('campaign.none')], ...captors.map((each): [string, string] => [each, each])]}
            onPick={(by) => onType({ ...typed, captives: { ...typed.captives, [player]: by } })}
          />
        )}
      </details>
      {!isAlone && (
        <NumberField
          label={t('campaign.report.credit', { side: player })}
          value={typed.credit[player] ?? 0}
          onNumber={(value) => onType({ ...typed, credit: { ...typed.credit, [player]: value } })}
        />
      )}
    </>
  );
}

/** Winner, generals and stronghold. */
function Ends({ game, conflict, typed, onType }: PartProps) {
  const mains = ROLES.map((role) => mainOf(conflict, role));
  const owner = strongholdOf(game, conflict);
  const roleOwning = ROLES.find((role) => owner !== null && owner in broughtBy(game, conflict, role));
  const takers = roleOwning ? Object.keys(broughtBy(game, conflict, otherRole(roleOwning))) : [];
  return (
    <>
      <Pick
        label={t('campaign.report.winner')}
        value={typed.winner}
        options={[['', t('campaign.report.draw')], ...mains.map((each): [string, string] => [each, each])]}
        onPick={(winner) => onType({ ...typed, winner })}
      />
      {ROLES.map((role) => {
        const main = mainOf(conflict, role);
        const foes = Object.keys(broughtBy(game, conflict, otherRole(role)));
        return (
          <Pick
            key={main}
            label={t('campaign.report.general', { side: main })}
            value={typed.generals[main] ?? ''}
            options={[
              ['', t('campaign.report.general.no')],
              ...foes.map((each): [string, string] => [
                `by.${each}`,
                t('campaign.report.general.by', { side: each }),
              ]),
              ['lost', t('campaign.report.general.lost')],
            ]}
            onPick={(how) => onType({ ...typed, generals: { ...typed.generals, [main]: how } })}
          />
        );
      })}
      {takers.length > 0 && (
        <Pick
          label={t('campaign.report.stronghold')}
          value={typed.stronghold}
          options={[
            ['', t('campaign.report.stronghold.no')],
            ...takers.map((each): [string, string] => [each, each]),
          ]}
          onPick={(stronghold) => onType({ ...typed, stronghold })}
        />
      )}
    </>
  );
}

/** What a report gives each nation. */
export const Preview = ({ game, report }: { readonly game: Game; readonly report: AnyCommand }) => {
  const conflict = conflictOf(game);
  if (!conflict) return null;
  const read = reportOf(report);
  return (
    <ul class="campaign-preview">
      <li>
        {read.winner === null ? t('campaign.report.drawn') : t('campaign.report.won', { side: read.winner })}
      </li>
      {partakersIn(game, conflict).map((player) => (
        <li key={player}>
          {t('campaign.report.gives', {
            side: player,
            prestige: prestigeFor(game, conflict, read, player),
            ap: apOf(read.destroyed[player] ?? {}),
          })}
        </li>
      ))}
    </ul>
  );
};

export function ReportForm({ game, player }: { readonly game: Game; readonly player: string }) {
  const [typed, onType] = useState<Typed>(EMPTY);
  const conflict = conflictOf(game);
  if (!conflict) return null;
  const report = commandOf(typed);
  const faults = reportFaults(game, conflict, reportOf(report));
  const part = { game, conflict, typed, onType };
  return (
    <>
      <p>
        {t('campaign.battle.who', {
          province: province(conflict.province),
          attacker: mainOf(conflict, 'attacker'),
          defender: mainOf(conflict, 'defender'),
        })}
      </p>
      <ul>
        {ROLES.flatMap((role) =>
          Object.entries(broughtBy(game, conflict, role)).map(([each, elements]) => (
            <li key={each}>
              {t('campaign.battle.brings', {
                side: each,
                ap: apOf(elements),
                types: typesIn(elements).length,
              })}
            </li>
          )),
        )}
      </ul>
      <Ends {...part} />
      {ROLES.flatMap((role) =>
        Object.keys(broughtBy(game, conflict, role)).map((each) => (
          <Losses key={each} {...part} role={role} player={each} />
        )),
      )}
      <h3>{t('campaign.report.preview')}</h3>
      {faults.length > 0 ? <Refused reasons={faults} /> : <Preview game={game} report={report} />}
      <Give isFirst label={t('campaign.report.give')} onGive={() => order(report, player)} />
    </>
  );
}
