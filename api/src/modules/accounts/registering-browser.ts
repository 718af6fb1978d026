import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../../lib/seal.ts';
import { REGISTRATION_KEPT_MS } from '../auth/index.ts';

const COOKIE = 'firn_registration';

/**
 * Remembers in a cookie which registration a browser sent last, so that whoever confirms there need not say the password
 * once more (docs/domain/accounts.md#registration).
 */
export function registeringBrowsers(seal: Seal, secure: boolean) {
  return {
    remember(reply: FastifyReply, registrationId: string): void {
      const maxAge = REGISTRATION_KEPT_MS / 1000;
      const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge } as const;
      reply.setCookie(COOKIE, seal.close(registrationId), options);
    },
    hasSent({ cookies }: FastifyRequest, registrationId: string): boolean {
      try {
        return seal.open(cookies[COOKIE] ?? '') === registrationId;
      } catch {
        return false;
      }
    },
  };
}

export type RegisteringBrowsers = ReturnType<typeof registeringBrowsers>;
