import { aCollection, anAccommodation } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Point } from '../../shared/places/poi.ts';
import type { createPoiMap, PoiMap } from '../../shared/places/poi-map.ts';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

// jsdom draws nothing: this map has every place in its middle, but for what lies in the far west.
jest.unstable_mockModule('../../shared/places/poi-map.ts', () => ({
  createPoiMap: ({ onView }: Pick<Parameters<typeof createPoiMap>[0], 'onView'>): PoiMap => {
    const pixelOf = ({ longitude }: Point) => ({ x: longitude < 0 ? -1 : 200, y: 200 });
    onView({ width: 400, height: 400, pixelOf, pointAt: () => ({ latitude: 46, longitude: 8 }) });
    return { zoom: () => {}, dispose: () => {}, centreOn: () => {}, showAll: () => {} };
  },
}));

test('the list says what a house is, where, and how it wants to be asked', async () => {
  await renderRemote('/admin/accommodation', { api: someAnswers });
  const row = await screen.findByRole('row', { name: /Britanniahütte SAC/ });
  expect(row.textContent).toMatch(/Hütte.*Saas-Fee.*3'030 m.*134.*\+41 27 555 01 10/);
  const link = screen.getByRole('link', { name: /Britanniahütte SAC/ });
  expect(link.getAttribute('href')).toBe(`/admin/accommodation/${anAccommodation().id}`);
});

test('an empty list says so, and leads to a first house', async () => {
  await renderRemote('/admin/accommodation', {
    api: { ...someAnswers, 'GET /api/accommodations': aCollection('/api/accommodations', []) },
  });
  expect(await screen.findByText('Noch keine Unterkünfte.')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/admin/accommodation/neu');
});

test('name and kind make a house, whose page follows', async () => {
  const house = anAccommodation({ id: 'h2', title: 'Tierberglihütte SAC' });
  const api = { ...someAnswers, 'POST /api/accommodations': house, 'GET /api/accommodations/:id': house };
  const { shell, user, address } = await renderRemote('/admin/accommodation/neu', { api });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Tierberglihütte SAC');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Art/ }), 'Hütte');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe('/admin/accommodation/h2'));
  const [post] = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ title: 'Tierberglihütte SAC', kind: 'hut' });
});

describe('the map', () => {
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
  afterEach(() => {
    globalThis.ResizeObserver = ResizeObserver;
  });

  test('is asked for, shows where the houses are, and leads to each', async () => {
    const placed = anAccommodation();
    const nowhere = anAccommodation({ id: 'h3', title: 'Zelt', location: null });
    const beyond = anAccommodation({
      id: 'h4',
      title: 'Azoren',
      location: { latitude: 38, longitude: -28 },
    });
    const all = aCollection('/api/accommodations', [placed, nowhere, beyond]);
    const { shell, user, address } = await renderRemote('/admin/accommodation', {
      api: { ...someAnswers, 'GET /api/accommodations': all },
    });
    const show = await screen.findByRole('button', { name: 'Auf der Karte zeigen' });
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(show);
    const map = await screen.findByRole('application', { name: /^Karte der Unterkünfte/ });
    const [asked] = shell.api.calls.filter(({ searchParams }) => searchParams.get('pagination') === 'false');
    expect(asked?.searchParams.getAll('properties[]')).toEqual(['id', 'title', 'location']);
    const frame = within(map.parentElement as HTMLElement);
    const house = await frame.findByRole('link', { name: placed.title });
    expect(frame.getAllByRole('link')).toHaveLength(1);
    expect(frame.getByRole('button', { name: 'Vergrössern' })).toBeTruthy();
    await user.click(house);
    await waitFor(() => expect(address()).toBe(`/admin/accommodation/${placed.id}`));
  });
});
