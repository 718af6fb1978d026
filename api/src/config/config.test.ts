import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readConfig, secretsOf } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'firn-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const SECRET = 'a-secret-of-the-tests-with-32-characters';
const base = { FIRN_SECRET: SECRET, FIRN_DATA_DIR: dataDir };

test('the defaults of docs/interface.md#environment', () => {
  const config = readConfig(base);
  expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, demo: false, s3: null });
  expect(Object.isFrozen(config)).toBe(true);
});

test.each([
  [{}, 5],
  [{ FIRN_DEMO: '1' }, 0],
  [{ FIRN_DRAIN_SECONDS: '0' }, 0],
  [{ FIRN_DRAIN_SECONDS: '600' }, 600],
])('with %j a process that is to end goes on for %d s', (env, seconds) => {
  expect(readConfig({ ...base, ...env }).drainSeconds).toBe(seconds);
});

test('a second secret is good beside the first, which alone signs', () => {
  expect(secretsOf(readConfig(base))).toEqual([SECRET]);
  const other = SECRET.toUpperCase();
  expect(secretsOf(readConfig({ ...base, FIRN_SECRET_SECOND: other }))).toEqual([SECRET, other]);
});

test('the demo keeps its own secret in the data folder', () => {
  const demo = () => readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir }).secret;
  expect(demo().length).toBeGreaterThanOrEqual(32);
  expect(demo()).toBe(demo());
});

test.each([
  [undefined, 'loopback'],
  ['1', 'loopback'],
  ['loopback, uniquelocal', 'loopback,uniquelocal'],
  ['10.1.2.3,fd00::/8', '10.1.2.3,fd00::/8'],
])('FIRN_TRUST_PROXY=%s trusts %s', (value, trusted) => {
  const env = value === undefined ? {} : { FIRN_TRUST_PROXY: value };
  expect(readConfig({ ...base, ...env }).trustProxy).toBe(trusted);
});

test('reCAPTCHA is read as a whole, and nothing of it is needed', () => {
  expect(readConfig(base).recaptcha).toBeNull();
  const keys = { RECAPTCHA_VERSION: '3', RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET: 'secret' };
  const read = readConfig({ ...base, ...keys }).recaptcha;
  expect(read).toEqual({ version: 3, siteKey: 'public', secret: 'secret' });
});

test('bexio is read as a whole, and nothing of it is needed', () => {
  expect(readConfig(base).bexio).toBeNull();
  const keys = { BEXIO_CLIENT_ID: 'firn', BEXIO_CLIENT_SECRET: 'secret' };
  const read = { clientId: 'firn', clientSecret: 'secret', url: null };
  expect(readConfig({ ...base, ...keys }).bexio).toEqual(read);
});

test('money is taken online by whom the environment names, and by the test provider in the demo', () => {
  expect(readConfig(base).payment).toBeNull();
  expect(readConfig({ ...base, FIRN_DEMO: '1' }).payment).toEqual({ provider: 'test' });
  const keys = { PAYMENT_STRIPE_SECRET_KEY: 'sk_test_1', PAYMENT_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readConfig({ ...base, FIRN_DEMO: '1', PAYMENT_PROVIDER: 'stripe', ...keys }).payment).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    url: null,
  });
});

const TWILIO = {
  SMS_PROVIDER: 'twilio',
  SMS_TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  SMS_TWILIO_AUTH_TOKEN: 'a-token-of-the-tests',
  SMS_TWILIO_SENDER: 'Firn',
  PUBLIC_URL: 'https://firn.example',
};

test('SMS go by whom the environment names, and are files in the demo', () => {
  expect(readConfig(base).sms).toBeNull();
  expect(readConfig({ ...base, FIRN_DEMO: '1' }).sms).toEqual({ provider: 'file' });
  expect(readConfig({ ...base, ...TWILIO, FIRN_DEMO: '1' }).sms).toEqual({
    provider: 'twilio',
    accountSid: TWILIO.SMS_TWILIO_ACCOUNT_SID,
    authToken: 'a-token-of-the-tests',
    sender: 'Firn',
    url: null,
  });
});

describe('a wrong or missing variable is reported by name', () => {
  test.each([
    ['FIRN_SECRET', { FIRN_SECRET: '' }],
    ['FIRN_SECRET', { FIRN_SECRET: 'short' }],
    ['FIRN_SECRET_SECOND', { FIRN_SECRET_SECOND: 'short' }],
    ['FIRN_DRAIN_SECONDS', { FIRN_DRAIN_SECONDS: '601' }],
    ['PORT', { PORT: 'four' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['FIRN_DEMO', { FIRN_DEMO: 'yes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'firn.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail' }],
    ['FIRN_TRUST_PROXY', { FIRN_TRUST_PROXY: 'everybody' }],
    ['FIRN_TRUST_PROXY', { FIRN_TRUST_PROXY: '10.0.0.0/33' }],
    ['FIRN_TRUST_PROXY', { FIRN_TRUST_PROXY: 'loopback,,10.0.0.1' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['RECAPTCHA_VERSION', { RECAPTCHA_VERSION: '4' }],
    ['RECAPTCHA_VERSION', { RECAPTCHA_SITE_KEY: 'public', RECAPTCHA_SECRET: 'secret' }],
    ['RECAPTCHA_SITE_KEY', { RECAPTCHA_VERSION: '2', RECAPTCHA_SECRET: 'secret' }],
    ['RECAPTCHA_SECRET', { RECAPTCHA_VERSION: '3', RECAPTCHA_SITE_KEY: 'public' }],
    ['BEXIO_CLIENT_ID', { BEXIO_CLIENT_SECRET: 'secret' }],
    ['BEXIO_CLIENT_SECRET', { BEXIO_CLIENT_ID: 'firn' }],
    ['BEXIO_CLIENT_ID', { BEXIO_URL: 'http://127.0.0.1:4370' }],
    ['BEXIO_URL', { BEXIO_CLIENT_ID: 'firn', BEXIO_CLIENT_SECRET: 'secret', BEXIO_URL: 'bexio.example/api' }],
    ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'cash' }],
    ['PAYMENT_PROVIDER', { PAYMENT_STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'test', PAYMENT_STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['PAYMENT_STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe' }],
    ['PAYMENT_STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe', PAYMENT_STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['PAYMENT_STRIPE_WEBHOOK_SECRET', { PAYMENT_PROVIDER: 'stripe', PAYMENT_STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
    ['SMS_PROVIDER', { SMS_TWILIO_AUTH_TOKEN: 'a-token-of-the-tests' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: 'file', SMS_TWILIO_SENDER: 'Firn' }],
    ['SMS_TWILIO_ACCOUNT_SID', { ...TWILIO, SMS_TWILIO_ACCOUNT_SID: '' }],
    ['SMS_TWILIO_ACCOUNT_SID', { ...TWILIO, SMS_TWILIO_ACCOUNT_SID: 'SK1' }],
    ['SMS_TWILIO_AUTH_TOKEN', { ...TWILIO, SMS_TWILIO_AUTH_TOKEN: '' }],
    ['SMS_TWILIO_SENDER', { ...TWILIO, SMS_TWILIO_SENDER: '' }],
    ['SMS_TWILIO_SENDER', { ...TWILIO, SMS_TWILIO_SENDER: 'Firn Bergtouren AG' }],
    ['SMS_TWILIO_SENDER', { ...TWILIO, SMS_TWILIO_SENDER: '079 123' }],
    ['SMS_TWILIO_URL', { ...TWILIO, SMS_TWILIO_URL: 'twilio.example' }],
    ['PUBLIC_URL', { ...TWILIO, PUBLIC_URL: '' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://localhost:9000' }],
  ])('%s in %j', (name, env) => {
    expect(() => readConfig({ ...base, ...env })).toThrow(new RegExp(`^${name} (must be|is missing)`));
  });
});
