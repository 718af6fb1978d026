import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { captchaSolutions } from './captcha.table.ts';
import { forgetSolutions } from './captcha-solutions.repository.ts';

let t: TestApp;
let withKeys: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  withKeys = await buildTestApp({
    RECAPTCHA_VERSION: '3',
    RECAPTCHA_SITE_KEY: 'public',
    RECAPTCHA_SECRET: 'secret',
  });
});
afterAll(async () => {
  await t.close();
  await withKeys.close();
});

const verify = (token: string, version?: number) =>
  t.anonymous({ method: 'POST', url: '/api/verify-recaptcha', payload: { token, version } });

describe('without keys of reCAPTCHA', () => {
  test('ALTCHA is asked for, and its task can be solved', async () => {
    expect((await t.anonymous('/api/captcha')).json()).toMatchObject({ kind: 'altcha', siteKey: null });
    const challenge = (await t.anonymous('/api/captcha/challenge')).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect((await verify(token)).json()).toEqual({ '@type': 'CaptchaCheck', success: true });
  });

  test('a solution may be asked about again, of whatever version', async () => {
    const token = await solvedCaptcha();
    for (const version of [undefined, 2, 3]) expect((await verify(token, version)).json().success).toBe(true);
  });

  test('what is no solution is none', async () => {
    expect((await verify('nonsense')).json().success).toBe(false);
  });
});

test('with keys the browser gets the public one, and no task', async () => {
  const kind = (await withKeys.anonymous('/api/captcha')).json();
  expect(kind).toMatchObject({ kind: 'recaptcha-v3', siteKey: 'public' });
  expect(JSON.stringify(kind)).not.toContain('secret');
  expect((await withKeys.anonymous('/api/captcha/challenge')).statusCode).toBe(404);
});

test('an answer of the other version is refused without asking anybody', async () => {
  const payload = { token: 'from-the-browser', version: 2 };
  const refused = await withKeys.anonymous({ method: 'POST', url: '/api/verify-recaptcha', payload });
  expect(refused.json().success).toBe(false);
});

test('solutions are forgotten after an hour', async () => {
  await verify(await solvedCaptcha());
  await forgetSolutions(t.db, NOW);
  expect(await t.db.$count(captchaSolutions)).toBeGreaterThan(0);
  await forgetSolutions(t.db, new Date(NOW.getTime() + 3_600_001));
  expect(await t.db.$count(captchaSolutions)).toBe(0);
});
