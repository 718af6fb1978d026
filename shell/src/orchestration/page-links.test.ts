import { createTestShell } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { createObservableStore } from '../services/observable-store.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { aPageState } from '../testing/page-state.ts';
import { followPageLinks } from './page-links.ts';

cleanWindow();

/** Clicks a link and returns where the tab went, or null if the click was left to the browser. */
function click(html: string, init: MouseEventInit = {}): string | null {
  const { navigation } = createTestShell({ path: '/start' });
  followPageLinks(window, navigation, createObservableStore(aPageState().registry));
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
  // jsdom cannot navigate and would complain.
  window.addEventListener('click', (event) => event.preventDefault());
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  const { pathname, search, hash } = navigation.get().location;
  return pathname === '/start' ? null : pathname + search + hash;
}

test.each([
  ['a page', '<a href="/tours/3?seite=2#programm">x</a>', '/tours/3?seite=2#programm'],
  ['something inside a link', '<a href="/tours"><b data-target>x</b></a>', '/tours'],
  ['one of the shell’s own pages', '<a href="/login">x</a>', '/login'],
  ['another origin', '<a href="https://example.org/tours">x</a>', null],
  ['the API', '<a href="/api/docs">x</a>', null],
  ['a page nobody has', '<a href="/tours/1/2/3">x</a>', null],
  ['a download', '<a href="/tours" download>x</a>', null],
  ['another tab', '<a href="/tours" target="_blank">x</a>', null],
  ['a mail address', '<a href="mailto:hallo@firn.example">x</a>', null],
])('a click on %s', (_what, html, target) => {
  expect(click(html)).toBe(target);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click that asks for another tab is left to the browser: %o',
  (init) => {
    expect(click('<a href="/tours">x</a>', init)).toBeNull();
  },
);
