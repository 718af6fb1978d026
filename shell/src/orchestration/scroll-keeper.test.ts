import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { safeStorage } from '../services/safe-storage.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { createScrollKeeper } from './scroll-keeper.ts';

cleanWindow();

const storage = safeStorage(() => window.sessionStorage);
const at = (key: string, hash = ''): NavigationLocation => ({
  pathname: '/',
  search: '',
  hash,
  state: null,
  key,
});

const ELSEWHERE = { isSamePage: false };
const SAME_PAGE = { isSamePage: true };

/** How far the document can be scrolled. */
let tallest = 2000;

beforeEach(() => {
  tallest = 2000;
  window.scrollTo = ((_left: number, top: number) => {
    Object.assign(window, { scrollY: Math.min(top, tallest) });
  }) as typeof window.scrollTo;
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

test('a new page starts at the top, a step back where the visitor left', () => {
  const scroll = createScrollKeeper(window, storage, 'a');
  Object.assign(window, { scrollY: 800 });
  scroll.depart();
  scroll.arrive(at('b'), 'PUSH', ELSEWHERE);
  expect(window.scrollY).toBe(0);
  scroll.depart();
  scroll.arrive(at('a'), 'POP', ELSEWHERE);
  expect(window.scrollY).toBe(800);
});

test.each([
  ['PUSH', null, 0],
  ['PUSH', { keepScroll: true }, 800],
  ['REPLACE', null, 800],
] as const)('within a page a %s with the state %j leads to %d px', (action, state, top) => {
  const scroll = createScrollKeeper(window, storage, 'a');
  Object.assign(window, { scrollY: 800 });
  scroll.depart();
  scroll.arrive({ ...at('b'), state }, action, SAME_PAGE);
  expect(window.scrollY).toBe(top);
});

test('each entry of the same page keeps its own place', () => {
  const scroll = createScrollKeeper(window, storage, 'a');
  Object.assign(window, { scrollY: 800 });
  scroll.depart();
  scroll.arrive(at('b'), 'PUSH', SAME_PAGE);
  Object.assign(window, { scrollY: 500 });
  scroll.depart();
  scroll.arrive(at('a'), 'POP', SAME_PAGE);
  expect(window.scrollY).toBe(800);
  scroll.depart();
  scroll.arrive(at('b'), 'POP', SAME_PAGE);
  expect(window.scrollY).toBe(500);
});

test('keyboard navigation continues from the top, unless somebody is typing', () => {
  document.body.innerHTML = '<main tabindex="-1"><a href="?seite=2">Weiter</a><input></main>';
  const scroll = createScrollKeeper(window, storage, 'a');
  document.querySelector('input')?.focus();
  scroll.arrive(at('b'), 'PUSH', SAME_PAGE);
  expect(document.activeElement?.tagName).toBe('INPUT');
  document.querySelector('a')?.focus();
  scroll.arrive(at('c'), 'PUSH', SAME_PAGE);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('the place survives a reload', () => {
  const before = createScrollKeeper(window, storage, 'a');
  Object.assign(window, { scrollY: 300 });
  before.depart();
  Object.assign(window, { scrollY: 0 });
  createScrollKeeper(window, storage, 'a').arrive(at('a'), 'POP', ELSEWHERE);
  expect(window.scrollY).toBe(300);
});

test('a first page view that is already scrolled is left where it is', () => {
  Object.assign(window, { scrollY: 120 });
  createScrollKeeper(window, storage, 'new').arrive(at('new'), 'POP', ELSEWHERE);
  expect(window.scrollY).toBe(120);
});

test('a page that grows is scrolled as soon as it is tall enough, unless the visitor moves', () => {
  let grow: () => void = () => undefined;
  const ended = jest.fn();
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      ended();
    }
  };
  const scroll = createScrollKeeper(window, storage, 'a');
  Object.assign(window, { scrollY: 1500 });
  scroll.depart();
  tallest = 400;
  scroll.arrive(at('a'), 'POP', ELSEWHERE);
  expect(window.scrollY).toBe(400);
  tallest = 2000;
  grow();
  expect([window.scrollY, ended.mock.calls.length]).toEqual([1500, 1]);
  tallest = 100;
  scroll.arrive(at('a'), 'POP', ELSEWHERE);
  window.dispatchEvent(new Event('wheel'));
  expect(ended).toHaveBeenCalledTimes(2);
});

test('a hash leads to its element', () => {
  document.body.innerHTML = '<h2 id="programm">Programm</h2>';
  const target = document.querySelector('h2');
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  createScrollKeeper(window, storage, 'a').arrive(at('b', '#programm'), 'PUSH', ELSEWHERE);
  expect(seen.mock.contexts).toEqual([target]);
});
