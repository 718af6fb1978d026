import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that a test can cut and restore. */
export interface Relay {
  /** The server's URL with the relay's address in it. */
  readonly url: string;
  /** Like a stopped server: connections end, new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Like a vanished server: nothing gets through any more, silently. New connections are accepted. */
  freeze(): void;
  close(): Promise<void>;
}

export async function aRelay(target: string): Promise<Relay> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((inside) => {
    keep(inside);
    if (isFrozen) return;
    const outside = connect(Number(targetPort), hostname);
    keep(outside);
    inside.pipe(outside).pipe(inside);
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;

  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    cut,
    async restore() {
      isFrozen = false;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe();
    },
    async close() {
      if (server.listening) await cut();
    },
  };
}
