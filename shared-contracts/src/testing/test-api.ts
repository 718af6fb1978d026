import { parse } from 'regexparam';
import {
  type ApiClient,
  ApiError,
  type Problem,
  type RequestOptions,
  withQuery,
} from '../shell/api-client.ts';

export interface TestRequest {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly searchParams: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
  /** Whether the caller says itself what failed; the shell tells it otherwise. */
  readonly quiet: boolean;
}

type Answer = unknown | ((request: TestRequest) => unknown);

/** `'GET /api/events/:id'` -> the answer, or a function of the request. A thrown ApiError is the call's failure. */
export type TestApiHandlers = Readonly<Record<string, Answer>>;

/** A problem as the API answers it, to be thrown by a handler. */
export function testProblem(status: number, problem: Partial<Problem> = {}): ApiError {
  return new ApiError({ type: 'about:blank', title: `Problem ${status}`, detail: '', ...problem, status });
}

function findHandler(handlers: TestApiHandlers, method: string, path: string) {
  for (const [key, answer] of Object.entries(handlers)) {
    const [handlerMethod = '', pattern = ''] = key.split(' ');
    if (handlerMethod !== method) continue;
    const { keys, pattern: expression } = parse(pattern);
    const match = expression.exec(path);
    if (match) {
      const params = Object.fromEntries(keys.map((name, index) => [name, match[index + 1] ?? '']));
      return { answer, params };
    }
  }
  return null;
}

export interface TestApi extends ApiClient {
  /** Every call so far. */
  readonly calls: readonly TestRequest[];
}

/** An API that answers from handlers; a call without a handler fails with 404, naming it. */
export function createTestApi(handlers: () => TestApiHandlers): TestApi {
  const calls: TestRequest[] = [];
  async function call<T>(
    method: string,
    path: string,
    body: unknown,
    options: RequestOptions = {},
  ): Promise<T> {
    const url = new URL(withQuery(path, options.query), 'http://test.invalid');
    const found = findHandler(handlers(), method, url.pathname);
    const request: TestRequest = {
      method,
      path: url.pathname,
      params: found?.params ?? {},
      searchParams: url.searchParams,
      body,
      idempotencyKey: options.idempotencyKey,
      ifMatch: options.ifMatch,
      quiet: options.quiet === true,
    };
    calls.push(request);
    options.signal?.throwIfAborted();
    if (!found) throw testProblem(404, { detail: `No handler for ${method} ${url.pathname}.` });
    const answer = typeof found.answer === 'function' ? await found.answer(request) : found.answer;
    return structuredClone(answer) as T;
  }
  return {
    calls,
    get: (path, options) => call('GET', path, null, options),
    post: (path, body, options) => call('POST', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, options?.body ?? null, options),
  };
}
