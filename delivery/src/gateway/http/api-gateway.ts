import { SESSION_COOKIE } from '@firn/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { callFailureOf } from '../../shared/call-failure.ts';
import type { ApiAddresses } from '../api/api-addresses.ts';

/** The longest a page waits for one answer of the API (ms). */
const TIMEOUT = 2000;

export interface ApiPatience {
  /** The longest until an answer to a GET or HEAD begins (ms). */
  readonly read: number;
  /** The same for whatever may change something (ms). */
  readonly write: number;
  /** The longest pause within an answer that has begun (ms). */
  readonly flow: number;
}

/**
 * A visitor who reads is told after 10 s that the API hangs; half a second of it is how late undici's timers may be.
 * A write is not given up before the front end gives up, after 60 s (docs/domain/constants.md#waiting): what became
 * of it would be unknown. Downloads and streams of events go on for as long as something comes.
 */
export const API_PATIENCE: ApiPatience = { read: 9_500, write: 65_000, flow: 65_000 };

/** The API as the gateway itself calls it, for a page's frame. */
export interface ApiGateway {
  /** The address of the next call of somebody else. */
  readonly origin: string;
  /** The JSON answer with the cookies it sets. Rejects when no answer comes; with an ApiFailure when it is not 2xx. */
  get<T>(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer<T>>;
  /** The answer, whatever its status. Rejects when no answer comes. */
  send(
    method: 'GET' | 'POST',
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Response>;
}

/** An answer that is not 2xx. */
export class ApiFailure extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`GET ${path} answered ${status}.`);
    this.name = 'ApiFailure';
    this.status = status;
  }
}

export interface ApiAnswer<T> {
  readonly body: T;
  readonly setCookie: readonly string[];
}

export function createApiGateway(addresses: ApiAddresses): ApiGateway {
  const send: ApiGateway['send'] = async (method, path, headers = {}, body) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const init = {
      method,
      headers: { accept: 'application/ld+json', ...headers },
      signal,
      ...(body && { body }),
    };
    for (const route = addresses.route(method); ; ) {
      try {
        const response = await fetch(`${route.origin}${path}`, init);
        if (response.status !== 503 || !route.goesOnAfter('unavailable')) return response;
        await response.body?.cancel();
      } catch (error) {
        if (!route.goesOnAfter(callFailureOf(error))) throw error;
      }
    }
  };

  return {
    get origin() {
      return addresses.route('GET').origin;
    },
    send,
    async get<T>(path: string, headers = {}) {
      const response = await send('GET', path, headers);
      if (!response.ok) throw new ApiFailure(path, response.status);
      return { body: (await response.json()) as T, setCookie: response.headers.getSetCookie() };
    },
  };
}

/** Who asks, for the API's logs, rate limits and Secure cookies. */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>,
): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=`);

/** Whether the cookies hold a session of the API; without one there is no visitor to ask about. */
export function hasSession(cookie: string | undefined): cookie is string {
  return cookie !== undefined && SESSION.test(cookie);
}
