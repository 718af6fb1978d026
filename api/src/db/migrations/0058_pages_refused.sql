ALTER TABLE "tasks" ADD COLUMN "content_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_subject_check";--> statement-breakpoint
-- A generated column takes its indexes and its check with it.
ALTER TABLE "tasks" DROP COLUMN "subject_id";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "subject_id" uuid GENERATED ALWAYS AS (coalesce(event_id, booking_id, offer_id, private_request_id, content_id)) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_cause_index" ON "tasks" USING btree ("kind","subject_id") WHERE kind <> 'own' and ended_at is null;--> statement-breakpoint
CREATE INDEX "tasks_subject_index" ON "tasks" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_kind_check" CHECK (case when kind = 'own' then title is not null else subject_id is not null end);--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_subject_check" CHECK (num_nonnulls(event_id, booking_id, offer_id, private_request_id, content_id) <= 1);
