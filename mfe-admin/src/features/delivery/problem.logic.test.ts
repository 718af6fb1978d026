import { testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { gateKey, problemKey, problemOf, technicalDetail } from './problem.logic.ts';

const of = (status: number, code: string, detail = 'Said in English.') =>
  problemOf(testProblem(status, { type: `/problems/${code}`, detail }));

test.each([
  [of(409, 'nothing-to-roll-back-to'), 'nothing-to-roll-back-to', 'Said in English.'],
  [of(403, 'wrong-scope'), 'wrong-scope', 'Said in English.'],
  [of(500, 'internal'), 'other', 'Said in English.'],
  [of(403, 'csrf', 'Das Token fehlt.'), 'csrf', null],
  [problemOf(testProblem(0, { detail: 'Keine Antwort' })), 'no-answer', null],
  [problemOf(new Error('x')), 'other', null],
])('%j is explained by «%s», with the detail %j', (problem, key, detail) => {
  expect([problemKey(problem), technicalDetail(problem)]).toEqual([key, detail]);
});

test('a gate unknown to this page has a sentence, too', () => {
  expect([gateKey({ gate: 'contract', message: '' }), gateKey({ gate: 'new', message: '' })]).toEqual([
    'contract',
    'other',
  ]);
});
