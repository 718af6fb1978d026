CREATE TABLE "seat_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"event_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"until" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"sent_by" text,
	"booking_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "seat_options_number_unique" UNIQUE("number"),
	CONSTRAINT "seat_options_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "seat_options_seats_check" CHECK (seats >= 1)
);
--> statement-breakpoint
ALTER TABLE "seat_options" ADD CONSTRAINT "seat_options_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_options" ADD CONSTRAINT "seat_options_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_options" ADD CONSTRAINT "seat_options_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_options_event_index" ON "seat_options" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "seat_options_due_index" ON "seat_options" USING btree ("until") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "seat_options_user_index" ON "seat_options" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seat_options_booking_index" ON "seat_options" USING btree ("booking_id");--> statement-breakpoint
-- As before, with the seats that the office holds for guests on the phone (docs/domain/bookings.md#options): held until
-- their moment, counted by the API and by the capacity trigger alike.
CREATE OR REPLACE VIEW "seats_taken" AS
SELECT event_id, sum(seats)::int AS taken
FROM (
  SELECT b.event_id, count(*) AS seats
  FROM bookings b
  JOIN booking_persons p ON p.booking_id = b.id
  WHERE p.state IN ('active', 'attended', 'no_show')
    AND b.state IN ('held', 'pending_payment', 'offered', 'requested', 'confirmed', 'completed')
    AND (b.state NOT IN ('held', 'offered') OR coalesce(b.expires_at > now(), true))
  GROUP BY b.event_id
  UNION ALL
  SELECT o.event_id, sum(o.seats) AS seats
  FROM seat_options o
  WHERE o.state = 'open' AND o.until > now()
  GROUP BY o.event_id
) held
GROUP BY event_id;
--> statement-breakpoint
CREATE FUNCTION "seat_options_capacity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_overbooking(NEW.event_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seat_options_capacity" AFTER INSERT OR UPDATE OF seats, event_id ON "seat_options"
FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION seat_options_capacity();
