import { expect, test } from '@jest/globals';
import { AVAILABILITIES } from '../domain/index.ts';
import { CLOSED_LISTS, rawValuesIn } from '../testing/index.ts';
import * as labels from './index.ts';

type Table = Readonly<Record<string, string>>;

const { availabilityLabel, eventStateLabel, ...tables } = labels;
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

test.each([
  ['open', '2026-02-13T22:59:00.000Z', 'Anmeldeschluss vorbei'],
  ['open', '2026-02-14T22:59:00.000Z', 'Buchbar'],
  ['confirmed', '2026-02-13T22:59:00.000Z', 'Durchführung gesichert'],
  ['cancelled', '2026-02-13T22:59:00.000Z', 'Abgesagt'],
] as const)('%s with a deadline on %s reads «%s»', (state, registrationDeadline, label) => {
  expect(eventStateLabel({ state, registrationDeadline }, new Date('2026-02-14T08:00:00.000Z'))).toBe(label);
});
