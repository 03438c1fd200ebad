import type { Draft, Laying, TerrainOnOffer } from '../on-screen/laying.ts';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { seatAsked } from '../state/battle/asked.ts';
import { reasonsAgainst, send } from '../state/battle/sending.ts';
import { thinkNow } from '../state/battle/thinking.ts';
import { onScreen } from '../state/loading/ruleset.ts';
import { draft, laid, laying, layNow, nextShape, redraft, turnDraft } from '../state/setup/laying.ts';
import { ofTable } from '../state/table.ts';
import { kindName, told } from '../state/telling/naming.ts';
import { t } from '../state/telling/telling.ts';
import { isLive, shownBattle } from '../state/view/shown.ts';
import { ReasonList } from './Reasons.tsx';

const TURN = 15;

/** Lets the program answer the open question of the setup. */
async function answerForMe(): Promise<void> {
  const side = seatAsked();
  const answer = side === null ? null : await thinkNow('setup', { side });
  if (answer) send(answer, side);
}

interface Chosen {
  readonly kind: string;
  readonly size: string;
}

const chosen = ofTable<readonly Chosen[]>([]);

const countOf = (kind: string, size: string): number =>
  chosen.value.filter((each) => each.kind === kind && each.size === size).length;

function add(kind: string, size: string): void {
  chosen.value = [...chosen.value, { kind, size }];
}

function drop(kind: string, size: string): void {
  const at = chosen.value.findIndex((each) => each.kind === kind && each.size === size);
  if (at >= 0) chosen.value = chosen.value.toSpliced(at, 1);
}

function Pieces({ kind, size }: Chosen) {
  const count = countOf(kind, size);
  return (
    <Stepper
      what={t('screen.lay.piece', { what: kindName(kind), size: t(`name.${size}`) })}
      count={count}
      note={t(`name.${size}`)}
      onLess={() => drop(kind, size)}
      onMore={() => add(kind, size)}
    />
  );
}

function Kinds({
  offered,
  mandatory,
}: {
  readonly offered: readonly TerrainOnOffer[];
  readonly mandatory: boolean;
}) {
  const kinds = offered.filter((each) => each.mandatory === mandatory);
  if (kinds.length === 0) return null;
  return (
    <>
      <h4>{t(mandatory ? 'screen.lay.mandatory' : 'screen.lay.optional')}</h4>
      <ul class="tray">
        {kinds.map(({ kind, sizes }) => (
          <li key={kind} class="troop-row">
            <span class="troop-name">{kindName(kind)}</span>
            {sizes.map((size) => (
              <Pieces key={size} kind={kind} size={size} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Choosing the pieces of a battlefield. */
function ChooseTerrainPanel() {
  const battle = shownBattle.value;
  if (!battle || !isLive.value || seatAsked() === null) return null;
  const terrain = onScreen(battle.ruleset)?.setup.terrain?.(battle);
  if (!terrain) return null;
  const { offered, shown, amount } = terrain;
  const sum = amount?.(chosen.value);
  const command = { type: 'choose-terrain', pieces: chosen.value.map((each) => ({ ...each })) } as const;
  const reasons = reasonsAgainst(command);
  const isRefused = reasons.length > 0;
  const take = (): void => {
    if (send(command)) chosen.value = [];
  };
  return (
    <section class="panel lay" aria-labelledby="choose-terrain-title">
      <h3 id="choose-terrain-title">{t('screen.lay.choose')}</h3>
      <p class="muted">{t(`screen.lay.choose.${String(battle.flow.awaits[0]?.about?.role ?? 'invaded')}`)}</p>
      {sum && <p>{t(sum.key, sum.figures)}</p>}
      {shown && <p>{told(battle, 'screen.lay.shown', { side: shown.by, pieces: shown.pieces })}</p>}
      <Kinds offered={offered} mandatory />
      <Kinds offered={offered} mandatory={false} />
      <div aria-live="polite">{isRefused && <ReasonList battle={battle} reasons={reasons} />}</div>
      <div class="buttons">
        <button type="button" class={isRefused ? '' : 'primary'} disabled={isRefused} onClick={take}>
          {t('screen.lay.take', { count: chosen.value.length })}
        </button>
        <button
          type="button"
          onClick={() => {
            chosen.value = [];
            void answerForMe();
          }}
        >
          {t('screen.lay.choose-for-me')}
        </button>
      </div>
    </section>
  );
}

/** The shapes of a piece, and what turns it where it can be turned. */
function Shapes({ shapes, turns, flips }: Laying) {
  const at = (draft.value?.shape ?? 0) + 1;
  return (
    <div class="buttons">
      {shapes > 1 && (
        <>
          <button type="button" aria-label={t('screen.lay.shape.back')} onClick={() => nextShape(-1)}>
            <Icon name="left" />
          </button>
          <output>{t('screen.lay.shape', { at, count: shapes })}</output>
          <button type="button" aria-label={t('screen.lay.shape.next')} onClick={() => nextShape(1)}>
            <Icon name="right" />
          </button>
        </>
      )}
      {(turns || flips) && (
        <>
          <button type="button" aria-label={t('screen.places.left')} onClick={() => turnDraft(-TURN)}>
            <Icon name="turn-left" />
          </button>
          <button type="button" aria-label={t('screen.places.right')} onClick={() => turnDraft(TURN)}>
            <Icon name="turn-right" />
          </button>
        </>
      )}
    </div>
  );
}

function Cover({ covers }: { readonly covers: readonly string[] }) {
  const now = draft.value;
  if (covers.length === 0 || !now) return null;
  return (
    <div class="cover">
      <label>
        {t('screen.lay.cover')}
        <select
          value={now.cover ?? ''}
          onChange={(event) => redraft({ cover: event.currentTarget.value || null, gentle: false })}
        >
          <option value="">{t('screen.lay.cover.none')}</option>
          {covers.map((cover) => (
            <option key={cover} value={cover}>
              {kindName(cover)}
            </option>
          ))}
        </select>
      </label>
      {now.cover !== null && (
        <label class="check">
          <input
            type="checkbox"
            checked={now.gentle}
            onChange={(event) => redraft({ gentle: event.currentTarget.checked })}
          />{' '}
          {t('screen.lay.gentle')}
        </label>
      )}
    </div>
  );
}

function Width({ least, most }: { readonly least: number; readonly most: number }) {
  const width = draft.value?.width ?? most;
  return (
    <label class="field">
      <span>{t('screen.lay.width', { width })}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={1}
        value={width}
        onInput={(event) => redraft({ width: Number(event.currentTarget.value) })}
      />
    </label>
  );
}

function titleOf({ kind, size, section, title }: Laying, now: Draft): string {
  if (title) return t(title.key, title.figures);
  if (!section) return t('screen.lay.piece', { what: kindName(kind), size: t(`name.${size}`) });
  const { kind: what, left } = section(now);
  return t('screen.lay.section', { what: kindName(what), left });
}

/** Laying one piece: where the dice allow it, how it lies, and the reasons against it. */
function LayPanel() {
  const battle = shownBattle.value;
  const now = laying.value;
  const found = laid.value;
  if (!battle || !now || !draft.value) return null;
  const isLine = now.flips && now.widths === null;
  return (
    <section class="panel lay" aria-labelledby="lay-title">
      <h3 id="lay-title">{titleOf(now, draft.value)}</h3>
      <p class="muted">
        {now.section && `${t('screen.lay.section.hint')} `}
        {now.hint && `${told(battle, now.hint.key, now.hint.figures)} `}
        {now.edge !== null && `${t(now.widths ? 'screen.lay.band' : 'screen.lay.side', { edge: now.edge })} `}
        {t('screen.lay.hint')}
      </p>
      <Shapes {...now} />
      {isLine && (
        <button type="button" onClick={() => redraft({ across: !draft.value?.across })}>
          {t('screen.lay.across')}
        </button>
      )}
      {now.widths && <Width {...now.widths} />}
      <Cover covers={now.covers} />
      {found?.crosses && (
        <Choice
          name="crossing"
          legend={t('screen.lay.crossing')}
          value={draft.value.crossing}
          onChange={(crossing) => redraft({ crossing })}
          options={(['bridge', 'ford'] as const).map((value) => ({
            value,
            label: t(`screen.lay.crossing.${value}`),
          }))}
        />
      )}
      <div aria-live="polite">
        {found && found.reasons.length > 0 && <ReasonList battle={battle} reasons={found.reasons} />}
      </div>
      <div class="buttons">
        <button type="button" class="primary" disabled={!found || found.reasons.length > 0} onClick={layNow}>
          {t('screen.lay.here')}
        </button>
        {battle.flow.awaits[0]?.kind === 'lay-terrain' && (
          <button type="button" onClick={() => void answerForMe()}>
            {t('screen.lay.for-me')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Choosing and laying the pieces of a battlefield. */
export const TerrainPanels = () => (
  <>
    <ChooseTerrainPanel />
    <LayPanel />
  </>
);
