import { options } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { heedForeignEdits } from './foreign-edits.ts';

class NoEdits {
  observe(): void {}
  takeRecords(): readonly never[] {
    return [];
  }
}

afterEach(() => {
  delete options.debounceRendering;
  vi.unstubAllGlobals();
});

test('what has changed is rendered when the page wants it, and not within the task that changed it', () => {
  vi.stubGlobal('MutationObserver', NoEdits);
  const waiting: (() => void)[] = [];
  heedForeignEdits({} as Element, (render) => waiting.push(render));
  const render = vi.fn();
  options.debounceRendering?.(render);
  expect(render).not.toHaveBeenCalled();
  for (const each of waiting) each();
  expect(render).toHaveBeenCalledOnce();
});
