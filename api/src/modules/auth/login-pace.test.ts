import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOW } from '../../../test/build-test-app.ts';
import { cloneDatabase } from '../../../test/database-template.ts';
import type { Database } from '../../db/client.ts';
import { loginFailures } from './auth.table.ts';
import { claimAttempt, type LoginSource } from './login-failures.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/**
 * Guesses that are looked at in each of so many hours when somebody sends one whenever the limits allow it, and the
 * longest wait (seconds).
 */
async function guessAsFastAsAllowed(sourceOf: (attempt: number) => LoginSource, hours: number) {
  await database.db.delete(loginFailures);
  const guesses = Array<number>(hours).fill(0);
  let longest = 0;
  let at = 0;
  for (let attempt = 0; at < hours * HOUR_MS; attempt += 1) {
    const wait = await claimAttempt(database.db, sourceOf(attempt), new Date(NOW.getTime() + at));
    const hour = Math.floor(at / HOUR_MS);
    if (wait === 0) guesses[hour] = (guesses[hour] ?? 0) + 1;
    longest = Math.max(longest, wait);
    at += wait * 1000;
  }
  return { guesses, longest };
}

const oneAccount = (): LoginSource => ({
  account: 'gast@firn.example',
  from: '192.0.2.1',
  isKnown: false,
});
const manyAccounts = (attempt: number): LoginSource => ({
  ...oneAccount(),
  account: `gast${attempt}@firn.example`,
});
/** All of one /48, which is one place: the first attempt at each would be let in. */
const manyNetworks = (attempt: number): LoginSource => ({
  ...oneAccount(),
  from: `2001:db8:1:${attempt.toString(16)}::/64`,
});

test.each([
  ['one account from one network', oneAccount, [64, 60], 1444],
  ['all accounts from one network', manyAccounts, [242, 200], 4842],
  ['one account from everywhere', manyNetworks, [600, 600], 14_400],
] as const)('guesses at %s are paced, and nobody waits for more than a minute', async (...row) => {
  const [, sourceOf, [first, further], aDay] = row;
  const paced = await guessAsFastAsAllowed(sourceOf, 2);
  expect(paced).toEqual({ guesses: [first, further], longest: 60 });
  expect(first + (HOURS_A_DAY - 1) * further).toBe(aDay);
});
