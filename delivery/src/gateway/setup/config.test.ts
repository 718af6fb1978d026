import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { GATEWAY_VARIABLES } from './variables.ts';

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'firn',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const DEMO = { API_URL: 'http://127.0.0.1:4001', FIRN_DEMO: '1' };

test('the demo needs only the address of the API', () => {
  expect(readConfig(DEMO)).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    s3: null,
    apiUrls: ['http://127.0.0.1:4001'],
    drainSeconds: 0,
    publicUrl: 'http://127.0.0.1:4000',
    demo: true,
    mapTilesUrl: null,
    recaptcha: false,
    liveReload: false,
    trustProxy: false,
    bakeMinutes: 30,
    autoRollback: true,
    eventStreams: 2000,
  });
});

test.each([
  [{ FIRN_DEMO: '1' }, 'API_URL is missing'],
  [{ ...DEMO, API_URL: 'http://127.0.0.1:4001/api' }, 'API_URL must be an origin'],
  [{ ...DEMO, API_URL: '127.0.0.1' }, 'API_URL must be an origin'],
  [
    { ...DEMO, DATABASE_URL: 'mysql://firn:secret@db/firn' },
    'DATABASE_URL must be a URL such as postgres://',
  ],
  [{ ...DEMO, PORT: '99999' }, 'PORT must be a number'],
  [{ ...DEMO, PORT: '4000x' }, 'PORT must be a number'],
  [{ ...DEMO, PUBLIC_URL: 'firn.example' }, 'PUBLIC_URL must be an origin'],
  [{ ...DEMO, FIRN_DEMO: 'yes' }, 'FIRN_DEMO must be 0 or 1'],
  [{ ...DEMO, FIRN_AUTO_ROLLBACK: 'no' }, 'FIRN_AUTO_ROLLBACK must be 0 or 1'],
  [{ ...DEMO, FIRN_BAKE_MINUTES: '0' }, 'FIRN_BAKE_MINUTES must be a number of minutes'],
  [{ ...DEMO, FIRN_BAKE_MINUTES: '1.5' }, 'FIRN_BAKE_MINUTES must be a number of minutes'],
  [{ ...DEMO, FIRN_EVENT_STREAMS: '0' }, 'FIRN_EVENT_STREAMS must be a number from 1 to 99999'],
  [{ ...DEMO, ...S3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an http address.'],
  [{ ...DEMO, ...S3, S3_BUCKET: 'ab' }, 'S3_BUCKET must be the name of a bucket.'],
  [{ ...DEMO, ...S3, S3_BUCKET: '' }, 'S3_BUCKET is missing; it is required together with S3_ENDPOINT.'],
  [{ ...DEMO, ...S3, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID is missing; it is required'],
  [{ ...DEMO, ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is missing; it is required'],
  [{ ...DEMO, GTM_ID: '<script>' }, 'GTM_ID must look like'],
  [{ ...DEMO, MAP_TILES_URL: 'tiles' }, 'MAP_TILES_URL must be a URL'],
  [{ ...DEMO, FIRN_DEMO: '0' }, 'FIRN_SECRET is missing'],
  [{ ...DEMO, FIRN_SECRET: 'short' }, 'FIRN_SECRET must have at least 32'],
])('%j stops the start: %s', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('a bucket is used when S3_ENDPOINT names its service', () => {
  const { S3_ENDPOINT: _endpoint, ...others } = S3;
  expect(readConfig({ ...DEMO, ...others }).s3).toBeNull();
  const s3 = {
    endpoint: 'https://s3.example',
    bucket: 'firn',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  expect(readConfig({ ...DEMO, ...S3 }).s3).toEqual({ ...s3, region: 'eu-central-1' });
  expect(readConfig({ ...DEMO, ...S3, S3_REGION: 'local' }).s3?.region).toBe('local');
});

test('every variable that is read is listed for operators, and no other', () => {
  const read = new Set<string>();
  const watched = new Proxy<Record<string, string>>(
    { ...DEMO, ...S3 },
    {
      get(target, name) {
        read.add(String(name));
        return Reflect.get(target, name);
      },
    },
  );
  readConfig(watched);
  expect([...read].sort()).toEqual(Object.keys(GATEWAY_VARIABLES).sort());
});
