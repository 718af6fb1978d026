import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { type Static, Type } from 'typebox';
import type { Bucket } from '../lib/s3-file-store.ts';
import type { Secrets } from '../lib/seal.ts';
import { ConfigError } from './config-error.ts';
import { type PaymentConfig, paymentOf } from './payment-config.ts';
import { SMS_VARIABLES, type SmsConfig, smsOf } from './sms-config.ts';
import { WEBHOOK_VARIABLES } from './webhook-config.ts';

export { ConfigError } from './config-error.ts';
export type { PaymentConfig } from './payment-config.ts';
export type { SmsConfig } from './sms-config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of docs/interface.md#environment that the API reads; every value arrives as text. */
export const EnvironmentSchema = Type.Object({
  PORT: Type.String({ pattern: '^\\d{1,5}$', default: '4000', description: 'a port number from 0 to 65535' }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'a host name or address' }),
  FIRN_DATA_DIR: Type.String({ minLength: 1, default: './.data', description: 'a folder' }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'an address that starts with postgres://' }),
  ),
  FIRN_DEMO: Type.String({ pattern: '^[01]$', default: '0', description: '0 or 1' }),
  FIRN_SECRET: Type.Optional(Type.String({ minLength: 32, description: 'a text of at least 32 characters' })),
  FIRN_SECRET_SECOND: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'while FIRN_SECRET changes, the other one, at least 32 characters: good, but signs nothing',
    }),
  ),
  FIRN_DRAIN_SECONDS: Type.Optional(
    Type.String({
      pattern: '^([1-5]?\\d?\\d|600)$',
      description:
        'seconds from 0 to 600 between SIGTERM, which ends the readiness, and the end; unset: 5, in the demo 0',
    }),
  ),
  PUBLIC_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/]+$', description: 'an address such as https://firn.example' }),
  ),
  FIRN_TRUST_PROXY: Type.String({
    minLength: 1,
    default: 'loopback',
    description: 'addresses, CIDR blocks and names of ranges whose X-Forwarded-* are trusted',
  }),
  SMTP_URL: Type.Optional(
    Type.String({ pattern: '^smtps?://', description: 'an address that starts with smtp:// or smtps://' }),
  ),
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://', description: 'an http address' })),
  S3_BUCKET: Type.Optional(Type.String({ minLength: 3, description: 'the name of a bucket' })),
  S3_DOCUMENTS_BUCKET: Type.Optional(
    Type.String({ minLength: 3, description: 'the name of another bucket, of private documents' }),
  ),
  S3_REGION: Type.Optional(Type.String({ minLength: 1, description: 'a region' })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1, description: 'an access key id' })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1, description: 'a secret access key' })),
  RECAPTCHA_VERSION: Type.Optional(Type.String({ pattern: '^[23]$', description: '2 or 3' })),
  RECAPTCHA_SITE_KEY: Type.Optional(Type.String({ minLength: 1, description: 'the public key of a site' })),
  RECAPTCHA_SECRET: Type.Optional(Type.String({ minLength: 1, description: 'the secret key of a site' })),
  BEXIO_CLIENT_ID: Type.Optional(Type.String({ minLength: 1, description: 'the id of an app of bexio' })),
  BEXIO_CLIENT_SECRET: Type.Optional(
    Type.String({ minLength: 1, description: 'the secret of an app of bexio' }),
  ),
  BEXIO_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description: 'an address such as https://bexio.example, of what stands in for bexio; unset: bexio',
    }),
  ),
  PAYMENT_PROVIDER: Type.Optional(
    Type.Enum(['test', 'stripe'], {
      description: 'test or stripe; unset: nothing is paid online, but in the demo by test',
    }),
  ),
  PAYMENT_STRIPE_SECRET_KEY: Type.Optional(
    Type.String({
      pattern: '^(sk|rk)_',
      description: 'a secret key of Stripe, which starts with sk_ or rk_',
    }),
  ),
  PAYMENT_STRIPE_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      pattern: '^whsec_',
      description: 'the secret of a webhook endpoint, which starts with whsec_',
    }),
  ),
  PAYMENT_STRIPE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description: 'an address that stands in for https://api.stripe.com',
    }),
  ),
  ...SMS_VARIABLES,
  ...WEBHOOK_VARIABLES,
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'a level of pino',
  }),
});

export interface S3Config extends Bucket {
  /** Of private documents; `bucket` has the public pictures. */
  readonly documentsBucket: string;
}

export interface RecaptchaConfig {
  readonly version: 2 | 3;
  readonly siteKey: string;
  readonly secret: string;
}

export interface BexioConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null: bexio itself. */
  readonly url: string | null;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for database, media and outbox. */
  readonly dataDir: string;
  /** Null: embedded PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly secret: string;
  /** Good beside `secret`, while it changes; it signs nothing. */
  readonly secondSecret: string | null;
  /** From SIGTERM to the end of the process. */
  readonly drainSeconds: number;
  /** Origin that visitors use; null: taken from each request. */
  readonly publicUrl: string | null;
  /** Callers whose X-Forwarded-* are trusted: addresses, CIDR blocks and names of ranges, separated by commas. */
  readonly trustProxy: string;
  /** Null: mail is kept in the local outbox. */
  readonly smtpUrl: string | null;
  /** Null: media are files in `dataDir`. */
  readonly s3: S3Config | null;
  /** Null: the proof of work of our own (docs/domain/accounts.md#captcha). */
  readonly recaptcha: RecaptchaConfig | null;
  /** Null: none, in the demo a test system of our own (docs/how-to/connect-bexio.md). */
  readonly bexio: BexioConfig | null;
  /** Null: nothing is paid online. */
  readonly payment: PaymentConfig | null;
  /** Null: nobody sends SMS. */
  readonly sms: SmsConfig | null;
  /** Whether webhooks may go to this machine itself (docs/domain/webhooks.md#addresses). */
  readonly webhookLoopback: boolean;
  readonly logLevel: string;
}

function validate(environment: Environment): Static<typeof EnvironmentSchema> {
  const named = Object.entries(EnvironmentSchema.properties) as [string, { description?: string }][];
  const given = Object.fromEntries(
    named.flatMap(([name]) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const check = new Ajv({ useDefaults: true, validateSchema: false }).compile<
    Static<typeof EnvironmentSchema>
  >(EnvironmentSchema);
  if (check(given)) return given;
  const name = check.errors?.[0]?.instancePath.slice(1) ?? '';
  const description = named.find(([key]) => key === name)?.[1].description ?? 'valid';
  throw new ConfigError(`${name} must be ${description}.`);
}

function s3Of(env: Static<typeof EnvironmentSchema>): S3Config | null {
  if (!env.S3_ENDPOINT) return null;
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is missing; it is required together with S3_ENDPOINT.`);
    return value;
  };
  const bucket = needed('S3_BUCKET');
  const documentsBucket = env.S3_DOCUMENTS_BUCKET ?? `${bucket}-documents`;
  // Pictures are for everybody and documents for few.
  if (documentsBucket === bucket)
    throw new ConfigError('S3_DOCUMENTS_BUCKET must be another bucket than S3_BUCKET.');
  return Object.freeze({
    endpoint: env.S3_ENDPOINT,
    bucket,
    documentsBucket,
    region: env.S3_REGION ?? 'eu-central-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  });
}

function recaptchaOf(env: Static<typeof EnvironmentSchema>): RecaptchaConfig | null {
  const names = ['RECAPTCHA_VERSION', 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] as const;
  const given = names.find((name) => env[name]);
  if (!given) return null;
  const needed = (name: (typeof names)[number]) => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is missing; it is required together with ${given}.`);
    return value;
  };
  return Object.freeze({
    version: needed('RECAPTCHA_VERSION') === '2' ? 2 : 3,
    siteKey: needed('RECAPTCHA_SITE_KEY'),
    secret: needed('RECAPTCHA_SECRET'),
  });
}

function bexioOf(env: Static<typeof EnvironmentSchema>): BexioConfig | null {
  const given = (['BEXIO_CLIENT_ID', 'BEXIO_CLIENT_SECRET', 'BEXIO_URL'] as const).find((name) => env[name]);
  if (!given) return null;
  const needed = (name: 'BEXIO_CLIENT_ID' | 'BEXIO_CLIENT_SECRET') => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is missing; it is required together with ${given}.`);
    return value;
  };
  return Object.freeze({
    clientId: needed('BEXIO_CLIENT_ID'),
    clientSecret: needed('BEXIO_CLIENT_SECRET'),
    url: env.BEXIO_URL ?? null,
  });
}

/** Longer than a balancer usually takes to notice. */
const DRAIN_SECONDS = 5;

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (!most || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}

/** The gateway reads 0 or 1 from the same variable; if the two share an environment, it calls over loopback. */
function trustProxyOf(value: string): string {
  if (value === '0' || value === '1') return 'loopback';
  const callers = value.split(',').map((caller) => caller.trim());
  if (callers.every((caller) => NAMED_RANGES.includes(caller) || isAddressOrBlock(caller)))
    return callers.join(',');
  throw new ConfigError(
    `FIRN_TRUST_PROXY must be addresses, CIDR blocks or ${NAMED_RANGES.join(', ')}, separated by commas.`,
  );
}

/** The demo keeps its own secret in the data folder, so that sessions survive a restart. */
function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/**
 * Reads the environment once.
 * @throws ConfigError with a sentence that names the missing or wrong variable.
 */
export function readConfig(environment: Environment): Config {
  const env = validate(environment);
  if (Number(env.PORT) > 65535) throw new ConfigError('PORT must be a port number from 0 to 65535.');
  const dataDir = resolve(env.FIRN_DATA_DIR);
  const demo = env.FIRN_DEMO === '1';
  if (!env.FIRN_SECRET && !demo) {
    throw new ConfigError(
      'FIRN_SECRET is missing; outside the demo it must be a text of at least 32 characters.',
    );
  }
  return Object.freeze({
    port: Number(env.PORT),
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    demo,
    secret: env.FIRN_SECRET ?? demoSecret(dataDir),
    secondSecret: env.FIRN_SECRET_SECOND ?? null,
    drainSeconds: Number(env.FIRN_DRAIN_SECONDS ?? (demo ? 0 : DRAIN_SECONDS)),
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: trustProxyOf(env.FIRN_TRUST_PROXY),
    smtpUrl: env.SMTP_URL ?? null,
    s3: s3Of(env),
    recaptcha: recaptchaOf(env),
    bexio: bexioOf(env),
    payment: paymentOf(env, demo),
    sms: smsOf(env, demo),
    webhookLoopback: env.FIRN_WEBHOOK_LOOPBACK === '1',
    logLevel: env.LOG_LEVEL,
  });
}

/** Origin of links in what no request asked for. Without `PUBLIC_URL` the API is alone, and its own. */
export const originOf = ({ publicUrl, host, port }: Config): string => publicUrl ?? `http://${host}:${port}`;

/** The first signs; what any of them signed is good. */
export const secretsOf = ({ secret, secondSecret }: Pick<Config, 'secret' | 'secondSecret'>): Secrets =>
  secondSecret === null ? [secret] : [secret, secondSecret];
