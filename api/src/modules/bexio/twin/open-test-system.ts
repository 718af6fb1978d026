import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BexioSystem } from '../system/bexio-system.ts';
import type { Send } from '../system/send.ts';
import { buildTwin } from './twin.ts';
import { newTwinState, type TwinState, type TwinStore } from './twin-state.ts';

const CLIENT = { clientId: 'firn-demo', clientSecret: 'firn-demo-secret' } as const;
/** No network is between us and the test system; the name only completes addresses. */
const BASE = 'http://bexio.test';

/** In a file, so that what was transferred is still there after a restart, and the worker sees what the API does. */
function storeInFile(file: string): TwinStore {
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as TwinState;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return newTwinState();
      }
    },
    write(state) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
}

/** The test system of the demo, in this process. */
export function openTestSystem(dataDir: string): BexioSystem {
  const store = storeInFile(join(dataDir, 'bexio-testsystem.json'));
  const twin = buildTwin({ ...CLIENT, store, clock: () => new Date() });
  const send: Send = async ({ method, url, headers, body }) => {
    const answer = await twin.inject({
      method,
      url: url.slice(BASE.length),
      headers: { ...headers },
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: answer.statusCode,
      header: (name) => {
        const value = answer.headers[name];
        return value === undefined ? null : String(value);
      },
      body: answer.body,
    };
  };
  return {
    name: 'test',
    authUrl: `${BASE}/realms/bexio`,
    apiUrl: BASE,
    ...CLIENT,
    send,
    async agree(url) {
      const answer = await send({ method: 'GET', url, headers: {} });
      return answer.header('location') ?? '';
    },
  };
}
