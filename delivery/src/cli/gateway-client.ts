import { messageOf } from '../shared/errors.ts';
import type { Connection } from './connection.ts';
import { CommandFailure, failure, type ProblemAnswer } from './failure.ts';

export interface GatewayClient {
  readonly url: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  delete<T>(path: string): Promise<T>;
  /** Sends a release archive and reports how many of its bytes have been sent. */
  put<T>(path: string, archive: Uint8Array<ArrayBuffer>, onSent?: (bytes: number) => void): Promise<T>;
}

/** Bytes handed to the network at a time. */
const PART = 64 * 1024;

function inParts(bytes: Uint8Array<ArrayBuffer>, onSent: (bytes: number) => void): ReadableStream {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      const part = bytes.subarray(sent, sent + PART);
      sent += part.length;
      if (part.length > 0) controller.enqueue(part);
      else controller.close();
      onSent(sent);
    },
  });
}

async function problemOf(response: Response): Promise<ProblemAnswer> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  if (isProblem) return (await response.json()) as ProblemAnswer;
  const detail = `The gateway answered ${response.status} without a reason. Is ${response.url} a Firn gateway?`;
  return { status: response.status, type: '/problems/unexpected', detail };
}

/** Calls the gateway; every method rejects with a CommandFailure when it refuses or does not answer. */
export function createGatewayClient({ url, token }: Connection): GatewayClient {
  // The DOM types do not have `duplex` yet, which fetch requires for a streamed body.
  async function call<T>(path: string, init: RequestInit & { readonly duplex?: 'half' }): Promise<T> {
    const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(`${url}${path}`, { ...init, headers }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause ? messageOf(error.cause) : messageOf(error);
      throw failure('no-answer', `The gateway at ${url} does not answer: ${cause}`);
    });
    if (!response.ok) throw new CommandFailure(await problemOf(response));
    return (await response.json()) as T;
  }

  return {
    url,
    get: (path) => call(path, {}),
    delete: (path) => call(path, { method: 'DELETE' }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    put: (path, archive, onSent = () => undefined) =>
      call(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/gzip' },
        body: inParts(archive, onSent),
        duplex: 'half',
      }),
  };
}
