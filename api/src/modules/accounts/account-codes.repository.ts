import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { accountCodes } from './accounts.table.ts';

type CodeRow = typeof accountCodes.$inferSelect;
export type CodePurpose = CodeRow['purpose'];

const HOUR_MS = 3_600_000;

/** docs/domain/accounts.md#tokens */
const GOOD_FOR_MS: Readonly<Record<CodePurpose, number>> = {
  confirm_registration: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  invitation: 30 * 24 * HOUR_MS,
};

type CodeSubject = { readonly registrationId: string } | { readonly userId: string };

export interface IssuedCode {
  /** What the mail brings. */
  readonly code: string;
  readonly expiresAt: Date;
}

export async function issueCode(
  tx: Tx,
  purpose: CodePurpose,
  subject: CodeSubject,
  at: Date,
): Promise<IssuedCode> {
  const code = newToken();
  const expiresAt = new Date(at.getTime() + GOOD_FOR_MS[purpose]);
  await tx
    .insert(accountCodes)
    .values({ ...subject, purpose, codeHash: hashToken(code), createdAt: at, expiresAt });
  return { code, expiresAt };
}

const isGood = (purpose: CodePurpose, code: string, now: Date) =>
  and(
    eq(accountCodes.codeHash, hashToken(code)),
    eq(accountCodes.purpose, purpose),
    gt(accountCodes.expiresAt, now),
  );

/** Looks at a code without using it up; null for one that is unknown, late or was used. */
export async function findCode(
  db: Db,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<CodeRow | null> {
  const [row] = await db
    .select()
    .from(accountCodes)
    .where(isGood(purpose, code, now));
  return row ?? null;
}

/** Uses a code up: of two at once one gets it, the other null. */
export async function takeCode(
  tx: Tx,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<CodeRow | null> {
  const [row] = await tx
    .delete(accountCodes)
    .where(isGood(purpose, code, now))
    .returning();
  return row ?? null;
}

/** The link of an older invitation is over once there is a newer one. */
export async function endInvitationsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(accountCodes)
    .where(and(eq(accountCodes.userId, userId), eq(accountCodes.purpose, 'invitation')));
}

/** What the mails to a person open is over once they have set a password. */
export async function endCodesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(accountCodes).where(eq(accountCodes.userId, userId));
}

export async function forgetLateCodes(db: Db, now: Date): Promise<void> {
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, now));
}
