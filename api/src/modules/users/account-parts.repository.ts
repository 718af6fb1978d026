import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { userReferences } from './user-references.read-model.ts';

/** Removes what belongs to an account alone. Its row stays where others need it, so nothing cascades by itself. */
export async function removeAccountParts(tx: Tx, userId: string): Promise<void> {
  for (const part of userReferences().filter(({ isPart }) => isPart))
    await tx.delete(part.table).where(eq(part.userId, userId));
}
