import { SESSION_COOKIE } from '@firn/shared-contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/client.ts';
import { networkOf } from '../../lib/network.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deviceOf } from './device.ts';
import type { LoggedIn } from './log-in.ts';
import { newDeviceMail } from './new-device.mail.ts';
import { createSession } from './sessions.repository.ts';

/**
 * Logs somebody in whose right to it has been checked: a session in place of the one that the browser had, and a mail
 * where the account does not know the browser (docs/domain/accounts.md#new-device).
 */
export function beginSession({ db, clock, secure, browsers }: AuthDeps) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, isStrong, source }: LoggedIn,
  ): Promise<void> => {
    const now = clock();
    const account = user.email.toLowerCase();
    const device = deviceOf(request.headers['user-agent']);
    // Whoever logs in for the first time knows that it was them.
    const isNews = user.hasLoggedInBefore && browsers.idOf(request, account) === null;
    const beginning = { userId: user.id, device, network: networkOf(request.ip), isStrong };
    const login = { beginning, former: request.cookies[SESSION_COOKIE], source };
    const tell = async (tx: Tx) => {
      const company = await readLetterhead(tx);
      const mail = newDeviceMail({ user, device, company, origin: request.publicOrigin, at: now });
      await queueMail(tx, mail, now);
      return createSession(tx, login, now);
    };
    // Whoever used this browser before is logged out of it, and what they knew of it is worth nothing.
    const begun = isNews ? db.transaction(tell) : createSession(db, login, now);
    const { token, expiresAt } = await begun;
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, expires: expiresAt } as const;
    reply.setCookie(SESSION_COOKIE, token, options);
    // Set at once: without a cookie, two tabs that ask at the same time would each be given one, and one token fails.
    reply.renewCsrfCookie();
    browsers.remember(request, reply, account);
  };
}
