import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Tables whose writes change nothing that a visitor without a login reads: what logins, jobs and the office's own papers
 * write. Every other table moves the revision (docs/domain/queries.md#revision).
 */
export const QUIET_TABLES: ReadonlySet<string> = new Set([
  'account_codes',
  'api_tokens',
  'audit_entries',
  'bexio_connection',
  'bexio_documents',
  'booking_drafts',
  'booking_partners',
  'captcha_solutions',
  'email_changes',
  'export_plans',
  'exports',
  'idempotency_keys',
  'login_failures',
  'mail_requests',
  'newsletter_codes',
  'number_sequences',
  'outbox_mails',
  'partner_commissions',
  'partners',
  'passkeys',
  'read_revisions',
  'recovery_codes',
  'registrations',
  'reminders',
  'second_factors',
  'sessions',
  'task_mails',
  'text_messages',
  'used_challenges',
  'voucher_attempts',
  'webhook_events',
]);

interface RevisionRow extends Record<string, unknown> {
  readonly revision: string;
}

/**
 * Says which state of the data is read from now on: as long as it stays the same, so does every answer to a visitor without
 * a login (docs/domain/queries.md#revision). Read it before what is to be kept under it.
 */
export async function readRevision(db: Db): Promise<string> {
  const { rows } = await db.execute<RevisionRow>(
    sql`select coalesce(sum(moves), 0)::text as revision from read_revisions`,
  );
  return rows[0]?.revision ?? '0';
}
