import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

const field = () => screen.findByRole('searchbox', { name: 'Wonach suchst du?' });

test('begins with a field that has the focus, says what can be looked for, and shows next dates', async () => {
  const { shell } = await renderRemote({ path: '/suche', api: publicApi() });
  expect(document.activeElement).toBe(await field());
  expect(shell.api.calls.map(({ path }) => path)).toEqual(['/api/events']);
  expect(screen.queryByRole('status')).toBeNull();
  const example = await screen.findByRole('link', { name: 'Lawinenkurs' });
  expect(example.getAttribute('href')).toBe('/suche?q=Lawinenkurs');
  const next = within(screen.getByRole('region', { name: 'Die nächsten Termine' }));
  expect(await next.findAllByRole('article')).toHaveLength(3);
  expect(next.getByText('Nur noch 2 Plätze')).toBeTruthy();
  const finder = within(screen.getByRole('region', { name: 'Was passt zu dir?' }));
  expect(finder.queryByRole('group', { name: 'Was bringst du mit?' })).toBeNull();
  await userEvent.click(finder.getByRole('radio', { name: 'Einen Tag' }));
  await userEvent.click(finder.getByRole('button', { name: 'Passende Termine zeigen' }));
  expect(shell.navigation.get().location).toMatchObject({ pathname: '/agenda', search: '?duration=1' });
});

test('finds by keyboard, shows hits by kind, and has the words in the address', async () => {
  const user = userEvent.setup();
  const { shell } = await renderRemote({ path: '/suche', api: publicApi() });
  await user.type(await field(), ' Grat & Schnee {Enter}');
  expect(await screen.findByText('3 Treffer für «Grat & Schnee»')).toBeTruthy();
  expect(shell.navigation.get().location.search).toBe('?q=Grat+%26+Schnee');
  const asked = shell.api.calls.filter(({ path }) => path === '/api/site_search');
  expect(new Set(asked.map(({ searchParams }) => searchParams.get('q')))).toEqual(new Set(['Grat & Schnee']));
  const dates = within(screen.getByRole('region', { name: 'Termine' }));
  expect(await dates.findAllByRole('article')).toHaveLength(3);
  expect(dates.getAllByText('CHF 400.–').length).toBeGreaterThan(0);
  expect(dates.getByText('Nur noch 2 Plätze')).toBeTruthy();
  const all = dates.getByRole('link', { name: 'Alle passenden Termine in der Agenda' });
  expect(all.getAttribute('href')).toBe('/agenda?freequery=Grat+%26+Schnee');
  const sought = shell.api.calls.findLast(({ path }) => path === '/api/events')?.searchParams;
  expect([sought?.get('freequery'), sought?.get('bookable')]).toEqual(['Grat & Schnee', 'true']);
  const pages = within(screen.getByRole('region', { name: 'Seiten' }));
  expect(pages.getByRole('link', { name: 'Winter' }).getAttribute('href')).toBe('/winter');
  expect(pages.getByText('Im Winter liegt Schnee.')).toBeTruthy();
});

test('where no date can be booked, those that are there have their names and days', async () => {
  const api = publicApi({ 'GET /api/events': aCollection('/api/events', []) });
  await renderRemote({ path: '/suche?q=Grat', api });
  const dates = within(await screen.findByRole('region', { name: 'Termine' }));
  expect(dates.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Allalinhorn',
    'Galenstock',
  ]);
  expect(dates.getAllByText('Sa, 11.07.2026')).toHaveLength(2);
});

test('helps on where nothing was found', async () => {
  const api = publicApi({ 'GET /api/site_search': aCollection('/api/site_search', []) });
  await renderRemote({ path: '/suche?q=Xylofon', api });
  expect(await screen.findByRole('heading', { name: 'Nichts gefunden für «Xylofon»' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Termine in der Agenda' })).toBeTruthy();
});

test('says what is too short before it asks', async () => {
  const { shell } = await renderRemote({ path: '/suche?q=x', api: publicApi() });
  expect(await screen.findByText('Bitte gib mindestens 2 Zeichen ein.')).toBeTruthy();
  expect(shell.api.calls).toEqual([]);
});

test('a failure can be tried again', async () => {
  let isAway = true;
  const api = publicApi({
    'GET /api/site_search': () => {
      if (isAway) throw testProblem(400);
      return aCollection('/api/site_search', []);
    },
  });
  await renderRemote({ path: '/suche?q=Grat', api });
  const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Nichts gefunden für «Grat»' })).toBeTruthy();
});
