import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@firn/delivery/find-chromium';
import { ROOT } from '../root.ts';

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const found = () => findChromium(undefined);

function fromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  runs('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break;
  }
  return found();
}

/**
 * A Chromium for the browser tests: one on the machine, else Playwright's download, else Debian's package
 * (docs/interface.md#commands). Throws a sentence that names the three ways.
 */
export function ensureChromium(): string {
  const present = process.env.PW_CHROMIUM || found();
  if (present) return present;
  console.log('No Chromium here; trying Playwright’s download …');
  runs(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = found() ?? fromDebian();
  if (installed) return installed;
  throw new Error(
    'No Chromium: set PW_CHROMIUM to one, or run «npx playwright install chromium», or «apt-get install chromium».',
  );
}
