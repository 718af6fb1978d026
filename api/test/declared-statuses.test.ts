import { afterAll, expect, test } from '@jest/globals';
import { Problem, problemBody } from '../src/lib/problem.ts';
import { STATUSES_OF_EVERY_ROUTE } from './answer-check.ts';
import { buildTestApp } from './build-test-app.ts';

const t = await buildTestApp();
afterAll(() => t.close());

const declared = t.routes.flatMap(({ schema }) => Object.keys(schema?.response ?? {}).map(Number));
const statuses = [...new Set([...declared, ...STATUSES_OF_EVERY_ROUTE])]
  .filter((status) => status >= 400)
  .sort();

test('every status that a route answers has a German title of its own', () => {
  const titles = statuses.map((status) => problemBody(new Problem(status, 'Text')).title);
  expect(statuses).toEqual(expect.arrayContaining([404, 409, 412, 422, 428, 429, 500]));
  expect(new Set(titles).size).toBe(titles.length);
});
