DROP INDEX "invoices_one_draft_key";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_draft_key" ON "invoices" USING btree ("booking_id") WHERE state = 'draft' and kind = 'invoice';