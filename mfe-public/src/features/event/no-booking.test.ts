import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../..');
const FILES = [
  ...readdirSync(join(SOURCES, 'features/event')).map((name) => `features/event/${name}`),
  ...readdirSync(join(SOURCES, 'features/offer')).map((name) => `features/offer/${name}`),
  'shared/tour/offer-detail.tsx',
  'shared/tour/tour-layout.tsx',
  'i18n/de-CH/event.ts',
];
/** Only the page writes the head, and search engines read the price there. */
const HEAD = 'features/event/event-json-ld.logic.ts';
const isSource = (name: string) => !name.includes('.test.') && name !== HEAD;

/** The booking team decides all of this: the price from which it begins, seats, requests, the waiting list. */
const BOOKING = /priceFrom|freePlaces|onRequest|privateTours|waitlist|\/privat|mfe-booking/;

test('the pages of an event and of an offer say nothing of booking but the names of their slots and the bare way to the form', () => {
  const found = FILES.filter(isSource).flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    return text.split('\n').filter((line) => BOOKING.test(line));
  });
  expect(found).toEqual([]);
});
