import { anEventAccommodation } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { differencesOf } from './asked-differences.ts';

const { asked } = anEventAccommodation();
if (!asked) throw new Error('The builder has asked the house.');

test('nothing differs before the house was asked, nor as long as all is the same', () => {
  expect(differencesOf(null, asked, 'open')).toEqual([]);
  expect(differencesOf(asked, { ...asked }, 'open')).toEqual([]);
});

test.each([
  [{ persons: 9 }, 'neu 9 statt 7 Personen'],
  [{ guestsWithSac: 0 }, 'neu 0 statt 2 Gäste mit SAC-Ausweis'],
  [{ guides: 2 }, 'neu 2 statt 1 Guide'],
  [{ vegetarian: 3 }, 'neu 3 statt 1 Person vegetarisch'],
  [{ allergies: 2, allergiesDigest: 'x' }, 'neu 2 statt 1 Person mit Allergie oder Unverträglichkeit'],
  [{ allergiesDigest: 'x' }, 'andere Allergien oder Unverträglichkeiten'],
  [{ arrival: '2026-07-12' }, 'Anreise neu So, 12.07.2026 statt Sa, 11.07.2026'],
  [{ departure: '2026-07-13' }, 'Abreise neu Mo, 13.07.2026 statt So, 12.07.2026'],
  [{ rooms: 2 }, 'neu 2 statt 0 Zimmer'],
  [{ halfBoard: false }, 'neu ohne Halbpension'],
])('%j is said as «%s»', (change, text) => {
  expect(differencesOf(asked, { ...asked, ...change }, 'confirmed').map((each) => each.text)).toEqual([text]);
});

test('beds of an event that was called off are no longer wanted, whatever else changed', () => {
  const text = 'der Event ist abgesagt';
  expect(differencesOf(asked, { ...asked, persons: 0 }, 'cancelled')).toEqual([{ field: 'event', text }]);
});
