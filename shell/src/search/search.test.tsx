import type { SiteSearchHit } from '@firn/shared-contracts/api';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@firn/shared-ui/testing';
import { createServices } from '../services/create-services.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { aPage, aPageState, aRemote } from '../testing/page-state.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { listenForSearch } from './search-key.ts';

cleanWindow();
/** One for the file, because what it hears of the document goes with a test that sets it up. */
const user = userEvent.setup();

const hit = (kind: SiteSearchHit['kind'], title: string, path: string): SiteSearchHit => ({
  kind,
  title,
  path,
  excerpt: '',
  startsAt: kind === 'event' ? '2026-02-14T07:00:00Z' : null,
});
const HITS = [
  hit('event', 'Skitour Piz Buin', '/event/1/piz-buin'),
  hit('offer', 'Piz Buin im Winter', '/offer/2/piz-buin'),
  hit('event', 'Hochtour Piz Buin', '/event/3/piz-buin'),
];
const pages = aRemote('pages', {
  pages: [aPage('agenda', '/agenda'), aPage('office', '/admin', { layout: 'admin' })],
});

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A tab at this address with a field that has the focus, and the header's link. */
function aTab(path: string) {
  const network = stubFetch();
  window.fetch = network.fetch;
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<input aria-label="Ort" /><a href="/suche" data-opens-search="">Suche</a>';
  const state = aPageState({}, [pages]);
  const parts = createServices({ window, state, nonce: '', headerImage: null });
  ends.push(listenForSearch(window, parts));
  screen.getByLabelText('Ort').focus();
  ends.push(() => document.querySelector('dialog')?.close());
  return { network, parts, user };
}

const field = () => screen.findByRole('combobox', { name: 'Wonach suchst du?' });
const pathOf = ({ parts }: ReturnType<typeof aTab>) => {
  const { pathname, search } = parts.services.navigation.get().location;
  return pathname + search;
};

test('Ctrl K suggests while one types; arrows choose, Enter opens, and it is gone', async () => {
  const tab = aTab('/agenda');
  tab.network.answer('GET', '/api/site_search', 200, { 'hydra:member': HITS });
  await tab.user.keyboard('{Control>}k{/Control}');
  await tab.user.type(await field(), 'buin');
  const list = within(screen.getByRole('listbox'));
  await list.findByRole('option', { name: /Skitour Piz Buin/ });
  expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Termine',
    'Touren und Kurse',
  ]);
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Skitour Piz BuinSa, 14.02.2026',
    'Hochtour Piz BuinSa, 14.02.2026',
    'Piz Buin im Winter',
    'Alle Treffer für «buin»',
  ]);
  expect(screen.getByRole('status').textContent).toBe('3 Treffer');
  await tab.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const chosen = list.getByRole('option', { selected: true });
  expect(chosen.textContent).toBe('Piz Buin im Winter');
  expect((await field()).getAttribute('aria-activedescendant')).toBe(chosen.id);
  await tab.user.keyboard('{Enter}');
  expect(pathOf(tab)).toBe('/offer/2/piz-buin');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Enter without a choice leads to the page of the search, the last option as well', async () => {
  const tab = aTab('/agenda');
  tab.network.answer('GET', '/api/site_search', 200, { 'hydra:member': [] });
  await tab.user.keyboard('{Control>}k{/Control}');
  await tab.user.type(await field(), 'xyz');
  expect((await screen.findByText('Nichts gefunden für «xyz».')).getAttribute('role')).toBe('status');
  await tab.user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Alle Treffer für «xyz»');
  await tab.user.keyboard('{ArrowDown}{Enter}');
  expect(pathOf(tab)).toBe('/suche?q=xyz');
});

test('a search that does not answer says so, and Enter leads on', async () => {
  const tab = aTab('/agenda');
  tab.network.answer('GET', '/api/site_search', 503, {});
  await tab.user.keyboard('{Control>}k{/Control}');
  await tab.user.type(await field(), 'buin');
  await screen.findByText(/^Die Suche antwortet gerade nicht/);
  await tab.user.keyboard('{Enter}');
  expect(pathOf(tab)).toBe('/suche?q=buin');
});

test('the header’s link opens it, and closing gives the focus back', async () => {
  const { user, parts } = aTab('/agenda');
  const link = screen.getByRole('link', { name: 'Suche' });
  link.focus();
  await user.click(link);
  await field();
  await user.click(screen.getByRole('button', { name: 'Suche schliessen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(link);
  expect(parts.services.navigation.get().location.pathname).toBe('/agenda');
});

test('the administration has the key to itself', async () => {
  const { user } = aTab('/admin');
  await user.keyboard('{Control>}k{/Control}');
  await import('./open-search.tsx');
  expect(screen.queryByRole('dialog')).toBeNull();
});
