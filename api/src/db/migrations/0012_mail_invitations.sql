ALTER TABLE "outbox_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "invitation" jsonb;