/**
 * `<acies-position src="battle.record.json">`: shows a record or a scenario on any page, read-only, and steps through it
 * both ways. `link` holds the text of a link to a position, `step` the step shown first, `theme` light or dark.
 */
import type { DrawnNode } from '../../drawing/node.ts';
import { PRINTED, type Style } from '../../drawing/style.ts';
import { drawBattle } from '../../drawing/table.ts';
import { textInLink } from '../state/keeping/link-text.ts';
import { type Shown, shownIn } from './shown.ts';
import { wordsIn } from './words.ts';

const SVG = 'http://www.w3.org/2000/svg';

const STYLE = `
:host { display: block; font-family: system-ui, sans-serif; }
svg { display: block; width: 100%; height: auto; }
nav { display: flex; align-items: center; justify-content: center; gap: 0.75rem; padding: 0.4rem; }
button { min-width: 2.75rem; min-height: 2.75rem; font: inherit; }
`;

function elementOf(node: DrawnNode | string): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElementNS(SVG, node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, String(value));
  element.append(...node.children.map(elementOf));
  return element;
}

const button = (label: string, press: () => void, isOff: boolean): HTMLButtonElement => {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', textContent: label, disabled: isOff, onclick: press });
  return made;
};

/** Elements on one page need different ids in their drawings. */
let count = 0;

class AciesPosition extends HTMLElement {
  static readonly observedAttributes = ['src', 'link', 'step', 'theme'];

  readonly #prefix = `acies-${++count}`;
  readonly #root = this.attachShadow({ mode: 'open' });
  #shown: Shown | null = null;
  #step = 0;
  /** Counts the loads, so that a late answer to an earlier one is not shown. */
  #loads = 0;

  connectedCallback(): void {
    void this.#load();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === 'src' || name === 'link') void this.#load();
    else this.#show(name === 'step' ? this.#asked() : this.#step);
  }

  /** The step that the page asks for: the last one, if it asks for none. */
  #asked(): number {
    const step = this.getAttribute('step');
    return step === null || !/^\d+$/.test(step) ? Number.POSITIVE_INFINITY : Number(step);
  }

  async #text(): Promise<string | null> {
    const [link, src] = [this.getAttribute('link'), this.getAttribute('src')];
    if (link !== null) return textInLink(link.replace(/^.*#\/position\//, ''));
    if (src === null) return this.textContent;
    const answer = await fetch(src);
    return answer.ok ? answer.text() : null;
  }

  async #load(): Promise<void> {
    this.#loads += 1;
    const load = this.#loads;
    const text = await this.#text().catch(() => null);
    const shown = text === null ? null : await shownIn(text).catch(() => null);
    if (load !== this.#loads) return;
    this.#shown = shown;
    this.#show(this.#asked());
  }

  #style(): Style {
    const theme = this.getAttribute('theme') === 'dark' ? 'dark' : 'light';
    return { ...PRINTED, prefix: this.#prefix, pieces: 'figures', surface: 'grass', theme };
  }

  #show(step: number): void {
    const shown = this.#shown;
    const words = wordsIn(this.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
    const style = document.createElement('style');
    style.textContent = STYLE;
    const last = (shown?.battles.length ?? 0) - 1;
    this.#step = Math.max(0, Math.min(step, last));
    const battle = shown?.battles[this.#step];
    if (!shown || !battle) {
      const failed = Object.assign(document.createElement('p'), { textContent: words.failed });
      this.#root.replaceChildren(style, failed);
      return;
    }
    const picture = drawBattle(battle, shown.naming, words.picture(shown.title), [], this.#style());
    this.#root.replaceChildren(style, elementOf(picture), ...(last > 0 ? [this.#steps(words, last)] : []));
  }

  #steps(words: ReturnType<typeof wordsIn>, last: number): HTMLElement {
    const at = this.#step;
    const bar = document.createElement('nav');
    const told = Object.assign(document.createElement('output'), { textContent: words.step(at, last) });
    const go = (by: 1 | -1) => (): void => {
      this.#show(at + by);
      const [back, forth] = this.#root.querySelectorAll('button');
      (by < 0 ? back : forth)?.focus();
    };
    bar.append(button(words.back, go(-1), at === 0), told, button(words.forth, go(1), at === last));
    return bar;
  }
}

if (!customElements.get('acies-position')) customElements.define('acies-position', AciesPosition);
