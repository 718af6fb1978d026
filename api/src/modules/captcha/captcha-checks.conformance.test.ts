import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TEST_SECRET } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { type RecaptchaService, startRecaptcha } from '../../../test/recaptcha-service.ts';
import { createAltchaCheck } from './altcha-check.ts';
import { type CaptchaCheck, CaptchaUnavailable } from './captcha-check.ts';
import { altchaKeysOf, openCaptchaCheck } from './open-captcha-check.ts';
import { createRecaptchaCheck } from './recaptcha-check.ts';

interface Bench {
  readonly check: CaptchaCheck;
  readonly right: () => Promise<string>;
  readonly wrong: () => Promise<string>;
  readonly cleanUp: () => Promise<void>;
}

/** Solved for another secret. */
const strangers = createAltchaCheck(altchaKeysOf({ secret: TEST_SECRET.toUpperCase() }));

async function altchaBench(): Promise<Bench> {
  return {
    check: createAltchaCheck(altchaKeysOf({ secret: TEST_SECRET })),
    right: () => solvedCaptcha(),
    wrong: async () => {
      const { challenge, solution } = JSON.parse(Buffer.from(await solvedCaptcha(), 'base64').toString());
      const derivedKey = `00${solution.derivedKey.slice(2)}`.replace(/^(..)../, '$1ff');
      return Buffer.from(JSON.stringify({ challenge, solution: { ...solution, derivedKey } })).toString(
        'base64',
      );
    },
    cleanUp: async () => {},
  };
}

const recaptchaBench = (version: 2 | 3) => async (): Promise<Bench> => {
  const service = await startRecaptcha();
  return {
    check: createRecaptchaCheck({ version, siteKey: 'public', secret: 'secret' }, service.url),
    right: async () => {
      service.answer({ success: true, ...(version === 3 && { score: 0.7 }) });
      return 'from-the-browser';
    },
    wrong: async () => {
      service.answer({ success: false, 'error-codes': ['invalid-input-response'] });
      return 'from-the-browser';
    },
    cleanUp: () => service.close(),
  };
};

describe.each([
  ['ALTCHA', altchaBench],
  ['reCAPTCHA v2', recaptchaBench(2)],
  ['reCAPTCHA v3', recaptchaBench(3)],
])('a captcha of %s', (_name, open) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(() => bench.cleanUp());

  test('takes a right solution', async () => {
    expect(await bench.check.isRight(await bench.right())).toBe(true);
  });

  test('refuses a wrong one', async () => {
    expect(await bench.check.isRight(await bench.wrong())).toBe(false);
  });

  test('knows a solution again', async () => {
    const token = await bench.right();
    expect(bench.check.idOf(token)).toEqual(expect.any(String));
    expect(bench.check.idOf(token)).toBe(bench.check.idOf(token));
  });

  test('says what the browser needs: a key of the site, or a task', async () => {
    const { siteKey, challenge } = bench.check;
    expect([siteKey, challenge].filter((part) => part !== null)).toHaveLength(1);
  });
});

describe('ALTCHA', () => {
  const check = createAltchaCheck(altchaKeysOf({ secret: TEST_SECRET }));
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  test('a solution written otherwise is the same one', async () => {
    const token = await solvedCaptcha();
    const again = encoded({ ...JSON.parse(Buffer.from(token, 'base64').toString()), more: 1 });
    expect(again).not.toBe(token);
    expect(check.idOf(again)).toBe(check.idOf(token));
  });

  test('a late solution is refused', async () => {
    expect(await check.isRight(await solvedCaptcha(new Date(Date.now() - 1000)))).toBe(false);
  });

  test('a task of somebody else, or made easier, is refused', async () => {
    const challenge = await strangers.challenge?.();
    const solution = { counter: 0, derivedKey: '00' };
    expect(await check.isRight(encoded({ challenge, solution }))).toBe(false);
    const eased = JSON.parse(Buffer.from(await solvedCaptcha(), 'base64').toString());
    eased.challenge.parameters.cost = 2;
    expect(await check.isRight(encoded(eased))).toBe(false);
  });

  test.each([
    ['text', 'nonsense'],
    ['a number', encoded(7)],
    [
      'nothing signed',
      encoded({ challenge: { parameters: {} }, solution: { counter: 1, derivedKey: '00' } }),
    ],
    ['lists in lists', Buffer.from('['.repeat(6000)).toString('base64')],
  ])('%s is no solution', async (_what, token) => {
    expect(check.idOf(token)).toBeNull();
    expect(await check.isRight(token)).toBe(false);
  });
});

describe('reCAPTCHA', () => {
  let service: RecaptchaService;
  beforeEach(async () => {
    service = await startRecaptcha();
  });
  afterEach(() => service.close());
  const check = (version: 2 | 3) =>
    createRecaptchaCheck({ version, siteKey: 'public', secret: 'secret' }, service.url);

  test('asks with the secret and the answer, and without the visitor’s address', async () => {
    await check(2).isRight('from-the-browser');
    expect(service.asked.map(String)).toEqual(['secret=secret&response=from-the-browser']);
  });

  test.each([
    [0.5, true],
    [0.4, false],
    [undefined, false],
  ])('a score of %s in version 3: %s', async (score, expected) => {
    service.answer({ success: true, score });
    expect(await check(3).isRight('from-the-browser')).toBe(expected);
  });

  test.each([
    ['nothing', null],
    ['a page', '<html>'],
    ['another shape', { ok: true }],
    ['that our secret is wrong', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ])('%s as an answer is nobody’s fault: it says so', async (_what, body) => {
    service.answer(body);
    await expect(check(2).isRight('from-the-browser')).rejects.toBeInstanceOf(CaptchaUnavailable);
  });
});

test.each([
  [null, 'altcha', null],
  [{ version: 2, siteKey: 'public', secret: 'secret' } as const, 'recaptcha-v2', 'public'],
  [{ version: 3, siteKey: 'public', secret: 'secret' } as const, 'recaptcha-v3', 'public'],
])('the setting %j opens %s', (recaptcha, kind, siteKey) => {
  expect(openCaptchaCheck({ secret: TEST_SECRET, secondSecret: null, recaptcha })).toMatchObject({
    kind,
    siteKey,
  });
});
