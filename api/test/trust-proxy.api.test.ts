import { afterEach, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let t: TestApp;
afterEach(() => t.close());

/** The operations' metrics answer loopback only, so they show whose address the API takes a request for. */
const statusFor = async (remoteAddress: string, forwardedFor: string) =>
  (await t.app.inject({ url: '/api/metrics', remoteAddress, headers: { 'x-forwarded-for': forwardedFor } }))
    .statusCode;

test('a named proxy is believed who it forwards, another caller is not', async () => {
  t = await buildTestApp({ FIRN_TRUST_PROXY: 'loopback, uniquelocal' });
  expect(await statusFor('172.18.0.5', '127.0.0.1')).not.toBe(404);
  expect(await statusFor('203.0.113.9', '127.0.0.1')).toBe(404);
});

test('only loopback is believed unless told otherwise', async () => {
  t = await buildTestApp();
  expect(await statusFor('172.18.0.5', '127.0.0.1')).toBe(404);
  expect(await statusFor('127.0.0.1', '203.0.113.9')).toBe(404);
});
