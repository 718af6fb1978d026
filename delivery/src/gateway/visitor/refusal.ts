import type { FastifyReply, FastifyRequest } from 'fastify';
import { privateCookie } from '../../shared/cookie.ts';

const NAME = 'firn_refused';
/** Seconds; the page that follows comes at once. */
const LIFETIME = 30;

/** Remembers that a guard sends this browser home: the page that it gets there says so. */
export function keepRefusal(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', privateCookie(NAME, '1', LIFETIME, request.protocol));
}

/** Whether the browser has just been sent home. */
export const wasRefused = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)firn_refused=1(?:;|$)/.test(headers.cookie ?? '');

/** A page has said it; the next one does not say it again. */
export function forgetRefusal(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', privateCookie(NAME, '', 0, request.protocol));
}
