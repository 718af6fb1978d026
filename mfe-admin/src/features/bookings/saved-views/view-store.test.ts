import { afterEach, expect, test } from '@jest/globals';
import { readViews, viewSearch, writeViews } from './view-store.ts';

afterEach(() => localStorage.clear());

const VIEW = { name: 'Angefragt', search: 'state=requested' };

test('belong to one person and one list', () => {
  writeViews('anna', 'bookings', [VIEW]);
  expect(readViews('anna', 'bookings')).toEqual([VIEW]);
  expect(readViews('sina', 'bookings')).toEqual([]);
  expect(readViews('anna', 'events')).toEqual([]);
});

test.each(['{', '{"name":1}', '[1,{"name":"x"}]', 'null'])('what is stored as %s is no view', (stored) => {
  localStorage.setItem('firn:views:bookings:anna', stored);
  expect(readViews('anna', 'bookings')).toEqual([]);
});

test('the page does not belong to a view, and its order does not matter', () => {
  expect(viewSearch('?state=held&page=3&q=x')).toBe(viewSearch('q=x&state=held'));
});
