import type { RegionRenderInput } from '@firn/shared-contracts/delivery';
import {
  type ApiClient,
  ApiError,
  type HeadState,
  type Observable,
  type Problem,
  type RequestOptions,
  SHELL_CONTRACT_VERSION,
  type ShellServices,
  withQuery,
} from '@firn/shared-contracts/shell';
import { createI18n } from '../i18n/create-i18n.ts';

/** The head that a page set while it was rendered. */
export interface RenderedHead {
  head: HeadState;
  status: number;
  takeOver: boolean;
  headerImage: boolean;
}

const constant = <T>(value: T): Observable<T> => ({ get: () => value, subscribe: () => () => undefined });

const notOnServer = (what: string) => () => {
  throw new Error(`${what} is not available while rendering on the server.`);
};

async function readProblem(response: Response): Promise<Problem> {
  const fallback = { status: response.status, type: 'about:blank', title: response.statusText, detail: '' };
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' ? { ...fallback, ...body, status: response.status } : fallback;
}

/**
 * How long a page waits for all its data together (ms); shorter than the gateway waits for the page, so that it can
 * still say what it lacks.
 */
const PATIENCE = 1200;

/** A page and an extension have these alike. */
type ServerVisit = Omit<RegionRenderInput, 'pageId' | 'params' | 'slotMark'>;

function createServerApi(input: ServerVisit): ApiClient {
  const signal = AbortSignal.timeout(PATIENCE);
  return {
    async get<T>(path: string, options: RequestOptions = {}): Promise<T> {
      const url = new URL(withQuery(path, options.query), input.apiOrigin);
      const headers = { ...input.apiHeaders, accept: 'application/ld+json' };
      const response = await fetch(url, { headers, signal });
      if (!response.ok) throw new ApiError(await readProblem(response));
      return (await response.json()) as T;
    },
    post: notOnServer('POST'),
    patch: notOnServer('PATCH'),
    put: notOnServer('PUT'),
    delete: notOnServer('DELETE'),
  };
}

/** The shell's services for one page view on the server: reading works, anything that needs a tab does not. */
export function createServerServices(input: ServerVisit): {
  shell: ShellServices;
  rendered: RenderedHead;
} {
  const rendered: RenderedHead = { head: { title: '' }, status: 200, takeOver: false, headerImage: false };
  const url = new URL(input.url, 'http://server.invalid');
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' };
  const ignore = () => undefined;
  const shell: ShellServices = {
    contract: SHELL_CONTRACT_VERSION,
    session: {
      ...constant(input.session),
      impersonate: notOnServer('impersonate'),
      endImpersonation: notOnServer('endImpersonation'),
      reload: notOnServer('reload'),
    },
    api: createServerApi(input),
    navigation: {
      ...constant({ location, action: 'POP' as const }),
      push: notOnServer('push'),
      replace: notOnServer('replace'),
      go: notOnServer('go'),
      setBlocker: notOnServer('setBlocker'),
    },
    toasts: { ...constant([]), add: ignore, remove: ignore },
    i18n: createI18n(),
    head: {
      set: (head) => {
        rendered.head = head;
      },
      setHeaderImage: (present) => {
        rendered.headerImage = present;
      },
      setBreadcrumb: ignore,
      setStatus: (status, options) => {
        rendered.status = status;
        rendered.takeOver = options?.takeOver ?? false;
      },
    },
    consent: { ...constant(null), set: ignore },
    analytics: { track: ignore },
    drafts: { save: ignore, load: () => null, remove: ignore },
    telemetry: {
      error: (error) => {
        throw error;
      },
    },
    nonce: '',
    menuCounters: { ...constant({}), set: ignore },
    now: () => new Date(input.renderedAt),
  };
  return { shell, rendered };
}
