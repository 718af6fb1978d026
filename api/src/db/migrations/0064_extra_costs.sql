ALTER TABLE "events" ADD COLUMN "extra_costs" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "extra_costs" jsonb;