#!/usr/bin/env node
/** `firn` on any Node from 20 on: where it is older than 24, the repository's own Node runs the sources. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const pinned = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  await import('../src/cli/main.ts');
} else if (existsSync(pinned)) {
  const { status } = spawnSync(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`firn needs Node ${NEEDED}. Run npm install in the repository: it brings one along.`);
  process.exitCode = 1;
}
