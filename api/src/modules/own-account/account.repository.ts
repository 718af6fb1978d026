import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { accountCodes } from '../accounts/accounts.table.ts';
import { recordAudit } from '../audit/index.ts';
import { users } from '../users/users.table.ts';

/** docs/domain/accounts.md#tokens */
const endMailedLinks = (tx: Tx, userId: string) =>
  tx.delete(accountCodes).where(eq(accountCodes.userId, userId));

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endMailedLinks(tx, userId);
}

export async function setEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.update(users).set({ email }).where(eq(users.id, userId));
  await endMailedLinks(tx, userId);
}

export interface AccountChange {
  readonly userId: string;
  /** Null for whoever has the link of a mail. */
  readonly actor: Actor | null;
  readonly what:
    | 'password'
    | 'email'
    | 'email_undone'
    | 'email_taken'
    | 'second_factor'
    | 'second_factor_removed'
    | 'passkey'
    | 'passkey_removed'
    | 'factors_removed';
  /** Why, where another person did it. */
  readonly reason?: string;
  readonly at: Date;
}

/** Notes that the safety of an account changed, in the transaction that changes it; never to what. */
export function recordAccountChange(tx: Tx, change: AccountChange): Promise<void> {
  const { userId, actor, what, reason, at } = change;
  const diff = reason === undefined ? undefined : { reason: { from: null, to: reason } };
  return recordAudit(tx, {
    ...(diff && { diff }),
    actor,
    action: `user.${what}`,
    entity: 'user',
    entityId: userId,
    at,
  });
}
