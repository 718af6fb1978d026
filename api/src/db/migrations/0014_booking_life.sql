CREATE TABLE "waitlist_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pinboard_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"car_sharing" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remembered_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_price_lines" ADD COLUMN "kind" text DEFAULT 'component' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ADD COLUMN "change" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_policy" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "queued_at" timestamp (3) with time zone;--> statement-breakpoint
-- Bookings made before policies were kept have the first version of theirs.
UPDATE "bookings" SET "cancellation_policy" = CASE WHEN e.duration_days > 1 THEN
  '{"preset":"with_nights","version":1,"tiers":[{"fromDays":31,"fee":8000,"percent":null},{"fromDays":20,"fee":null,"percent":50},{"fromDays":10,"fee":null,"percent":75},{"fromDays":0,"fee":null,"percent":100}]}'::jsonb
ELSE
  '{"preset":"day_tour","version":1,"tiers":[{"fromDays":8,"fee":5000,"percent":null},{"fromDays":3,"fee":null,"percent":70},{"fromDays":0,"fee":null,"percent":100}]}'::jsonb
END FROM events e WHERE e.id = "bookings"."event_id";--> statement-breakpoint
UPDATE "bookings" SET "queued_at" = "created_at" WHERE "state" IN ('waitlisted', 'offered');--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "cancellation_policy" SET NOT NULL;--> statement-breakpoint
-- Until now a cancelled booking owed nothing, whatever its lines said: they are taken back.
INSERT INTO "booking_price_lines" (booking_id, position, kind, change, person, title, gross, discount, total, vat_category, vat_percent, vat)
SELECT l.booking_id, l.position + 1000, 'credit', 1, l.person, l.title, -l.gross, -l.discount, -l.total, l.vat_category, l.vat_percent, -l.vat
FROM "booking_price_lines" l JOIN "bookings" b ON b.id = l.booking_id WHERE b.state = 'cancelled';--> statement-breakpoint
UPDATE "bookings" SET "total" = 0 WHERE "state" = 'cancelled';--> statement-breakpoint
ALTER TABLE "waitlist_links" ADD CONSTRAINT "waitlist_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinboard_posts" ADD CONSTRAINT "pinboard_posts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinboard_posts" ADD CONSTRAINT "pinboard_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_events" ADD CONSTRAINT "remembered_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_events" ADD CONSTRAINT "remembered_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_links_booking_idx" ON "waitlist_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "pinboard_posts_event_idx" ON "pinboard_posts" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "remembered_events_user_event_key" ON "remembered_events" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "remembered_events_event_idx" ON "remembered_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "bookings_queue_idx" ON "bookings" USING btree ("event_id","queued_at") WHERE state in ('waitlisted', 'offered');--> statement-breakpoint
-- As before, but for the office that overbooks knowingly: it says so for its transaction
-- (docs/domain/bookings.md#capacity).
CREATE OR REPLACE FUNCTION "refuse_overbooking"(event uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  maximum integer;
  seats integer;
BEGIN
  SELECT coalesce(e.maximum_participants, o.maximum_participants) INTO maximum
  FROM events e JOIN offers o ON o.id = e.offer_id
  WHERE e.id = event
  FOR NO KEY UPDATE OF e;
  IF current_setting('firn.overbooking', true) = 'on' THEN
    RETURN;
  END IF;
  SELECT taken INTO seats FROM seats_taken WHERE event_id = event;
  IF seats > maximum THEN
    RAISE EXCEPTION 'event % has % seats for % persons', event, maximum, seats
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_capacity';
  END IF;
END $$;
