import { testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { saveFailure } from './save-failure.ts';

const violations = [{ propertyPath: 'title', message: 'Zu lang.' }];
const stale = { type: '/problems/stale', current: { version: 3 } };

test.each([
  [
    'an invalid field',
    testProblem(422, { detail: 'Ungültig', violations }),
    { kind: 'refused', text: null, violations },
  ],
  [
    'a forbidden field',
    testProblem(403, { detail: 'Nein', violations }),
    { kind: 'refused', text: 'Nein', violations },
  ],
  ['no right at all', testProblem(403, { detail: 'Nein' }), { kind: 'failed', text: 'Nein' }],
  [
    'another person’s change',
    testProblem(412, { ...stale, changedBy: 'Petra', changedAt: '2026-02-14T13:02:00Z' }),
    { kind: 'stale', current: { version: 3 }, changedBy: 'Petra', changedAt: '2026-02-14T13:02:00Z' },
  ],
  [
    'a change by nobody in particular',
    testProblem(412, { ...stale, changedBy: null }),
    { kind: 'stale', current: { version: 3 }, changedBy: null, changedAt: null },
  ],
  ['a stale version without an item', testProblem(412, { detail: 'Alt' }), { kind: 'failed', text: 'Alt' }],
  [
    'something in use',
    testProblem(409, { detail: '3 Angebote benutzen es.' }),
    { kind: 'failed', text: '3 Angebote benutzen es.' },
  ],
  ['something gone', testProblem(410, { title: 'Gelöscht' }), { kind: 'failed', text: 'Gelöscht' }],
  ['an ended session', testProblem(401), { kind: 'session-ended' }],
  ['no answer', testProblem(0), { kind: 'no-answer' }],
  ['a mistake of ours', new TypeError('x is not a function'), null],
])('%s', (_what, error, expected) => {
  expect(saveFailure(error)).toEqual(expected);
});
