import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { newToken } from '../auth/index.ts';
import { newsletterSubscriptions } from './newsletter.table.ts';

/** The mark in place of a version of our text: these people agreed elsewhere. */
const ELSEWHERE = 'import';

/** The origin of the consents to the newsletter, in words of the office, and when they were taken in. */
export interface ImportedConsent {
  readonly proof: string;
  readonly at: Date;
}

/** Subscribes addresses whose consent is from elsewhere; those that had to do with the newsletter stay as they are. */
export async function subscribeImported(
  tx: Tx,
  emails: readonly string[],
  { proof, at }: ImportedConsent,
): Promise<void> {
  if (emails.length === 0) return;
  const consent = { textVersion: ELSEWHERE, requestedFrom: proof, confirmedFrom: proof } as const;
  const times = { requestedAt: at, confirmedAt: at } as const;
  await tx
    .insert(newsletterSubscriptions)
    .values(
      emails.map((email) => ({
        email,
        state: 'subscribed' as const,
        ...consent,
        ...times,
        unsubscribeToken: newToken(),
      })),
    )
    .onConflictDoNothing();
}

/** Takes such consents back; whoever has answered for themselves since stays. */
export async function endImported(tx: Tx, emails: readonly string[], proof: string): Promise<void> {
  if (emails.length === 0) return;
  const lowered = emails.map((email) => email.toLowerCase());
  await tx
    .delete(newsletterSubscriptions)
    .where(
      and(
        sql`lower(${newsletterSubscriptions.email}) = any(${sql.param(lowered)}::text[])`,
        eq(newsletterSubscriptions.state, 'subscribed'),
        eq(newsletterSubscriptions.textVersion, ELSEWHERE),
        eq(newsletterSubscriptions.confirmedFrom, proof),
      ),
    );
}
