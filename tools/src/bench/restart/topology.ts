import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@firn/api/db';
import { hashToken } from '@firn/api/secrets';
import { freePort } from '../../start/free-port.ts';
import { type Server, startService } from '../../start/service.ts';

const TOKEN = 'a-token-of-an-admin-for-writes-under-load';
const SECRET = 'a-secret-of-the-benchmarks-with-32-characters';
export const OPS_TOKEN = 'an-ops-token-of-the-benchmarks';
/** How often readiness is looked at (ms). */
const LOOK_EVERY = 100;

export interface TopologyOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** From SIGTERM to the end. */
  readonly drainSeconds: number;
  /** How many of the two APIs each gateway knows. */
  readonly apisEach: 1 | 2;
}

/** A process that can be restarted at its address. */
export interface Restartable {
  readonly name: string;
  readonly url: string;
  /** Ends it by SIGTERM and starts it again; resolves once it is ready. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Two APIs and two gateways on one PostgreSQL. */
export interface Topology {
  readonly apis: readonly Restartable[];
  readonly gateways: readonly Restartable[];
  /** Headers of an administrator. */
  readonly admin: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface Unit {
  readonly name: string;
  readonly entry: string;
  readonly probe: string;
  readonly env: Readonly<Record<string, string>>;
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url);
    await answer.body?.cancel();
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** At a port that stays the same. */
async function startUnit({ name, entry, probe, env }: Unit, dataDir: string): Promise<Restartable> {
  const port = await freePort();
  const folder = join(dataDir, name);
  const start = () =>
    startService({
      name,
      entry,
      dataDir: folder,
      env: { ...env, FIRN_DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) },
    });
  mkdirSync(folder, { recursive: true });
  let running: Server = await start();
  const { url } = running;
  return {
    name,
    url,
    async restart() {
      running.process.kill('SIGTERM');
      await running.ended;
      running = await start();
      await untilReady(url + probe);
    },
    stop: () => running.stop(),
  };
}

async function insertAdmin(databaseUrl: string, dataDir: string): Promise<void> {
  const { raw, close, migrate } = await openDatabase({ databaseUrl, dataDir });
  await migrate();
  if (!('of' in raw)) throw new Error('Not a database server.');
  await raw.query(
    `with admin as (insert into users (email, roles) values ('load@firn.example', '{ROLE_ADMIN}') returning id)
     insert into api_tokens (token_hash, user_id, title, expires_at)
     select $1, id, 'load', now() + interval '1 day' from admin`,
    [hashToken(TOKEN)],
  );
  await close();
}

/** Not ready before somebody has delivered releases. */
export async function startTopology(options: TopologyOptions): Promise<Topology> {
  const { dataDir, databaseUrl, drainSeconds, apisEach } = options;
  await insertAdmin(databaseUrl, dataDir);
  const shared = {
    DATABASE_URL: databaseUrl,
    FIRN_SECRET: SECRET,
    FIRN_DEMO: '0',
    FIRN_DRAIN_SECONDS: String(drainSeconds),
  };
  const units: Restartable[] = [];
  const stop = async () => {
    await Promise.all(units.map((unit) => unit.stop()));
  };
  const add = async (unit: Unit) => {
    const started = await startUnit(unit, dataDir);
    units.unshift(started);
    return started;
  };
  try {
    const api = (name: string) =>
      add({ name, entry: 'api/src/main.ts', probe: '/api/readyz', env: { ...shared, LOG_LEVEL: 'warn' } });
    const apis = [await api('api-1'), await api('api-2')];
    const gateway = (name: string, known: readonly Restartable[]) =>
      add({
        name,
        entry: 'delivery/src/gateway/main.ts',
        probe: '/readyz',
        env: {
          ...shared,
          API_URL: known.map(({ url }) => url).join(),
          FIRN_OPS_TOKEN: OPS_TOKEN,
          PUBLIC_URL: 'https://firn.example',
        },
      });
    const ofGateway = (index: number) => (apisEach === 2 ? apis : apis.slice(index, index + 1));
    const gateways = [await gateway('gateway-1', ofGateway(0)), await gateway('gateway-2', ofGateway(1))];
    return { apis, gateways, admin: { authorization: `Bearer ${TOKEN}` }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
