import { afterEach, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let t: TestApp;
afterEach(() => t.close());

/** The metrics answer only loopback, so they show which address the API attributes to a request. */
const statusFor = async (remoteAddress: string, forwardedFor: string) =>
  (await t.app.inject({ url: '/api/metrics', remoteAddress, headers: { 'x-forwarded-for': forwardedFor } }))
    .statusCode;

test('a named proxy is trusted about who it forwards, any other caller is not', async () => {
  t = await buildTestApp({ FIRN_TRUST_PROXY: 'loopback, uniquelocal' });
  expect(await statusFor('172.18.0.5', '127.0.0.1')).not.toBe(404);
  expect(await statusFor('203.0.113.9', '127.0.0.1')).toBe(404);
});

test('only loopback is trusted by default', async () => {
  t = await buildTestApp();
  expect(await statusFor('172.18.0.5', '127.0.0.1')).toBe(404);
  expect(await statusFor('127.0.0.1', '203.0.113.9')).toBe(404);
});
