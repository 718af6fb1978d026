import { resolve } from 'node:path';
import { ROOT } from '../root.ts';
import { freePort } from './free-port.ts';
import { type Server, type Service, startService, startWorker } from './service.ts';

export interface ProductOptions {
  readonly dataDir: string;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly demo: boolean;
  /** Restart the API when its sources change and tell tabs to reload. */
  readonly watch?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The running product: the API behind the gateway, on one address, and on a database server the worker of its jobs. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly api: Server;
  readonly services: readonly Service[];
  stop(): Promise<void>;
}

const PORT = /^\d{1,5}$/;

function portOf(value: string): number {
  const port = Number(value);
  if (PORT.test(value) && port <= 65_535) return port;
  throw new Error(`PORT must be a port number from 0 to 65535, not «${value}».`);
}

function hostOf(value: string): string {
  if (URL.canParse(`http://${value.includes(':') ? `[${value}]` : value}`)) return value;
  throw new Error(`HOST must be a host name or an address, not «${value}».`);
}

function demoOf(value: string): boolean {
  if (value === '0' || value === '1') return value === '1';
  throw new Error(`FIRN_DEMO must be 0 or 1, not «${value}».`);
}

/**
 * Options from the environment (docs/interface.md#environment).
 * @throws an Error whose sentence names the variable that is wrong; the services check theirs themselves.
 */
export function productOptions(env: NodeJS.ProcessEnv = process.env): ProductOptions {
  return {
    dataDir: resolve(ROOT, env.FIRN_DATA_DIR ?? '.data'),
    host: hostOf(env.HOST ?? '127.0.0.1'),
    port: portOf(env.PORT ?? '4000'),
    demo: demoOf(env.FIRN_DEMO ?? '1'),
  };
}

/**
 * Pages leave short-lived texts; collected while they are few (4 MB), 1800 page views took gateway and rendering to
 * 320 MB instead of 570 MB. The gateway tells its children the same.
 */
const GATEWAY_NODE_ARGS = ['--max-semi-space-size=4'];

/** Sources whose changes start the API again, while it is written. */
export const API_SOURCES = ['api/src', 'shared-contracts/src'];

/** Starts API and gateway as processes of their own, and the worker where `DATABASE_URL` names a server. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataDir, host, demo, watch = false } = options;
  // Known before the start: addresses that the gateway hands out name it.
  const port = options.port === 0 ? await freePort() : options.port;
  const shared = {
    FIRN_DATA_DIR: dataDir,
    FIRN_DEMO: demo ? '1' : '0',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
    // Nobody balances this one: it may end at once.
    FIRN_DRAIN_SECONDS: process.env.FIRN_DRAIN_SECONDS ?? '0',
    ...options.env,
  };
  const ofApi = {
    dataDir,
    // Where it is started again on each change, the gateway must find it at the same address.
    env: { ...shared, HOST: '127.0.0.1', PORT: watch ? String(await freePort()) : '0' },
    ...(watch && { watched: API_SOURCES }),
  };
  const services: Service[] = [];
  const stop = async () => {
    for (const service of services) await service.stop();
  };
  try {
    const api = await startService({ ...ofApi, name: 'api', entry: 'api/src/main.ts' });
    services.unshift(api);
    // The embedded database is open in one process alone, the API, which runs the jobs itself.
    if ({ ...process.env, ...options.env }.DATABASE_URL) {
      // After the API, which migrates.
      services.unshift(await startWorker({ ...ofApi, name: 'worker', entry: 'api/src/worker.ts' }));
    }
    const gateway = await startService({
      name: 'gateway',
      entry: 'delivery/src/gateway/main.ts',
      dataDir,
      nodeArgs: GATEWAY_NODE_ARGS,
      env: {
        ...shared,
        HOST: host,
        PORT: String(port),
        API_URL: api.url,
        FIRN_LIVE_RELOAD: watch ? '1' : '0',
      },
    });
    services.unshift(gateway);
    return { url: gateway.url, dataDir, api, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
