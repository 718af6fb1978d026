ALTER TABLE "notes" DROP CONSTRAINT "notes_subject_check";--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_booking_index" ON "notes" USING btree ("booking_id","created_at");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_subject_check" CHECK (num_nonnulls(offer_id, booking_id) = 1);