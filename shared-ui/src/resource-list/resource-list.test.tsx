import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { aHut, showHuts } from './testing/huts.tsx';

const NONE = { 'GET /api/accommodations': aCollection('/api/accommodations', []) };
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

test('says its name, how many there are and which are shown', async () => {
  const { shell, asked } = showHuts({ count: 60 });
  expect(await screen.findByText('60 Einträge')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Hütten' })).toBeTruthy();
  expect(screen.getByText('1 bis 50 von 60')).toBeTruthy();
  expect(shell.seen.head?.title).toBe('Hütten');
  expect(asked()).toEqual({ page: '1', itemsPerPage: '50', 'order[title]': 'asc' });
});

test('asks for the properties a screen names, the id among them', async () => {
  const { shell } = showHuts({ list: { properties: ['title', 'beds'] } });
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(shell.api.calls[0]?.searchParams.getAll('properties[]')).toEqual(['id', 'title', 'beds']);
});

test('keeps the size of a page in the address, the usual one not', async () => {
  const { user, address, asked } = showHuts({ count: 60, path: '/admin/huts?page=2' });
  const size = await screen.findByRole('combobox', { name: 'Zeilen pro Seite' });
  await user.selectOptions(size, '25');
  expect(address()).toBe('/admin/huts?size=25');
  expect(asked()).toMatchObject({ itemsPerPage: '25', page: '1' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zeilen pro Seite' }), '50');
  expect(address()).toBe('/admin/huts');
});

test('columns are chosen, and chosen they stay', async () => {
  const { user, view, address } = showHuts();
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(headers()).toEqual(['Name', 'Betten']);
  await user.click(screen.getByRole('button', { name: 'Spalten' }));
  await user.click(screen.getByRole('checkbox', { name: 'Betten' }));
  await user.click(screen.getByRole('checkbox', { name: 'Code' }));
  expect(headers()).toEqual(['Name', 'Code']);
  expect(address()).toBe('/admin/huts');
  view.unmount();
  showHuts();
  expect(headers()).toEqual(['Name', 'Code']);
});

test('a choice of columns that is no longer understood is like none', async () => {
  localStorage.setItem('firn:columns:huts:anna', '{"beds":"nein","height":true');
  showHuts();
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(headers()).toEqual(['Name', 'Betten']);
});

test('an empty list leads to making the first one', async () => {
  showHuts({ api: NONE });
  const cell = within(await screen.findByRole('cell', { name: /Noch keine Hütten/ }));
  expect(cell.getByRole('link', { name: 'Neu' }).getAttribute('href')).toBe('/admin/huts/new');
});

test('filters that find nothing can be cleared on the spot', async () => {
  const { user, address } = showHuts({ api: NONE, path: '/admin/huts?canton=BE' });
  const cell = within(await screen.findByRole('cell', { name: /Für diese Filter gibt es nichts/ }));
  await user.click(cell.getByRole('button', { name: 'Alle Filter löschen' }));
  expect(address()).toBe('/admin/huts');
});

test('a page behind the last one leads to the first', async () => {
  const { user } = showHuts({ count: 60, path: '/admin/huts?page=9' });
  await user.click(await screen.findByRole('link', { name: 'Zur ersten Seite' }));
  expect(await screen.findByRole('link', { name: 'Hütte 1' })).toBeTruthy();
});

test('offers another try when it cannot be loaded', async () => {
  const { user, shell } = showHuts({
    api: {
      'GET /api/accommodations': () => {
        throw testProblem(400);
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
  shell.answer(NONE);
  await user.click(retry);
  expect(await screen.findByText('Noch keine Hütten.')).toBeTruthy();
});

test('it is read again and again while a row is under way, and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  let beds = 0;
  const { shell } = showHuts({
    api: { 'GET /api/accommodations': () => aCollection('/api/accommodations', [aHut(1, { beds })]) },
    list: { isUnderWay: (hut) => hut.beds === 0 },
  });
  await screen.findByRole('cell', { name: '0' });
  beds = 7;
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('cell', { name: '7' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(shell.api.calls).toHaveLength(2);
});
