import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { forgetDrafts } from './booking-drafts.repository.ts';
import { bookingDrafts } from './booking-drafts.table.ts';

const DAY_MS = 24 * 3_600_000;
let t: TestApp;
let path: string;
beforeAll(async () => {
  t = await buildTestApp();
  const { id } = await insertBookableEvent(t.db);
  path = `/api/me/booking_drafts/${id}`;
});
afterAll(() => t.close());

const read = async (persona: Persona) => (await (await t.as(persona))(path)).json();
const put = async (persona: Persona, content: string, url = path) =>
  (await t.as(persona))({ method: 'PUT', url, payload: { content } });
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

test('is kept for its owner alone, and not in the clear', async () => {
  expect(await read('gast')).toMatchObject({ content: null, updatedAt: null });
  expect((await put('gast', '{"allergiesText":"Nüsse"}')).statusCode).toBe(204);
  expect((await put('gast', '{"allergiesText":"Erdnüsse"}')).statusCode).toBe(204);
  expect(await read('gast')).toMatchObject({
    content: '{"allergiesText":"Erdnüsse"}',
    updatedAt: NOW.toISOString(),
  });
  expect(await read('guide')).toMatchObject({ content: null });
  expect(JSON.stringify(await t.db.select().from(bookingDrafts))).not.toContain('nüsse');
});

test('is nobody’s who has no account, acts as somebody else or names no event', async () => {
  expect((await t.anonymous(path)).statusCode).toBe(401);
  const as = '?_switch_user=gast@firn.example';
  const admin = await t.as('admin');
  expect((await admin(`${path}${as}`)).statusCode).toBe(403);
  expect((await put('admin', '{}', `${path}${as}`)).statusCode).toBe(403);
  expect((await admin({ method: 'DELETE', url: `${path}${as}` })).statusCode).toBe(403);
  expect((await put('gast', '{}', `/api/me/booking_drafts/${randomUUID()}`)).statusCode).toBe(404);
  expect((await put('gast', '')).statusCode).toBe(422);
});

test('is given out for 7 days, and then gone, also before the job', async () => {
  await put('gast', '{"message":"Wir kommen"}');
  await put('guide', '{"message":"Wir auch"}');
  t.setNow(inDays(7));
  expect(await read('gast')).toMatchObject({ content: '{"message":"Wir kommen"}' });
  await put('guide', '{"message":"Wir auch noch"}');
  t.setNow(new Date(inDays(7).getTime() + 1000));
  expect(await read('gast')).toMatchObject({ content: null });
  await forgetDrafts(t.db, new Date(inDays(7).getTime() + 1000));
  expect(await t.db.$count(bookingDrafts)).toBe(1);
  expect(await read('guide')).toMatchObject({ content: '{"message":"Wir auch noch"}' });
});

test('is discarded by its owner', async () => {
  await put('gast', '{}');
  const answer = await (await t.as('gast'))({ method: 'DELETE', url: path });
  expect(answer.statusCode).toBe(204);
  expect(await read('gast')).toMatchObject({ content: null });
});
