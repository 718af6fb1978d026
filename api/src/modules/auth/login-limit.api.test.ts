import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, PASSWORD } from '../../../test/personas.ts';
import { loginFailures } from './auth.table.ts';
import { forgetLogins } from './forget-logins.ts';
import { claimAttempt, type LoginSource } from './login-failures.repository.ts';
import { LIMITS } from './login-limit.domain.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(loginFailures);
});

const AT_ONCE = 400;
const source = { account: 'gast@firn.example', from: '127.0.0.1', isKnown: false };

const logIn = (email: string, password: string) =>
  t.anonymous({ method: 'POST', url: '/api/login', payload: { email, password } });

const recordFailure = (db: TestApp['db'], { account, from }: LoginSource, at: Date) =>
  db.insert(loginFailures).values({ account, ip: from, at });

test('of four hundred guesses at once five are looked at', async () => {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => logIn(source.account, `Falsch-${index}!`)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(AT_ONCE - 5).fill(429)]);
});

test('counted after they were looked at, more than five would pass', async () => {
  const { account, from } = source;
  const waiting = sql`login_wait_of(${account}, ${from}, null, ${NOW.toISOString()}, ${JSON.stringify(LIMITS)})`;
  const looked = await Promise.all(
    Array.from({ length: AT_ONCE }, () => t.db.execute<{ wait: number }>(sql`select ${waiting} as wait`)),
  );
  const passed = looked.filter(({ rows }) => rows[0]?.wait === 0);
  await Promise.all(passed.map(() => recordFailure(t.db, source, NOW)));
  expect(passed).toHaveLength(AT_ONCE);
});

test('a network that tried fifty accounts gets three attempts a minute, whatever the account', async () => {
  for (let index = 0; index < 50; index += 1)
    await recordFailure(t.db, { ...source, account: `gast${index}@firn.example` }, NOW);
  const refused = await logIn('guide@firn.example', PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  t.setNow(new Date(NOW.getTime() + 60_000));
  const accounts = ['a', 'b', 'c', 'd'].map((name) => `${name}@firn.example`);
  const answers = await Promise.all(accounts.map((account) => logIn(account, 'Falsch-1!')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 429]);
});

test('guesses of others in an office network keep a new browser out for a minute, then its owner gets in', async () => {
  for (let index = 0; index < 5; index += 1) await recordFailure(t.db, source, NOW);
  const refused = await logIn(source.account, PASSWORD);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  t.setNow(new Date(NOW.getTime() + 60_000));
  expect((await logIn(source.account, PASSWORD)).statusCode).toBe(204);
});

describe('guesses from everywhere', () => {
  const guess = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await recordFailure(t.db, { ...source, from: `10.0.0.${index}` }, NOW);
  };
  const right = {
    method: 'POST' as const,
    url: '/api/login',
    payload: { email: source.account, password: PASSWORD },
  };

  test('ten a minute are looked at, wherever they come from', async () => {
    await guess(9);
    const send = await browser(t.app);
    expect((await send({ ...right, payload: { ...right.payload, password: 'Falsch-1!' } })).statusCode).toBe(
      401,
    );
    expect((await send(right)).statusCode).toBe(429);
  });

  test('let the first attempt from another place be looked at', async () => {
    await guess(60);
    expect((await (await browser(t.app))(right)).statusCode).toBe(204);
  });

  test('keep nobody out for more than a minute', async () => {
    await guess(60);
    const send = await browser(t.app);
    const wrong = { ...right, payload: { ...right.payload, password: 'Falsch-1!' } };
    expect((await send(wrong)).statusCode).toBe(401);
    const refused = await send(right);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json().detail).toBe('Zu viele Versuche. Bitte versuche es in einer Minute wieder.');
    t.setNow(new Date(NOW.getTime() + 60_000));
    expect((await send(right)).statusCode).toBe(204);
  });

  test('from one /48 are not all the first: it has 65,536 networks', async () => {
    await guess(60);
    const at = (from: string) => claimAttempt(t.db, { ...source, from }, NOW);
    await recordFailure(t.db, { ...source, from: '2001:db8:1:2::/64' }, NOW);
    expect(await at('2001:db8:1:3::/64')).toBe(60);
    expect(await at('2001:db8:12:3::/64')).toBe(0);
  });

  test('do not slow down a browser that the account has used before', async () => {
    const send = await browser(t.app);
    await send(right);
    await guess(60);
    expect((await send(right)).statusCode).toBe(204);
    expect(
      (await send({ ...right, payload: { ...right.payload, email: 'guide@firn.example' } })).statusCode,
    ).toBe(204);
  });

  test('in its own network do not keep a browser out that the account has used before', async () => {
    const send = await browser(t.app);
    await send(right);
    for (let index = 0; index < 60; index += 1) await recordFailure(t.db, source, NOW);
    expect((await (await browser(t.app))(right)).statusCode).toBe(429);
    expect((await send(right)).statusCode).toBe(204);
  });

  test('of such a browser itself are limited as anybody’s', async () => {
    const send = await browser(t.app);
    await send(right);
    const wrong = { ...right, payload: { ...right.payload, password: 'Falsch-1!' } };
    for (let index = 0; index < 5; index += 1) expect((await send(wrong)).statusCode).toBe(401);
    expect((await send(right)).statusCode).toBe(429);
    expect((await (await browser(t.app))(right)).statusCode).toBe(204);
  });

  test('are slowed down in a browser that another account has used, or that claims to be known', async () => {
    const send = await browser(t.app);
    await send({ ...right, payload: { ...right.payload, email: 'guide@firn.example' } });
    await guess(60);
    await recordFailure(t.db, source, NOW);
    expect((await send(right)).statusCode).toBe(429);
    const claimed = await send({ ...right, cookies: { firn_known_browser: source.account } });
    expect(claimed.statusCode).toBe(429);
  });
});

test('what counts no more is deleted without anybody logging in, and what counts stays', async () => {
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
  await recordFailure(t.db, source, minutesAgo(16));
  await recordFailure(t.db, source, minutesAgo(14));
  await forgetLogins(t.db, NOW);
  expect(await t.db.select().from(loginFailures)).toMatchObject([{ at: minutesAgo(14) }]);
});

test('a success leaves nothing counted of its account and network', async () => {
  await logIn(source.account, 'Falsch-1!');
  await logIn(source.account, PASSWORD);
  expect(await t.db.select().from(loginFailures)).toEqual([]);
});
