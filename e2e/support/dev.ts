import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { ROOT } from './paths.ts';

interface Dev {
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

/**
 * Looks at what `npm run dev -- mfe-x --alone` serves on a free port. The tab leaves before that ends: one that was just
 * reloaded shows its page before it is connected with the harness, and would complain of a refused connection.
 */
export async function withHarness(
  remote: string,
  page: Page,
  look: (url: string) => Promise<void>,
): Promise<void> {
  const harness = await startDev([remote, '--alone'], /alone at (http:\/\/\S+),/);
  try {
    await look(harness.url);
    await page.goto('about:blank');
  } finally {
    await harness.stop();
  }
}

/** `npm run dev -- mfe-x --url …` inside the product under test; its address is the signed one. */
export const startInside = (remote: string): Promise<Dev> =>
  startDev([remote, '--url', String(process.env.E2E_URL)], /for you alone until \S+:\s+(http\S+)\n/);
