import { describe, expect, test } from '@jest/globals';
import { ALPINE_PLACES } from './alpine-places.ts';
import { placesFor, placesOfOffers } from './places.logic.ts';
import { indexAfter } from './use-pois.ts';

const titles = (places: ReturnType<typeof placesFor>) => places.map(({ poi }) => poi.title);

describe('known places', () => {
  test.each([
    ['monch', ['Mönch', 'Mönchsjochhütte']],
    ['HÜTTE', ['Britanniahütte', 'Hörnlihütte', 'Konkordiahütte', 'Mönchsjochhütte', 'Monte-Rosa-Hütte']],
    ['matt', ['Matterhorn', 'Andermatt', 'Zermatt']],
    ['zzz', []],
    ['  ', []],
  ])('«%s»', (text, expected) => {
    expect(titles(placesFor(text))).toEqual(expected);
  });

  test('coordinates are a place without a name', () => {
    expect(placesFor('46.5547, 7.9831')).toEqual([
      {
        offer: null,
        poi: { title: '', kind: 'place', elevation: null, latitude: 46.5547, longitude: 7.9831 },
      },
    ]);
  });

  test('stand in the Alps, each once', () => {
    expect(new Set(ALPINE_PLACES.map(({ title }) => title)).size).toBe(ALPINE_PLACES.length);
    for (const { latitude, longitude } of ALPINE_PLACES) {
      expect(latitude).toBeGreaterThan(45.8);
      expect(latitude).toBeLessThan(47.85);
      expect(longitude).toBeGreaterThan(5.9);
      expect(longitude).toBeLessThan(10.5);
    }
  });
});

test('places of other offers come once each, without those that are known', () => {
  const [eiger] = placesFor('Eiger');
  const [monch] = placesFor('Mönchsjoch');
  const pois = [eiger, monch].flatMap((place) => (place ? [place.poi] : [])) as never[];
  const offers = [
    { code: '101', pois },
    { code: '102', pois },
  ];
  const found = placesOfOffers(offers, placesFor('Eiger'));
  expect(found.map(({ poi, offer }) => [poi.title, offer])).toEqual([['Mönchsjochhütte', 'A-101']]);
});

describe('a chosen place stays chosen when places are moved', () => {
  const letters = ['a', 'b', 'c', 'd'];
  const positions = letters.map((_letter, index) => index);
  const moves = positions.flatMap((from) => positions.map((to) => [from, to] as const));
  test.each(moves)('from %i to %i', (from, to) => {
    const rest = letters.filter((_letter, index) => index !== from);
    const after = [...rest.slice(0, to), letters[from], ...rest.slice(to)];
    expect(positions.map((index) => after[indexAfter(index, from, to)])).toEqual(letters);
  });
});
