import { type FSWatcher, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@firn/api/db';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startTemporaryCluster, type TemporaryCluster } from '../postgres/temporary-cluster.ts';
import { type Product, startProduct } from './product.ts';
import { waitForEnd } from './start-command.ts';

let cluster: TemporaryCluster | null = null;
let product: Product | null = null;
let dataDir = '';
let outbox = '';
let watcher: FSWatcher | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'firn-product-'));
  outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  cluster = await startTemporaryCluster();
  if (!cluster) return;
  const env = { DATABASE_URL: cluster.url, FIRN_SECRET: 'a-secret-of-the-tests-with-32-characters' };
  product = await startProduct({ dataDir, host: '127.0.0.1', port: 0, demo: false, env });
}, 60_000);
afterAll(async () => {
  watcher?.close();
  await product?.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Resolves with the first mail that the folder holds. */
function firstMail(): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const name = readdirSync(outbox).find((file) => file.endsWith('.eml'));
      if (name) resolve(readFileSync(join(outbox, name), 'utf8'));
    };
    watcher = watch(outbox, look);
    look();
  });
}

/** Puts a mail into the outbox, as a change would. */
async function queueMail(databaseUrl: string, recipient: string): Promise<void> {
  const { raw, close } = await openDatabase({ databaseUrl, dataDir });
  const insert = `insert into outbox_mails (template, recipient, subject, text, html)
    values ('booking_confirmed', $1, 'Deine Buchung', 'Hallo', '<p>Hallo</p>')`;
  if ('of' in raw) await raw.query(insert, [recipient]);
  await close();
}

test('on a database server a worker sends the mails, and the product ends when it dies', async () => {
  // A machine without PostgreSQL; the cluster's own test sees to it that there is none.
  if (!cluster || !product) return;
  expect(product.services.map(({ name }) => name)).toEqual(['gateway', 'worker', 'api']);
  await queueMail(cluster.url, 'gast@firn.example');
  expect(await firstMail()).toContain('To: gast@firn.example');

  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = waitForEnd(product);
  product.services[1]?.process.kill('SIGKILL');
  expect(await end).toBe(1);
  expect(said.mock.calls).toEqual([[`worker was ended by SIGKILL; see ${dataDir}/logs/worker.log`]]);
  said.mockRestore();
  for (const { process } of product.services) expect(process.exitCode ?? process.signalCode).not.toBeNull();
}, 60_000);
