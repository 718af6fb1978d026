import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../../lib/seal.ts';

const COOKIE = 'firn_known_browser';
const YEAR_S = 365 * 86_400;

/**
 * Remembers in a cookie which account has logged in with this browser, so that guesses of others, from elsewhere or
 * from the same network, do not keep its owner out (docs/domain/accounts.md#login-limit). It opens nothing: a password
 * is needed all the same.
 */
export function knownBrowsers(seal: Seal, secure: boolean) {
  return {
    /** The browser's own id, by which its failures are counted; null unless the account has logged in with it. */
    idOf({ cookies }: FastifyRequest, account: string): string | null {
      try {
        const [id = '', ...known] = seal.open(cookies[COOKIE] ?? '').split(' ');
        return known.join(' ') === account ? id : null;
      } catch {
        return null;
      }
    },
    remember(reply: FastifyReply, account: string): void {
      const options = {
        path: '/api/login',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: YEAR_S,
      } as const;
      reply.setCookie(COOKIE, seal.close(`${randomUUID()} ${account}`), options);
    },
  };
}
