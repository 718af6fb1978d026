import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openDatabase } from '@firn/api/db';
import { readWorkspace } from '@firn/remote-build';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ensureBuilt } from '../build/stale.ts';
import { startTemporaryCluster, type TemporaryCluster } from '../postgres/temporary-cluster.ts';
import { ROOT } from '../root.ts';
import { deliverAll } from '../start/deliver-all.ts';
import { DEMO_PASSWORD } from '../start/demo-accounts.ts';
import { type Product, startProduct } from '../start/product.ts';
import { deliver, type Platform } from '../start/publish.ts';
import { landedStates, MIGRATIONS_TABLE, readState } from '../testing/read-state.ts';
import { restoreDatabase, restoreReleases } from '../testing/restore-state.ts';
import { writeStub } from '../testing/stub-release.ts';
import { askRows } from './table-columns.ts';

const migrationsOf = (name: string) => readState(name).tables[MIGRATIONS_TABLE]?.rows.length ?? 0;
/** The oldest first. */
const STATES = landedStates().toSorted((a, b) => migrationsOf(a) - migrationsOf(b));
const OLDEST = STATES.at(0) ?? '';
const NEWEST = STATES.at(-1) ?? '';

let directory = '';
let cluster: TemporaryCluster | null = null;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'firn-upgrade-'));
  cluster = await startTemporaryCluster();
}, 60_000);
afterAll(async () => {
  await cluster?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** What today's build declares, with other bytes than whatever was published under its version. */
async function build(workspace: string, version = readWorkspace(workspace).version) {
  const { release } = await ensureBuilt(workspace);
  const dist = join(directory, 'dist', basename(workspace));
  mkdirSync(dist, { recursive: true });
  const stub = writeStub(dist, { ...release, version }, 'of today');
  return { release: stub, dist, wasBuilt: true, sourceHash: '0badcafe'.repeat(8) };
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The booking that stands first in the office's list, as its own page has it. */
async function newestBooking({ url }: Platform) {
  const visitor = await fetch(`${url}/api/me`);
  const { csrfToken } = (await visitor.json()) as { csrfToken: string };
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: cookiesOf(visitor) },
    body: JSON.stringify({ email: 'admin@firn.example', password: DEMO_PASSWORD }),
  });
  const headers = { cookie: cookiesOf(login) };
  const list = await fetch(`${url}/api/bookings?itemsPerPage=1`, { headers });
  const { 'hydra:member': found } = (await list.json()) as { 'hydra:member': { '@id': string }[] };
  const item = await fetch(`${url}${found[0]?.['@id']}`, { headers });
  return (await item.json()) as object;
}

async function restored(name: string): Promise<string> {
  const state = readState(name);
  const dataDir = join(directory, name);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await restoreDatabase(database, state);
  await database.close();
  restoreReleases(dataDir, state);
  return dataDir;
}

/** On PostgreSQL, where the machine has it: it takes a tenth of the time. */
async function emptyDatabase(name: string) {
  const dataDir = join(directory, `migrated-${name}`);
  if (!cluster) return openDatabase({ databaseUrl: null, dataDir });
  const admin = await openDatabase({ databaseUrl: cluster.url, dataDir });
  await askRows(admin)(`create database state_${name}`);
  await admin.close();
  return openDatabase({ databaseUrl: cluster.url.replace(/postgres$/, `state_${name}`), dataDir });
}

/** Delivers what is named; the rest stays as it is. */
const deliverStubs = (product: Product, names: readonly string[]) =>
  deliverAll(product, async (platform, workspace) =>
    names.includes(workspace) ? deliver(platform, workspace, build) : '0.2.0',
  );

test('there are states to start from', () => {
  expect(STATES.length).toBeGreaterThan(3);
});

describe('today’s code', () => {
  // A start with its releases takes half a minute; what lies between is proven by its migrations.
  test.each([OLDEST, NEWEST])(
    'starts on the data of %s and makes today’s releases live under names of their own',
    async (name) => {
      const { booking, releases } = readState(name);
      const dataDir = await restored(name);
      const product = await startProduct({ dataDir, host: '127.0.0.1', port: 0, demo: true });
      try {
        const kept = {
          bookingNumber: booking,
          state: 'confirmed',
          bookingPersons: [{ lastName: 'Zgraggen' }],
        };
        expect(await newestBooking(product)).toMatchObject(kept);
        const before = Object.keys(releases).map((path) => path.replace('/', '@'));
        // All of them on the longest way; then the shell, and the two remotes whose addresses meet.
        const names = name === OLDEST ? RELEASE_WORKSPACES : ['shell', 'mfe-public', 'mfe-admin'];
        const { versions, refused } = await deliverStubs(product, names);
        expect(refused.map(({ message }) => message)).toEqual([]);
        const expected = names.map((workspace) => {
          const { version } = readWorkspace(join(ROOT, workspace));
          const isTaken = before.includes(`${workspace}@${version}`);
          return `${workspace}@${version}${isTaken ? '-dev.0badcafe' : ''}`;
        });
        expect(versions).toEqual(expect.arrayContaining(expected));
        expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      } finally {
        await product.stop();
      }
    },
    240_000,
  );

  test.each(STATES)(
    'migrates the data of %s, with the booking',
    async (name) => {
      const database = await emptyDatabase(name);
      try {
        const state = readState(name);
        await restoreDatabase(database, state);
        await database.migrate();
        const found = await askRows(database)('select number from bookings where number = $1', [
          state.booking,
        ]);
        expect(found).toEqual([{ number: state.booking }]);
      } finally {
        await database.close();
      }
    },
    120_000,
  );
});
