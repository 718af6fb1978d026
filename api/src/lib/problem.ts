import type { Violation } from '@firn/shared-contracts/shell';
import { formatCount } from './swiss-format.ts';

/** German titles of the API's statuses. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist fehlerhaft',
  401: 'Anmeldung nötig',
  403: 'Keine Berechtigung',
  404: 'Nicht gefunden',
  405: 'Methode nicht erlaubt',
  406: 'Format nicht verfügbar',
  409: 'Konflikt mit dem aktuellen Stand',
  410: 'Nicht mehr vorhanden',
  412: 'Inzwischen geändert',
  413: 'Zu grosse Anfrage',
  415: 'Format der Anfrage nicht unterstützt',
  422: 'Angaben unvollständig oder ungültig',
  428: 'Angabe des Standes fehlt',
  429: 'Zu viele Versuche',
  500: 'Ein Fehler ist aufgetreten',
  503: 'Vorübergehend nicht verfügbar',
};

export interface ProblemOptions {
  /** Domain code as a path, such as `/problems/event-full`. */
  readonly type?: string;
  readonly violations?: readonly Violation[];
  /** Further members of the body. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error answer. `detail` is German and says what is wrong and what to do. */
export class Problem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly type: string;
  readonly violations: readonly Violation[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.status = status;
    this.detail = detail;
    this.type = options.type ?? `/problems/${status}`;
    this.violations = options.violations;
    this.extensions = options.extensions ?? {};
    this.headers = options.headers ?? {};
  }
}

export const badRequest = (detail: string) => new Problem(400, detail);
export const unauthorised = () => new Problem(401, 'Bitte melde dich an.');
export const forbidden = (detail = 'Dafür hast du keine Berechtigung.', type?: string) =>
  new Problem(403, detail, type ? { type } : {});
/** 403 that names every field which is not the caller's to write; nothing is dropped silently. */
export function forbiddenToWrite(fields: readonly string[]): Problem {
  const message = 'Dieses Feld darfst du nicht ändern.';
  const violations = fields.map((propertyPath) => ({ propertyPath, message }));
  const detail = `Diese Felder darfst du nicht ändern: ${fields.join(', ')}. Bitte lass sie weg.`;
  return new Problem(403, detail, { type: '/problems/forbidden-fields', violations });
}
export const notFound = (detail = 'Wir konnten nicht finden, was du suchst.') => new Problem(404, detail);
export const conflict = (type: string, detail: string, extensions: Readonly<Record<string, unknown>> = {}) =>
  new Problem(409, detail, { type, extensions });
/** 410 of a link from a mail; whether it was used, is late or never was is all one. */
export const linkIsOver = () =>
  new Problem(
    410,
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen. Bitte verlange einen neuen.',
    {
      type: '/problems/link-over',
    },
  );
export const tooManyRequests = (detail: string, retryAfterSeconds: number) =>
  new Problem(429, detail, { headers: { 'retry-after': String(retryAfterSeconds) } });

/** An answer names no more than these and stays small, whatever is sent. */
export const MOST_VIOLATIONS = 50;

/** 422 with one violation per field, the first 50 of them (docs/wire-format.md#violations). */
export function invalid(all: readonly Violation[]): Problem {
  const violations = all.slice(0, MOST_VIOLATIONS);
  // What is wrong with the body as a whole has no field.
  const lines = violations.map(({ propertyPath, message }) =>
    propertyPath ? `${propertyPath}: ${message}` : message,
  );
  if (all.length > violations.length)
    lines.push(`… und ${formatCount(all.length - violations.length)} weitere`);
  return new Problem(422, lines.join('\n'), { type: '/problems/validation', violations });
}

/** The body of docs/wire-format.md#errors. */
export function problemBody(problem: Problem): Record<string, unknown> {
  const { status, detail, type, violations } = problem;
  const title = TITLES[status] ?? TITLES[500];
  return {
    '@context': violations ? '/api/contexts/ConstraintViolation' : '/api/contexts/Error',
    '@id': `/api/errors/${status}`,
    '@type': violations ? 'ConstraintViolation' : 'hydra:Error',
    type,
    title,
    status,
    detail,
    description: detail,
    'hydra:title': title,
    'hydra:description': detail,
    ...(violations ? { violations } : {}),
    ...problem.extensions,
  };
}
