import type { EmailChangeRequest } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { brokenUniqueness } from '../../lib/database-errors.ts';
import type { Actor } from '../../lib/principal.ts';
import { conflict, Problem, tooManyRequests } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { recordAccountChange, setEmail } from './account.repository.ts';
import { emailChangeMail, emailChangeNotice, emailTakenMail } from './email-change.mail.ts';
import {
  changesSince,
  findToConfirm,
  isTaken,
  keepChange,
  markConfirmed,
} from './email-changes.repository.ts';
import { CODE_GOOD_MS, isOver } from './email-links.domain.ts';

const DAY_MS = 86_400_000;
/** Whoever has a password must not flood other people's mailboxes with it. */
const MOST_A_DAY = 5;

export const emailLinkIsOver = (): Problem =>
  new Problem(
    410,
    'Dieser Link gilt nicht mehr: Er ist schon benützt, abgelaufen oder durch einen neueren ersetzt.',
  );

interface Asked {
  readonly user: UserRow;
  readonly email: EmailChangeRequest['email'];
  readonly origin: string;
}

async function refuseFlood(tx: Tx, userId: string, now: Date): Promise<void> {
  await takeTurns(tx, `email change ${userId}`);
  if ((await changesSince(tx, userId, new Date(now.getTime() - DAY_MS))) < MOST_A_DAY) return;
  throw tooManyRequests(
    'Das hast du heute schon fünfmal verlangt. Bitte versuche es morgen wieder.',
    DAY_MS / 1000,
  );
}

/**
 * Asks the new address and tells the old one. Nothing shows whether somebody else has the new one, but the mail to it.
 * @throws 429 after five times a day.
 */
export async function askForChange(
  { db, clock }: ResourceDeps,
  { user, email, origin }: Asked,
): Promise<void> {
  const now = clock();
  const [code, undo] = [newToken(), newToken()];
  await db.transaction(async (tx) => {
    await refuseFlood(tx, user.id, now);
    const taken = await isTaken(tx, email);
    const hashes = { confirmHash: taken ? null : hashToken(code), undoHash: hashToken(undo) };
    const change = { userId: user.id, oldEmail: user.email, newEmail: email, ...hashes, createdAt: now };
    await keepChange(tx, change);
    const facts = { user, newEmail: email, origin, company: await readLetterhead(tx) };
    await queueMail(
      tx,
      taken ? emailTakenMail({ ...facts, code: null }) : emailChangeMail({ ...facts, code }),
      now,
    );
    await queueMail(tx, emailChangeNotice({ ...facts, code: undo }), now);
  });
}

/** @throws 409 where somebody else has taken the address meanwhile. */
async function giveEmail(tx: Tx, userId: string, email: string): Promise<void> {
  try {
    await setEmail(tx, userId, email);
  } catch (error) {
    if (brokenUniqueness(error) !== 'users_email_unique') throw error;
    throw conflict(
      '/problems/email-taken',
      'Diese Adresse hat inzwischen ein anderes Konto. Bitte melde dich bei uns.',
    );
  }
}

/**
 * Makes the new address the account's.
 * @throws 410 for a code that is used, late or replaced, 409 where somebody else has taken the address meanwhile.
 */
export async function confirmChange(
  { db, clock }: ResourceDeps,
  code: string,
  { actor }: { readonly actor: Actor | null },
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const change = await findToConfirm(tx, hashToken(code));
    if (!change || isOver(change.createdAt, CODE_GOOD_MS, now)) throw emailLinkIsOver();
    const { userId, newEmail } = change;
    const user = await findUserRow(tx, userId);
    if (user?.email !== change.oldEmail) throw emailLinkIsOver();
    await giveEmail(tx, userId, newEmail);
    await markConfirmed(tx, change.id, now);
    await recordAccountChange(tx, { userId, actor, what: 'email', at: now });
  });
}
