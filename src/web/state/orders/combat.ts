import { computed } from '@preact/signals';
import type { Battle } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import type { Event } from '../../../engine/event.ts';
import { publicEvent } from '../../../engine/game/view.ts';
import { type Fighting, imagined } from '../../searching/after-order.ts';
import { kindOf, type ShownFight, sidesOf } from '../../searching/fight-shown.ts';
import { ADVANCE, openOptions } from '../battle/open-options.ts';
import { session } from '../battle/session.ts';
import { onScreen } from '../loading/ruleset.ts';
import { asTold } from '../telling/moves-told.ts';
import { playedFrom } from '../view/playback.ts';
import { seatShown, shownBattle, stepNow } from '../view/shown.ts';
import type { Ghost } from './selection.ts';
import type { Pair } from './targets.ts';

/** A battle with what the screen knows of the fights of its ruleset. */
export const fightingOn = (rules: Ruleset, battle: Battle): Fighting => ({
  rules,
  battle,
  fights: onScreen(rules.id)?.fights,
});

/** Does the order end in contact with bases that the mover may choose to fight? */
export function mayEngage({ command, ends }: Ghost): boolean {
  const battle = shownBattle.value;
  const [base] = command.bases;
  if (!battle || base === undefined || command.bases.length > 1) return false;
  return onScreen(battle.ruleset)?.fights.engaging(imagined(battle, ends), base) != null;
}

/** The fights, shots and spells that can be chosen in a battle. */
export function pairsIn(rules: Ruleset, battle: Battle): readonly Pair[] {
  if (battle.flow.awaits[0]?.kind === ADVANCE) return [];
  const spell = onScreen(battle.ruleset)?.fights.spell;
  return openOptions(rules, battle).flatMap(({ command, figures }): readonly Pair[] => {
    const pair = { base: String(command.base), against: String(command.target), command };
    if (command.type === 'fight') return [{ ...pair, against: String(figures?.against), kind: 'close' }];
    if (command.type === 'shoot') return [{ ...pair, kind: 'shot' }];
    return command.type === spell ? [{ ...pair, kind: 'spell' }] : [];
  });
}

/** The fights, shots and spells that can be chosen now. */
export const pairsOpen = computed<readonly Pair[]>(() => {
  const now = session.value;
  const battle = shownBattle.value;
  return now && battle ? pairsIn(now.rules, battle) : [];
});

/** Does the enemy shoot? The asked player settles its shots. */
export function isTheirs({ base, kind }: Pair): boolean {
  const battle = shownBattle.value;
  const seat = seatShown.value;
  return kind === 'shot' && battle !== null && (placedBase(battle, base)?.side ?? seat) !== seat;
}

/** Does only the enemy shoot? */
export const areTheirs = computed<boolean>(
  () => pairsOpen.value.length > 0 && pairsOpen.value.every(isTheirs),
);

/** A combat decided by dice: the event, and the fight before it. */
export interface ShownResult {
  readonly event: Event;
  readonly fight: ShownFight;
  /** What has followed from it so far. */
  readonly after: readonly Event[];
}

const COMBATS = new Set(['fought', 'shot', 'spell']);

/** A result stays on the screen for this number of commands. */
const STAYS = 6;

/** The last combat decided by dice, if it is recent. */
export const lastResult = computed<ShownResult | null>(() => {
  const now = session.value;
  // Where a fight is shown again, the one before it would be taken for it.
  if (!now || playedFrom.value === stepNow.value) return null;
  const { record, live, battles } = now.play;
  const bound = battles[stepNow.value]?.turn.bound;
  const after: Event[] = [];
  for (let at = stepNow.value; at > Math.max(0, stepNow.value - STAYS); at--) {
    if (battles[at]?.turn.bound !== bound) return null;
    const entry = record.entries[live[at - 1] ?? -1];
    const events = (entry?.events ?? []).flatMap((event) => publicEvent(event, seatShown.value) ?? []);
    const fought = events.findLastIndex(({ type }) => COMBATS.has(type));
    after.unshift(...events.slice(fought + 1));
    const event = events[fought];
    if (event?.figures)
      return {
        event,
        fight: { kind: kindOf(event.type), sides: sidesOf(event.figures, null) },
        after: asTold([event, ...after]).slice(1),
      };
  }
  return null;
});
