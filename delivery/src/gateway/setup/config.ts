import { resolve } from 'node:path';
import type { Ceilings } from '../../registry/gates.ts';
import type { S3Config } from '../../release/s3-calls.ts';
import type { Secrets } from '../../shared/signer.ts';
import { GATEWAY_VARIABLES } from './variables.ts';

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** PostgreSQL that keeps the registry; null for the data folder. */
  readonly databaseUrl: string | null;
  /** Bucket that keeps the releases; null for the data folder. */
  readonly s3: S3Config | null;
  /** Origins of the API, without `/api`. */
  readonly apiUrls: readonly string[];
  /** Keys of beacon tokens and overrides: the first signs, both are good. */
  readonly secrets: Secrets;
  readonly demo: boolean;
  /** Origin visitors use. */
  readonly publicUrl: string;
  readonly mapTilesUrl: string | null;
  readonly gtmId: string | null;
  /** Whether the account pages ask for reCAPTCHA; else for ALTCHA, which is our own. */
  readonly recaptcha: boolean;
  readonly liveReload: boolean;
  /** A `*` ops token from the environment, in addition to those in the data folder. */
  readonly opsToken: string | null;
  /** Whether to trust X-Forwarded-* of the direct caller: required behind a proxy, wrong without one. */
  readonly trustProxy: boolean;
  /** Minutes after a promotion or the start of a canary during which a failing version is rolled back. */
  readonly bakeMinutes: number;
  readonly autoRollback: boolean;
  /** The most streams of events that are open at once. */
  readonly eventStreams: number;
  /** From SIGTERM to the end of the process. */
  readonly drainSeconds: number;
  /** The most that pages which are the same for everybody without a login may take (bytes); 0 keeps none. */
  readonly pageMemory: number;
  /** The most a page of any remote may take. */
  readonly ceilings: Ceilings;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Used only in the demo, where there is nothing to protect. */
const DEMO_SECRET = 'firn-demo-secret-not-for-production';
const SECRET_LENGTH = 32;
/** Longer than a balancer usually takes to notice. */
const DRAIN_SECONDS = '5';

function port(env: Environment): number {
  const value = env.PORT ?? GATEWAY_VARIABLES.PORT.standard;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new Error(`PORT must be a number from 0 to 65535, not «${value}».`);
}

type Flag = 'FIRN_DEMO' | 'FIRN_LIVE_RELOAD' | 'FIRN_TRUST_PROXY' | 'FIRN_AUTO_ROLLBACK';

function flag(env: Environment, name: Flag): boolean {
  const value = env[name] ?? GATEWAY_VARIABLES[name].standard;
  if (value === '0' || value === '1') return value === '1';
  throw new Error(`${name} must be 0 or 1, not «${value}».`);
}

function originIn(name: 'API_URL' | 'PUBLIC_URL', value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  throw new Error(`${name} must be an origin such as http://127.0.0.1:4001, not «${value}».`);
}

function apiUrls(env: Environment): readonly string[] {
  const value = env.API_URL;
  if (!value) throw new Error('API_URL is missing: the origin of the API, such as http://127.0.0.1:4001.');
  return [...new Set(value.split(',').map((one) => originIn('API_URL', one.trim())))];
}

function secret(env: Environment, name: 'FIRN_SECRET' | 'FIRN_SECRET_SECOND'): string | null {
  const value = env[name];
  if (!value || value.length >= SECRET_LENGTH) return value || null;
  throw new Error(`${name} must have at least ${SECRET_LENGTH} characters.`);
}

function secrets(env: Environment, demo: boolean): Secrets {
  const first = secret(env, 'FIRN_SECRET') ?? (demo ? DEMO_SECRET : null);
  if (first === null)
    throw new Error('FIRN_SECRET is missing: it is required outside the demo (FIRN_DEMO=1).');
  const second = secret(env, 'FIRN_SECRET_SECOND');
  return second === null ? [first] : [first, second];
}

function mapTilesUrl(env: Environment): string | null {
  const value = env.MAP_TILES_URL;
  if (!value) return null;
  if (value.startsWith('/') || URL.canParse(value)) return value;
  throw new Error(`MAP_TILES_URL must be a URL, not «${value}».`);
}

function gtmId(env: Environment): string | null {
  const value = env.GTM_ID;
  if (!value) return null;
  if (/^GTM-[A-Z0-9]+$/.test(value)) return value;
  throw new Error(`GTM_ID must look like GTM-XXXX, not «${value}».`);
}

function bakeMinutes(env: Environment): number {
  const value = env.FIRN_BAKE_MINUTES ?? GATEWAY_VARIABLES.FIRN_BAKE_MINUTES.standard;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new Error(`FIRN_BAKE_MINUTES must be a number of minutes from 1 to 9999, not «${value}».`);
}

function eventStreams(env: Environment): number {
  const value = env.FIRN_EVENT_STREAMS ?? GATEWAY_VARIABLES.FIRN_EVENT_STREAMS.standard;
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new Error(`FIRN_EVENT_STREAMS must be a number from 1 to 99999, not «${value}».`);
}

function drainSeconds(env: Environment, demo: boolean): number {
  const value = env.FIRN_DRAIN_SECONDS ?? (demo ? '0' : DRAIN_SECONDS);
  if (/^\d{1,3}$/.test(value) && Number(value) <= 600) return Number(value);
  throw new Error(`FIRN_DRAIN_SECONDS must be a number of seconds from 0 to 600, not «${value}».`);
}

function bytes(env: Environment, name: 'FIRN_PAGE_JS_BYTES' | 'FIRN_PAGE_CSS_BYTES'): number {
  const value = env[name] ?? GATEWAY_VARIABLES[name].standard;
  if (/^[1-9]\d{2,8}$/.test(value)) return Number(value);
  throw new Error(`${name} must be a number of bytes from 100 to 999999999, not «${value}».`);
}

/** @returns bytes */
function pageMemory(env: Environment): number {
  const value = env.FIRN_PAGE_MEMORY ?? GATEWAY_VARIABLES.FIRN_PAGE_MEMORY.standard;
  if (/^\d{1,4}$/.test(value) && Number(value) <= 4096) return Number(value) * 1_000_000;
  throw new Error(`FIRN_PAGE_MEMORY must be a number of MB from 0 to 4096, not «${value}».`);
}

function databaseUrl(env: Environment): string | null {
  const value = env.DATABASE_URL;
  if (!value) return null;
  const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
  if (isPostgres) return value;
  // Not repeated here: it may hold a password.
  throw new Error('DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.');
}

/** Names, defaults and sentences as the API has them (api/src/config/config.ts): both may share one environment. */
function s3(env: Environment): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = env;
  if (endpoint && !/^https?:\/\//.test(endpoint)) throw new Error('S3_ENDPOINT must be an http address.');
  if (bucket && bucket.length < 3) throw new Error('S3_BUCKET must be the name of a bucket.');
  if (!endpoint) return null;
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = env[name];
    if (!value) throw new Error(`${name} is missing; it is required together with S3_ENDPOINT.`);
    return value;
  };
  return {
    endpoint,
    bucket: needed('S3_BUCKET'),
    region: env.S3_REGION || GATEWAY_VARIABLES.S3_REGION.standard,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

/** Reads the environment once. Throws an error that names the missing or invalid variable. */
export function readConfig(env: Environment): GatewayConfig {
  const demo = flag(env, 'FIRN_DEMO');
  const host = env.HOST ?? GATEWAY_VARIABLES.HOST.standard;
  const listen = port(env);
  return {
    port: listen,
    host,
    dataDir: resolve(env.FIRN_DATA_DIR ?? GATEWAY_VARIABLES.FIRN_DATA_DIR.standard),
    databaseUrl: databaseUrl(env),
    s3: s3(env),
    apiUrls: apiUrls(env),
    secrets: secrets(env, demo),
    demo,
    publicUrl: env.PUBLIC_URL ? originIn('PUBLIC_URL', env.PUBLIC_URL) : `http://${host}:${listen}`,
    mapTilesUrl: mapTilesUrl(env),
    gtmId: gtmId(env),
    recaptcha: Boolean(env.RECAPTCHA_SITE_KEY),
    liveReload: flag(env, 'FIRN_LIVE_RELOAD'),
    opsToken: env.FIRN_OPS_TOKEN || null,
    trustProxy: flag(env, 'FIRN_TRUST_PROXY'),
    bakeMinutes: bakeMinutes(env),
    autoRollback: flag(env, 'FIRN_AUTO_ROLLBACK'),
    eventStreams: eventStreams(env),
    drainSeconds: drainSeconds(env, demo),
    pageMemory: pageMemory(env),
    ceilings: { jsBytes: bytes(env, 'FIRN_PAGE_JS_BYTES'), cssBytes: bytes(env, 'FIRN_PAGE_CSS_BYTES') },
    logLevel: env.LOG_LEVEL ?? GATEWAY_VARIABLES.LOG_LEVEL.standard,
  };
}
