import type { Page } from 'playwright-core';

/** Controls and images without a name, and ids that occur twice. */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = (element: Element): boolean => {
      const labelled = element.getAttribute('aria-labelledby');
      const text = labelled === null ? element.textContent : document.getElementById(labelled)?.textContent;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? element.labels?.[0]?.textContent
          : '';
      return [element.getAttribute('aria-label'), text, label].some((each) => (each ?? '').trim() !== '');
    };
    const controls = document.querySelectorAll(
      'button, a[href], input, select, [role=button], [role=tab], dialog',
    );
    const nameless = [...controls]
      .filter((each) => !named(each))
      .map((each) => `no name: ${each.outerHTML.slice(0, 120)}`);
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id twice: ${id}`);
    const pictures = [...document.querySelectorAll('img, svg[role=img]')].filter(
      // A picture with an empty name only decorates.
      (each) => !each.getAttribute('aria-label') && !each.hasAttribute('alt'),
    );
    return [...nameless, ...twice, ...pictures.map((each) => `picture: ${each.outerHTML.slice(0, 80)}`)];
  });
