import { describe, expect, test } from '@jest/globals';
import { aDeliveredRemote, aHealth } from '../../testing/delivery.ts';
import {
  type ChangeIntent,
  type ChangeKind,
  type ChangeValues,
  choosableVersions,
  hasMoved,
  initialValues,
  isReasonEnough,
  movesSet,
  requestOf,
  widerShares,
} from './change.logic.ts';

const remote = aDeliveredRemote();
const values: ChangeValues = {
  version: '1.2.0',
  percent: 100,
  staff: false,
  isCritical: false,
  reason: ' Preise falsch ',
};
const canary = { version: '1.2.0', percent: 10, staff: false, since: '2026-02-14T08:00:00.000Z' };
const page = { id: 'booking', title: 'Buchung' };
const reason = 'Preise falsch';
const base = '/delivery/remotes/mfe-booking';

describe('what is sent to the gateway', () => {
  test.each<[ChangeKind, Partial<ChangeValues>, string, object]>([
    ['deliver', {}, 'promote', { version: '1.2.0', reason }],
    ['deliver', { reason: '' }, 'promote', { version: '1.2.0' }],
    ['deliver', { reason: 'Preise\n\tfalsch\n' }, 'promote', { version: '1.2.0', reason }],
    [
      'deliver',
      { percent: 10, staff: true },
      'promote',
      { version: '1.2.0', percent: 10, staff: true, reason },
    ],
    ['rollback', { version: '' }, 'rollback', { reason }],
    ['rollback', { version: '1.0.0' }, 'rollback', { to: '1.0.0', reason }],
    ['end-canary', {}, 'rollback', { reason }],
    ['withdraw', {}, 'withdraw', { version: '1.2.0', reason, severity: 'normal' }],
    ['withdraw', { isCritical: true }, 'withdraw', { version: '1.2.0', reason, severity: 'critical' }],
    ['page-off', {}, 'pages/booking/off', { reason }],
    ['page-on', {}, 'pages/booking/on', { reason }],
  ])('%s with %j', (kind, given, path, body) => {
    const request = requestOf({ kind, remote, page }, { ...values, ...given });
    expect(request).toEqual({ path: `${base}/${path}`, body });
  });
});

test('a canary can be widened to the larger shares below everybody', () => {
  expect(widerShares(5)).toEqual([10, 25, 50]);
  expect(widerShares(50)).toEqual([]);
});

test('a withdrawn version can only become critical; a live one can only be withdrawn', () => {
  const banned = aDeliveredRemote({
    withdrawn: [
      { version: '1.2.0', reason: 'Datenleck', severity: 'critical' },
      { version: '1.0.0', reason: 'Preise falsch', severity: 'normal' },
    ],
  });
  expect(choosableVersions({ kind: 'deliver', remote: banned })).toEqual([]);
  expect(choosableVersions({ kind: 'withdraw', remote: banned })).toEqual(['1.1.0', '1.0.0']);
});

test('a dialog preselects the newest version, a rollback the last good one, or the next older one', () => {
  expect(initialValues({ kind: 'deliver', remote })).toMatchObject({ version: '1.2.0', percent: 100 });
  expect(initialValues({ kind: 'rollback', remote }).version).toBe('');
  const alone = aDeliveredRemote({ lastKnownGood: '1.1.0' });
  expect(initialValues({ kind: 'rollback', remote: alone }).version).toBe('1.0.0');
  const trying = { ...alone, canary };
  expect(initialValues({ kind: 'rollback', remote: trying }).version).toBe('');
});

test('a withdrawal preselects what visitors have, the canary before the live version', () => {
  const first = (overrides: object) =>
    initialValues({ kind: 'withdraw', remote: aDeliveredRemote(overrides) }).version;
  expect(first({})).toBe('1.1.0');
  expect(first({ canary })).toBe('1.2.0');
  const withdrawn = [{ version: '1.1.0', reason: 'Datenleck', severity: 'critical' }];
  expect(first({ withdrawn })).toBe('1.2.0');
});

test('a release set is included only when its members would really change', () => {
  const trying = aDeliveredRemote({ canary });
  const moves = (kind: ChangeKind, of: typeof remote, version: string) =>
    movesSet({ kind, remote: of }, { ...values, version });
  expect([moves('rollback', remote, ''), moves('withdraw', remote, '1.1.0')]).toEqual([true, true]);
  expect([moves('rollback', remote, '1.0.0'), moves('rollback', trying, '')]).toEqual([false, false]);
  expect([moves('withdraw', remote, '1.2.0'), moves('end-canary', trying, '')]).toEqual([false, false]);
});

test.each<[string, object, boolean]>([
  ['another live version', { current: '1.2.0' }, true],
  ['another version to go back to', { lastKnownGood: '0.9.0' }, true],
  ['a canary', { canary: { version: '1.2.0', percent: 5, staff: false, since: '' } }, true],
  ['a ban', { withdrawn: [{ version: '1.0.0', reason: 'x', severity: 'normal' }] }, true],
  ['more visits', { health: { '1.1.0': aHealth({ views: 9000 }) } }, false],
])('a remote has changed with %s: %#', (_what, overrides, expected) => {
  expect(hasMoved(remote, aDeliveredRemote(overrides))).toBe(expected);
});

test.each<[ChangeKind, string, boolean]>([
  ['deliver', '', true],
  ['deliver', 'ab', false],
  ['rollback', '  ', false],
  ['rollback', 'ab ', false],
  ['rollback', 'abc', true],
])('%s with the reason «%s»: %s', (kind, text, expected) => {
  const intent: ChangeIntent = { kind, remote };
  expect(isReasonEnough(intent, { ...values, reason: text })).toBe(expected);
});
