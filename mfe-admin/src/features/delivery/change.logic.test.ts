import { describe, expect, test } from '@jest/globals';
import { aDeliveredRemote, aHealth } from '../../testing/delivery.ts';
import {
  type ChangeIntent,
  type ChangeKind,
  type ChangeValues,
  choosableVersions,
  initialValues,
  isReasonEnough,
  requestOf,
  widerShares,
} from './change.logic.ts';
import { healthRows, healthTone } from './health.logic.ts';

const remote = aDeliveredRemote();
const values: ChangeValues = {
  version: '1.2.0',
  percent: 100,
  staff: false,
  isCritical: false,
  reason: ' Preise falsch ',
};
const page = { id: 'booking', title: 'Buchung' };
const reason = 'Preise falsch';
const base = '/delivery/remotes/mfe-booking';

describe('what is sent to the gateway', () => {
  test.each<[ChangeKind, Partial<ChangeValues>, string, object]>([
    ['deliver', {}, 'promote', { version: '1.2.0', reason }],
    ['deliver', { reason: '' }, 'promote', { version: '1.2.0' }],
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

test('what was withdrawn can only become critical; what is live can only be withdrawn', () => {
  const banned = aDeliveredRemote({
    withdrawn: [
      { version: '1.2.0', reason: 'Datenleck', severity: 'critical' },
      { version: '1.0.0', reason: 'Preise falsch', severity: 'normal' },
    ],
  });
  expect(choosableVersions({ kind: 'deliver', remote: banned })).toEqual([]);
  expect(choosableVersions({ kind: 'withdraw', remote: banned })).toEqual(['1.1.0', '1.0.0']);
});

test('a dialog begins with the newest version, a rollback with the last good one, or the one below', () => {
  expect(initialValues({ kind: 'deliver', remote })).toMatchObject({ version: '1.2.0', percent: 100 });
  expect(initialValues({ kind: 'rollback', remote }).version).toBe('');
  const alone = aDeliveredRemote({ lastKnownGood: '1.1.0' });
  expect(initialValues({ kind: 'rollback', remote: alone }).version).toBe('1.0.0');
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

describe('health', () => {
  test('is marked beside the version before', () => {
    const baseline = aHealth({ views: 1000, failures: 10 });
    const of = (failures: number, views = 1000) => healthTone(aHealth({ views, failures }), baseline);
    expect([of(12), of(25), of(80), of(10, 10)]).toEqual(['good', 'waiting', 'bad', 'quiet']);
  });

  test('shows live, canary and last good, each once', () => {
    const canary = { version: '1.2.0', percent: 10, staff: false, since: remote.since ?? '' };
    const roles = (overrides: object) => healthRows(aDeliveredRemote(overrides)).map(({ role }) => role);
    expect(roles({ canary })).toEqual(['live', 'canary', 'lastGood']);
    expect(roles({ lastKnownGood: '1.1.0' })).toEqual(['live']);
    expect(roles({ current: null, lastKnownGood: null })).toEqual([]);
  });
});
