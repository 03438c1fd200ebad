import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { basePlace } from '../../drawing/base.ts';
import { commandsOfSide, drawnBase } from '../../drawing/drawn-base.ts';
import type { Level } from '../../drawing/label.ts';
import { wordsOf } from '../../drawing/node.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import type { Event } from '../../engine/event.ts';
import { Later } from '../parts/Later.tsx';
import { lazily, Nothing } from '../parts/Lazy.tsx';
import { onScreen } from '../state/loading/ruleset.ts';
import { focused, selected } from '../state/orders/selection.ts';
import { telling } from '../state/telling/telling.ts';
import { leaving, type Moment, moversIn, play, scenesOf } from './animation.ts';
import { drawnAll } from './drawn.tsx';
import type { Field } from './field.ts';
import { walkOrder } from './shapes.ts';
import { style } from './style.ts';
import { throwDice } from './thrown.ts';
import { level } from './view.ts';
import { describeBase } from './wording.ts';

/** With more bases on the table the letters on each are too many to be read, also somewhat nearer. */
const MANY = 60;

/** Are lines labelled, rather than each base? */
const areLinesLabelled = (count: number): boolean =>
  style.value.pieces === 'figures' && (level.value === 'farthest' || (level.value === 'far' && count > MANY));

const LineLabels = lazily(async () => (await import('./LineLabels.tsx')).LineLabels, Nothing);

interface BaseProps {
  readonly now: Field;
  readonly base: PlacedBase;
  readonly level: Level;
  readonly picked: boolean;
  readonly reached: boolean;
  /** It has just come out of an ambush. */
  readonly revealed: boolean;
  readonly about: string;
}

const classesOf = ({ rules }: Field, base: PlacedBase, picked: boolean, revealed: boolean): string =>
  [
    'base',
    picked ? 'picked' : '',
    onScreen(rules.id)?.setup.ambush?.lurks(base) ? 'lurking' : '',
    revealed ? 'revealed' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

/** The bases that these events bring out of an ambush. */
const revealedIn = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ type }) => type === 'revealed')
      .flatMap(({ changes }) => changes.map((change) => (change.change === 'add' ? change.base.id : ''))),
  );

/** All that the look and the name of a base take from other bases and from its ruleset, as a text. */
function aboutBase({ battle, naming }: Field, base: PlacedBase, commands: readonly string[]): string {
  const contacts = contactsOf(battle, base).map((contact) => [contact.name, naming.letter(contact.base)]);
  const own = [naming.label(base), naming.letter(base), naming.engagedWith?.(base)];
  return JSON.stringify([own, contacts, commands]);
}

/** The commands of each side, found once for all its bases. */
const commandsOf = (battle: Battle): ReadonlyMap<string, readonly string[]> =>
  new Map(battle.sides.map(({ id }) => [id, commandsOfSide(battle, id)]));

interface Drawn {
  readonly from: readonly unknown[];
  readonly element: VNode;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Makes an element anew only where what it is made from has changed: Preact passes over an element that it knows. */
function useKept(): (id: string, from: readonly unknown[], make: () => VNode) => VNode {
  const kept = useRef(new Map<string, Drawn>()).current;
  return (id, from, make) => {
    const known = kept.get(id);
    if (known && isSame(known.from, from)) return known.element;
    const element = make();
    kept.set(id, { from, element });
    return element;
  };
}

/** One base. Of the field it looks only at what `about` tells of. */
function BaseElement({ now, base, level, picked, reached, revealed, about }: BaseProps) {
  const { battle, naming } = now;
  const nodes = useMemo(
    () => drawnBase(battle, base, naming, style.value, level),
    [
      base.troop,
      base.side,
      base.width,
      base.depth,
      base.pose.facing,
      base.marks,
      battle.sides,
      about,
      telling.value,
      level,
      style.value,
    ],
  );
  const looks = useMemo(() => drawnAll(nodes), [nodes]);
  const label = useMemo(() => describeBase(now, base), [base, about, telling.value]);
  // A person who speaks to the computer says what stands on the base, so its name ends with that.
  const plate = wordsOf(nodes);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
    <g
      class={classesOf(now, base, picked, revealed)}
      data-id={base.id}
      transform={basePlace(base, battle.table.depth)}
      role="button"
      tabindex={reached ? 0 : -1}
      aria-label={plate === '' ? label : `${label}; ${plate}`}
      aria-pressed={picked}
    >
      {looks}
      <rect class="frame" x={-base.width / 2} y={0} width={base.width} height={base.depth} />
    </g>
  );
}

/** Sets the elements to a moment of an animation, without rendering. */
function showMoment(layer: SVGGElement, depth: number, { poses, fades }: Moment): void {
  for (const [id, pose] of poses) elementOf(layer, id)?.setAttribute('transform', basePlace({ pose }, depth));
  for (const [id, fade] of fades) elementOf(layer, id)?.setAttribute('opacity', String(fade));
}

export const elementOf = (layer: Element, id: string): SVGGElement | null =>
  layer.querySelector<SVGGElement>(`.base[data-id="${CSS.escape(id)}"]`);

/** Animates the events between the battle shown before and this one. */
function useAnimation(battle: Battle, events: readonly Event[], animate: boolean) {
  const layer = useRef<SVGGElement>(null);
  const before = useRef(battle);
  const [gone, setGone] = useState<readonly PlacedBase[]>([]);
  const fresh = before.current !== battle;
  useLayoutEffect(() => {
    const from = before.current;
    before.current = battle;
    if (from === battle || !layer.current || !animate) return;
    const element = layer.current;
    throwDice(from, events);
    const scenes = scenesOf(from, events);
    setGone(leaving(from, scenes));
    const depth = battle.table.depth;
    play(
      scenes,
      (moment) => showMoment(element, depth, moment),
      () => {
        setGone([]);
        for (const id of moversIn(scenes)) {
          const base = placedBase(battle, id);
          if (base) elementOf(element, id)?.setAttribute('transform', basePlace(base, depth));
        }
      },
    );
  }, [battle, events, animate]);
  return { layer, gone, fresh };
}

export function BasesLayer({
  now,
  events,
  animate,
}: {
  now: Field;
  events: readonly Event[];
  animate: boolean;
}) {
  const { battle } = now;
  const { layer, gone } = useAnimation(battle, events, animate);
  const kept = useKept();
  const bases = basesOnTable(battle);
  const picked = new Set(selected.value);
  const out = revealedIn(animate ? events : []);
  const reachable = focused.value ?? selected.value[0] ?? walkOrder(bases, battle.sides, now.seat)[0]?.id;
  const there = new Set(bases.map((base) => base.id));
  const isInLines = areLinesLabelled(bases.length);
  const shown = !isInLines ? level.value : bases.length > MANY ? 'crowd' : 'farthest';
  const commands = commandsOf(battle);
  const elementFor = (base: PlacedBase): VNode => {
    const looks = {
      level: shown,
      picked: picked.has(base.id),
      reached: base.id === reachable,
      revealed: out.has(base.id),
      about: aboutBase(now, base, commands.get(base.side) ?? []),
    };
    return kept(base.id, [base, now.rules, battle.sides, ...Object.values(looks)], () => (
      <BaseElement key={base.id} now={now} base={base} {...looks} />
    ));
  };
  return (
    <g ref={layer}>
      {bases.map(elementFor)}
      {gone
        .filter((base) => !there.has(base.id))
        .map((base) => (
          <g
            key={`gone-${base.id}`}
            class="base gone"
            data-id={base.id}
            transform={basePlace(base, battle.table.depth)}
          >
            <g class="breaking">
              {drawnAll(drawnBase(battle, base, now.naming, style.value, shown))}
              <path
                class="crack"
                d={`M${-base.width / 8} 0l${base.width / 5} ${base.depth * 0.3}l${-base.width / 4} ${base.depth * 0.25}l${base.width / 6} ${base.depth * 0.45}`}
              />
            </g>
          </g>
        ))}
      {isInLines && <Later of={now}>{(late) => <LineLabels now={late} />}</Later>}
    </g>
  );
}
