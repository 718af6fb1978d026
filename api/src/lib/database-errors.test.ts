import { describe, expect, test } from '@jest/globals';
import { isDatabaseAway } from './database-errors.ts';

const wrapped = (fields: object) =>
  Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('x'), fields) });

describe('a database that is away', () => {
  test.each([
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: 'ENOTFOUND' },
    { code: '08006' },
    { code: '53100' },
    { code: '53300' },
    { code: '57P01' },
    { code: '57P03' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Client has encountered a connection error and is not queryable' },
  ])('%j', (fields) => {
    expect([isDatabaseAway(fields), isDatabaseAway(wrapped(fields))]).toEqual([true, true]);
  });

  test.each([
    { code: '23505' },
    { code: '55P03' },
    { code: '57014' },
    { code: 'ENOENT' },
    { message: 'x' },
    null,
  ])('not %j', (fields) => {
    expect(isDatabaseAway(fields)).toBe(false);
  });
});
