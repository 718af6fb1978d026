ALTER TABLE "audit_entries" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "levels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sleeping_styles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD COLUMN "sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_objects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_objects" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "media_objects" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Who did what stays as it was written: the audit log is evidence.
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
