import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aBucketService, type BucketService } from '../testing/bucket-service.ts';
import { createS3Bucket } from './s3-bucket.ts';

const LIMIT = 1000;
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, index) => index));

let service: BucketService;
beforeEach(async () => {
  service = await aBucketService();
});
afterEach(() => service.cut());

test('a bucket that is not there has nothing, and is made with the first object', async () => {
  const bucket = createS3Bucket(service.config);
  expect([await bucket.get('a', LIMIT), await bucket.has('a'), await bucket.keys('')]).toEqual([
    null,
    false,
    [],
  ]);
  expect(await bucket.putNew('a', BYTES)).toBe(true);
  expect(await bucket.get('a', LIMIT)).toEqual(BYTES);
});

test('an object is never replaced', async () => {
  const bucket = createS3Bucket(service.config);
  expect(await bucket.putNew('a', BYTES)).toBe(true);
  expect(await bucket.putNew('a', Buffer.from('other'))).toBe(false);
  expect(await bucket.get('a', LIMIT)).toEqual(BYTES);
});

test('keys are found over several pages, signs in them and all', async () => {
  const bucket = createS3Bucket(service.config);
  const keys = ['r/1.0.0+b 1.gz', 'r/1.0.0+b&1.gz', 'r/1.0.0+b1.gz', 'r/1.0.0.gz', 'r/1.0.1.gz'];
  for (const key of ['other', ...keys]) await bucket.putNew(key, BYTES);
  expect(await bucket.keys('r/')).toEqual(keys);
  expect([...service.objects.keys()]).toEqual(['other', ...keys]);
  expect(await bucket.get('r/1.0.0+b1.gz', LIMIT)).toEqual(BYTES);
  expect(await bucket.has('r/1.0.0 b1.gz')).toBe(false);
});

test('a refusal is told with its reason', async () => {
  const bucket = createS3Bucket({ ...service.config, accessKeyId: 'other' });
  const refused = { status: 503, code: 'release-store-unavailable' };
  const calls = [() => bucket.get('a', LIMIT), () => bucket.putNew('a', BYTES), () => bucket.keys('a')];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject(refused);
    await expect(call()).rejects.toThrow('it answered 403 (SignatureDoesNotMatch) to ');
  }
  await expect(bucket.has('a')).rejects.toThrow('it answered 403 to asking for a');
});

test('a service that does not answer is given up', async () => {
  service.before = () => new Promise(() => undefined);
  const bucket = createS3Bucket(service.config, 20);
  await expect(bucket.get('a', LIMIT)).rejects.toThrow(
    'firn cannot be used: The operation was aborted due to timeout',
  );
});

test('an object above the limit is not read', async () => {
  const bucket = createS3Bucket(service.config);
  await bucket.putNew('a', BYTES);
  await expect(bucket.get('a', 255)).rejects.toThrow('its answer of 256 bytes is larger than 255');
});
