import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookFailure } from '@firn/shared-contracts/domain';
import { isCallable } from './public-address.ts';

/** Characters that are kept of an answer. */
const LONGEST_ANSWER = 2000;
/** Bytes that so many characters have at most. */
const MOST_BYTES = 4 * LONGEST_ANSWER;
const PATIENCE_MS = 10_000;

export interface ReceiverAnswer {
  readonly status: number;
  readonly body: string;
}

/** Says why there is no answer. */
export class NoAnswer extends Error {
  readonly failure: WebhookFailure;

  constructor(failure: WebhookFailure, cause?: unknown) {
    super(`A webhook got no answer: ${failure}.`, { cause });
    this.failure = failure;
  }
}

export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @throws NoAnswer */
export type CallReceiver = (call: Call) => Promise<ReceiverAnswer>;

/** Lets a test replace the network. */
interface Network {
  /** Whether receivers may be on this machine (`FIRN_WEBHOOK_LOOPBACK`). */
  readonly allowsLoopback: boolean;
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly patienceMs?: number;
}

const resolveByDns = (host: string) => lookup(host, { all: true });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Leaves out control characters, which a database does not take. */
const shown = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .slice(0, LONGEST_ANSWER)
    .toWellFormed();

function readAnswer(response: IncomingMessage, done: (answer: ReceiverAnswer) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const end = () => done({ status: response.statusCode ?? 0, body: shown(Buffer.concat(chunks)) });
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < MOST_BYTES) return;
    end();
    response.destroy();
  });
  response.on('end', end);
}

/** Answers for a name without asking again: it could lead elsewhere by now. */
const to =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

function post({ url, headers, body }: Call, addresses: readonly LookupAddress[], signal: AbortSignal) {
  const options = { method: 'POST', headers, agent: false, lookup: to(addresses), signal } as const;
  return new Promise<ReceiverAnswer>((resolve, reject) => {
    const request = url.startsWith('https:') ? requestByHttps(url, options) : requestByHttp(url, options);
    request.on('response', (response) => {
      response.on('error', reject);
      readAnswer(response, resolve);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Calls receivers on public addresses alone, without following anybody elsewhere (docs/domain/webhooks.md#addresses). */
export function receiverCaller(network: Network): CallReceiver {
  const { resolve = resolveByDns, patienceMs = PATIENCE_MS } = network;
  return async (call) => {
    const signal = AbortSignal.timeout(patienceMs);
    const host = new URL(call.url).hostname.replace(/^\[|\]$/g, '');
    try {
      const addresses = await Promise.race([resolve(host), aborted(signal)]);
      if (!addresses.every(({ address }) => isCallable(address, network))) throw new NoAnswer('address');
      return await post(call, addresses, signal);
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      throw new NoAnswer(signal.aborted ? 'timeout' : 'unreachable', error);
    }
  };
}
