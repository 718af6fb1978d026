import { BexioAway } from './bexio.errors.ts';

export interface OutgoingCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** @throws BexioAway when there is no answer. */
export type Send = (call: OutgoingCall) => Promise<RawAnswer>;

const PATIENCE_MS = 10_000;

/** Over the network. */
export const sendByFetch: Send = async ({ url, method, headers, body }) => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { method, headers, signal, redirect: 'error', ...(body && { body }) });
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      body: await answer.text(),
    };
  } catch (cause) {
    throw new BexioAway('bexio does not answer', { cause });
  }
};
