import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

const { ResizeObserver } = globalThis;

/** Gives every element a size at once; jsdom has no layout. */
class LaidOut extends ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    super(callback);
    this.#callback = callback;
  }
  override observe() {
    const contentRect = { width: 400, height: 400 } as DOMRectReadOnly;
    queueMicrotask(() => this.#callback([{ contentRect } as ResizeObserverEntry], this));
  }
}

beforeEach(() => {
  globalThis.ResizeObserver = LaidOut;
});
afterEach(async () => {
  await unmountAll();
  globalThis.ResizeObserver = ResizeObserver;
});

test('the map waits until it has a size', async () => {
  globalThis.ResizeObserver = ResizeObserver;
  await renderRemote({ path: '/agenda?ansicht=karte', api: publicApi() });
  expect(await screen.findByText('Karte wird geladen …')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vergrössern' })).toBeNull();
});

test('the list has every date of the map, thirty a page, and requests their places', async () => {
  const { shell } = await renderRemote({ path: '/agenda?ansicht=karte', api: publicApi() });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  const query = shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams;
  expect(query?.get('itemsPerPage')).toBe('30');
  expect(query?.getAll('properties[location][]')).toEqual(['latitude', 'longitude']);
  expect(screen.getByRole('application', { name: /Alle Termine stehen auch in der Liste/ })).toBeTruthy();
});

test('a date can be shown on the map by keyboard; the others of its place are marked with it', async () => {
  await renderRemote({ path: '/agenda?ansicht=karte', api: publicApi() });
  const [first, second, third] = await screen.findAllByRole('button', { name: 'Auf der Karte zeigen' });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  const pressed = [first, second, third].map((button) => button?.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['true', 'true', 'false']);
});

test('«In diesem Ausschnitt suchen» puts the middle of the map into the address', async () => {
  const { shell } = await renderRemote({ path: '/agenda?ansicht=karte', api: publicApi() });
  await userEvent.click(await screen.findByRole('button', { name: 'In diesem Ausschnitt suchen' }));
  const search = new URLSearchParams(shell.navigation.get().location.search);
  expect(search.get('location')).toBe('Kartenausschnitt');
  expect(Number(search.get('lat'))).toBeCloseTo(46.3, 0);
  expect(search.get('ansicht')).toBe('karte');
  const chips = await screen.findByRole('list', { name: 'Aktive Filter' });
  expect(within(chips).getByText(/Kartenausschnitt/)).toBeTruthy();
  await waitFor(() =>
    expect(shell.api.calls.findLast(({ path }) => path === '/api/events')?.searchParams.get('map[lat]')).toBe(
      search.get('lat'),
    ),
  );
});

test('a filter also works in the map view, and keeps the view', async () => {
  const { shell } = await renderRemote({ path: '/agenda?ansicht=karte', api: publicApi() });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kurs' }));
  expect(shell.navigation.get().location.search).toBe('?type=training&ansicht=karte');
});
