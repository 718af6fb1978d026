import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { insertTag } from '../../test/tours.ts';
import { readRevision } from './read-revision.ts';

/**
 * Tables whose writes change nothing that a visitor without a login reads: what logins, jobs and the office's own papers
 * write. Every other table moves the revision (docs/domain/queries.md#revision).
 */
const QUIET_TABLES: ReadonlySet<string> = new Set([
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
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_events',
  'webhook_full_events',
]);

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('every table moves the revision, but for those that are named', async () => {
  const { rows } = await t.db.execute<{ name: string; is_watched: boolean }>(sql`
    select tablename as name, exists(
      select from pg_trigger where tgname = 'moves_read_revision' and tgrelid = format('public.%I', tablename)::regclass
    ) as is_watched
    from pg_tables where schemaname = 'public' order by 1`);
  const unwatched = rows.filter(({ is_watched }) => !is_watched).map(({ name }) => name);
  // A new table of the site: its migration says SELECT watch_for_readers('TABLE'). One of the office alone is named above.
  expect(unwatched).toEqual([...QUIET_TABLES].toSorted());
});

test('a read leaves it, a write moves it with its transaction, and one that was taken back does not', async () => {
  const before = await readRevision(t.db);
  await t.db.execute(sql`select * from tags`);
  expect(await readRevision(t.db)).toBe(before);
  await expect(
    t.db.transaction(async (tx) => {
      await insertTag(tx, 'Gletscher');
      expect(await readRevision(tx)).not.toBe(before);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await readRevision(t.db)).toBe(before);
  await insertTag(t.db, 'Gletscher');
  expect(await readRevision(t.db)).not.toBe(before);
});

test('emptied counts do not come back to a sum that was known', async () => {
  await insertTag(t.db, 'Firnfeld');
  const known = await readRevision(t.db);
  await t.db.execute(sql`truncate read_revisions`);
  await insertTag(t.db, 'Firnfeld 2');
  expect(await readRevision(t.db)).not.toBe(known);
});
