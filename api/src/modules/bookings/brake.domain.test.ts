import { expect, test } from '@jest/globals';
import { admissionOf } from './brake.domain.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const LIMITS = {
  bookingsPerNetworkPerHour: 3,
  bookingsPerEmailPerHour: 2,
  heldBookingsPerNetwork: 10,
  heldBookingsPerEmail: 2,
};
const waiting = (count: number) => ({ count, soonest: count > 0 ? new Date(NOW.getTime() + 90_500) : null });
const after = (network: number, email: number, heldOfNetwork = 0, heldOfEmail = 0) => ({
  recent: { network, email },
  waiting: { network: waiting(heldOfNetwork), email: waiting(heldOfEmail) },
});

test.each([
  ['the first one', after(0, 0), 'binds'],
  ['the last one that binds', after(2, 1), 'binds'],
  ['one more of the network', after(3, 0), 'waits'],
  ['one more of the address', after(2, 2), 'waits'],
  ['the last one that may wait', after(12, 1, 9, 1), 'waits'],
  ['one more of the network than may wait', after(13, 0, 10, 0), 'refused'],
  ['one more of the address than may wait', after(0, 4, 2, 2), 'refused'],
  ['within the hour’s number, whatever waits', after(2, 1, 10, 2), 'binds'],
])('%s: %j %s', (_title, traffic, kind) => {
  expect(admissionOf(traffic, LIMITS, NOW).kind).toBe(kind);
});

test('what waits, waits for half an hour', () => {
  expect(admissionOf(after(3, 0), LIMITS, NOW)).toEqual({
    kind: 'waits',
    until: new Date('2026-02-14T08:30:00Z'),
  });
});

test('a refusal says how many wait, of whom, and when the first of them expires', () => {
  expect(admissionOf(after(13, 2, 10, 2), LIMITS, NOW)).toEqual({
    kind: 'refused',
    counted: 'network',
    most: 10,
    retrySeconds: 91,
  });
  expect(admissionOf(after(2, 4, 2, 2), LIMITS, NOW)).toMatchObject({ counted: 'email', most: 2 });
});

test('by a number of 0 every booking without an account waits', () => {
  const none = { ...LIMITS, bookingsPerNetworkPerHour: 0 };
  expect(admissionOf(after(0, 0), none, NOW).kind).toBe('waits');
});
