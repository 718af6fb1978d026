ALTER TABLE "event_reports" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_reports" ADD COLUMN "returned_by" uuid;--> statement-breakpoint
ALTER TABLE "event_reports" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "event_reports" ADD COLUMN "incidents_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_reports" ADD COLUMN "incidents_read_by" uuid;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_incidents_read_by_users_id_fk" FOREIGN KEY ("incidents_read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_kind_index" ON "audit_entries" USING btree ("entity","at");--> statement-breakpoint
CREATE INDEX "audit_entries_label_index" ON "audit_entries" USING btree (lower("label") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_impersonator_index" ON "audit_entries" USING btree ("impersonator_id","at") WHERE impersonator_id is not null;--> statement-breakpoint
CREATE INDEX "event_reports_unread_index" ON "event_reports" USING btree ("event_id") WHERE incidents <> '' and incidents_read_at is null;