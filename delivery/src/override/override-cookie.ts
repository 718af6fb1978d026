import type { FastifyRequest } from 'fastify';
import { privateCookie } from '../shared/cookie.ts';

const NAME = 'firn_override';
const COOKIE = /(?:^|;\s*)firn_override=([\w.~-]*)/;
/** Not in base64url, and needs no quoting in a cookie. */
const SEPARATOR = '~';
/** Remotes a browser may have overridden at once: a cookie holds no more than 4 kB. */
export const MAX_OVERRIDES = 3;

/** The tokens as they were sent, unchecked. */
export function readOverrideCookie({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const [, value = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
  return value.split(SEPARATOR).filter(Boolean).slice(0, MAX_OVERRIDES);
}

/** A `set-cookie` with these tokens, valid for that many seconds. */
export function overrideCookie(tokens: readonly string[], maxAge: number, protocol: string): string {
  return privateCookie(NAME, tokens.join(SEPARATOR), maxAge, protocol);
}

export function clearedOverrideCookie(protocol: string): string {
  return privateCookie(NAME, '', 0, protocol);
}
