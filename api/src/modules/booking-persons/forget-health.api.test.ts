import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { forgetHealthData } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function book(end: string): Promise<string> {
  const { iri } = await insertBookableEvent(t.db, { end: new Date(end) });
  const answer = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri),
    headers: { 'idempotency-key': randomUUID() },
  });
  return answer.json()['@id'];
}

const personOf = async (booking: string) =>
  ((await (await t.as('admin'))(booking)).json() as BookingResponse).bookingPersons[0];

test('what somebody said of health goes 90 days after the end of the event, and nothing else', async () => {
  const over = await book('2026-03-08T16:00:00Z');
  const later = await book('2026-03-09T16:00:00Z');
  const known = await personOf(over);
  expect(known).toMatchObject({ allergiesText: 'Nüsse', contactPhone: '+41797654321' });
  const run = (now: string) => forgetHealthData({ db: t.db, clock: () => new Date(now) });
  expect(await run('2026-06-06T21:59:00Z')).toBe(0);
  expect(await run('2026-06-06T22:00:00Z')).toBe(1);
  expect(await run('2026-06-06T22:00:00Z')).toBe(0);
  expect(await personOf(over)).toEqual({
    ...known,
    version: 2,
    vegetarian: false,
    allergies: false,
    allergiesText: null,
    contactFirstName: '',
    contactLastName: '',
    contactPhone: '',
  });
  expect(await personOf(later)).toMatchObject({ allergies: true, version: 1 });
});
