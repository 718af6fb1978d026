import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecaptchaService {
  readonly url: string;
  /** What it was asked, in order. */
  readonly asked: URLSearchParams[];
  /** What it answers from now on; null for nothing at all. */
  readonly answer: (body: object | string | null) => void;
  readonly close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Stands in for Google's `siteverify`. */
export async function startRecaptcha(): Promise<RecaptchaService> {
  const asked: URLSearchParams[] = [];
  let next: object | string | null = { success: true, score: 0.9 };
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      asked.push(new URLSearchParams(text));
      if (next === null) request.socket.destroy();
      else response.end(typeof next === 'string' ? next : JSON.stringify(next));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    answer: (body) => {
      next = body;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
