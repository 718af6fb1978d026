import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { apiTokens } from '../auth/auth.table.ts';
import { partners } from '../partners/partners.table.ts';

export async function keepApiToken(tx: Tx, token: typeof apiTokens.$inferInsert): Promise<string> {
  const [kept] = await tx.insert(apiTokens).values(token).returning({ id: apiTokens.id });
  if (!kept) throw new Error('The token was not kept.');
  return kept.id;
}

/** Null where there is no such partner. */
export async function findPartnerCode(tx: Tx, id: string): Promise<string | null> {
  const [partner] = await tx.select({ code: partners.code }).from(partners).where(eq(partners.id, id));
  return partner?.code ?? null;
}

/** Null where no partner has the code, which is kept in capitals. */
export async function findPartnerId(tx: Tx, code: string): Promise<string | null> {
  const [partner] = await tx
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.code, code.toUpperCase()));
  return partner?.id ?? null;
}

/** The title of the program's token that ends; null where there is none. */
export async function removeApiToken(tx: Tx, id: string): Promise<string | null> {
  const [removed] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.userId)))
    .returning({ title: apiTokens.title });
  return removed?.title ?? null;
}
