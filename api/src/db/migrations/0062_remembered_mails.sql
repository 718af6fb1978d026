ALTER TABLE "remembered_events" ADD COLUMN "mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever put an event on the list so far was told of mails to come.
UPDATE "remembered_events" SET "mails" = true;