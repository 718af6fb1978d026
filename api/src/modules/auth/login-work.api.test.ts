import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import type { TestApp } from '../../../test/build-test-app.ts';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));

const { buildTestApp } = await import('../../../test/build-test-app.ts');
const { browser, PASSWORD } = await import('../../../test/personas.ts');
const { aRegistration } = await import('../../../test/registration.ts');

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  for (const email of ['wartet@firn.example', 'guide@firn.example']) {
    await t.anonymous({ method: 'POST', url: '/api/users', payload: await aRegistration(email) });
  }
});
afterAll(() => t.close());

/** Passwords that are checked, of which each takes nearly all of a login's time. */
async function workOf(email: string, password: string): Promise<readonly [number, number]> {
  const send = await browser(t.app);
  verify.mockClear();
  const { statusCode } = await send({ method: 'POST', url: '/api/login', payload: { email, password } });
  return [statusCode, verify.mock.calls.length];
}

describe('the work of a login', () => {
  test.each([
    ['nobody has', 'niemand@firn.example'],
    ['waits for its confirmation', 'wartet@firn.example'],
    ['has an account', 'gast@firn.example'],
    ['has an account and was registered again', 'guide@firn.example'],
  ])('with a wrong password is the same for an address that %s', async (_whose, email) => {
    expect(await workOf(email, 'Falsch-2026!')).toEqual([401, 2]);
  });

  test('with the right one is a single check', async () => {
    expect(await workOf('gast@firn.example', PASSWORD)).toEqual([204, 1]);
  });
});
