import type { Db, Tx } from '../../db/client.ts';
import { brokenUniqueness } from '../../lib/database-errors.ts';
import type { Actor } from '../../lib/principal.ts';
import { conflict } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { endAccess } from '../account-access/index.ts';
import { mailPasswordReset } from '../accounts/index.ts';
import { hashPassword, hashToken, newToken } from '../auth/index.ts';
import { findUserRow, type UserRow } from '../people/index.ts';
import { lockForSafety } from '../users/index.ts';
import { recordAccountChange, setEmail, setPassword } from './account.repository.ts';
import { emailLinkIsOver } from './change-email.ts';
import { type EmailChange, endLinksFrom, findToUndo, keepUndo } from './email-changes.repository.ts';
import { FACTORS_DOUBTED_MS, isOver, UNDO_GOOD_MS } from './email-links.domain.ts';
import { removeFactors } from './remove-factors.ts';

interface Occasion {
  readonly actor: Actor | null;
  /** Origin that visitors use, for the link of the mail. */
  readonly origin: string;
}

interface Undoing extends Occasion {
  readonly passwordHash: string;
  readonly at: Date;
}

const LOCK_REASON =
  'Die alte Adresse wurde zurückverlangt, und jemand anders hat sie inzwischen. Das Büro klärt, wem das Konto gehört.';

/** For the page; what was done is stored all the same. */
const stillTaken = () =>
  conflict(
    '/problems/email-taken',
    'Deine alte Adresse steht inzwischen bei jemand anderem. Wir haben alle Anmeldungen beendet und dein Konto gesperrt. Ruf uns an: Wir klären, wem die Adresse gehört, und geben dir dein Konto zurück.',
  );

/** False where somebody else has the address: what else is done stays. */
async function giveBack(tx: Tx, { id, email }: UserRow, oldEmail: string): Promise<boolean> {
  if (email === oldEmail) return true;
  try {
    await tx.transaction((inner) => setEmail(inner, id, oldEmail));
    return true;
  } catch (error) {
    if (brokenUniqueness(error) !== 'users_email_unique') throw error;
    return false;
  }
}

/** Ends all by which whoever made the change could be in the account, or come back. */
async function secure(tx: Tx, change: EmailChange, { passwordHash, actor, at }: Undoing): Promise<void> {
  const { userId, createdAt } = change;
  await endAccess(tx, userId);
  await setPassword(tx, userId, passwordHash);
  await endLinksFrom(tx, change);
  const since = new Date(createdAt.getTime() - FACTORS_DOUBTED_MS);
  if (await removeFactors(tx, userId, since)) {
    await recordAccountChange(tx, { userId, actor, what: 'factors_removed', at });
  }
}

/** The change that a code undoes, with its account. @throws 410. */
async function readUndoable(db: Db, code: string, now: Date) {
  const change = await findToUndo(db, hashToken(code));
  if (!change || isOver(change.confirmedAt ?? change.createdAt, UNDO_GOOD_MS, now)) throw emailLinkIsOver();
  const user = await findUserRow(db, change.userId);
  if (!user) throw emailLinkIsOver();
  return { change, user };
}

/** Whether the account has its address back. */
async function undo(tx: Tx, code: string, undoing: Undoing): Promise<boolean> {
  const { actor, origin, at } = undoing;
  const { change, user } = await readUndoable(tx, code, at);
  const { userId, oldEmail } = change;
  await secure(tx, change, undoing);
  if (!(await giveBack(tx, user, oldEmail))) {
    // The link stays good: it gives the address back once the office has made it free.
    await keepUndo(tx, change);
    await recordAccountChange(tx, { userId, actor, what: 'email_taken', at });
    await lockForSafety(tx, { id: userId, reason: LOCK_REASON, at });
    return false;
  }
  await recordAccountChange(tx, { userId, actor, what: 'email_undone', at });
  if (user.state === 'active') await mailPasswordReset(tx, { ...user, email: oldEmail }, { origin, at });
  return true;
}

/**
 * Secures an account whose address was changed, and gives it the old one back, also where it was changed again since
 * (docs/domain/accounts.md#undoing-a-change).
 * @throws 410 from seven days after the change, and for a link that was used; 409 where somebody else has the address,
 * once all the rest is done.
 */
export async function undoChange(
  { db, clock }: ResourceDeps,
  code: string,
  occasion: Occasion,
): Promise<void> {
  const at = clock();
  await readUndoable(db, code, at);
  // Nobody knows this one: whoever asked for the change knew the one of before. Hashed while no lock is held.
  const passwordHash = await hashPassword(newToken());
  const isBack = await db.transaction((tx) => undo(tx, code, { ...occasion, passwordHash, at }));
  if (!isBack) throw stillTaken();
}
