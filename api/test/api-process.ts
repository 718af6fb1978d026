import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { openDatabase } from '../src/db/client.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Where it keeps its data. */
type Storage = Parameters<typeof openDatabase>[0];

/** A real API in a process of its own, on a free port. */
export interface ApiProcess {
  readonly origin: string;
  /** Ends the process with the signal; resolves when it has exited. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** Resolves with the address of the line «listening on …». */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the API has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /listening on (http\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the API ended before it listened');
}

export async function startApi({ dataDir, databaseUrl }: Storage): Promise<ApiProcess> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: databaseUrl ?? '',
    PORT: '0',
    FIRN_DEMO: '0',
    FIRN_DATA_DIR: dataDir,
    FIRN_SECRET: 'a-secret-of-the-tests-with-32-characters',
    FIRN_DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const origin = await addressOf(child);
  child.stdout?.resume();
  return {
    origin,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** The cookie and token of a browser without a login; they outlive a restart of the API. */
export interface Credentials {
  readonly cookie: string;
  readonly csrfToken: string;
}

export async function newVisitor(origin: string): Promise<Credentials> {
  const me = await fetch(`${origin}/api/me`);
  const cookies = me.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { csrfToken } = (await me.json()) as { csrfToken: string };
  return { cookie: cookies.join('; '), csrfToken };
}

export function postJson(
  url: string,
  body: unknown,
  { cookie, csrfToken }: Credentials,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie, ...headers },
  });
}
