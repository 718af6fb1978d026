import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '../root.ts';
import { startService, startWorker } from './service.ts';

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'firn-service-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function sample(source: string) {
  const entry = join(directory, 'service.mjs');
  writeFileSync(entry, source);
  return { name: 'sample', entry: relative(ROOT, entry), dataDir: directory, env: {} };
}

const start = (source: string) => startService(sample(source));

test('resolves with the address the service prints, and stops it', async () => {
  const service = await start(`
    process.on('SIGTERM', () => process.exit(0));
    console.log(JSON.stringify({ msg: 'listening on http://127.0.0.1:4711' }));
    setInterval(() => {}, 1000);`);
  expect(service.url).toBe('http://127.0.0.1:4711');
  await service.stop();
  expect(service.process.exitCode).toBe(0);
  await service.stop();
});

test('a worker has no address: it is ready once it works, and gone before that is an error', async () => {
  const worker = await startWorker(
    sample(`
    console.log(JSON.stringify({ level: 'info', msg: 'working', jobs: ['outbox'] }));
    setInterval(() => {}, 1000);`),
  );
  await worker.stop();
  expect(await worker.ended).toBe('was ended by SIGTERM');
  const failure = startWorker(sample("console.error('no server'); process.exit(1);"));
  await expect(failure).rejects.toThrow(/sample ended with code 1[\s\S]*no server/);
});

test('a service that ends while starting is an error with its last words', async () => {
  const failure = start("console.error('FIRN_SECRET is missing'); process.exit(1);");
  await expect(failure).rejects.toThrow(/sample ended with code 1[\s\S]*FIRN_SECRET is missing/);
});

test('the log keeps what runs before have written, for its owner alone', async () => {
  for (const words of ['first words', 'second words']) {
    await expect(start(`console.error('${words}'); process.exit(1);`)).rejects.toThrow(words);
  }
  const log = join(directory, 'logs', 'sample.log');
  expect(readFileSync(log, 'utf8')).toBe('first words\nsecond words\n');
  expect(statSync(log).mode & 0o777).toBe(0o600);
});
