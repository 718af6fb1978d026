DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "retention_runs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_guest_idx" ON "bookings" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_guest_email_unique" ON "users" USING btree (lower("email")) WHERE state = 'guest';--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE state <> 'guest';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_owner" CHECK (user_id is null or guest_id is null);
--> statement-breakpoint
-- Whoever booked without an account becomes a guest (docs/domain/accounts.md#guests-without-an-account): the one whom the
-- office recorded with the address, else one of the newest booking. An account proves nothing about such bookings.
WITH "strangers" AS (
  SELECT DISTINCT ON (lower(b.email)) b.*, min(b.created_at) OVER (PARTITION BY lower(b.email)) AS first_at
  FROM "bookings" b
  WHERE b.user_id IS NULL AND NOT EXISTS (
    SELECT FROM "users" u
    WHERE lower(u.email) = lower(b.email) AND u.state = 'active' AND u.password_hash IS NULL
  )
  ORDER BY lower(b.email), b.created_at DESC, b.number DESC
)
INSERT INTO "users" (email, state, salutation, first_name, last_name, phone, address, postal_code, city, country, code, created_at)
SELECT email, 'guest', salutation, first_name, last_name, phone, address, postal_code, city, country,
  (greatest(10000, (SELECT coalesce(max(code::int), 0) FROM "users" WHERE code ~ '^[0-9]{1,8}$'))
    + row_number() OVER (ORDER BY first_at, number))::text,
  first_at
FROM "strangers";
--> statement-breakpoint
UPDATE "bookings" SET guest_id = (
  SELECT u.id FROM "users" u
  WHERE lower(u.email) = lower("bookings".email)
    AND (u.state = 'guest' OR (u.state = 'active' AND u.password_hash IS NULL))
  ORDER BY u.state LIMIT 1
) WHERE user_id IS NULL;
--> statement-breakpoint
-- One way out of the audit log: what says that it is the retention, and only of rows whose term is over by the clock of the
-- database (docs/domain/privacy.md#audit). Nothing changes a row.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('firn.retention', true) = 'on' AND OLD.at < now() - interval '24 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER "audit_entries_append_only" ON "audit_entries";
--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
