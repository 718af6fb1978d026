import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../../lib/seal.ts';

const COOKIE = 'firn_known_browser';
const YEAR_S = 365 * 86_400;

/**
 * Remembers in a cookie which account has logged in with this browser, so that guesses from elsewhere do not slow down
 * its owner (docs/domain/accounts.md#login-limit). It opens nothing: a password is needed all the same.
 */
export function knownBrowsers(seal: Seal, secure: boolean) {
  return {
    isKnown({ cookies }: FastifyRequest, account: string): boolean {
      try {
        return seal.open(cookies[COOKIE] ?? '') === account;
      } catch {
        return false;
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
      reply.setCookie(COOKIE, seal.close(account), options);
    },
  };
}
