import type { MeResponse } from '@firn/shared-contracts/api';
import {
  type ApiClient,
  ApiError,
  type Problem,
  type RequestOptions,
  type UploadProgress,
  withQuery,
} from '@firn/shared-contracts/shell';
import { type CsrfToken, createCsrfToken } from './csrf-token.ts';
import { forgetOffline } from './forget-offline.ts';

/** In ms (docs/domain/constants.md#waiting). */
const TIMEOUT_MS = 60_000;
const CSRF_PROBLEM = '/problems/csrf';

export interface ApiClientOptions {
  readonly fetch: typeof fetch;
  readonly csrfToken: string | null;
  /** E-mail to act as, or null (docs/domain/permissions.md#impersonation). */
  readonly switchUser: () => string | null;
  /** Called with every failed call that is not quiet. */
  readonly onFailure: (problem: Problem) => void;
  /** Text of a failure without an answer. */
  readonly noAnswer: () => string;
}

export interface ShellApiClient extends ApiClient {
  readonly csrf: CsrfToken;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly options: RequestOptions;
}

async function readProblem(response: Response): Promise<Problem> {
  const retryAfter = response.headers.get('retry-after');
  const basis = {
    ...{ status: response.status, type: 'about:blank', title: response.statusText, detail: '' },
    /** Seconds, of the header. */
    ...(retryAfter !== null && { retryAfter: Number(retryAfter) }),
  };
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' ? { ...basis, ...body, status: response.status } : basis;
}

function contentType({ method, body }: Call): Record<string, string> {
  if (body === undefined || body instanceof FormData) return {};
  return { 'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json' };
}

/** A signal that aborts with the caller's or at the time limit. AbortSignal.any is too new for our browsers. */
function limited(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(abort, TIMEOUT_MS);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}

/** Files are rare, so the code that reports their progress is a separate chunk. */
const uploading = async (onProgress: (progress: UploadProgress) => void): Promise<typeof fetch> =>
  (await import(/* webpackChunkName: "upload" */ './upload.ts')).uploadWith(onProgress);

/** Runs one request; a missing answer becomes a problem of status 0. A call aborted by its caller stays an abort. */
async function request(
  call: Call,
  token: string | null,
  { fetch, switchUser, noAnswer }: ApiClientOptions,
): Promise<Response> {
  const { method, path, body, options } = call;
  const { signal, end } = limited(options.signal);
  try {
    const run = options.onUploadProgress ? await uploading(options.onUploadProgress) : fetch;
    return await run(withQuery(path, { ...options.query, _switch_user: switchUser() }), {
      method,
      credentials: 'same-origin',
      signal,
      headers: {
        accept: 'application/ld+json',
        ...contentType(call),
        ...(token !== null && { 'x-csrf-token': token }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        ...(options.ifMatch && { 'if-match': options.ifMatch }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, type: 'about:blank', title: noAnswer(), detail: noAnswer() }, { cause });
  } finally {
    end();
  }
}

/** The API as the shell and every remote call it: CSRF token, switch-user parameter, timeout, problems. */
export function createApiClient(options: ApiClientOptions): ShellApiClient {
  const csrf = createCsrfToken(options.csrfToken, async () => {
    const me = await request({ method: 'GET', path: '/api/me', options: {} }, null, options);
    if (!me.ok) throw new ApiError(await readProblem(me));
    return ((await me.json()) as MeResponse).csrfToken;
  });

  async function send(call: Call, mayRefresh = true): Promise<Response> {
    const token = call.method === 'GET' ? null : await csrf.get();
    const response = await request(call, token, options);
    if (response.ok) return response;
    const problem = await readProblem(response);
    if (mayRefresh && problem.status === 403 && problem.type === CSRF_PROBLEM) {
      csrf.drop();
      return send(call, false);
    }
    if (problem.status === 401) await forgetOffline();
    throw new ApiError(problem);
  }

  async function answer<T>(call: Call): Promise<T> {
    try {
      const response = await send(call);
      // 204, and a 202 that says no more.
      const text = await response.text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    } catch (error) {
      if (error instanceof ApiError && !call.options.quiet) options.onFailure(error.problem);
      throw error;
    }
  }

  return {
    csrf,
    get: (path, given = {}) => answer({ method: 'GET', path, options: given }),
    post: (path, body, given = {}) => answer({ method: 'POST', path, body, options: given }),
    patch: (path, body, given = {}) => answer({ method: 'PATCH', path, body, options: given }),
    put: (path, body, given = {}) => answer({ method: 'PUT', path, body, options: given }),
    delete: (path, given = {}) => answer({ method: 'DELETE', path, body: given.body, options: given }),
  };
}
