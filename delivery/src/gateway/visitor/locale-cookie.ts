import type { FastifyReply, FastifyRequest } from 'fastify';
import { openCookie } from '../../shared/cookie.ts';

/** The product's name for it. Scripts may read it: it says nothing about anybody. */
const NAME = 'cookie';
/** The site speaks German only. */
const LOCALE = 'de';
/** Seconds; 365 days (docs/domain/constants.md#other-defaults). */
const LIFETIME = 31_536_000;

/** Gives a browser without one the cookie with its locale. */
export function keepLocale({ headers, protocol }: FastifyRequest, reply: FastifyReply): void {
  if (/(?:^|;\s*)cookie=de(?:;|$)/.test(headers.cookie ?? '')) return;
  reply.header('set-cookie', openCookie(NAME, LOCALE, LIFETIME, protocol));
}
