import { describe, expect, test } from '@jest/globals';
import { degreesOf, readCoordinates } from './coordinates.logic.ts';

describe('coordinates as people type them', () => {
  test.each([
    ['46.5547, 7.9831', 46.5547, 7.9831],
    ['46.5547 7.9831', 46.5547, 7.9831],
    ['46,5547; 7,9831', 46.5547, 7.9831],
    ['46,5547, 7,9831', 46.5547, 7.9831],
    [' 46.5547° N, 7.9831° E ', 46.5547, 7.9831],
    ['46.123456789/7', 46.12346, 7],
    ['-33.9 18.4', -33.9, 18.4],
  ])('degrees: %s', (text, latitude, longitude) => {
    expect(readCoordinates(text)).toEqual({ latitude, longitude });
  });

  // Of swisstopo's own example: Zimmerwald, 46° 52' 37.54" N, 7° 27' 54.98" E.
  test.each([
    '2 602 030.68 / 1 191 775.03',
    "2'602'030.68, 1'191'775.03",
    '2602030.68;1191775.03',
    '2602030.68 1191775.03',
  ])('metres of LV95: %s', (text) => {
    const point = readCoordinates(text);
    expect(point?.latitude).toBeCloseTo(46.877095, 4);
    expect(point?.longitude).toBeCloseTo(7.465272, 4);
  });

  test('Bern is the origin of LV95', () => {
    expect(degreesOf(2_600_000, 1_200_000)).toEqual({
      latitude: expect.closeTo(46.951083, 5),
      longitude: expect.closeTo(7.438637, 5),
    });
  });

  test.each([
    '',
    'Eiger',
    '46.5',
    '95.1, 7',
    '46, 181',
    '2 641 000',
    '3 641 000 / 1 155 000',
    '1, 2, 3',
    'A-101',
  ])('no coordinates: «%s»', (text) => {
    expect(readCoordinates(text)).toBeNull();
  });
});
