CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");--> statement-breakpoint
CREATE INDEX "bookings_unpaid_idx" ON "bookings" USING btree ("due_date") WHERE paid < total;--> statement-breakpoint
CREATE INDEX "bookings_overpaid_idx" ON "bookings" USING btree ("id") WHERE paid > total;--> statement-breakpoint
CREATE INDEX "events_not_concluded_index" ON "events" USING btree ("end") WHERE not concluded;--> statement-breakpoint
CREATE INDEX "outbox_mails_failed_idx" ON "outbox_mails" USING btree ("about") WHERE failed_at is not null;