import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { apiTokens } from '../auth/auth.table.ts';

export async function keepApiToken(tx: Tx, token: typeof apiTokens.$inferInsert): Promise<string> {
  const [kept] = await tx.insert(apiTokens).values(token).returning({ id: apiTokens.id });
  if (!kept) throw new Error('The token was not kept.');
  return kept.id;
}

/** The title of the program's token that ends; null where there is none. */
export async function removeApiToken(tx: Tx, id: string): Promise<string | null> {
  const [removed] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.userId)))
    .returning({ title: apiTokens.title });
  return removed?.title ?? null;
}
