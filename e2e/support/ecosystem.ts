import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Firn } from './firn.ts';
import { ROOT } from './paths.ts';

const execute = promisify(execFile);
const ECOSYSTEM = join(ROOT, 'e2e/ecosystem');
const REMOTE = join(ECOSYSTEM, 'remote');
const HOSTS = join(ECOSYSTEM, 'hosts');

export type Bundler = 'webpack' | 'rspack' | 'vite';

/** What the bundler's own command does with the settings in the folder. */
async function bundle(folder: string, bundler: Bundler, version: string): Promise<void> {
  const env = { ...process.env, FIRN_RELEASE_VERSION: version };
  await execute(process.execPath, [join(ECOSYSTEM, 'build.mjs'), folder, bundler], { cwd: folder, env });
}

/** Builds the remote of another team with the stock plugin of this bundler. */
export const bundleRemote = (bundler: Bundler, version: string) => bundle(REMOTE, bundler, version);

/**
 * What that team does next: has the build described as a release, and publishes it. `edit` changes its remote.json.
 * Nothing goes live.
 */
export async function publishBuild(
  bundler: Bundler,
  version: string,
  as: Firn,
  edit: (manifest: Readonly<Record<string, unknown>>) => object = (manifest) => manifest,
): Promise<void> {
  const folder = join(REMOTE, '.cache/release');
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(REMOTE, 'remote.json'), 'utf8'));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(edit(manifest)));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  const describe = [join(ROOT, 'remote-build/bin/firn-build.mjs'), '--from', `../${bundler}`];
  await execute(process.execPath, describe, { cwd: folder });
  await as('publish', join(folder, 'dist'));
}

const page = (client: string) => `<!doctype html><meta charset="utf-8"><title>${client}</title>
<button id="leave">Verlassen</button><main id="region"></main><script type="module" src="/${client}.js"></script>`;

export interface Hosts {
  readonly origin: string;
  readonly server: Server;
}

/** Builds the pages of other teams and serves them at an origin of their own: `/entry`, `/manifest`, `/single-spa`. */
export async function serveHosts(): Promise<Hosts> {
  await bundle(HOSTS, 'rspack', '1.0.0');
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isScript = pathname.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? await readFile(join(HOSTS, '.cache/hosts', pathname)) : page(pathname.slice(1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, server };
}
