import { DragGhost } from './drag-ghost.ts';

export interface DragRules {
  /** Whether a bar may be dragged, by its key. */
  readonly mayDrag: (key: string) => boolean;
  /** What the board says of a bar over a guide. */
  readonly wordsOf: (key: string, guide: string) => string;
  readonly onDrop: (key: string, guide: string) => void;
}

/** Pixels that tell a drag from a click. */
const SLACK = 6;
/** A finger that rests this long on a bar takes it; one that moves before scrolls. */
const HOLD_MS = 350;

/** The click that follows a drag belongs to it. */
function swallowClick() {
  const swallow = (click: Event) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** A bar that is pressed and, once it is clear that nobody clicks or scrolls, on its way. */
class BarDrag {
  readonly isTouch: boolean;
  readonly #bar: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #rules: DragRules;
  readonly #pressed: PointerEvent;
  readonly #hold: ReturnType<typeof setTimeout> | undefined;
  #ghost: DragGhost | null = null;

  constructor(bar: HTMLElement, scroller: HTMLElement, pressed: PointerEvent, rules: DragRules) {
    this.#bar = bar;
    this.#scroller = scroller;
    this.#pressed = pressed;
    this.#rules = rules;
    this.isTouch = pressed.pointerType === 'touch';
    if (this.isTouch) this.#hold = setTimeout(() => this.#take(pressed), HOLD_MS);
  }

  get isOnItsWay(): boolean {
    return this.#ghost !== null;
  }

  /** Whether it goes on: a finger that moves at once scrolls instead. */
  move(event: PointerEvent): boolean {
    if (event.pointerId !== this.#pressed.pointerId) return true;
    if (this.#ghost) this.#ghost.moveTo(event.clientX, event.clientY);
    else {
      const { clientX, clientY } = this.#pressed;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return true;
      if (this.isTouch) return false;
      this.#take(event);
    }
    return true;
  }

  drop(): void {
    if (!this.#ghost) return;
    swallowClick();
    const { guide } = this.#ghost;
    if (guide) this.#rules.onDrop(this.#bar.dataset.bar ?? '', guide);
  }

  end(): void {
    clearTimeout(this.#hold);
    this.#ghost?.remove();
  }

  #take({ clientX, clientY }: PointerEvent): void {
    const key = this.#bar.dataset.bar ?? '';
    this.#ghost = new DragGhost(this.#bar, this.#scroller, (guide) => this.#rules.wordsOf(key, guide));
    this.#ghost.moveTo(clientX, clientY);
  }
}

/**
 * Dragging a bar onto a guide, by mouse, pen and finger. It touches elements only, so that a move draws nothing of
 * React. Returns what takes it away.
 */
export function attachDrag(grid: HTMLElement, scroller: HTMLElement, rules: DragRules): () => void {
  let drag: BarDrag | null = null;
  const end = () => {
    drag?.end();
    drag = null;
  };
  const press = (event: PointerEvent) => {
    const bar = (event.target as Element).closest<HTMLElement>('[data-bar]');
    if (!bar || event.button !== 0 || !event.isPrimary || !rules.mayDrag(bar.dataset.bar ?? '')) return;
    drag = new BarDrag(bar, scroller, event, rules);
  };
  const drop = () => {
    drag?.drop();
    end();
  };
  const stop = new AbortController();
  const { signal } = stop;
  grid.addEventListener('pointerdown', press, { signal });
  window.addEventListener('pointermove', (event) => drag?.move(event) === false && end(), { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  // A finger that holds a bar must neither scroll nor open a menu.
  const hold = (event: Event) => drag?.isOnItsWay && event.preventDefault();
  grid.addEventListener('touchmove', hold, { signal, passive: false });
  grid.addEventListener('contextmenu', (event) => drag?.isTouch && event.preventDefault(), { signal });
  return () => {
    end();
    stop.abort();
  };
}
