/** How long the new version may take to draw what the visitor was looking at. */
const PATIENCE_MS = 3000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where a visitor was on a page whose version is switched under them. */
export interface Place {
  /** The page holds something that the visitor typed. */
  readonly hasText: boolean;
  /** Restores the place as soon as the new version has drawn it, unless the visitor moves first. */
  comeBack(): void;
  forget(): void;
}

interface Focus {
  readonly find: () => HTMLElement | null;
  readonly selection: readonly [number, number] | null;
}

function selectionOf(element: Element): [number, number] | null {
  const { selectionStart, selectionEnd } = element as Partial<HTMLInputElement>;
  return typeof selectionStart === 'number' && typeof selectionEnd === 'number'
    ? [selectionStart, selectionEnd]
    : null;
}

/** By name first: generated ids may differ between versions. */
function focusIn(host: HTMLElement): Focus | null {
  const active = host.ownerDocument.activeElement;
  if (!active || !host.contains(active)) return null;
  const name = active.getAttribute('name');
  const value = active.getAttribute('type') === 'radio' ? active.getAttribute('value') : null;
  const byName = `[name="${CSS.escape(name ?? '')}"]${value === null ? '' : `[value="${CSS.escape(value)}"]`}`;
  const selector = name ? byName : active.id && `#${CSS.escape(active.id)}`;
  if (!selector) return null;
  return { find: () => host.querySelector<HTMLElement>(selector), selection: selectionOf(active) };
}

function focusAgain(element: HTMLElement, { selection }: Focus): void {
  element.focus({ preventScroll: true });
  if (selection && selectionOf(element)) (element as HTMLInputElement).setSelectionRange(...selection);
}

/**
 * Remembers the fields of regions that visitors typed into. By their events: React keeps `defaultValue` equal to the
 * value, and form libraries set values themselves. Text in a search field is no loss.
 */
export function watchTyping({ document }: Window): (host: HTMLElement) => boolean {
  const typed = new WeakSet<EventTarget>();
  document.addEventListener('input', ({ target }) => target && typed.add(target), { capture: true });
  return (host) =>
    [...host.querySelectorAll<HTMLInputElement>('input:not([type="search"]), textarea')].some(
      (field) => typed.has(field) && field.value !== '',
    );
}

/** Records scroll position and focus, and holds the region's height so that the page does not jump meanwhile. */
export function keepPlace(window: Window & typeof globalThis, host: HTMLElement, hasText: boolean): Place {
  const { documentElement } = window.document;
  const hadFocus = host.contains(window.document.activeElement);
  const top = window.scrollY;
  const focus = focusIn(host);
  // Content below the viewport may be missing without a jump.
  const spare = Math.max(0, documentElement.scrollHeight - window.innerHeight - top);
  const needed = host.offsetHeight - spare;
  host.style.minHeight = `${host.offsetHeight}px`;
  let end: () => void = () => {
    host.style.minHeight = '';
  };

  function settle(): void {
    const target = focus?.find() ?? null;
    const height = (host.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;
    if ((focus && !target) || height < needed) return;
    end();
    window.scrollTo(0, top);
    if (focus && target) focusAgain(target, focus);
  }

  return {
    hasText,
    comeBack() {
      const observer = new MutationObserver(settle);
      const timer = setTimeout(() => end(), PATIENCE_MS);
      const stop = () => end();
      end = () => {
        observer.disconnect();
        clearTimeout(timer);
        for (const move of MOVES) window.removeEventListener(move, stop);
        host.style.minHeight = '';
      };
      for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
      observer.observe(host, { childList: true, subtree: true });
      settle();
      // Not at the top of the document, where removing the field has put the focus.
      const isAstray = hadFocus && window.document.activeElement === window.document.body;
      if (isAstray) host.closest('main')?.focus({ preventScroll: true });
    },
    forget: () => end(),
  };
}
