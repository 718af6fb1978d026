import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { ConnectOverCDPTransport } from '@playwright/test';
import { inspect } from './inspector.ts';

export interface Started {
  stop(): Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A screen that nobody sees; it chooses its own number. */
export async function startScreen(): Promise<Started & { readonly display: string }> {
  // A screen begins anew when its last client leaves, and drops the next one that comes meanwhile.
  const args = ['-displayfd', '1', '-noreset', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = spawn('/usr/bin/Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { display: `:${number}`, stop: () => end(child) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const POLL_MS = 50;

/** The inspector of the one page, as soon as that has loaded `address`. */
async function inspectorOf(
  child: ChildProcess,
  port: number,
  address: string,
): Promise<ConnectOverCDPTransport> {
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    const targets = answer ? await answer.text() : '';
    const socket = /\/socket\/\d+\/\d+\/WebPage/.exec(targets)?.[0];
    const inspector =
      socket && targets.includes(address) ? await inspect(`ws://127.0.0.1:${port}${socket}`, address) : null;
    if (inspector) return inspector;
    await setTimeout(POLL_MS);
  }
  throw new Error(
    `The WebKit browser ended (${child.exitCode ?? child.signalCode}) without a page.\n${complaints}`,
  );
}

/**
 * A MiniBrowser with a profile of its own, showing `address`. It starts there because a page that moves to another site
 * changes its process, and Playwright takes the first one's end for a navigation that was cancelled.
 */
export async function startMiniBrowser(
  executable: string,
  display: string,
  address: string,
): Promise<Started & { readonly inspector: ConnectOverCDPTransport }> {
  const profile = mkdtempSync(join(tmpdir(), 'firn-webkit-'));
  const port = await freePort();
  const child = spawn(executable, ['--geometry=1280x900', address], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: display,
      TZ: 'Europe/Zurich',
      HOME: profile,
      XDG_DATA_HOME: profile,
      XDG_CACHE_HOME: profile,
      XDG_CONFIG_HOME: profile,
      XDG_RUNTIME_DIR: profile,
      NO_AT_BRIDGE: '1',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
      // As root the sandbox cannot be built.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  return {
    inspector: await inspectorOf(child, port, address),
    stop: async () => {
      await end(child);
      // Its other processes end a moment later, and write until then.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}
