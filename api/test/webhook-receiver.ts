import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookBody } from '@firn/shared-contracts/api';
import { jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly id: string;
  readonly at: Date;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Receiver {
  readonly url: string;
  /** All calls, also those that it has not taken. */
  readonly calls: readonly Received[];
  /** Sets what it answers from now on; with null it lets nobody in, as a server that is down. */
  answerWith(
    answer: { readonly status: number; readonly body?: string; readonly location?: string } | null,
  ): void;
  forget(): void;
  close(): Promise<void>;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A program of somebody else that takes webhooks, on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const calls: Received[] = [];
  let answer: Parameters<Receiver['answerWith']>[0] = { status: 204 };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!answer) {
        request.socket.destroy();
        return;
      }
      const headers = request.headers as Readonly<Record<string, string>>;
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      calls.push({ id: headers['webhook-id'] ?? '', at, headers, text: Buffer.concat(chunks).toString() });
      reply.writeHead(answer.status, answer.location ? { location: answer.location } : {});
      reply.end(answer.body);
    });
  });
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}/hook?key=of-the-partner`,
    calls,
    answerWith(next) {
      answer = next;
    },
    forget() {
      calls.length = 0;
      answer = { status: 204 };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The body, by the library that receivers use; its clock stands at the moment of the call. @throws for a wrong signature. */
export function verified(secret: string, { headers, text, at }: Received): WebhookBody {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at.getTime());
  try {
    return new Webhook(secret).verify(text, headers) as WebhookBody;
  } finally {
    clock.mockRestore();
  }
}
