import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the product that can be cut, as in a hut: for every browser the same, whatever its driver can do. */
export interface Line {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startLine(): Promise<Line> {
  const { hostname, port } = new URL(String(process.env.E2E_URL));
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A browser that goes away in the middle of an answer is no failure.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((browser) => {
    const product = connect(Number(port), hostname);
    for (const socket of [browser, product]) keep(socket);
    browser.pipe(product).pipe(browser);
  });
  const listen = async (own: number) => {
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    url: `http://127.0.0.1:${own}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => void (await listen(own)),
  };
}
