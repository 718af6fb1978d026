import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

interface Packed {
  /** package.json of the package. */
  readonly manifest: { readonly name: string; readonly version: string };
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What npm asks for to install a package of which there is one version. */
function packument({ manifest, file, bytes }: Packed, url: string): string {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const dist = { tarball: `${url}/${file}`, integrity };
  return JSON.stringify({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
  });
}

function readPacked(folder: string, file: string): Packed {
  const path = join(folder, file);
  const manifest = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' });
  return { manifest: JSON.parse(manifest) as Packed['manifest'], file, bytes: readFileSync(path) };
}

/** A registry of npm with the tarballs of one folder, as a house has one for its own packages. */
export async function startRegistry(folder: string): Promise<Registry> {
  const packages = readdirSync(folder).map((file) => readPacked(folder, file));
  let url = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const named = packages.find(({ manifest }) => manifest.name === path);
    const tarball = packages.find(({ file }) => file === path);
    if (named) response.setHeader('content-type', 'application/json').end(packument(named, url));
    else if (tarball) response.end(tarball.bytes);
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
