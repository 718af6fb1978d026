import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { factorSealOf, renewSealedFactors } from '../src/modules/auth/index.ts';
import { secondFactors } from '../src/modules/auth/second-factor.table.ts';
import { authenticatorApp } from './authenticator-app.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from './build-test-app.ts';
import { solvedCaptcha } from './captcha.ts';
import { loginAs, PASSWORD } from './personas.ts';
import { aRegistration } from './registration.ts';

const NEXT = 'the-next-secret-of-the-tests-with-32-characters';

let before: TestApp;
/** While the secret changes: the next one signs, the one before is good. */
let during: FastifyInstance;
/** The other way round, as the first step has it. */
let first: FastifyInstance;
/** The change without an overlap. */
let after: FastifyInstance;

const config = (secret: string, second?: string) =>
  readConfig({
    FIRN_SECRET: secret,
    FIRN_DATA_DIR: before.dataDir,
    LOG_LEVEL: 'silent',
    ...(second && { FIRN_SECRET_SECOND: second }),
  });

beforeAll(async () => {
  before = await buildTestApp();
  const open = (secret: string, second?: string) =>
    // Half a minute later, so that a code of then counts, too.
    buildApp({
      db: before.db,
      config: config(secret, second),
      clock: () => new Date(NOW.getTime() + 30_000),
    });
  during = await open(NEXT, TEST_SECRET);
  first = await open(TEST_SECRET, NEXT);
  after = await open(NEXT);
});
afterAll(async () => {
  await Promise.all([during, first, after].map((app) => app.close()));
  await before.close();
});

interface Page {
  readonly cookies: Record<string, string>;
  readonly headers: Record<string, string>;
}

/** What a tab has that was opened with this API. */
async function tabOf(app: FastifyInstance): Promise<Page> {
  const me = await app.inject('/api/me');
  const cookies = Object.fromEntries(me.cookies.map(({ name, value }) => [name, value]));
  return { cookies, headers: { 'x-csrf-token': me.json().csrfToken } };
}

const logIn = (app: FastifyInstance, tab: Page, secondFactor?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'gast@firn.example', password: PASSWORD, ...(secondFactor && { secondFactor }) },
    ...tab,
  });

describe('while the secret changes', () => {
  test('a tab that was opened before may write; without the overlap it is refused', async () => {
    const tab = await tabOf(before.app);
    expect((await logIn(during, tab)).statusCode).toBe(204);
    expect((await logIn(after, tab)).json()).toMatchObject({ type: '/problems/csrf' });
  });

  test('either API takes what the other one signs, so that they may be restarted one by one', async () => {
    expect((await logIn(first, await tabOf(during))).statusCode).toBe(204);
    expect((await logIn(during, await tabOf(first))).statusCode).toBe(204);
  });

  test('a task of the captcha that was set before may be solved', async () => {
    const register = async (app: FastifyInstance, email: string) => {
      const payload = { ...(await aRegistration(email)), captcha: await solvedCaptcha() };
      return app.inject({ method: 'POST', url: '/api/users', payload, ...(await tabOf(app)) });
    };
    expect((await register(during, 'eins@firn.example')).statusCode).toBe(202);
    expect((await register(after, 'zwei@firn.example')).statusCode).toBe(422);
  });
});

test('the secrets of apps are sealed again, so that the secret before may go; else only recovery codes go on', async () => {
  const send = await loginAs(before.app, 'gast');
  const url = '/api/me/second-factor';
  const begun = await send({ method: 'POST', url, payload: { currentPassword: PASSWORD } });
  const code = authenticatorApp(begun.json().uri);
  await send({ method: 'PUT', url, payload: { code: code() } });
  // A code counts once.
  expect((await logIn(after, await tabOf(after), code(30))).statusCode).toBe(401);
  expect((await logIn(during, await tabOf(during), code(30))).statusCode).toBe(204);
  await renewSealedFactors(before.db, factorSealOf([NEXT, TEST_SECRET]));
  expect((await logIn(after, await tabOf(after), code(60))).statusCode).toBe(204);
  const [kept] = await before.db.select().from(secondFactors);
  await renewSealedFactors(before.db, factorSealOf([NEXT, TEST_SECRET]));
  expect(await before.db.select().from(secondFactors)).toEqual([kept]);
  // One that a secret long gone has closed is left alone.
  await renewSealedFactors(before.db, factorSealOf(['another-secret', 'and-another']));
  expect(await before.db.select().from(secondFactors)).toEqual([kept]);
});

describe('a gateway that asks whether it has the same secret', () => {
  const proofBy = (secret: string) => {
    const nonce = 'a-number-used-once';
    return `${nonce}.${createHmac('sha256', secret).update(`same-secret:${nonce}`).digest('base64url')}`;
  };
  const ask = async (app: FastifyInstance, proof: string, url = '/api/readyz') =>
    (await app.inject({ url, headers: { 'firn-same-secret': proof } })).headers['firn-same-secret'];

  test('is told so, and nothing of it', async () => {
    expect(await ask(before.app, proofBy(TEST_SECRET))).toBe('yes');
    expect(await ask(during, proofBy(TEST_SECRET))).toBe('yes');
    expect(await ask(during, proofBy(NEXT))).toBe('yes');
    expect(await ask(before.app, proofBy(NEXT))).toBe('no');
  });

  test.each(['nonsense', 'a-number-used-once.short', ''])('«%s» is no proof', async (proof) => {
    expect(await ask(before.app, proof)).toBeUndefined();
  });

  test('asks at the probe alone', async () => {
    expect(await ask(before.app, proofBy(TEST_SECRET), '/api/healthz')).toBeUndefined();
  });
});
