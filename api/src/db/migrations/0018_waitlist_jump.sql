ALTER TABLE "bookings" ADD COLUMN "blocked_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "waitlist_jump_hours" integer DEFAULT 24 NOT NULL;