import { MODAL } from './modal.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The element and what it stood in, from the inside out. */
function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
    found.push(each);
  return found;
}

const isFocusable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FOCUSABLE) && element.tabIndex >= 0;

/** Where the focus goes when what had it is gone: to the nearest thing around it, within a modal if there is one. */
function nearestOf(places: readonly Element[]): HTMLElement | undefined {
  const modal = [...document.querySelectorAll(MODAL)].at(-1);
  const around = places.filter((place) => place.isConnected && (modal?.contains(place) ?? true));
  for (const place of modal ? [...around, modal] : around) {
    const found = [place, ...place.querySelectorAll(FOCUSABLE)].find(isFocusable);
    if (found) return found;
  }
  return undefined;
}

/**
 * Keeps the focus on the page when the button that was pressed goes away or cannot be pressed any more: a browser gives
 * it to the body then, and the keyboard begins at the top of the page. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  let places: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) places = ancestorsOf(target);
  };
  const observer = new MutationObserver(() => {
    const [last] = places;
    if (!last || !isLost()) return;
    const isWaiting = last.isConnected && last.matches(':disabled');
    if (!isWaiting) nearestOf(places)?.focus();
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
