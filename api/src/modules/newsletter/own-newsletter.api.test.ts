import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { newsletterCodes, newsletterSubscriptions } from './newsletter.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(newsletterSubscriptions);
});

const PATH = '/api/me/newsletter';
const ask = async (persona: Persona) => (await (await t.as(persona))(PATH)).json().state;
const put = async (persona: Persona, subscribed: boolean, query = '') =>
  (await t.as(persona))({
    method: 'PUT',
    url: `${PATH}${query}`,
    payload: { subscribed },
    remoteAddress: '203.0.113.7',
  });
const stored = () => t.db.select().from(newsletterSubscriptions);

/** As if somebody had ordered it for the guest’s address without an account. */
async function waitForConfirmation() {
  const consent = { textVersion: '2026-01', requestedAt: new Date(NOW.getTime() - 1000) };
  const [row] = await t.db
    .insert(newsletterSubscriptions)
    .values({
      ...consent,
      email: 'Gast@firn.example',
      state: 'pending',
      requestedFrom: '198.51.100.1',
      unsubscribeToken: 'token',
    })
    .returning();
  const code = { codeHash: 'hash', subscriptionId: row?.id ?? '', requestedFrom: '198.51.100.1' };
  await t.db.insert(newsletterCodes).values({ ...consent, ...code, createdAt: NOW, expiresAt: NOW });
}

test('is ordered and left at once, with the proof of the press', async () => {
  expect(await ask('gast')).toBe('none');
  const ordered = await put('gast', true);
  expect([ordered.statusCode, ordered.json().state]).toEqual([200, 'subscribed']);
  expect(await stored()).toMatchObject([
    {
      email: 'gast@firn.example',
      state: 'subscribed',
      textVersion: '2026-11-26',
      requestedAt: NOW,
      requestedFrom: '203.0.113.7',
      confirmedAt: NOW,
      confirmedFrom: '203.0.113.7',
    },
  ]);
  expect((await put('gast', false)).json().state).toBe('none');
  expect(await ask('gast')).toBe('none');
  expect(await stored()).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: NOW }]);
});

test.each([
  [true, 'subscribed', { state: 'subscribed', textVersion: '2026-11-26', requestedFrom: '203.0.113.7' }],
  [false, 'none', { state: 'unsubscribed' }],
])('a request that waits is settled by the owner: %s', async (subscribed, state, row) => {
  await waitForConfirmation();
  expect(await ask('gast')).toBe('pending');
  expect((await put('gast', subscribed)).json().state).toBe(state);
  expect(await stored()).toMatchObject([row]);
  expect(await t.db.select().from(newsletterCodes)).toEqual([]);
});

test('is nobody else’s: not without a login, and not in another’s name', async () => {
  expect((await t.anonymous(PATH)).statusCode).toBe(401);
  const foreign = await put('admin', true, '?_switch_user=gast@firn.example');
  expect([foreign.statusCode, foreign.json().type]).toEqual([403, '/problems/impersonating']);
  await put('guide', true);
  expect([await ask('gast'), await ask('guide'), (await stored()).length]).toEqual(['none', 'subscribed', 1]);
});

test('leaving what one never had changes nothing', async () => {
  expect((await put('gast', false)).json().state).toBe('none');
  expect(await stored()).toEqual([]);
});
