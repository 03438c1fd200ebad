import type { ComponentChildren, ComponentType } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './Icon.tsx';

/** What the menu of a battle holds instead of what is only for battles of this page. */
export interface MenuOf {
  readonly Own?: ComponentType | undefined;
}

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}

/** A button that opens a menu; Escape, a choice, or a click elsewhere closes it. */
export function Menu({ label, icon = 'menu', children }: MenuProps) {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    const outside = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setShown(false);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setShown(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', pressed);
    };
  }, [shown]);
  return (
    <div class="menu" ref={root}>
      <button
        type="button"
        ref={opener}
        class="quiet icon"
        aria-expanded={shown}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <Icon name={icon} />
      </button>
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks and keys are those of the buttons in it.
        <div class="menu-list" onClick={() => setShown(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
