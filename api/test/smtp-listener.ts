import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpListener {
  readonly url: string;
  readonly port: number;
  /** Whole messages, headers and body, dot-stuffing undone. */
  readonly messages: string[];
  close(): Promise<void>;
}

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 firn',
  HELO: '250 firn',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go ahead',
  RSET: '250 ok',
  QUIT: '221 bye',
};

/** Speaks just enough SMTP for a client to deliver a mail (RFC 5321), and keeps what it receives. */
function converse(socket: Socket, messages: string[]): void {
  let buffered = '';
  let inData = false;
  socket.write('220 firn\r\n');
  socket.on('data', (chunk) => {
    buffered += chunk.toString('utf8');
    for (;;) {
      const end = buffered.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + (inData ? 5 : 2));
      if (inData) {
        messages.push(line.replaceAll('\r\n..', '\r\n.'));
        inData = false;
        socket.write('250 kept\r\n');
        continue;
      }
      const command = line.slice(0, 4).toUpperCase();
      inData = command === 'DATA';
      socket.write(`${REPLIES[command] ?? '502 unknown'}\r\n`);
    }
  });
}

interface ListenerOptions {
  /** 0 picks a free port. */
  readonly port?: number;
  /** Called for each client; without it the listener speaks SMTP. */
  readonly greet?: (socket: Socket) => void;
}

/** A mail server for one test, on a loopback port. */
export async function startSmtpListener({
  port: wanted = 0,
  greet,
}: ListenerOptions = {}): Promise<SmtpListener> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (greet) greet(socket);
    else converse(socket, messages);
  });
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    messages,
    async close() {
      if (!server.listening) return;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
