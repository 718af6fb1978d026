import { SESSION_COOKIE } from '@firn/shared-contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a CSRF token is bound to in addition to its own cookie: the session. */
export const csrfBinding = (request: FastifyRequest): string =>
  request.cookies[SESSION_COOKIE] ?? 'anonymous';

/** A token for the header `X-CSRF-Token`; sets its cookie if there is none yet. */
export const csrfTokenFor = (request: FastifyRequest, reply: FastifyReply): string =>
  reply.generateCsrf({ userInfo: csrfBinding(request) });
