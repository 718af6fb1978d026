import { expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { reportUncaught } from './uncaught-errors.ts';

cleanWindow();

function setUp() {
  const reports: string[] = [];
  reportUncaught(window, {
    report: ({ remote, version }, phase) => void reports.push(`${remote}@${version} ${phase}`),
    reportVitals: () => undefined,
  });
  return reports;
}

const FILE = 'https://firn.example/remotes/tours/1.2.0/page-list.0a1b2c3d.js';
const OTHER_FILE = 'https://firn.example/remotes/guide/3.0.0/page.0a1b2c3d.js';
const FOREIGN = 'https://example.org/x.js';

function thrown(file: string): Error {
  const error = new Error('kaputt');
  error.stack = `Error: kaputt\n    at draw (${file}:1:200)\n    at ${FOREIGN}:1:1`;
  return error;
}

const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const failed = (filename: string, error: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { message: 'kaputt', filename, error }));

test.each([
  ['by the file that the browser names', () => failed(FILE, thrown(OTHER_FILE)), ['tours@1.2.0 uncaught']],
  ['else by the stack', () => failed(FOREIGN, thrown(OTHER_FILE)), ['guide@3.0.0 uncaught']],
  ['that nobody waited for, by the stack', () => rejected(thrown(FILE)), ['tours@1.2.0 uncaught']],
  ['of an extension is nobody’s', () => failed(FOREIGN, thrown(FOREIGN)), []],
  ['that is no error is nobody’s', () => rejected('kaputt'), []],
])('an error is counted %s', (_how, happen, expected) => {
  const reports = setUp();
  happen();
  expect(reports).toEqual(expected);
});
