CREATE TABLE "booking_origins" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirmation_token_hash" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "bookings_per_network_per_hour" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "bookings_per_email_per_hour" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "held_bookings_per_network" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "held_bookings_per_email" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_origins" ADD CONSTRAINT "booking_origins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_origins_network_idx" ON "booking_origins" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "booking_origins_created_idx" ON "booking_origins" USING btree ("created_at");