import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { idempotencyKeys } from '../idempotency-keys/idempotency-keys.table.ts';
import { deleteExpiredKeys } from '../idempotency-keys/index.ts';
import { bookings } from './bookings.table.ts';

let t: TestApp;
let iri: string;
let eventId: string;
beforeAll(async () => {
  t = await buildTestApp();
  ({ iri, id: eventId } = await insertBookableEvent(t.db));
});
afterAll(() => t.close());

const book = (headers: Record<string, string>, changes: object = {}, send = t.anonymous) =>
  send({ method: 'POST', url: '/api/bookings', payload: { ...aBookingRequest(iri), ...changes }, headers });

const bookedSeats = () => t.db.$count(bookings, eq(bookings.eventId, eventId));

describe('the idempotency key', () => {
  test.each([
    ['missing', {}],
    ['too short', { 'idempotency-key': 'x' }],
  ])('422 that names the header when it is %s', async (_title, headers) => {
    const response = await book(headers);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toMatchObject([{ propertyPath: 'Idempotency-Key' }]);
  });

  test('the same request again gets the same answer and books nothing', async () => {
    const key = randomUUID();
    const first = await book({ 'idempotency-key': key });
    const before = await bookedSeats();
    const again = await book({ 'x-idempotency-key': key });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.location).toBe(first.headers.location);
    expect(await bookedSeats()).toBe(before);
  });

  test('the stored answer does not hold the token in the clear', async () => {
    const key = randomUUID();
    const { accessToken } = (await book({ 'idempotency-key': key })).json<{ accessToken: string }>();
    const [row] = await t.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(accessToken).toMatch(/\S{20}/);
    expect(JSON.stringify(row)).not.toContain(accessToken);
  });

  test('an answer that was stored before answers were sealed is returned as it is', async () => {
    const key = randomUUID();
    const first = (await book({ 'idempotency-key': key })).json();
    await t.db.update(idempotencyKeys).set({ body: first }).where(eq(idempotencyKeys.key, key));
    expect((await book({ 'idempotency-key': key })).json()).toEqual(first);
  });

  test('the stored answer is still returned when the event has ended meanwhile', async () => {
    const key = randomUUID();
    const first = await book({ 'idempotency-key': key });
    t.setNow(new Date(NOW.getTime() + 23 * 3600 * 1000));
    const again = await book({ 'idempotency-key': key });
    t.setNow(NOW);
    expect(again.json().id).toBe(first.json().id);
  });

  test('another body with the same key is refused', async () => {
    const key = randomUUID();
    await book({ 'idempotency-key': key });
    const response = await book({ 'idempotency-key': key }, { message: 'anders' });
    expect(response.statusCode).toBe(422);
    expect(response.json().type).toBe('/problems/idempotency-key-reused');
  });

  test('a refusal is not stored: the corrected booking may use the same key', async () => {
    const key = randomUUID();
    expect((await book({ 'idempotency-key': key }, { expectedTotal: 5 })).statusCode).toBe(409);
    expect((await book({ 'idempotency-key': key }, { acceptTerms: false })).statusCode).toBe(422);
    expect((await book({ 'idempotency-key': key })).statusCode).toBe(201);
  });

  test('belongs to its user', async () => {
    const key = randomUUID();
    const mine = (await book({ 'idempotency-key': key }, {}, await t.as('gast'))).json();
    const other = (await book({ 'idempotency-key': key })).json();
    expect(other.id).not.toBe(mine.id);
  });

  test('20 parallel requests make one booking', async () => {
    const key = randomUUID();
    const before = await bookedSeats();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book({ 'idempotency-key': key })));
    expect(await bookedSeats()).toBe(before + 1);
    const booked = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(booked.map((answer) => answer.json().id)).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json().type).toBe('/problems/idempotency-key-in-flight');
    }
  });

  test('a claim whose process died is taken over after ten seconds', async () => {
    const key = randomUUID();
    await book({ 'idempotency-key': key });
    await t.db.update(idempotencyKeys).set({ status: null }).where(eq(idempotencyKeys.key, key));
    expect((await book({ 'idempotency-key': key })).statusCode).toBe(409);
    t.setNow(new Date(NOW.getTime() + 11_000));
    expect((await book({ 'idempotency-key': key })).statusCode).toBe(201);
    t.setNow(NOW);
  });

  test('expires after 24 hours', async () => {
    const rows = await t.db.$count(idempotencyKeys, sql`true`);
    expect(await deleteExpiredKeys(t.db, new Date(NOW.getTime() + 23 * 3600 * 1000))).toBe(0);
    expect(await deleteExpiredKeys(t.db, new Date(NOW.getTime() + 24 * 3600 * 1000 + 61_000))).toBe(rows);
  });
});
