ALTER TABLE "booking_persons" ALTER COLUMN "salutation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "family_members" ALTER COLUMN "salutation" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "shortest_term_days" integer DEFAULT 7 NOT NULL;