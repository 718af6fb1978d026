import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seal } from '../../lib/seal.ts';

const COOKIE = 'firn_passkey_challenge';
/** Long enough to look for the key. */
const GOOD_MS = 300_000;

/** What the browser is asked to sign, and for what. */
export interface Challenge {
  readonly challenge: string;
  /** Who adds a passkey; null for a login. */
  readonly userId: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Challenges in a sealed cookie: bound to the browser that asked for them, and strangers who ask for many fill no table.
 * That one counts once is kept where it has counted (`claimChallenge`).
 */
export function passkeyChallenges(seal: Seal, secure: boolean) {
  const options = {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: GOOD_MS / 1000,
  } as const;
  return {
    ask(reply: FastifyReply, challenge: string, userId: string | null, now: Date): void {
      const asked: Challenge = { challenge, userId, expiresAt: now.getTime() + GOOD_MS };
      reply.setCookie(COOKIE, seal.close(JSON.stringify(asked)), options);
    },
    /** The one that this browser was asked for this purpose; null for none, and for one that is over. */
    read({ cookies }: FastifyRequest, userId: string | null, now: Date): Challenge | null {
      try {
        const asked: Challenge = JSON.parse(seal.open(cookies[COOKIE] ?? ''));
        return asked.userId === userId && asked.expiresAt > now.getTime() ? asked : null;
      } catch {
        return null;
      }
    },
  };
}

export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
