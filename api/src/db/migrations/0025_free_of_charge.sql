ALTER TABLE "events" ADD COLUMN "free_of_charge" boolean;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "free_of_charge" boolean DEFAULT false NOT NULL;