import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFolderStore, type ListedStore } from './file-store.ts';
import { createS3Store } from './s3-file-store.ts';

/** The few S3 calls that a file store makes; unsigned ones are refused. */
function startBucketService(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const buckets = new Set<string>();
  const isSigned = ({ headers }: IncomingMessage) =>
    /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/local\/s3\/aws4_request/.test(headers.authorization ?? '');

  /** A page of two keys, as far as they stand in the bucket. */
  function listing(path: string): Buffer {
    const { pathname, searchParams } = new URL(path, 'http://bucket.invalid');
    const [prefix, after] = [searchParams.get('prefix') ?? '', searchParams.get('start-after') ?? ''];
    const keys = [...objects.keys()].map((object) => decodeURIComponent(object.slice(pathname.length + 1)));
    const asked = keys.filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const names = asked.slice(0, 2).map((key) => `<Key>${encodeURIComponent(key)}</Key>`);
    return Buffer.from(`<IsTruncated>${asked.length > 2}</IsTruncated>${names.join('')}`);
  }

  async function answer(request: IncomingMessage): Promise<[number, (Buffer | undefined)?]> {
    const path = request.url ?? '';
    const [, bucket = '', ...key] = path.split('/');
    const body = await buffer(request);
    if (!isSigned(request)) return [403];
    if (request.method === 'GET' && path.includes('?')) return [200, listing(path)];
    if (request.method === 'GET') return objects.has(path) ? [200, objects.get(path)] : [404];
    if (request.method === 'DELETE') return objects.delete(path) ? [204] : [404];
    if (key.length === 0) return buckets.size === buckets.add(bucket).size ? [409] : [200];
    if (!buckets.has(bucket)) return [404];
    objects.set(path, body);
    return [200];
  }
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let folder = '';
let service: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firn-files-'));
  service = await startBucketService();
});

afterAll(async () => {
  service.close();
  await rm(folder, { recursive: true, force: true });
});

const s3 = (secretAccessKey: string | null, accessKeyId = 'key-id') =>
  createS3Store({
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    bucket: 'firn',
    region: 'local',
    accessKeyId,
    secretAccessKey: secretAccessKey ?? '',
  });

const stores: readonly [string, () => ListedStore][] = [
  ['folder', () => createFolderStore(folder)],
  ['bucket', () => s3('secret')],
];

describe.each(stores)('a file store in a %s', (_kind, open) => {
  test('has nothing under an unknown key', async () => {
    expect(await open().get('originals/unknown.jpg')).toBeNull();
  });

  test('returns what was put, and the newer of two', async () => {
    const store = open();
    await store.put('originals/a.jpg', Buffer.from('first'));
    await store.put('originals/a.jpg', Buffer.from('second'));
    expect(await open().get('originals/a.jpg')).toEqual(Buffer.from('second'));
  });

  test('removes a file, and says nothing of one that is not there', async () => {
    const store = open();
    await store.put('originals/c.jpg', Buffer.from('old'));
    await store.remove('originals/c.jpg');
    await store.remove('originals/c.jpg');
    expect(await store.get('originals/c.jpg')).toBeNull();
  });

  test('takes a file as it is made, and says how long it is', async () => {
    const store = open();
    expect(await store.write('exports/d.csv', Readable.from(['Tödi;', 'Piz Buin']))).toBe(14);
    expect(await store.get('exports/d.csv')).toEqual(Buffer.from('Tödi;Piz Buin'));
  });

  test('keeps the file before, and nothing of one that breaks off', async () => {
    const store = open();
    await store.put('exports/e.csv', Buffer.from('before'));
    const broken = Readable.from(
      (function* () {
        yield 'half';
        throw new Error('the source is gone');
      })(),
    );
    await expect(store.write('exports/e.csv', broken)).rejects.toThrow('the source is gone');
    expect(await store.get('exports/e.csv')).toEqual(Buffer.from('before'));
  });

  test('lists the keys below a folder, and those of one that is not there', async () => {
    const store = open();
    for (const name of ['a.jpg', 'b/c.jpg', 'd.jpg']) await store.put(`listed/${name}`, Buffer.from(name));
    expect(await store.keys('listed')).toEqual(['listed/a.jpg', 'listed/b/c.jpg', 'listed/d.jpg']);
    expect(await store.keys('')).toEqual(expect.arrayContaining(['listed/d.jpg']));
    expect(await store.keys('nothing')).toEqual([]);
  });

  test('keeps bytes as they are', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    await open().put('variants/b-320.webp', bytes);
    expect(await open().get('variants/b-320.webp')).toEqual(bytes);
  });
});

test('what a process that died has left of a file goes with it', async () => {
  const store = createFolderStore(folder);
  await store.put('exports/f.csv.part', Buffer.from('half'));
  await store.remove('exports/f.csv');
  expect(await store.get('exports/f.csv.part')).toBeNull();
});

test('a bucket that refuses the key is an error that names the request, not a missing file', async () => {
  await expect(s3('secret', 'other').get('originals/a.jpg')).rejects.toThrow(
    'answered 403 to reading originals/a.jpg',
  );
  await expect(s3('secret', 'other').remove('originals/a.jpg')).rejects.toThrow(
    'answered 403 to removing originals/a.jpg',
  );
});
