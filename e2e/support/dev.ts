import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './paths.ts';

export interface Dev {
  /** The address it printed. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Keeps reading afterwards: a pipe that nobody reads would block the command. */
function addressOf(child: ChildProcess, announcement: RegExp): Promise<string> {
  let seen = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      const url = announcement.exec(seen)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`npm run dev ended before it was ready.\n${seen}`)));
  });
}

async function startDev(args: readonly string[], announcement: RegExp): Promise<Dev> {
  const child = spawn(process.execPath, [`${ROOT}/tools/src/cli.ts`, 'dev', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', FIRN_DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  return {
    url: await addressOf(child, announcement),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** `npm run dev -- mfe-x --alone` on a free port. */
export const startHarness = (remote: string): Promise<Dev> =>
  startDev([remote, '--alone'], /alone at (http:\/\/\S+),/);

/** `npm run dev -- mfe-x --url …` inside the product under test; its address is the signed one. */
export const startInside = (remote: string): Promise<Dev> =>
  startDev([remote, '--url', String(process.env.E2E_URL)], /for you alone until \S+:\s+(http\S+)\n/);
