import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aBucketService, type BucketService } from '../testing/bucket-service.ts';
import { craftArchive } from '../testing/craft-archive.ts';
import { anArchive, type ReleaseOptions } from '../testing/fixture-release.ts';
import { openReleaseStore } from './open-release-store.ts';
import type { ReleaseStore } from './release-store.ts';

const DIE = fileURLToPath(new URL('../testing/die-while-publishing.ts', import.meta.url));
const KEY = 'releases/mfe-public/1.0.0.tar.gz';
const OTHER = { client: { 'page-agenda.js': 'export const page = "other";' } };

const { release } = await anArchive();

let service: BucketService;
/** The stores of two gateways, each with its own disk. */
let roots: readonly [string, string];
let here: ReleaseStore;
let there: ReleaseStore;

beforeEach(async () => {
  service = await aBucketService();
  roots = [await aRoot(), await aRoot()];
  here = await open(roots[0]);
  there = await open(roots[1]);
});
afterEach(() => service.cut());

function aRoot(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'firn-cache-'));
}

function open(root: string): Promise<ReleaseStore> {
  return openReleaseStore(root, { s3: service.config });
}

async function put(store: ReleaseStore, options: ReleaseOptions = {}) {
  const { archive, release } = await anArchive(options);
  return store.put(release.name, release.version, Readable.from([archive]));
}

/** Names of the versions on a gateway's disk, and leftovers of uploads. */
async function cached(root: string): Promise<string[]> {
  const folders = await Promise.all(
    ['mfe-public', '.incoming'].map((name) => readdir(join(root, name)).catch(() => [])),
  );
  return folders.flat();
}

async function pageOf(store: ReleaseStore): Promise<string | undefined> {
  return (await store.get('mfe-public', '1.0.0'))?.hashes['/remotes/mfe-public/1.0.0/page-agenda.js'];
}

function callsOf(method: string): number {
  return service.calls.filter((call) => call === `${method} ${KEY}`).length;
}

test('what one gateway puts, another has at once and fetches once for all requests', async () => {
  expect(await there.get('mfe-public', '1.0.0')).toBeNull();
  await put(here, { server: 'export {};' });
  service.calls.length = 0;
  const asked = await Promise.all([1, 2, 3].map(() => there.get('mfe-public', '1.0.0')));
  expect(asked.map((stored) => stored?.release.version)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect(callsOf('GET')).toBe(1);
  expect(asked[0]?.folder).toBe(join(roots[1], 'mfe-public', '1.0.0'));
  expect(await there.verify('mfe-public', '1.0.0', asked[0]?.digest)).toEqual([]);

  // After a restart it is on the disk.
  service.calls.length = 0;
  expect(await (await open(roots[1])).get('mfe-public', '1.0.0')).toEqual(asked[0]);
  expect(service.calls).toEqual([]);
});

test('each release is one object; anything else in the bucket is ignored', async () => {
  for (const version of ['1.2.0', '1.10.0', '1.10.0-dev.1', '2.0.0']) await put(here, { version });
  await put(here, { name: 'mfe-public-too', version: '9.0.0' });
  for (const name of ['readme.txt', 'latest.tar.gz', '1.0.0.zip']) {
    service.objects.set(`releases/mfe-public/${name}`, Buffer.from(''));
  }
  const versions = ['2.0.0', '1.10.0', '1.10.0-dev.1', '1.2.0'];
  expect(await there.versions('mfe-public')).toEqual(versions);
  expect([...service.objects.keys()]).toContain('releases/mfe-public/1.10.0-dev.1.tar.gz');
});

describe('two gateways put different bytes under one version at once', () => {
  /** Both have seen that there is no object before either writes. */
  function together() {
    let waiting = 0;
    const both = Promise.withResolvers<void>();
    service.before = async (call) => {
      if (call !== `PUT ${KEY}`) return;
      waiting += 1;
      if (waiting === 2) both.resolve();
      await both.promise;
    };
    return Promise.allSettled([put(here), put(there, OTHER)]);
  }

  beforeEach(async () => {
    // Each has checked that the service honours the condition; else it would not write at all.
    await put(here, { version: '0.8.0' });
    await put(there, { version: '0.9.0' });
  });

  test.each([412, 409] as const)(
    'the second is refused, told so by %i, and has what the first put',
    async (taken) => {
      service.taken = taken;
      const outcomes = await together();
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes).toContainEqual({
        status: 'rejected',
        reason: expect.objectContaining({ status: 409, code: 'version-taken' }),
      });
      expect(await pageOf(here)).toBe(await pageOf(there));
      expect(await here.verify('mfe-public', '1.0.0')).toEqual([]);
      expect(await there.verify('mfe-public', '1.0.0')).toEqual([]);
    },
  );

  test('without the condition both win, and visitors get different bytes from each gateway', async () => {
    service.taken = null;
    const outcomes = await together();
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await pageOf(here)).not.toBe(await pageOf(there));
  });
});

test('the same bytes put at two gateways at once are created once', async () => {
  const outcomes = await Promise.all([put(here), put(there), put(there)]);
  expect(outcomes.toSorted()).toEqual(['created', 'identical', 'identical']);
});

test('a writer told that a version is taken, which then is not there, is asked to try again', async () => {
  await put(here);
  const object = service.objects.get(KEY) as Buffer;
  service.objects.delete(KEY);
  service.taken = 409;
  service.before = async (call) => {
    if (call === `PUT ${KEY}`) service.objects.set(KEY, object);
    else service.objects.delete(KEY);
  };
  await expect(put(there)).rejects.toMatchObject({ status: 503, message: expect.stringContaining('again') });
  expect(await cached(roots[1])).toEqual([]);
});

describe('an object that differs from what was put is refused by name and leaves nothing', () => {
  const releaseJson = { path: 'release.json', content: JSON.stringify(release) };
  const link = { path: 'client/link.js', type: 'SymbolicLink', linkpath: '/etc/passwd' } as const;
  const evil = { path: 'client/remoteEntry.js', content: 'evil();' };
  const cases: readonly (readonly [string, (object: Buffer) => Buffer, string])[] = [
    ['cut off', (object) => object.subarray(0, object.length / 2), 'damaged'],
    ['with a bit turned', (object) => Buffer.from(object.with(-5, (object.at(-5) ?? 0) ^ 1)), 'damaged'],
    ['empty', () => Buffer.alloc(0), 'damaged'],
    ['of a page', () => Buffer.from('<html>'), 'damaged'],
    ['with a link in it', () => craftArchive([link]), 'SymbolicLink'],
    ['that climbs out', () => craftArchive([{ path: '../evil.js', content: '' }]), 'not a path'],
    ['with other files', () => craftArchive([releaseJson, evil]), 'client/remoteEntry.js is not the file'],
    ['with no list of files', () => craftArchive([{ path: 'release.json', content: '{}' }]), 'release.json'],
  ];

  test.each(cases)('%s', async (_what, change, message) => {
    await put(here);
    const object = service.objects.get(KEY) as Buffer;
    service.objects.set(KEY, change(object));
    const refused = there.get('mfe-public', '1.0.0');
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'release-damaged' });
    await expect(refused).rejects.toThrow(`${KEY} in the bucket firn: `);
    await expect(refused).rejects.toThrow(message);
    expect(await cached(roots[1])).toEqual([]);
    expect(await here.get('mfe-public', '1.0.0')).not.toBeNull();

    service.objects.set(KEY, object);
    expect(await there.get('mfe-public', '1.0.0')).not.toBeNull();
  });

  test('with the files of another version', async () => {
    await put(here, { version: '1.0.1' });
    service.objects.set(KEY, service.objects.get('releases/mfe-public/1.0.1.tar.gz') as Buffer);
    await expect(there.get('mfe-public', '1.0.0')).rejects.toThrow('release.json is of mfe-public@1.0.1.');
    expect(await cached(roots[1])).toEqual([]);
  });
});

describe('with the bucket away', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) await put(here, { version });
    await there.get('mfe-public', '1.1.0');
    await service.cut();
  });
  afterEach(() => service.restore());

  test('what a gateway has is served, even after a restart, and nothing else', async () => {
    for (const store of [there, await open(roots[1])]) {
      expect(await store.get('mfe-public', '1.1.0')).not.toBeNull();
      expect(await store.versions('mfe-public')).toEqual(['1.1.0']);
      const away = { status: 503, code: 'release-store-unavailable' };
      await expect(store.get('mfe-public', '1.0.0')).rejects.toMatchObject(away);
      await expect(store.verify('mfe-public', '1.1.0')).rejects.toMatchObject(away);
    }
    await service.restore();
    expect(await there.get('mfe-public', '1.0.0')).not.toBeNull();
    expect(await there.versions('mfe-public')).toEqual(['1.1.0', '1.0.0']);
    await service.cut();
  });

  test('nothing is put, and the attempt leaves nothing behind', async () => {
    const before = await cached(roots[1]);
    await expect(put(there, { version: '1.2.0' })).rejects.toThrow(
      'The bucket firn cannot be used: fetch failed',
    );
    expect(await cached(roots[1])).toEqual(before);
  });
});

describe('verification', () => {
  const digestOf = async () => (await here.get('mfe-public', '1.0.0'))?.digest;

  test('distinguishes a damaged object from a damaged cache', async () => {
    await put(here);
    const object = service.objects.get(KEY) as Buffer;
    service.objects.set(KEY, object.subarray(0, 100));
    const inBucket = { message: expect.stringMatching(`^${KEY} in the bucket firn: The archive is damaged`) };
    expect(await here.verify('mfe-public', '1.0.0')).toMatchObject([inBucket]);
    await writeFile(join(roots[0], 'mfe-public', '1.0.0', 'client', 'remoteEntry.js'), 'evil();');
    const message = 'the cache of this gateway: client/remoteEntry.js is not the file release.json lists.';
    expect(await here.verify('mfe-public', '1.0.0')).toMatchObject([inBucket, { message }]);
    service.objects.set(KEY, object);
    expect(await here.verify('mfe-public', '1.0.0')).toMatchObject([{ message }]);
    expect(await there.verify('mfe-public', '1.0.0')).toEqual([]);
    expect(await cached(roots[1])).toEqual([]);
  });

  test('finds a completely rewritten object by what the registry remembers', async () => {
    await put(here);
    service.objects.clear();
    await put(there, OTHER);
    const breaches = await here.verify('mfe-public', '1.0.0', await digestOf());
    expect(breaches).toEqual([{ gate: 'hashes', message: expect.stringMatching(`^${KEY} .* another hash`) }]);
  });

  test('reports a missing object although the cache still serves it', async () => {
    await put(here);
    service.objects.clear();
    const missing = { gate: 'missing', message: `${KEY} in the bucket firn is missing.` };
    expect(await here.verify('mfe-public', '1.0.0')).toEqual([missing]);
  });
});

describe('publishing again restores what the bucket lacks', () => {
  async function lose() {
    await put(here);
    service.objects.clear();
    return (await here.get('mfe-public', '1.0.0'))?.digest;
  }

  test('as it was first published, also from a folder older than the bucket', async () => {
    const digest = await lose();
    const rebuilt = put(here, { change: (release) => ({ ...release, commit: 'fedcba9' }) });
    expect(await rebuilt).toBe('identical');
    expect((await there.get('mfe-public', '1.0.0'))?.digest).toBe(digest);
  });

  test('but not from a damaged cache', async () => {
    await lose();
    await writeFile(join(roots[0], 'mfe-public', '1.0.0', 'client', 'remoteEntry.js'), 'evil();');
    await expect(put(here)).rejects.toMatchObject({ status: 503, code: 'release-damaged' });
    expect(service.objects.has(KEY)).toBe(false);
    // A gateway's cache may be deleted while the gateway is stopped.
    await rm(roots[0], { recursive: true });
    expect(await put(await open(roots[0]))).toBe('created');
  });
});

test.each([
  ['before', 'write', 'created'],
  ['before', 'rename', 'identical'],
  ['after', 'rename', 'identical'],
])('kill -9 %s %s leaves nothing half done: publishing again says «%s»', async (when, step, outcome) => {
  const args = [DIE, roots[0], JSON.stringify(service.config), when, step];
  const child = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  expect(await text(child.stderr)).toBe('');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(service.objects.has(KEY)).toBe(outcome !== 'created');

  const next = await open(roots[0]);
  expect(await put(next)).toBe(outcome);
  for (const store of [next, there]) {
    expect((await store.get('mfe-public', '1.0.0'))?.release.version).toBe('1.0.0');
    expect(await store.verify('mfe-public', '1.0.0')).toEqual([]);
  }
});
