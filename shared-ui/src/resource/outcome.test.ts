import { testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { outcomeOf } from './outcome.ts';

const violations = [{ propertyPath: 'title', message: 'Der Titel fehlt.' }];
const current = { id: 'a', version: 8 };

test.each([
  [
    testProblem(412, {
      type: '/problems/stale',
      current,
      changedBy: 'Petra Meier',
      changedAt: '2026-02-14T13:02:00Z',
    }),
    { kind: 'stale', current, changedBy: 'Petra Meier', changedAt: '2026-02-14T13:02:00Z' },
  ],
  [
    testProblem(412, { type: '/problems/stale', current }),
    { kind: 'stale', current, changedBy: null, changedAt: null },
  ],
  [testProblem(422, { violations }), { kind: 'invalid', violations }],
  [
    testProblem(409, { type: '/problems/in-use', usedBy: [{ label: 'Angebote', count: 3 }] }),
    { kind: 'in-use', usedBy: [{ label: 'Angebote', count: 3 }] },
  ],
  [
    testProblem(409, { type: '/problems/invalid-transition', missing: violations }),
    { kind: 'refused-transition', missing: violations },
  ],
  [testProblem(403, { violations }), { kind: 'forbidden', violations }],
  [testProblem(403), { kind: 'forbidden', violations: [] }],
  [testProblem(404), { kind: 'missing', isGone: false }],
  [testProblem(410), { kind: 'missing', isGone: true }],
  [testProblem(401), { kind: 'signed-out' }],
  [testProblem(0), { kind: 'offline' }],
  [testProblem(428), { kind: 'failed' }],
  [testProblem(409), { kind: 'failed' }],
  [testProblem(500), { kind: 'failed' }],
  [new TypeError('x is not a function'), { kind: 'failed' }],
])('%s is %j', (error, outcome) => {
  expect(outcomeOf(error)).toEqual({ detail: '', ...outcome });
});

test('the server’s sentence is kept', () => {
  const error = testProblem(409, { type: '/problems/in-use', detail: '3 Angebote benutzen dieses Niveau.' });
  expect(outcomeOf(error).detail).toBe('3 Angebote benutzen dieses Niveau.');
});
