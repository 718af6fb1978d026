import type { FastifyReply, FastifyRequest } from 'fastify';
import { privateCookie } from '../../shared/cookie.ts';

const NAME = 'firn_refused';
/** Seconds; the page that follows comes at once. */
const LIFETIME = 30;

/** Remembers that a guard sends this browser home: the page that it gets there says so. */
export function keepRefusal(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', privateCookie(NAME, '1', LIFETIME, request.protocol));
}

/** Whether the browser has just been sent home; the next page does not say it again. */
export function takeRefusal(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!/(?:^|;\s*)firn_refused=1(?:;|$)/.test(request.headers.cookie ?? '')) return false;
  reply.header('set-cookie', privateCookie(NAME, '', 0, request.protocol));
  return true;
}
