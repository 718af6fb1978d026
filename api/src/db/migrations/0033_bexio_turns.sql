ALTER TABLE "bexio_connection" ALTER COLUMN "taxes" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "bexio_connection" ALTER COLUMN "accounts" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "bexio_connection" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "bexio_connection" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bexio_connection" ADD COLUMN "worker_id" uuid;--> statement-breakpoint
ALTER TABLE "bexio_connection" ADD COLUMN "working_until" timestamp (3) with time zone;--> statement-breakpoint
-- Lists in place of objects: what stands for what is written and read as it stands on the wire.
UPDATE "bexio_connection" SET "taxes" = '[]', "accounts" = '[]' WHERE jsonb_typeof("taxes") = 'object';
