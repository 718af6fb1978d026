import { FINANCE_PROBLEMS } from '@firn/shared-contracts/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { PRIVATE } from '../lib/caching.ts';
import { closedThrough, isDatabaseAway, isDatabaseBusy, isLockTimeout } from '../lib/database-errors.ts';
import type { ErrorFormat } from '../lib/error-format.ts';
import { conflict, invalid, notFound, Problem, problemBody } from '../lib/problem.ts';
import { formatDay } from '../lib/swiss-format.ts';
import { violationsOf } from '../lib/violations.ts';

const ERROR_LINK = '<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error"';

/** Fastify's own errors in German; others of its 4xx keep their status with a general text. */
const FASTIFY_ERRORS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Bitte sende den Inhalt als application/ld+json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'Der Inhalt ist zu gross.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Die Länge des Inhalts stimmt nicht mit Content-Length überein.',
};

/** Seconds after which a database that restarts is usually back, and a lock usually gone. */
const RETRY_S = 5;

const unavailable = (detail: string, cause: unknown) =>
  new Problem(503, detail, { headers: { 'retry-after': String(RETRY_S) }, cause });

/** Whatever is dated into a closed period, whoever writes it (docs/domain/payments.md#closing). */
const periodClosed = (day: string) =>
  conflict(
    FINANCE_PROBLEMS.periodClosed,
    `Die Bücher sind bis ${formatDay(day)} abgeschlossen: Bis dahin lässt sich nichts mehr eintragen. Bitte nimm einen späteren Tag.`,
    { closedThrough: day },
  );

function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation && error.validationContext === 'body') return invalid(violationsOf(error.validation));
  if (error.validation) return notFound();
  const closed = closedThrough(error);
  if (closed) return periodClosed(closed);
  if (isDatabaseAway(error)) {
    return unavailable(
      'Unsere Daten sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
      error,
    );
  }
  if (isDatabaseBusy(error) || isLockTimeout(error)) {
    return unavailable(
      `An diesen Daten wird gerade gearbeitet. Bitte versuche es in ${RETRY_S} Sekunden noch einmal.`,
      error,
    );
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Problem(status, 'Bitte versuche es später noch einmal.', { cause: error });
  return new Problem(status, FASTIFY_ERRORS[error.code] ?? 'Die Anfrage ist fehlerhaft.');
}

function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const documentation = reply.getHeader('link');
  // Fastify would close the connection on a body that still comes, and the gateway lose the answer: Node reads the rest.
  if (problem.status === 413) reply.removeHeader('connection');
  return reply
    .code(problem.status)
    .headers({
      ...PRIVATE,
      ...problem.headers,
      link: documentation ? `${String(documentation)}, ${ERROR_LINK}` : ERROR_LINK,
    })
    .type('application/problem+json; charset=utf-8')
    .send(problemBody(problem));
}

/** Sends an error to whoever speaks another standard. */
function sendAs(reply: FastifyReply, problem: Problem, format: ErrorFormat): FastifyReply {
  const { status, body } = format.answer(problem);
  return reply
    .code(status)
    .headers({ ...PRIVATE, ...problem.headers })
    .type('application/json; charset=utf-8')
    .send(body);
}

/** What Fastify refuses before any handler of ours: an id that no route takes is one that is none. */
export function sendUnreadable(error: FastifyError, reply: FastifyReply): void {
  sendProblem(reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : problemOf(error));
}

interface KnownRoute {
  readonly pattern: RegExp;
  readonly method: string;
}

/** 405 with `Allow` if the address exists for other methods. */
function missing(request: FastifyRequest, routes: readonly KnownRoute[]): Problem {
  const path = request.url.split('?')[0] ?? '';
  const allowed = [
    ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
  if (allowed.length === 0) return notFound();
  return new Problem(405, `Diese Adresse kennt nur ${allowed.join(', ')}.`, {
    headers: { allow: allowed.join(', ') },
  });
}

/** One error handler: every failure leaves as problem+json (docs/wire-format.md#errors); texts of 5xx are hidden. */
export const problems = fp(
  async (app: FastifyInstance) => {
    const routes: KnownRoute[] = [];
    app.addHook('onRoute', ({ url, method }) => {
      const source = url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*');
      for (const each of [method].flat()) routes.push({ pattern: new RegExp(`^${source}/?$`), method: each });
    });
    app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
      const problem = problemOf(error);
      if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
      const { errorFormat } = request.routeOptions.config;
      return errorFormat ? sendAs(reply, problem, errorFormat) : sendProblem(reply, problem);
    });
    app.setNotFoundHandler((request, reply) => sendProblem(reply, missing(request, routes)));
  },
  { name: 'problems' },
);
