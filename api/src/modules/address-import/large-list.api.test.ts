import { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiTokensOf } from '../../../test/bearer.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { addressImports } from './address-import.table.ts';

let t: TestApp;
let address: string;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = (await apiTokensOf(t.db, t.users)).admin;
  address = `${await t.app.listen({ port: 0, host: '127.0.0.1' })}/api/imports/addresses`;
});
afterAll(() => t.close());

const MEGABYTE = 1024 * 1024;
const SENT = 200;
const BOUNDARY = 'list';
const LINES = Buffer.alloc(MEGABYTE, 'Anna;Muster;anna@liste.example\n');

/** The most memory outside of the heap that was taken while it went out. */
let most = 0;

/** A form with a list of so many megabytes, as a browser streams it from the disk. */
async function* formOf(megabytes: number) {
  yield Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="liste.csv"\r\n\r\nVorname;Nachname;E-Mail\n`,
  );
  for (let sent = 0; sent < megabytes; sent += 1) {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
    yield LINES;
  }
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

test('a list of 200 MB is refused with a sentence, and is never in memory', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: ReadableStream.from(formOf(SENT)) as unknown as BodyInit,
    ...{ duplex: 'half' },
  });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { violations: unknown }).violations).toEqual([
    { propertyPath: 'file', message: expect.stringMatching(/^Die Datei ist grösser als 16 MB/) },
  ]);
  expect((most - before) / MEGABYTE).toBeLessThan(SENT);
  expect(await t.db.$count(addressImports)).toBe(0);
});
