import { expect, test } from '@jest/globals';
import { LIMITS, type Limit, secondsToWait } from './login-limit.domain.ts';

const START = Date.parse('2026-02-14T08:00:00.000Z');
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Guesses that are looked at when somebody sends one whenever the limits allow it, and the longest wait (seconds). */
function guessAsFastAsAllowed(limits: readonly Limit[], seconds: number) {
  const failures: Date[] = [];
  const until = START + seconds * 1000;
  let longest = 0;
  let now = START;
  while (now < until) {
    const at = new Date(now);
    const wait = Math.max(
      ...limits.map((limit) => {
        const newest = failures.slice(0, limit.most).filter((time) => now - time.getTime() < limit.windowMs);
        return secondsToWait(newest, limit, at);
      }),
    );
    longest = Math.max(longest, wait);
    if (wait === 0) failures.unshift(at);
    now += wait * 1000;
  }
  return { guesses: failures.length, longest };
}

const ONE_ACCOUNT = [LIMITS.source, LIMITS.network, LIMITS.account];

test.each([
  ['one account', 'hour', ONE_ACCOUNT, HOUR_S, 5 + 59],
  ['one account', 'day', ONE_ACCOUNT, DAY_S, 5 + 24 * 60 - 1],
  ['all accounts', 'hour', [LIMITS.network], HOUR_S, 242],
  ['all accounts', 'day', [LIMITS.network], DAY_S, 4842],
  ['one account from everywhere', 'hour', [LIMITS.account], HOUR_S, 10 * 60],
])(
  'one network gets so many guesses at %s in one %s, and waits a minute',
  (_whose, _span, limits, seconds, guesses) => {
    expect(guessAsFastAsAllowed(limits, seconds)).toEqual({ guesses, longest: 60 });
  },
);

test('a hundred thousand guesses at one account take more than two months', () => {
  const { guesses } = guessAsFastAsAllowed(ONE_ACCOUNT, DAY_S);
  expect(100_000 / guesses).toBeGreaterThan(60);
});

test('without the pace after the limit, a network would guess without end', () => {
  const unpaced = { ...LIMITS.source, perMinute: LIMITS.source.most + 1 };
  const failures = Array.from({ length: 5 }, () => new Date(START));
  expect(secondsToWait(failures, unpaced, new Date(START))).toBe(0);
  expect(secondsToWait(failures, LIMITS.source, new Date(START))).toBe(60);
});
