import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { ROOT } from '../../root.ts';
import { DEMO_PASSWORD } from '../../start/demo-accounts.ts';
import { freePort } from '../../start/free-port.ts';
import { API_SOURCES } from '../../start/product.ts';
import { type Server, startService } from '../../start/service.ts';
import { type BenchResult, benchResult, median, summary } from '../result.ts';
import { timed } from '../timed.ts';

const EDITS = 5;
/** ms; until the next process has loaded what it may load ahead. */
const PAUSE = 10_000;
/** A module such as one edits: few ask for it. */
const EDITED = join(ROOT, 'api/src/modules/levels/levels.routes.ts');

async function logIn(visitor: APIRequestContext): Promise<void> {
  const { csrfToken } = (await (await visitor.get('/api/me')).json()) as { csrfToken: string };
  const data = { email: 'admin@firn.example', password: DEMO_PASSWORD };
  const answer = await visitor.post('/api/login', { headers: { 'x-csrf-token': csrfToken }, data });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`);
}

/** The session of before is still there. */
async function askWithSession(visitor: APIRequestContext): Promise<void> {
  const answer = await visitor.get('/api/bookings?itemsPerPage=1');
  if (!answer.ok()) throw new Error(`A list of the office answered ${answer.status()}.`);
}

const nextListening = ({ process }: Server): Promise<void> =>
  new Promise((resolve) => {
    let seen = '';
    const look = (chunk: Buffer) => {
      seen += chunk.toString();
      if (!seen.includes('listening on ')) return;
      process.stdout?.off('data', look);
      resolve();
    };
    process.stdout?.on('data', look);
  });

/** Milliseconds from saving a source until the API answers again, to a visitor who stays logged in. */
async function restartsAfterEdits(api: Server, visitor: APIRequestContext): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < EDITS; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const took = await timed(async () => {
      const listening = nextListening(api);
      utimesSync(EDITED, new Date(), new Date());
      await listening;
      await askWithSession(visitor);
    });
    times.push(took);
  }
  return times;
}

/** The API started again after each edit as `npm run dev` does it, against starts that have nothing loaded ahead. */
export async function apiRestartBench(): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firn-bench-'));
  const env = {
    FIRN_DATA_DIR: dataDir,
    FIRN_DEMO: '1',
    FIRN_DRAIN_SECONDS: '0',
    PORT: String(await freePort()),
  };
  const start = (watched?: readonly string[]) =>
    startService({ name: 'api', entry: 'api/src/main.ts', dataDir, env, ...(watched && { watched }) });
  let api = await start(API_SOURCES);
  const visitor = await request.newContext({ baseURL: api.url });
  try {
    await logIn(visitor);
    const restarts = await restartsAfterEdits(api, visitor);
    const starts: number[] = [];
    for (let count = 0; count < EDITS; count += 1) {
      await api.stop();
      starts.push(
        await timed(async () => {
          api = await start();
          await askWithSession(visitor);
        }),
      );
    }
    return [
      benchResult({
        name: `the API again after an edit, its session kept, median of ${EDITS}`,
        unit: 'ms',
        ...summary(restarts),
        reference: median(starts),
        referenceName: 'a start with nothing loaded ahead',
        target: { of: 'value', atMost: 2000 },
      }),
    ];
  } finally {
    await visitor.dispose();
    await api.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
