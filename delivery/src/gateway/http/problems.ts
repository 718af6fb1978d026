import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/refusal.ts';

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly [extension: string]: unknown;
}

/** Sends RFC 9457 problem+json. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  detail: string,
  extensions: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error';
  const body: ProblemBody = { type: `/problems/${code}`, title, status, detail, ...extensions };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** `429` -> `too-many-requests` */
function codeOf(status: number): string {
  return (STATUS_CODES[status] ?? 'error').toLowerCase().replaceAll(' ', '-');
}

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    const { retryAfter, ...details } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return sendProblem(reply, error.status, error.code, error.message, details);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, status, codeOf(status), error.message);
  request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, 500, 'internal', 'The gateway failed; its log holds the reason.');
}

/** Every refusal and failure below `app` becomes problem+json; causes of 5xx stay in the log. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
}
