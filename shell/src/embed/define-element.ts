import type { EmbeddedElement, EmbeddedRelease } from '@firn/shared-contracts/delivery';
import { createI18n } from '@firn/shared-ui/i18n';
import type { Federation } from '../orchestration/federation.ts';
import { addStyles, takeFromHead } from './element-styles.ts';

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]));

/**
 * Defines `<firn-NAME>` on a page that is not ours. Until something is drawn, and where nothing can be, it shows what the
 * page wrote into it, such as a link. It keeps nothing in the browser and sends no cookie.
 */
export function defineElement(embedded: EmbeddedRelease, origin: string, federation: Federation): void {
  const name = `firn-${embedded.element}`;
  // The script may stand on a page twice.
  if (customElements.get(name)) return;
  const i18n = createI18n();
  let loading: Promise<EmbeddedElement> | null = null;

  async function load(): Promise<EmbeddedElement> {
    const entry = `${origin}${embedded.entry}`;
    const element = await federation.loadElement(embedded.release, entry, embedded.element);
    takeFromHead(entry);
    return element;
  }

  /** Loads once for all elements of a page; after a failure again. */
  function loaded(): Promise<EmbeddedElement> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  class FirnElement extends HTMLElement {
    #drawing: AbortController | null = null;
    #end: (() => void) | null = null;
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #changes = new MutationObserver(() => void this.#draw());

    connectedCallback(): void {
      this.#changes.observe(this, { attributes: true });
      void this.#draw();
    }

    disconnectedCallback(): void {
      this.#changes.disconnect();
      this.#drawing?.abort();
      this.#clear();
    }

    #clear(): void {
      this.#end?.();
      this.#end = null;
      this.#root.replaceChildren(document.createElement('slot'));
    }

    async #draw(): Promise<void> {
      this.#drawing?.abort();
      const drawing = new AbortController();
      this.#drawing = drawing;
      if (!this.#end) this.#clear();
      const room = document.createElement('div');
      room.hidden = true;
      try {
        const element = await loaded();
        if (drawing.signal.aborted) return;
        this.#root.append(room);
        await addStyles(this.#root, origin, embedded.styles);
        const context = { origin, attributes: attributesOf(this), i18n, signal: drawing.signal };
        const end = await element.draw(room, context);
        if (drawing.signal.aborted) return end();
        this.#show(room, end);
      } catch (error) {
        room.remove();
        if (drawing.signal.aborted) return;
        this.#clear();
        this.dispatchEvent(new CustomEvent('firn-failed', { bubbles: true, detail: error }));
      }
    }

    /** Shows it in place of what the page wrote, or of what was drawn before. */
    #show(room: HTMLElement, end: () => void): void {
      this.#end?.();
      this.#end = end;
      for (const child of [...this.#root.children]) {
        if (child !== room && child.localName !== 'link') child.remove();
      }
      room.hidden = false;
    }
  }
  customElements.define(name, FirnElement);
}
