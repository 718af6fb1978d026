import type { Violation } from '../api/violation.ts';

/** Query values: arrays become repeated `name[]=`; objects become `name[key]=`; null and undefined are left out. */
export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[]
  | { readonly [key: string]: string | number | boolean | null | undefined };
export type Query = Readonly<Record<string, QueryValue>>;

export interface RequestOptions {
  readonly query?: Query;
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key` (docs/domain/bookings.md#idempotency). */
  readonly idempotencyKey?: string;
  /** A failed call shows an error toast to admins unless this is set (docs/domain/permissions.md#error-toasts). */
  readonly quiet?: boolean;
  /** Version of the item the change was made from, `etagOf(item)`; sent as `If-Match`. Since contract 1.2. */
  readonly ifMatch?: string;
  /** Called with the bytes of a `FormData` sent so far, for files. Since contract 1.2. */
  readonly onUploadProgress?: (progress: UploadProgress) => void;
  /** What a `delete` is confirmed with, such as the password. Since contract 1.4. */
  readonly body?: unknown;
}

/** Bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/**
 * Calls under `/api`, and under `/delivery` for operators. Adds the CSRF token and the switch-user parameter, gives
 * up after 60 s. Paths are absolute; IRIs from answers can be passed as they are.
 * Every method rejects with an ApiError when the answer is not 2xx, or with status 0 when none came.
 */
export interface ApiClient {
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body: unknown, options?: RequestOptions): Promise<T>;
  /** JSON merge patch (docs/wire-format.md#writes). */
  patch<T>(path: string, body: unknown, options?: RequestOptions): Promise<T>;
  /** Since contract 1.2. */
  put<T>(path: string, body: unknown, options?: RequestOptions): Promise<T>;
  delete(path: string, options?: RequestOptions): Promise<void>;
}

export type { Violation };

/** The parts of problem+json the front end acts on (docs/wire-format.md#errors). */
export interface Problem {
  readonly status: number;
  /** Domain code as a path, such as `/problems/event-full`. */
  readonly type: string;
  readonly title: string;
  readonly detail: string;
  readonly violations?: readonly Violation[];
  readonly [extension: string]: unknown;
}

export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, options?: { cause?: unknown }) {
    super(problem.detail || problem.title, options);
    this.name = 'ApiError';
    this.problem = problem;
  }
  get status(): number {
    return this.problem.status;
  }
}

/** True for an ApiError of any copy of this package (each remote compiles its own). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'problem' in error;
}

function pairsOf(name: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map((item) => [`${name}[]`, String(item)]);
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => pairsOf(`${name}[${key}]`, item));
  }
  return [[name, String(value)]];
}

/** Adds a query in the grammar of docs/wire-format.md#filter-grammar to a path. */
export function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  if (pairs.length === 0) return path;
  const search = pairs
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name).replace(/%5B/g, '[').replace(/%5D/g, ']')}=${encodeURIComponent(value)}`,
    )
    .join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
