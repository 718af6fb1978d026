import { expect, test } from '@jest/globals';
import { AVAILABILITIES } from '../domain/index.ts';
import { CLOSED_LISTS, rawValuesIn } from '../testing/index.ts';
import * as labels from './index.ts';

type Table = Readonly<Record<string, string>>;

const { availabilityLabel, ...tables } = labels;
const ofAvailability: Table = Object.fromEntries(
  AVAILABILITIES.map((availability) => [availability, availabilityLabel(availability, 3)]),
);
const TABLES: readonly Table[] = [...Object.values(tables), ofAvailability];

test.each(Object.entries(CLOSED_LISTS))('each value of %s has a German label', (_name, values) => {
  expect(TABLES.some((table) => values.every((value) => value in table))).toBe(true);
});

test.each(TABLES.flatMap(Object.entries<string>))('«%s» is read as «%s»', (_value, label) => {
  expect(label).toMatch(/^\p{Lu}[^ß]+$/u);
  expect(rawValuesIn(label)).toEqual([]);
});

test('the last seat is one', () => {
  expect(availabilityLabel('few', 1)).toBe('Nur noch 1 Platz');
});
