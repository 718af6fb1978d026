import { expect, test } from '@jest/globals';
import { aDeliveredRemote } from '../../testing/delivery.ts';
import { type ChangeKind, initialValues } from './change.logic.ts';
import { outcomeOf } from './outcome.logic.ts';

const remote = aDeliveredRemote();

test.each<[ChangeKind, number, [boolean, string, string | null], string]>([
  ['deliver', 100, [true, '1.1.0', '1.2.0'], 'live'],
  ['deliver', 10, [true, '1.1.0', '1.1.0'], 'canary'],
  ['rollback', 100, [true, '1.1.0', '1.0.0'], 'rollback'],
  ['rollback', 100, [true, '1.1.0', '1.1.0'], 'end-canary'],
  ['rollback', 100, [true, '1.0.0', null], 'gone'],
  ['withdraw', 100, [true, '1.0.0', null], 'gone'],
  ['end-canary', 100, [true, '1.1.0', '1.1.0'], 'end-canary'],
  ['withdraw', 100, [true, '1.1.0', '1.0.0'], 'withdrawLive'],
  ['withdraw', 100, [true, '1.1.0', '1.1.0'], 'withdraw'],
  ['page-off', 100, [true, '1.1.0', '1.1.0'], 'page-off'],
  ['rollback', 100, [false, '1.1.0', '1.1.0'], 'same'],
])('%s at %s %% with %j is reported as «%s»', (kind, percent, [changed, from, to], key) => {
  const intent = { kind, remote, percent };
  const result = { sequence: 8, changed, remote: remote.name, from, to };
  expect(outcomeOf(intent, initialValues(intent), result).key).toBe(key);
});
