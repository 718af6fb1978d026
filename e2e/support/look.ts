import type { Page } from '@playwright/test';

/** A field or a button as the browser draws it. */
export interface Control {
  /** Such as `input[name="email"]` or `button «Anmelden»`. */
  readonly what: string;
  /** Of the page's main part; the shell's frame stands outside. */
  readonly isInMain: boolean;
  readonly isField: boolean;
  /** As high as its text: a textarea. */
  readonly grows: boolean;
  /** CSS pixels. */
  readonly height: number;
  readonly fontSize: number;
  /** `rgb(…)`; null without a border. */
  readonly border: string | null;
  /** `rgb(…)`; null where it is transparent. */
  readonly fill: string | null;
}

/**
 * Every visible field and every button that is drawn as one. Text that can be clicked (no border, no fill), ticks and
 * pages of pictures are none.
 */
export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const opaque = (colour: string) => (/^rgb\(/.test(colour) ? colour : null);
    const borderOf = (element: Element) => {
      const style = getComputedStyle(element);
      const sides = ['top', 'right', 'bottom', 'left'].map((side) => [
        style.getPropertyValue(`border-${side}-width`),
        style.getPropertyValue(`border-${side}-style`),
      ]);
      const isWhole = sides.every(([width, kind]) => Number.parseFloat(width ?? '') > 0 && kind !== 'none');
      return isWhole ? opaque(style.borderTopColor) : null;
    };
    const isSeen = (element: Element) => {
      const { width, height, bottom, right } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        right > 0
      );
    };
    /** A field of several parts, such as one with chips, has its border round all of them. */
    const boxOf = (field: Element) => {
      let box: Element = field;
      while (borderOf(box) === null && box.parentElement && box.parentElement !== document.body)
        box = box.parentElement;
      return box;
    };
    const nameOf = (element: Element) => {
      const name = element.getAttribute('name') ?? element.getAttribute('aria-label');
      return name ? `${element.localName}[${name}]` : `${element.localName} «${element.textContent?.trim()}»`;
    };
    const drawnAs = (element: Element, drawn: Element, isField: boolean) => {
      const style = getComputedStyle(drawn);
      return {
        what: nameOf(element),
        isInMain: element.closest('main') !== null,
        isField,
        grows: element.localName === 'textarea',
        height: drawn.getBoundingClientRect().height,
        fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
        border: borderOf(drawn),
        fill: opaque(style.backgroundColor),
      };
    };
    const noField = ['hidden', 'checkbox', 'radio', 'file', 'range'].map((type) => `[type="${type}"]`).join();
    const fields = [...document.querySelectorAll(`input:not(${noField}), select, textarea`)]
      .filter(isSeen)
      .map((field) => drawnAs(field, boxOf(field), true));
    const buttons = [...document.querySelectorAll('button, a')]
      .filter((button) => isSeen(button) && !(button as HTMLButtonElement).disabled)
      .map((button) => drawnAs(button, button, false))
      .filter(({ border, fill }) => border !== null || fill !== null);
    return [...fields, ...buttons];
  });
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.1 contrast of `rgb(…)` against white. */
export const contrastOnWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);
