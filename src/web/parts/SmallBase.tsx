import type { ComponentChildren } from 'preact';
import { drawnBase } from '../../drawing/drawn-base.ts';
import type { Base, Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { namingOf } from '../state/telling/naming.ts';
import { drawnAll } from '../table/drawn.tsx';
import { style } from '../table/style.ts';

interface SmallBaseProps {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly base: Base;
  /** What it is called. */
  readonly name: string;
  /** Drawn on top of it. */
  readonly children?: ComponentChildren;
}

/** A base as it looks on the table, beside words. */
export function SmallBase({ rules, battle, base, name, children }: SmallBaseProps) {
  const lying = { ...base, place: 'table', pose: { x: 0, y: 0, facing: 0 } } as const;
  const { width, depth } = base;
  return (
    <svg
      class={base.place === 'table' ? 'small-base' : `small-base ${base.place}`}
      viewBox={`${-width / 2 - 1} -1 ${width + 2} ${depth + 2}`}
      width={width * 1.6}
      height={depth * 1.6}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      {drawnAll(drawnBase(battle, lying, namingOf(rules, battle), { ...style.value, turned: 0 }, 'middle'))}
      {children}
    </svg>
  );
}
