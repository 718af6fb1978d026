import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { hashPassword, verifyPassword } from '@firn/api/secrets';
import { DEMO_PASSWORD } from '../start/demo-accounts.ts';
import { withDemoDatabase } from './demo-database.ts';
import { type BenchResult, benchResult, percentile95 } from './result.ts';
import { timed } from './timed.ts';

const LOGINS = 200;
const WARM_UP = 10;
/** What a login does besides is read and written in less than a third of the time that the password takes. */
const TARGET = { of: 'ratio', atMost: 1.3 } as const;

type App = Awaited<ReturnType<typeof buildApp>>;

/** A browser that logs in again and again; only the login itself is timed. */
function browserOf(app: App) {
  const cookies: Record<string, string> = {};
  const send = async (request: { url: string; method?: 'POST'; payload?: object; headers?: object }) => {
    const response = await app.inject({ ...request, cookies, headers: { ...request.headers } });
    if (response.statusCode >= 300) throw new Error(`${request.url} answered ${response.statusCode}`);
    for (const { name, value } of response.cookies) cookies[name] = value;
    return response;
  };
  return async (): Promise<number> => {
    const { csrfToken } = (await send({ url: '/api/me' })).json<{ csrfToken: string }>();
    const payload = { email: 'gast@firn.example', password: DEMO_PASSWORD };
    const headers = { 'x-csrf-token': csrfToken };
    return timed(() => send({ method: 'POST', url: '/api/login', payload, headers }));
  };
}

/** 95 of 100 logins, against argon2id alone. */
export async function loginBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async ({ db, engine }, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const app = await buildApp({ db, config, clock: () => new Date() });
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const bare = () => timed(() => verifyPassword(passwordHash, DEMO_PASSWORD));
    const logIn = browserOf(app);
    const times = { login: [] as number[], bare: [] as number[] };
    try {
      // One after the other, in turns: a busy moment of the machine affects both alike.
      for (let round = 0; round < WARM_UP + LOGINS; round += 1) {
        times.login.push(await logIn());
        times.bare.push(await bare());
      }
    } finally {
      await app.close();
    }
    return [
      benchResult({
        name: `login, 95 of 100 take at most (${engine})`,
        unit: 'ms',
        value: percentile95(times.login.slice(WARM_UP)),
        reference: percentile95(times.bare.slice(WARM_UP)),
        referenceName: 'argon2id alone',
        target: TARGET,
      }),
    ];
  });
}
