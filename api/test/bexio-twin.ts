import type { AddressInfo } from 'node:net';
import { BEXIO_FEE, type BexioPatch } from '@firn/shared-contracts/api';
import type { Db } from '../src/db/client.ts';
import { closedTokens, tokenSealOf } from '../src/modules/bexio/access.ts';
import { bexioConnection } from '../src/modules/bexio/bexio.table.ts';
import { type BexioSystem, openBexio } from '../src/modules/bexio/index.ts';
import { buildTwin } from '../src/modules/bexio/twin/twin.ts';
import type { Mischief } from '../src/modules/bexio/twin/twin-deps.ts';
import { newTwinState, type TwinState } from '../src/modules/bexio/twin/twin-state.ts';
import { NOW, TEST_SECRET } from './build-test-app.ts';

const CLIENT = { BEXIO_CLIENT_ID: 'firn', BEXIO_CLIENT_SECRET: 'a-secret-of-bexio' } as const;

/** Stands in for bexio, over the network. */
export interface RunningTwin {
  readonly state: TwinState;
  /** The environment of an API that is connected with it. */
  readonly env: Readonly<Record<string, string>>;
  readonly system: BexioSystem;
  /** The calls that it got, in order. */
  readonly calls: string[];
  /** Sets the function that says what comes in place of an answer. */
  misbehave(mischief: (call: string) => Mischief | null): void;
  setNow(now: Date): void;
  close(): Promise<void>;
}

export async function startTwin(): Promise<RunningTwin> {
  const state = newTwinState();
  const calls: string[] = [];
  let now = NOW;
  let planned: (call: string) => Mischief | null = () => null;
  const app = buildTwin({
    store: { read: () => state, write: () => {} },
    clientId: CLIENT.BEXIO_CLIENT_ID,
    clientSecret: CLIENT.BEXIO_CLIENT_SECRET,
    clock: () => now,
    mischief: (call) => {
      calls.push(call);
      return planned(call);
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const bexio = { clientId: CLIENT.BEXIO_CLIENT_ID, clientSecret: CLIENT.BEXIO_CLIENT_SECRET, url };
  const system = openBexio({ bexio, demo: false, dataDir: '' });
  if (!system) throw new Error('no system');
  return {
    state,
    env: { ...CLIENT, BEXIO_URL: url },
    system,
    calls,
    misbehave(mischief) {
      planned = mischief;
    },
    setNow(next) {
      now = next;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Once, at the first of these calls. */
export function onceAt(call: string, mischief: Mischief): (call: string) => Mischief | null {
  let isOver = false;
  return (each) => {
    if (isOver || each !== call) return null;
    isOver = true;
    return mischief;
  };
}

/** The taxes and accounts of bexio that are chosen for the events of the tests. */
export const MAPPING = {
  taxes: [
    { category: 'Sal2.1, 8.1%', taxId: 2 },
    { category: 'Sal2.1, 3.8%', taxId: 3 },
    { category: 'UNO', taxId: 4 },
    { category: 'ULA', taxId: 5 },
    { category: BEXIO_FEE, taxId: 6 },
  ],
  accounts: [
    { accountingNo: '277', accountId: 21 },
    { accountingNo: BEXIO_FEE, accountId: 23 },
  ],
} as const satisfies BexioPatch;

/** As if somebody had connected the twin and switched the transfer on. */
export async function connectTwin(
  db: Db,
  { state }: RunningTwin,
  until = new Date('2027-01-01'),
): Promise<void> {
  state.accessTokens['first-access'] = until.getTime();
  state.refreshTokens.push('first-refresh');
  const tokens = { access: 'first-access', refresh: 'first-refresh' };
  await db.update(bexioConnection).set({
    active: true,
    startsOn: '2026-01-01',
    sealedTokens: closedTokens(tokenSealOf([TEST_SECRET]), tokens),
    expiresAt: until,
    companyName: 'Bergschule',
    lastError: null,
    pausedUntil: null,
    workerId: null,
    workingUntil: null,
    taxes: [...MAPPING.taxes],
    accounts: [...MAPPING.accounts],
  });
}
