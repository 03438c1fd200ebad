/** What the store keeps of the newest entry of a record: the entry with its seal, and what an undo leaves to each viewer. */
import type { GameEvent } from '../engine/game/event.ts';
import type { Game, SideId } from '../engine/game/game.ts';
import { battleNow, type EntryOf, type PlayOf } from '../engine/game/records/record.ts';
import { sealOf } from '../engine/game/records/seal.ts';
import { commandsTold, isTold } from '../engine/game/records/told.ts';
import type { GameRules } from '../engine/game/rules.ts';

const UNDOING: readonly string[] = ['undo', 'allow-undo', 'refuse-undo'];

/** A number for each side; '' stands for spectators. */
type OfViewers = Readonly<Record<SideId | '', number>>;

/** Of the first live entries, the number that each side and the spectators have been shown. */
function toldOf(play: PlayOf, first: number): OfViewers {
  const viewers: readonly (SideId | null)[] = [...play.record.opening.sides.map(({ id }) => id), null];
  const told = (viewer: SideId | null): number =>
    commandsTold(play, 0, viewer) - commandsTold(play, first, viewer);
  return Object.fromEntries(viewers.map((viewer) => [viewer ?? '', told(viewer)]));
}

export interface PlayedParts<Event extends GameEvent> {
  readonly entry: EntryOf<Event>;
  readonly keep?: OfViewers;
  readonly asked?: OfViewers;
}

/** `told` is the number of earlier entries of which everybody was told. */
export function playedParts<State extends Game, Event extends GameEvent>(
  rules: GameRules,
  { secret, told }: { readonly secret: string; readonly told: number },
  play: PlayOf<State, Event>,
): PlayedParts<Event> {
  const entry = play.record.entries.at(-1) as EntryOf<Event>;
  const seal = isTold(entry, null) ? { seal: sealOf(rules, secret, { told, battle: battleNow(play) }) } : {};
  // Viewers cannot see the command of another side.
  const kept = UNDOING.includes(entry.command.type)
    ? {
        keep: toldOf(play, play.live.length),
        ...(play.asked ? { asked: toldOf(play, play.asked.keep) } : {}),
      }
    : {};
  return { entry: { ...entry, ...seal }, ...kept };
}
