ALTER TABLE "event_reports" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "proposed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;