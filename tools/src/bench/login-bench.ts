import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { hashPassword, verifyPassword } from '@firn/api/secrets';
import { DEMO_PASSWORD } from '../start/demo-accounts.ts';
import { type Engine, withDemoDatabase } from './demo-database.ts';
import { type BenchResult, benchResult, median, percentile95 } from './result.ts';
import { timed } from './timed.ts';

const LOGINS = 200;
const WARM_UP = 10;
const ENGINES: readonly Engine[] = ['postgres', 'pglite'];
/** What a login does besides is read and written in less than a third of the time that the password takes. */
const TARGET = { of: 'ratio', atMost: 1.3 } as const;
/** Nobody learns from the time whether an address has an account (docs/domain/accounts.md#nobody-learns-who-has-an-account). */
const ALIKE = { of: 'ratio', atMost: 1.1 } as const;

const KNOWN = 'gast@firn.example';
const UNKNOWN = 'niemand@firn.example';

type App = Awaited<ReturnType<typeof buildApp>>;

interface Sent {
  readonly url: string;
  readonly method?: 'POST';
  readonly payload?: object;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/** A browser that logs in again and again; only the login itself is timed. */
function browserOf(app: App) {
  const cookies: Record<string, string> = {};
  const send = async (request: Sent, expected: number) => {
    const started = performance.now();
    const response = await app.inject({ ...request, cookies });
    const took = performance.now() - started;
    if (response.statusCode !== expected) throw new Error(`${request.url} answered ${response.statusCode}`);
    for (const { name, value } of response.cookies) cookies[name] = value;
    return { response, took };
  };
  return async (email: string, password: string, expected: number, remoteAddress = '127.0.0.1') => {
    const { response } = await send({ url: '/api/me' }, 200);
    const headers = { 'x-csrf-token': response.json<{ csrfToken: string }>().csrfToken };
    const request = { method: 'POST', url: '/api/login', payload: { email, password }, headers } as const;
    return (await send({ ...request, remoteAddress }, expected)).took;
  };
}

/** From a network of its own each: a few are refused after so many guesses. */
const networkOf = (round: number) => `10.0.${Math.floor(round / 250)}.${(round % 250) + 1}`;

async function measure(app: App) {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const logIn = browserOf(app);
  const guess = browserOf(app);
  const times = {
    login: [] as number[],
    bare: [] as number[],
    known: [] as number[],
    unknown: [] as number[],
  };
  // One after the other, in turns: a busy moment of the machine affects all alike.
  for (let round = 0; round < WARM_UP + LOGINS; round += 1) {
    times.login.push(await logIn(KNOWN, DEMO_PASSWORD, 204));
    times.bare.push(await timed(() => verifyPassword(passwordHash, DEMO_PASSWORD)));
    times.known.push(await guess(KNOWN, 'Falsch-2026!', 401, networkOf(round)));
    times.unknown.push(await guess(UNKNOWN, 'Falsch-2026!', 401, networkOf(round)));
  }
  for (const each of Object.values(times)) each.splice(0, WARM_UP);
  return times;
}

async function loginOn(wanted: Engine): Promise<BenchResult[]> {
  return withDemoDatabase(async ({ db, engine }, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db, config, clock: () => new Date() });
    const times = await measure(app).finally(() => app.close());
    return [
      benchResult({
        name: `login, 95 of 100 take at most (${engine})`,
        unit: 'ms',
        value: percentile95(times.login),
        reference: percentile95(times.bare),
        referenceName: 'argon2id alone',
        target: TARGET,
        note: `median ${median(times.login).toFixed(1)} to ${median(times.bare).toFixed(1)} ms`,
      }),
      benchResult({
        name: `wrong password of an account, median (${engine})`,
        unit: 'ms',
        value: median(times.known),
        reference: median(times.unknown),
        referenceName: 'of nobody',
        target: ALIKE,
      }),
    ];
  }, wanted);
}

/** Logins against argon2id alone, on both databases. */
export async function loginBench(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const engine of ENGINES) results.push(...(await loginOn(engine)));
  return results;
}
