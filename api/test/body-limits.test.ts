import { afterAll, expect, test } from '@jest/globals';
import { buildTestApp } from './build-test-app.ts';
import { MATRIX_ROWS, namesOf } from './permission-table.ts';

const t = await buildTestApp();
afterAll(() => t.close());

/** Bytes: a booking for eight with every field filled takes less than half. */
const MOST_FROM_STRANGERS = 65_536;

const OPEN = new Set(MATRIX_ROWS.filter(({ cells }) => cells[0] !== '-').map(({ permission }) => permission));

const open = t.routes.filter(({ schema, config }) => schema?.body && OPEN.has(String(config?.access)));

/** The pay page of the test provider is a form without scripts. */
const TYPES: Readonly<Record<string, string>> = {
  'POST /api/test_payments/:id': 'application/x-www-form-urlencoded',
};

test('what strangers may send is bounded route by route', () => {
  const unbounded = open.filter(({ bodyLimit }) => !bodyLimit || bodyLimit > MOST_FROM_STRANGERS);
  expect(open.length).toBeGreaterThan(2);
  expect(unbounded.flatMap(namesOf)).toEqual([]);
});

test.each(open.flatMap(namesOf))('%s answers more with 413, and looks at none of it', async (route) => {
  const [method = '', url = ''] = route.split(' ');
  const payload = JSON.stringify({ email: 'x'.repeat(MOST_FROM_STRANGERS) });
  const headers = { 'content-type': TYPES[route] ?? 'application/json', 'idempotency-key': 'large' };
  const response = await t.anonymous({ method: method as 'POST', url, payload, headers });
  expect(response.statusCode).toBe(413);
  expect(response.json().detail).toBe('Der Inhalt ist zu gross.');
});

test('who still sends is answered, too: the connection is not cut off before the answer is read', async () => {
  const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { csrfToken, cookie } = await fetch(`${origin}/api/me`).then(async (answer) => ({
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
    ...((await answer.json()) as { csrfToken: string }),
  }));
  const body = JSON.stringify({ email: 'x'.repeat(3_000_000) });
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie };
  for (const path of ['/api/login', '/api/users', '/api/bookings']) {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).not.toBe('close');
    expect(await answer.json()).toMatchObject({ detail: 'Der Inhalt ist zu gross.' });
  }
});
