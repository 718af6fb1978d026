/** `standard` is the default; null leaves the variable unset. */
const variable = <Standard extends string | null>(standard: Standard, meaning: string) => ({
  standard,
  meaning,
});

/** Every variable the gateway reads. docs/reference/configuration.md lists them. */
export const GATEWAY_VARIABLES = {
  PORT: variable('4000', 'a port number from 0 to 65535'),
  HOST: variable('127.0.0.1', 'a host name or address'),
  FIRN_DATA_DIR: variable('.data', 'the folder of releases, registry and tokens'),
  DATABASE_URL: variable(null, 'PostgreSQL for registry, tokens and health; unset: the data folder'),
  S3_ENDPOINT: variable(null, 'a service with a bucket for the releases; unset: the data folder'),
  S3_BUCKET: variable(null, 'the name of that bucket; required with S3_ENDPOINT'),
  S3_REGION: variable('eu-central-1', 'its region'),
  S3_ACCESS_KEY_ID: variable(null, 'required with S3_ENDPOINT'),
  S3_SECRET_ACCESS_KEY: variable(null, 'required with S3_ENDPOINT'),
  API_URL: variable(
    null,
    'required: the origin of the API, such as http://127.0.0.1:4001; of several, separated by commas',
  ),
  FIRN_SECRET: variable(null, 'at least 32 characters; required outside the demo'),
  FIRN_SECRET_SECOND: variable(
    null,
    'while FIRN_SECRET changes, the other one, at least 32 characters: good, but signs nothing',
  ),
  FIRN_DEMO: variable('0', '1 for the demo'),
  PUBLIC_URL: variable(null, 'the origin visitors use; unset: host and port'),
  MAP_TILES_URL: variable(null, 'template of map tiles; unset: maps without a picture below'),
  GTM_ID: variable(null, 'id of the tag manager, GTM-XXXX'),
  RECAPTCHA_SITE_KEY: variable(null, 'as the API has it; set, pages may load reCAPTCHA'),
  FIRN_LIVE_RELOAD: variable(
    '0',
    '1 shows what npm run dev builds and reloads open pages with each change, for development',
  ),
  FIRN_OPS_TOKEN: variable(null, 'an ops token for all remotes, in addition to the stored ones'),
  FIRN_TRUST_PROXY: variable('0', '1 behind a proxy: trusts X-Forwarded-* of the direct caller'),
  FIRN_BAKE_MINUTES: variable('30', 'minutes in which a failing version is rolled back by itself'),
  FIRN_AUTO_ROLLBACK: variable('1', '0 turns that off'),
  FIRN_EVENT_STREAMS: variable('2000', 'tabs that listen for changes at once, from 1 to 99999; others ask'),
  FIRN_DRAIN_SECONDS: variable(
    null,
    'seconds from 0 to 600 between SIGTERM, which ends the readiness, and the end; unset: 5, in the demo 0',
  ),
  FIRN_PAGE_MEMORY: variable(
    '32',
    'MB from 0 to 4096 for pages that are the same for all visitors without a login; 0 draws each page anew',
  ),
  FIRN_PAGE_JS_BYTES: variable(
    '350000',
    'the most Brotli bytes of scripts of any page, whatever its remote.json declares',
  ),
  FIRN_PAGE_CSS_BYTES: variable('60000', 'the most Brotli bytes of stylesheets of any page, likewise'),
  LOG_LEVEL: variable('info', 'a level of pino'),
} as const;
