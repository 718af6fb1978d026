import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResolvedRegistry, ResolvedRemote } from '@firn/shared-contracts/delivery';
import type { OwnGateway } from './operator.ts';

/**
 * The product with another registry: its pages, files and API unchanged, but tabs are told of changes that never
 * happened. A withdrawn version may not come back, so two versions of a real registry could switch only once.
 */
export interface RegistryStage {
  readonly url: string;
  /** Notifies every open tab. */
  announce(registry: ResolvedRegistry): void;
  stop(): Promise<void>;
}

function forward(gateway: OwnGateway, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const upstream = request(`${gateway.url}${incoming.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
}

export async function openRegistryStage(gateway: OwnGateway): Promise<RegistryStage> {
  const streams = new Set<ServerResponse>();
  let staged: ResolvedRegistry | null = null;

  function tell(stream: ServerResponse, { sequence }: ResolvedRegistry): void {
    stream.write(`event: registry\nid: ${sequence}\ndata: ${JSON.stringify({ sequence })}\n\n`);
  }

  const server = createServer((incoming, response) => {
    const path = incoming.url?.split('?')[0];
    if (path === '/delivery/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 1000\n\n');
      // The tab may have connected after the last change.
      if (staged) tell(response, staged);
      streams.add(response);
      response.on('close', () => streams.delete(response));
    } else if (path === '/delivery/registry' && staged) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(staged));
    } else forward(gateway, incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    announce(registry) {
      staged = registry;
      for (const stream of streams) tell(stream, registry);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The registry with this version of a remote live and the other one withdrawn as critical. */
export function withdrawing(
  registry: ResolvedRegistry,
  sequence: number,
  live: ResolvedRemote,
  withdrawn: string,
): ResolvedRegistry {
  const remote = { ...live, fallback: null, withdrawn: [withdrawn] };
  return { sequence, remotes: { ...registry.remotes, [live.name]: remote } };
}
