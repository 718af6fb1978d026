CREATE TABLE "private_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"offer_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"alternatives" text,
	"persons" integer NOT NULL,
	"experience" text,
	"message" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"event_id" uuid,
	"booking_id" uuid,
	"valid_until" timestamp (3) with time zone,
	"token_hash" text NOT NULL,
	"offer_token_hash" text,
	"network" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "private_requests_eventId_unique" UNIQUE("event_id"),
	CONSTRAINT "private_requests_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "private_requests_offerTokenHash_unique" UNIQUE("offer_token_hash"),
	CONSTRAINT "private_requests_days_check" CHECK ("to" >= "from" and persons >= 1)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "private_tours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "private_requests" ADD CONSTRAINT "private_requests_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_requests" ADD CONSTRAINT "private_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_requests" ADD CONSTRAINT "private_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_requests_state_index" ON "private_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "private_requests_network_index" ON "private_requests" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "private_requests_offer_index" ON "private_requests" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_private_check" CHECK (not (is_private and published));