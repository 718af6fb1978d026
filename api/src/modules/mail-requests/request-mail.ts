import type { Tx } from '../../db/client.ts';
import { tooManyRequests } from '../../lib/problem.ts';
import { waitingTime } from '../../lib/waiting-time.ts';
import { claimMail, type NewMailRequest } from './mail-requests.repository.ts';

/**
 * Notes that somebody asks for a mail; a job looks up what it says. Nothing here depends on who has the address.
 * @throws 429 after too many (docs/domain/accounts.md#mails-that-strangers-ask-for).
 */
export async function requestMail(tx: Tx, request: NewMailRequest, now: Date): Promise<void> {
  const wait = await claimMail(tx, request, now);
  if (wait === 0) return;
  throw tooManyRequests(
    `Es wurden schon viele E-Mails verlangt. Bitte versuche es in ${waitingTime(wait)} wieder, und schau auch im Spam-Ordner nach.`,
    wait,
  );
}
