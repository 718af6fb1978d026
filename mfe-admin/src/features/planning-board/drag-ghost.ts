import styles from './planning-board.module.css';

/** Pixels from the edge at which the board scrolls, and how far with each frame. */
const EDGE = 48;
const SCROLL_STEP = 12;

const towardsEdge = (at: number, start: number, end: number): number =>
  at < start + EDGE ? -SCROLL_STEP : at > end - EDGE ? SCROLL_STEP : 0;

/** A bar on its way: follows the pointer, marks the row below it, scrolls at the edges of the board. */
export class DragGhost {
  readonly #element = document.createElement('div');
  readonly #words = document.createElement('span');
  readonly #bar: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #wordsOf: (guide: string) => string;
  #row: HTMLElement | null = null;
  #point = { x: 0, y: 0 };
  #frame = 0;

  constructor(bar: HTMLElement, scroller: HTMLElement, wordsOf: (guide: string) => string) {
    this.#bar = bar;
    this.#scroller = scroller;
    this.#wordsOf = wordsOf;
    this.#element.className = styles.ghost ?? '';
    this.#element.append(bar.textContent ?? '', this.#words);
    bar.dataset.dragged = '';
    scroller.append(this.#element);
    this.#frame = requestAnimationFrame(this.#scroll);
  }

  /** The guide below the pointer. */
  get guide(): string {
    return this.#row?.dataset.row ?? '';
  }

  moveTo(x: number, y: number): void {
    this.#point = { x, y };
    this.#element.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]') ?? null;
    const row = below?.dataset.row ? below : null;
    if (row === this.#row) return;
    if (this.#row) delete this.#row.dataset.over;
    if (row) row.dataset.over = '';
    this.#row = row;
    this.#words.textContent = row ? this.#wordsOf(row.dataset.row ?? '') : '';
  }

  remove(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#row) delete this.#row.dataset.over;
    delete this.#bar.dataset.dragged;
    this.#element.remove();
  }

  readonly #scroll = (): void => {
    const { top, bottom, left, right } = this.#scroller.getBoundingClientRect();
    const { x, y } = this.#point;
    const by = { left: towardsEdge(x, left, right), top: towardsEdge(y, top, bottom) };
    if (by.left !== 0 || by.top !== 0) {
      this.#scroller.scrollBy(by);
      this.moveTo(x, y);
    }
    this.#frame = requestAnimationFrame(this.#scroll);
  };
}
