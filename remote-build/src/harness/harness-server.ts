import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { BuildNews } from '@firn/shared-contracts/delivery';
import { HARNESS_BASE, HARNESS_BUILDS } from './page/harness-base.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Replaces every picture of the canned answers. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice">
<path fill="#dcecf2" d="M0 0h16v9H0z"/><path fill="#0a5a78" d="m0 9 5-6 2 2 3-4 6 8z"/></svg>`;

/** The last event of a tab. */
const END = 'event: end\ndata:\n\n';

function documentOf(name: string): string {
  return `<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${HARNESS_BASE}main.css">
<script src="${HARNESS_BASE}main.js" defer></script>
</head>
<body><div id="bar"></div><main id="region" tabindex="-1"></main></body>
</html>`;
}

export interface HarnessServer {
  readonly url: string;
  /** Tells open tabs of a new build. */
  announce(news: BuildNews): void;
  close(): Promise<void>;
}

interface Options {
  readonly name: string;
  /** Folder of the built harness. */
  readonly files: string;
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

function sendFile(response: ServerResponse, files: string, name: string): void {
  const path = join(files, name);
  if (!/^[\w.-]+$/.test(name) || !existsSync(path)) {
    send(response, 404, 'text/plain', 'No such file.');
    return;
  }
  const type = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(path).pipe(response);
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Serves the built harness of one remote: the same document for every path, no API, no gateway. */
export async function startHarnessServer({ name, files, host, port }: Options): Promise<HarnessServer> {
  const tabs = new Set<ServerResponse>();
  /** For tabs that come later. */
  let last = '\n';
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://harness.invalid');
    if (pathname === HARNESS_BUILDS) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(last);
      tabs.add(response);
      request.once('close', () => tabs.delete(response));
    } else if (pathname.startsWith(HARNESS_BASE)) {
      sendFile(response, files, pathname.slice(HARNESS_BASE.length));
    } else if (pathname.startsWith('/api/media/')) send(response, 200, 'image/svg+xml', PICTURE);
    else if (pathname.startsWith('/api/')) send(response, 404, 'text/plain', 'The harness has no API.');
    else send(response, 200, 'text/html', documentOf(name));
  }
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: addressOf(server, host),
    announce: (news) => {
      last = `event: build\ndata: ${JSON.stringify(news)}\n\n`;
      for (const tab of tabs) tab.write(last);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      await Promise.all([...tabs].map((tab) => new Promise<void>((told) => tab.end(END, () => told()))));
      // Browsers open connections in advance, and Node waits for those that never carried a request.
      server.closeAllConnections();
      await closed;
    },
  };
}
