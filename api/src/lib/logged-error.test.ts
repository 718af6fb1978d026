import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { problems } from '../plugins/problems.plugin.ts';
import { loggedError } from './logged-error.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** The log of a request whose handler fails. */
async function logOf(handler: () => Promise<unknown>): Promise<string> {
  const stream = new PassThrough();
  const app = Fastify({ logger: { level: 'error', stream, serializers: { err: loggedError } } });
  await app.register(problems);
  app.get('/', handler);
  expect((await app.inject('/')).statusCode).toBe(500);
  await app.close();
  stream.end();
  return text(stream);
}

test.each([
  ['22P02', () => sql`select ${'Nussallergie'}::text::uuid`],
  ['23502', () => sql`insert into users (email, first_name) values (null, ${'Nussallergie'})`],
])('a query that fails with %s is logged without its parameters', async (code, query) => {
  const log = await logOf(() => t.db.execute(query()));
  expect(log).not.toContain('Nussallergie');
  expect(JSON.parse(log).err).toMatchObject({
    message: 'a query failed',
    sql: expect.stringContaining('$1'),
    cause: { code },
  });
});

test('other errors keep their message and stack', async () => {
  const { err } = JSON.parse(await logOf(() => Promise.reject(new TypeError('no such field'))));
  expect(err).toMatchObject({ type: 'TypeError', message: 'no such field' });
  expect(err.stack).toContain('logged-error.test.ts');
});
