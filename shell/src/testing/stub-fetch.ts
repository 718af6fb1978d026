import { jest } from '@jest/globals';

interface StubbedAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StubbedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A network in memory. Answers are set by `METHOD /path`; anything else gets 404. */
export function stubFetch() {
  const answers = new Map<string, StubbedAnswer[]>();
  const requests: StubbedRequest[] = [];
  const fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.origin);
    const method = init.method ?? 'GET';
    init.signal?.throwIfAborted();
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    requests.push({ method, url, headers: { ...(init.headers as Record<string, string>) }, body });
    const queue = answers.get(`${method} ${url.pathname}`) ?? [];
    const {
      status,
      body: answer,
      headers,
    } = (queue.length > 1 ? queue.shift() : queue[0]) ?? {
      status: 404,
      body: {},
      headers: {},
    };
    const text = {
      ...{ ok: status < 400, status, statusText: `Status ${status}` },
      headers: new Headers(headers),
    };
    const written = answer === undefined ? '' : JSON.stringify(answer);
    return {
      ...text,
      text: async () => written,
      json: async () => JSON.parse(written) as unknown,
    } as Response;
  });
  return {
    fetch: fetch as unknown as typeof globalThis.fetch,
    requests,
    /** Several answers to the same call are used in turn; the last one stays. */
    answer: (
      method: string,
      path: string,
      status: number,
      body?: unknown,
      headers: StubbedAnswer['headers'] = {},
    ) => {
      const key = `${method} ${path}`;
      answers.set(key, [...(answers.get(key) ?? []), { status, body, headers }]);
    },
    /** Forgets the answers set here. */
    forget: (method: string, path: string) => answers.delete(`${method} ${path}`),
  };
}

export type StubbedFetch = ReturnType<typeof stubFetch>;
