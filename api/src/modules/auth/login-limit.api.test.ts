import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { PASSWORD } from '../../../test/personas.ts';
import { loginFailures } from './auth.table.ts';
import { recordFailure, waitOf } from './login-failures.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(loginFailures);
});

const AT_ONCE = 40;
const source = { account: 'gast@firn.example', ip: '127.0.0.1' };

const logIn = (email: string, password: string) =>
  t.anonymous({ method: 'POST', url: '/api/login', payload: { email, password } });

test('of forty guesses at once five are looked at', async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => logIn(source.account, `Falsch-${index}!`)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(AT_ONCE - 5).fill(429)]);
});

test('counted after they were looked at, more than five would pass', async () => {
  const passed = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      if ((await waitOf(t.db, source, NOW)) > 0) return 0;
      await recordFailure(t.db, source, NOW);
      return 1;
    }),
  );
  expect(passed.filter(Boolean).length).toBeGreaterThan(5);
});

test('a network that tried fifty accounts waits, whatever the next account', async () => {
  for (let index = 0; index < 50; index += 1)
    await recordFailure(t.db, { ...source, account: `gast${index}@firn.example` }, NOW);
  const refused = await logIn('guide@firn.example', PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
});

test('guesses from elsewhere lock nobody out', async () => {
  for (let index = 0; index < 60; index += 1)
    await recordFailure(t.db, { ...source, ip: `10.0.0.${index}` }, NOW);
  expect((await logIn(source.account, PASSWORD)).statusCode).toBe(204);
});

test('a success leaves nothing counted of its account and network', async () => {
  await logIn(source.account, 'Falsch-1!');
  await logIn(source.account, PASSWORD);
  expect(await t.db.select().from(loginFailures)).toEqual([]);
});
