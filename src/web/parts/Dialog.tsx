import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../state/telling/telling.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** The buttons at the foot. */
  readonly foot?: ComponentChildren;
  readonly size?: 'small' | 'wide';
  /** It must be answered: neither Escape nor a click beside it closes it. */
  readonly must?: boolean;
  /** It holds only text, which keys scroll. */
  readonly still?: boolean;
}

/**
 * A modal dialog: the browser holds the focus in it and gives it back afterwards. It opens before it is painted:
 * a quick key must not go to what lies under it.
 */
export function Dialog({
  title,
  onClose,
  children,
  foot,
  size = 'small',
  must = false,
  still = false,
}: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; Escape does so by itself.
    <dialog
      ref={element}
      class={`dialog ${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!must) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current && !must) onClose();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {!must && (
            <button type="button" class="quiet icon" aria-label={t('screen.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div
          class="dialog-content"
          {...(still && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          {children}
        </div>
        {foot && <footer class="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}
