ALTER TABLE "notes" DROP CONSTRAINT "notes_subject_check";--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "accommodation_id" uuid;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_event_index" ON "notes" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_user_index" ON "notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_accommodation_index" ON "notes" USING btree ("accommodation_id","created_at");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_subject_check" CHECK (num_nonnulls(offer_id, booking_id, event_id, user_id, accommodation_id) = 1);--> statement-breakpoint
-- What the office had noted of a person becomes a note, by whoever wrote it last and of that day, as the audit knows them.
INSERT INTO "notes" ("text", "user_id", "created_by_id", "created_at", "updated_at")
SELECT users.notes, users.id, written.actor_id, coalesce(written.at, now()), coalesce(written.at, now())
FROM "users" LEFT JOIN LATERAL (
  SELECT coalesce(impersonator_id, actor_id) AS actor_id, at FROM "audit_entries"
  WHERE entity = 'user' AND entity_id = users.id::text AND diff ? 'notes' ORDER BY at DESC LIMIT 1
) AS written ON true
WHERE btrim(users.notes, E' \n\t\r') <> '' AND users.state <> 'deleted';
--> statement-breakpoint
UPDATE "users" SET notes = NULL WHERE notes IS NOT NULL;
