import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { failedTests, type JestReport } from './jest-step.ts';
import { failedJourneys } from './playwright-step.ts';
import { sum } from './step.ts';

const file = (name: string, status: 'passed' | 'failed', ...tests: readonly [string, string][]) => ({
  name: join(ROOT, name),
  status,
  message: status === 'passed' ? '' : 'Cannot find module',
  assertionResults: tests.map(([state, fullName]) => ({
    status: state,
    fullName,
    failureMessages:
      state === 'failed' ? ['\u001b[31mExpected: 3\u001b[39m\n\nReceived: 4\n    at bad.test.ts:3'] : [],
  })),
});

test('a test that failed is named with its file and its error, a file that could not be read by itself', () => {
  const testResults: JestReport['testResults'] = [
    file('api/src/good.test.ts', 'passed', ['passed', 'adds']),
    file('api/src/bad.test.ts', 'failed', ['passed', 'adds'], ['failed', 'a sum is kept']),
    file('api/src/broken.test.ts', 'failed'),
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };
  expect(failedTests(report)).toEqual([
    'api/src/bad.test.ts › a sum is kept\n    Expected: 3\n    Received: 4',
    'api/src/broken.test.ts\n    Cannot find module',
  ]);
});

test('a journey that failed, or passed only when it was tried again, is named with its engine and its error', () => {
  const spec = (title: string, status: string) => ({
    file: 'booking.spec.ts',
    title,
    tests: [
      {
        projectName: 'chromium',
        status,
        results: [{ error: { message: 'Too late\n    at booking.spec.ts:3' } }, {}],
      },
    ],
  });
  const inner = { specs: [spec('a guest pays', 'flaky'), spec('a guest leaves', 'skipped')] };
  const suites = [
    { specs: [spec('a guest books', 'expected'), spec('a guest returns', 'unexpected')], suites: [inner] },
  ];
  expect(failedJourneys(suites)).toEqual([
    'e2e/specs/booking.spec.ts › a guest returns (chromium)\n    Too late',
    'e2e/specs/booking.spec.ts › a guest pays (chromium)\n    Too late',
  ]);
});

test('the sum of steps keeps every failure, in order', () => {
  const results = [
    { passed: 1, failed: 1, failures: ['types'] },
    { passed: 2, failed: 1, failures: ['a journey'] },
  ];
  expect(sum(results)).toEqual({ passed: 3, failed: 2, failures: ['types', 'a journey'] });
});
