import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { startService } from './service.ts';
import { openServiceLog } from './service-log.ts';

let directory = '';
/** Nothing can be appended to it while it is a folder, as to a file on a full disk. */
let path = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firn-log-'));
  path = join(directory, 'logs/sample.log');
  mkdirSync(path, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('what cannot be written is told once, and lines are written again once they can be', async () => {
  const told: string[] = [];
  const { sink, lastLines } = openServiceLog(path, (sentence) => told.push(sentence));
  const write = (line: string) => new Promise((resolve) => sink.write(`${line}\n`, resolve));
  await write('one');
  await write('two');
  expect(told).toEqual([expect.stringMatching(/sample\.log cannot be written: EISDIR.*goes on without it/)]);
  rmdirSync(path);
  await write('three');
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['three\n', 0o600]);
  expect(lastLines()).toBe('one\ntwo\nthree');
});

test('a service whose log cannot be written starts, says more than a pipe holds, and is ended', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const entry = join(directory, 'service.mjs');
  writeFileSync(
    entry,
    `for (let line = 0; line < 5000; line += 1) console.error('x'.repeat(80));
console.log('listening on http://127.0.0.1:4711');
setInterval(() => {}, 1000);`,
  );
  const service = await startService({
    name: 'sample',
    entry: relative(ROOT, entry),
    dataDir: directory,
    env: {},
  });
  expect(said.mock.calls).toEqual([[expect.stringContaining('cannot be written')]]);
  await service.stop();
  said.mockRestore();
});
