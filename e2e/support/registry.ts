import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

/** The version of a package, as npm publishes it. */
interface Published {
  readonly name: string;
  readonly versions: Readonly<Record<string, object>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

interface Kept {
  readonly version: string;
  readonly manifest: object;
  readonly tarball: Buffer;
}

async function received(request: IncomingMessage): Promise<Published> {
  return JSON.parse(await text(request)) as Published;
}

/** What npm asks for to install a package; of each there is its newest version. */
function packument(name: string, { version, manifest, tarball }: Kept, url: string): string {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dist = { tarball: `${url}/${name}/-/${version}.tgz`, integrity };
  return JSON.stringify({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
  });
}

/** A registry of npm as a house has one for its own packages: one publishes to it, others install from it. */
export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, Kept>();
  let url = '';
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const [name = '', tarball] = path.split('/-/');
    if (request.method === 'PUT') {
      const published = await received(request);
      const [version = '', manifest = {}] = Object.entries(published.versions)[0] ?? [];
      const [attachment] = Object.values(published._attachments);
      packages.set(name, { version, manifest, tarball: Buffer.from(attachment?.data ?? '', 'base64') });
      return void response.writeHead(201).end('{}');
    }
    const kept = packages.get(name);
    if (!kept) return void response.writeHead(404).end('{}');
    if (tarball) return void response.end(kept.tarball);
    response.setHeader('content-type', 'application/json').end(packument(name, kept, url));
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
