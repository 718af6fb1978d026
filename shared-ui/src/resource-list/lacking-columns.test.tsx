import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showHuts } from './testing/huts.tsx';

/** Needs 2 × 12 + 2 × 11 = 46 rem. */
const list = {
  columns: [
    { id: 'title', header: 'Name', cell: ({ title }: { readonly title: string }) => title },
    { id: 'beds', header: 'Betten', cell: ({ beds }: { readonly beds: number }) => beds },
    { id: 'place', header: 'Ort', cell: () => 'Saas', width: 11, isMinor: true },
    { id: 'phone', header: 'Telefon', cell: () => '027', width: 11, isMinor: true },
  ],
};
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

/** Gives every element so many pixels: a layout that jsdom has none of. */
const room = (pixels: number) => jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(pixels);

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('a list says which columns there is no room for, shows them by a press, and keeps that', async () => {
  room(44 * 16);
  const { user, view } = showHuts({ list });
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(headers()).toEqual(['Name', 'Betten', 'Ort']);
  expect(screen.getByText('1 Spalte ausgeblendet: Telefon')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hütten' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alle Spalten zeigen' }));
  expect(headers()).toEqual(['Name', 'Betten', 'Ort', 'Telefon']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nur wichtige Spalten zeigen' }));
  view.unmount();
  showHuts({ list });
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(headers()).toEqual(['Name', 'Betten', 'Ort', 'Telefon']);
});

test('a list wider than its room scrolls by the keyboard within a frame of its name', async () => {
  room(44 * 16);
  const { user } = showHuts({ list });
  await screen.findByRole('link', { name: 'Hütte 1' });
  await user.click(screen.getByRole('button', { name: 'Alle Spalten zeigen' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hütten' }));
  await user.click(screen.getByRole('button', { name: 'Nur wichtige Spalten zeigen' }));
  expect(screen.queryByRole('region', { name: 'Hütten' })).toBeNull();
});

test('cards have all columns by the same press, and nothing to scroll', async () => {
  room(320);
  const { user } = showHuts({ list });
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(screen.getByText('2 Spalten ausgeblendet: Ort, Telefon')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Alle Spalten zeigen' }));
  expect(screen.getAllByRole('cell', { name: '027' })).toHaveLength(6);
  expect(screen.queryByRole('region', { name: 'Hütten' })).toBeNull();
});

test('a list with room for all columns says nothing of them', async () => {
  room(46 * 16);
  showHuts({ list });
  await screen.findByRole('link', { name: 'Hütte 1' });
  expect(headers()).toEqual(['Name', 'Betten', 'Ort', 'Telefon']);
  expect(screen.queryByText(/ausgeblendet/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Spalten zeigen/ })).toBeNull();
});
