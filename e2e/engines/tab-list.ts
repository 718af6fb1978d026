import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Calls `connect` with an address whose `/json` names one page, as the inspector of a phone does, which is where
 * Playwright looks for it; WebKitGTK writes a page for people instead.
 */
export async function withTabList<Result>(
  inspector: string,
  connect: (address: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((_request, response) => {
    response.end(JSON.stringify([{ webSocketDebuggerUrl: inspector }]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
