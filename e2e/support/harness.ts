import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './paths.ts';

const READY = /alone at (http:\/\/\S+),/;

export interface Harness {
  readonly url: string;
  stop(): Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let seen = '';
  for await (const chunk of child.stdout ?? []) {
    seen += String(chunk);
    const url = READY.exec(seen)?.[1];
    if (url) return url;
  }
  throw new Error(`The harness ended before it was ready.\n${seen}`);
}

/** Starts `npm run dev -- mfe-x --alone` on a free port. */
export async function startHarness(remote: string): Promise<Harness> {
  const args = [`${ROOT}/tools/src/cli.ts`, 'dev', remote, '--alone'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  return {
    url: await addressOf(child),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
