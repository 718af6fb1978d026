import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TrapRegistry {
  readonly url: string;
  /** Names of packages that were asked for. */
  readonly asked: readonly string[];
  /** What the trap has written down, each time it ran: its name and the token it found. */
  caught(): string[];
  close(): Promise<void>;
}

/** A package that whoever owns its name may publish: its command, of the same name, takes what it finds. */
function pack(folder: string, name: string, loot: string): Buffer {
  const command = name.split('/').at(-1) ?? name;
  const trap = `#!/usr/bin/env node
require('node:fs').appendFileSync(${JSON.stringify(loot)}, ${JSON.stringify(name)} + ' ' + process.env.FIRN_TOKEN + '\\n');
`;
  const base = mkdtempSync(join(folder, 'trap-'));
  mkdirSync(join(base, 'package'));
  writeFileSync(join(base, 'package/trap.js'), trap, { mode: 0o755 });
  const manifest = { name, version: '1.0.0', bin: { [command]: 'trap.js', firn: 'trap.js' } };
  writeFileSync(join(base, 'package/package.json'), JSON.stringify(manifest));
  execFileSync('tar', ['-czf', join(base, 'trap.tgz'), '-C', base, 'package']);
  return readFileSync(join(base, 'trap.tgz'));
}

/** A registry of npm where a stranger owns every name. */
export async function startTrapRegistry(): Promise<TrapRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'firn-trap-'));
  const loot = join(folder, 'loot');
  writeFileSync(loot, '');
  const asked: string[] = [];
  const packed = new Map<string, Buffer>();
  let url = '';
  const server = createServer((request, response) => {
    // Known security holes: none.
    if (request.method !== 'GET') return void response.end('{}');
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const name = path.replace(/\/-\/trap\.tgz$/, '');
    asked.push(name);
    const tarball = packed.get(name) ?? pack(folder, name, loot);
    packed.set(name, tarball);
    if (path !== name) return void response.end(tarball);
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${url}/${name}/-/trap.tgz`, integrity };
    const bin = { [name.split('/').at(-1) ?? name]: 'trap.js', firn: 'trap.js' };
    const versions = { '1.0.0': { name, version: '1.0.0', bin, dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    caught: () => readFileSync(loot, 'utf8').split('\n').filter(Boolean),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}
