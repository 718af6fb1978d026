import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { keepPlace, watchTyping } from './place-keeper.ts';

cleanWindow();

let host: HTMLElement;
let scrolls: number[];

beforeEach(() => {
  scrolls = [];
  window.scrollTo = ((_left: number, top: number) => void scrolls.push(top)) as typeof window.scrollTo;
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
});

/** The content of a version, with this height. */
function draw(html: string, height = 2000) {
  host.innerHTML = `<div>${html}</div>`;
  Object.defineProperty(host.firstElementChild, 'offsetHeight', { value: height });
  Object.defineProperty(host, 'offsetHeight', { value: height, configurable: true });
}

const FORM = '<input name="first"><input name="last" value="Meier">';
/** Mutation observers run as microtasks. */
const settle = () => Promise.resolve();

test('the page keeps its height meanwhile, and focus, selection and position are restored', async () => {
  draw(FORM);
  Object.assign(window, { scrollY: 800 });
  const field = host.querySelector<HTMLInputElement>('[name="last"]');
  field?.focus();
  field?.setSelectionRange(2, 4);
  const place = keepPlace(window, host, false);
  host.replaceChildren();
  expect(host.style.minHeight).toBe('2000px');
  place.comeBack();
  expect(scrolls).toEqual([]);
  draw(FORM);
  await settle();
  const again = host.querySelector<HTMLInputElement>('[name="last"]');
  expect(document.activeElement).toBe(again);
  expect([again?.selectionStart, again?.selectionEnd, scrolls, host.style.minHeight]).toEqual([
    2,
    4,
    [800],
    '',
  ]);
});

test('the choice of a group and a field without a name are found again', async () => {
  const html =
    '<input type="radio" name="sex" value="f"><input type="radio" name="sex" value="m"><button id="next">x</button>';
  for (const selector of ['[value="m"]', '#next']) {
    draw(html);
    host.querySelector<HTMLElement>(selector)?.focus();
    const place = keepPlace(window, host, false);
    draw(html);
    place.comeBack();
    expect(document.activeElement).toBe(host.querySelector(selector));
  }
});

test('content below the viewport is not waited for', () => {
  draw('<p>Lang</p>');
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true });
  const place = keepPlace(window, host, false);
  draw('<p>Kürzer</p>', 2000 - (3000 - window.innerHeight));
  place.comeBack();
  expect([host.style.minHeight, scrolls]).toEqual(['', [0]]);
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

test('it leaves nothing behind: afterwards neither height nor scroll position changes', async () => {
  jest.useFakeTimers();
  draw(FORM);
  const place = keepPlace(window, host, false);
  place.comeBack();
  expect(jest.getTimerCount()).toBe(0);
  const forgotten = keepPlace(window, host, false);
  expect(host.style.minHeight).toBe('2000px');
  forgotten.forget();
  expect(host.style.minHeight).toBe('');
});

test('the page is not scrolled before the focused field exists again', async () => {
  draw(FORM, 0);
  host.querySelector<HTMLInputElement>('[name="last"]')?.focus();
  const place = keepPlace(window, host, false);
  host.replaceChildren();
  place.comeBack();
  expect(scrolls).toEqual([]);
  draw(FORM, 0);
  await settle();
  expect([scrolls.length, document.activeElement?.getAttribute('name')]).toEqual([1, 'last']);
});

test('nothing jumps if the visitor moves first', async () => {
  draw(FORM);
  host.querySelector<HTMLInputElement>('[name="last"]')?.focus();
  const place = keepPlace(window, host, false);
  host.replaceChildren();
  place.comeBack();
  window.dispatchEvent(new Event('keydown'));
  draw(FORM);
  await settle();
  expect([scrolls, document.activeElement, host.style.minHeight]).toEqual([[], document.body, '']);
});

test('whatever does not come back within three seconds is given up', async () => {
  jest.useFakeTimers();
  draw('<p>Lang</p>');
  const place = keepPlace(window, host, false);
  draw('<p>Kurz</p>', 10);
  place.comeBack();
  await jest.advanceTimersByTimeAsync(3000);
  expect(host.style.minHeight).toBe('');
  draw('<p>Lang</p>');
  await settle();
  expect(scrolls).toEqual([]);
});

test('focus on a nameless field does not fall to the top of the document', () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  main.append(host);
  draw('<button>Weiter</button>');
  host.querySelector('button')?.focus();
  const place = keepPlace(window, host, false);
  host.replaceChildren();
  expect(document.activeElement).toBe(document.body);
  draw('<button>Weiter</button>');
  place.comeBack();
  expect(document.activeElement).toBe(main);
});

test('text is what a visitor typed and has not deleted, not what code or a search put there', () => {
  const hasText = watchTyping(window);
  draw('<input name="prefilled"><textarea name="note"></textarea><input type="search" name="q">');
  const field = (name: string) =>
    host.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const type = (name: string, text: string) => {
    field(name).value = text;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  field('prefilled').value = 'Meier';
  type('q', 'Eiger');
  expect(hasText(host)).toBe(false);
  type('note', 'Knie');
  expect(hasText(host)).toBe(true);
  type('note', '');
  expect(hasText(host)).toBe(false);
});
