-- Every connection counts its own writes in a row of its own: so a write waits for no other one, and a reader sees by the
-- sum whether anything was committed since. A single counter would make all writes wait for each other. What it counts is of
-- no use after a crash or in a backup.
CREATE UNLOGGED TABLE "read_revisions" (
  "backend" integer PRIMARY KEY NOT NULL,
  "moves" bigint NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
-- A first count begins at random: where the table was emptied, as by a crash, the sum does not come back to one that was known before.
CREATE FUNCTION "move_read_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO read_revisions AS known (backend, moves)
  VALUES (pg_backend_pid(), floor(random() * 1000000000000)::bigint)
  ON CONFLICT (backend) DO UPDATE SET moves = known.moves + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "watch_for_readers"(watched text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER moves_read_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
    'FOR EACH STATEMENT EXECUTE FUNCTION move_read_revision()',
    watched
  );
END
$$;
--> statement-breakpoint
SELECT watch_for_readers(tablename) FROM pg_tables
WHERE schemaname = 'public' AND tablename <> ALL (ARRAY[
  'account_codes', 'api_tokens', 'audit_entries', 'bexio_connection', 'bexio_documents', 'booking_drafts', 'booking_partners',
  'captcha_solutions', 'email_changes', 'export_plans', 'exports', 'idempotency_keys', 'login_failures', 'mail_requests',
  'newsletter_codes', 'number_sequences', 'outbox_mails', 'partner_commissions', 'partners', 'passkeys', 'read_revisions', 'recovery_codes', 'registrations',
  'reminders', 'second_factors', 'sessions', 'task_mails', 'text_messages', 'used_challenges', 'voucher_attempts',
  'webhook_events'
]);
