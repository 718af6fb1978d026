import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aBucketService, type BucketService } from '../testing/bucket-service.ts';
import { type Bucket, createS3Bucket } from './s3-bucket.ts';
import { createS3Calls } from './s3-calls.ts';

const LIMIT = 1000;
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => index));

let service: BucketService;
let bucket: Bucket;
beforeEach(async () => {
  service = await aBucketService();
  bucket = open();
});
afterEach(() => service.cut());

function open(change: object = {}, timeLimit?: number): Bucket {
  return createS3Bucket(createS3Calls({ ...service.config, ...change }, timeLimit));
}

test('a missing bucket is empty, and is created with the first object', async () => {
  expect([await bucket.get('a', LIMIT), await bucket.has('a'), await bucket.keys('')]).toEqual([
    null,
    false,
    [],
  ]);
  expect(await bucket.putNew('a', BYTES)).toBe(true);
  expect(await bucket.get('a', LIMIT)).toEqual(BYTES);
});

test('an object is never replaced', async () => {
  expect(await bucket.putNew('a', BYTES)).toBe(true);
  expect(await bucket.putNew('a', Buffer.from('other'))).toBe(false);
  expect(await bucket.get('a', LIMIT)).toEqual(BYTES);
});

test('a service that would overwrite objects is refused before anything is written', async () => {
  service.taken = null;
  const refused = bucket.putNew('a', BYTES);
  await expect(refused).rejects.toThrow('it passes over If-None-Match');
  expect(service.objects.has('a')).toBe(false);
});

test('keys are found over several pages, special characters included', async () => {
  const keys = ['r/1.0.0+b 1.gz', 'r/1.0.0+b&1.gz', 'r/1.0.0+b1.gz', 'r/1.0.0.gz', 'r/1.0.1.gz'];
  for (const key of ['other', ...keys]) await bucket.putNew(key, BYTES);
  expect(await bucket.keys('r/')).toEqual(keys);
  expect([...service.objects.keys()]).toEqual([expect.stringContaining('conditional'), 'other', ...keys]);
  expect(await bucket.get('r/1.0.0+b1.gz', LIMIT)).toEqual(BYTES);
  expect(await bucket.has('r/1.0.0 b1.gz')).toBe(false);
});

test('a refusal names its reason', async () => {
  bucket = open({ accessKeyId: 'other' });
  const refused = { status: 503, code: 'release-store-unavailable' };
  const calls = [() => bucket.get('a', LIMIT), () => bucket.putNew('a', BYTES), () => bucket.keys('a')];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject(refused);
    await expect(call()).rejects.toThrow('it answered 403 (SignatureDoesNotMatch) to ');
  }
  await expect(bucket.has('a')).rejects.toThrow('it answered 403 to asking for a');
});

test('a service that does not answer is abandoned', async () => {
  service.before = () => new Promise(() => undefined);
  bucket = open({}, 20);
  await expect(bucket.get('a', LIMIT)).rejects.toThrow(
    'firn cannot be used: The operation was aborted due to timeout',
  );
});

test('an object above the limit is not accepted', async () => {
  await bucket.putNew('a', BYTES);
  expect(await bucket.get('a', 256)).toEqual(BYTES);
  await expect(bucket.get('a', 255)).rejects.toThrow(
    'firn cannot be used: its answer is larger than 255 bytes',
  );
});

test('an endless answer without a length is read only up to the limit', async () => {
  const server = createServer((_request, response) => {
    response.on('close', () => server.close());
    response.write(BYTES);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  bucket = open({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const ended = once(server, 'close');
  await expect(bucket.get('a', 255)).rejects.toThrow('its answer is larger than 255 bytes');
  await ended;
});
