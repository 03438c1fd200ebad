/** The work of one command: its events so far, and the game after them. */
import type { AnyChange, Story } from './event.ts';
import type { Game, SideId } from './game.ts';
import type { EventOf, GameRules, GameWork } from './rules.ts';

/** The work on a game, with the type of its rules. */
export const workOn = <Rules extends GameRules, State extends Game>(
  rules: Rules,
  battle: State,
): { readonly rules: Rules; battle: State; readonly events: EventOf<Rules>[] } => ({
  rules,
  battle,
  events: [],
});

/** The changes that the work of a game can make. */
type ChangeIn<Work extends GameWork> = Work['events'][number]['changes'][number];

/** Makes an event happen: adds it to the events and applies it to the game at once. */
export function tell<Work extends GameWork>(
  work: Work,
  story: Story,
  changes: readonly ChangeIn<Work>[] = [],
): void {
  happen<GameWork>(work, work.rules.game.told({ ...story, changes }));
}

export function happen<Work extends GameWork>(work: Work, event: Work['events'][number]): void {
  work.events.push(event);
  work.battle = work.rules.game.apply(work.battle, event);
}

/** Makes an event happen of which only one side is told. */
export function happenFor<Work extends GameWork>(
  work: Work,
  side: SideId,
  story: Story,
  changes: readonly (ChangeIn<Work> & AnyChange)[],
): void {
  const { figures = {} } = story;
  happen<GameWork>(work, {
    ...story,
    figures: { side, ...figures },
    changes,
    secret: { of: side, public: null },
  });
}
