import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Much shorter than a gateway goes on after it has said that it is about to end (ms). */
const LOOK_EVERY = 250;

/** A balancer as small as one can be: keep-alive to both sides, readiness looked at, a write sent once. */
export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

async function isWell(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

const isUnsent = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED';

/** Spreads requests over the backends whose probe is well. One that refuses a connection is passed over, as nothing was sent. */
export async function startBalancer(backends: readonly string[], probe: string): Promise<Balancer> {
  const agents = new Map(backends.map((backend) => [backend, new Agent({ keepAlive: true })]));
  const away = new Set<string>();
  let turn = 0;

  function inTurn(): string[] {
    turn += 1;
    const rotated = backends.map((_, index) => backends[(turn + index) % backends.length] ?? '');
    return [...rotated.filter((one) => !away.has(one)), ...rotated.filter((one) => away.has(one))];
  }

  function pass(
    body: Buffer,
    from: IncomingMessage,
    to: ServerResponse,
    [backend, ...others]: string[],
  ): void {
    if (backend === undefined) {
      to.writeHead(502).end();
      return;
    }
    const { connection: _connection, ...headers } = from.headers;
    const sent = request(`${backend}${from.url}`, {
      method: from.method,
      headers,
      agent: agents.get(backend),
    });
    sent.once('response', (answer) => {
      const { connection: _theirs, 'keep-alive': _hint, ...kept } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(to);
    });
    sent.once('error', (error) => {
      if (isUnsent(error)) pass(body, from, to, others);
      else to.writeHead(502, { 'x-balancer': String(error) }).end();
    });
    sent.end(body);
  }

  const server = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.once('end', () => pass(Buffer.concat(chunks), from, to, inTurn()));
  });
  // A client that is late, on a machine with too much to do, would write to a connection that is being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const look = async () => {
    for (const backend of backends) {
      if (await isWell(backend + probe)) away.delete(backend);
      else away.add(backend);
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      for (const agent of agents.values()) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
