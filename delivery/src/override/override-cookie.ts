import type { FastifyRequest } from 'fastify';

const NAME = 'firn_override';
const COOKIE = /(?:^|;\s*)firn_override=([\w.~-]*)/;
/** Neither in base64url nor in need of quoting. */
const SEPARATOR = '~';
/** Remotes a browser may have overridden at once: a cookie holds no more than 4 kB. */
export const MAX_OVERRIDES = 3;

function attributes(maxAge: number, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** The tokens as they came, unchecked. */
export function readOverrideCookie({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const [, value = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
  return value.split(SEPARATOR).filter(Boolean).slice(0, MAX_OVERRIDES);
}

/** A `set-cookie` with these tokens for so many seconds. */
export function overrideCookie(tokens: readonly string[], maxAge: number, protocol: string): string {
  return `${NAME}=${tokens.join(SEPARATOR)}; ${attributes(maxAge, protocol)}`;
}

export function clearedOverrideCookie(protocol: string): string {
  return `${NAME}=; ${attributes(0, protocol)}`;
}
