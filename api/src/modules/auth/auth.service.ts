import type { LoginRequest } from '@firn/shared-contracts/api';
import type { Clock } from '../../lib/clock.ts';
import { Problem, tooManyRequests } from '../../lib/problem.ts';
import type { LoginFailuresRepository } from './login-failures.repository.ts';
import { secondsToWait, WINDOW_MS } from './login-limit.domain.ts';
import { verifyPassword } from './secrets.ts';
import type { SessionsRepository } from './sessions.repository.ts';

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: {
  readonly sessions: SessionsRepository;
  readonly failures: LoginFailuresRepository;
  readonly clock: Clock;
}) {
  const { sessions, failures, clock } = deps;
  return {
    /**
     * Starts a session. An unknown account answers like a wrong password, in the same time.
     * @throws 401 for wrong credentials, 429 after too many of them.
     */
    async login({ email, password }: LoginRequest, ip: string): Promise<{ token: string; expiresAt: Date }> {
      const now = clock();
      const windowStart = new Date(now.getTime() - WINDOW_MS);
      const source = { account: email.toLowerCase(), ip };
      const recent = await failures.since(source, windowStart);
      const wait = secondsToWait(recent.failures, recent.oldest, now);
      if (wait > 0) {
        throw tooManyRequests(
          `Zu viele Versuche. Bitte versuche es in ${Math.ceil(wait / 60)} Minuten wieder.`,
          wait,
        );
      }
      const user = await sessions.findActiveUserByEmail(email);
      const matches = await verifyPassword(user?.passwordHash ?? null, password);
      if (!user || !matches) {
        await failures.add(source, now);
        throw new Problem(401, 'E-Mail oder Passwort stimmt nicht.', { type: '/problems/wrong-credentials' });
      }
      await failures.forget(source, windowStart);
      return sessions.create(user.id, now);
    },

    async logout(token: string | undefined): Promise<void> {
      if (token) await sessions.end(token);
    },
  };
}
