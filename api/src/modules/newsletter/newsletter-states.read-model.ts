import type { NewsletterFilter, NewsletterState } from '@firn/shared-contracts/api';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { newsletterSubscriptions } from './newsletter.table.ts';

const address = sql<string>`lower(${newsletterSubscriptions.email})`;

/** What the newsletter is to addresses, by the address in small letters; who never ordered it is not there. */
export async function newsletterStatesOf(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, NewsletterState>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email: address, state: newsletterSubscriptions.state })
    .from(newsletterSubscriptions)
    .where(
      inArray(
        address,
        emails.map((email) => email.toLowerCase()),
      ),
    );
  return new Map(rows.map(({ email, state }) => [email, state]));
}

/** Whether the newsletter is any of these to the address in a column. */
export function hasNewsletter(email: AnyPgColumn, wanted: readonly NewsletterFilter[]): SQL | undefined {
  const states = wanted.filter((state) => state !== 'none');
  const ordered = (condition: SQL) =>
    sql`exists (select 1 from ${newsletterSubscriptions} where ${address} = lower(${email}) and ${condition})`;
  return or(
    states.length > 0 ? ordered(inArray(newsletterSubscriptions.state, states)) : undefined,
    wanted.includes('none') ? sql`not ${ordered(sql`true`)}` : undefined,
  );
}
