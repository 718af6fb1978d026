ALTER TABLE "events" ADD COLUMN "on_request" boolean;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "on_request" boolean DEFAULT false NOT NULL;