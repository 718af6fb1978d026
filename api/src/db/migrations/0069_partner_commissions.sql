CREATE TABLE "partner_commissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"persons" integer NOT NULL,
	"revenue" integer NOT NULL,
	"commission" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_commissions_kind_check" CHECK (kind in ('booked', 'changed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "partner_commissions" ADD CONSTRAINT "partner_commissions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_commissions" ADD CONSTRAINT "partner_commissions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_commissions_partner_idx" ON "partner_commissions" USING btree ("partner_id","at");--> statement-breakpoint
CREATE INDEX "partner_commissions_booking_idx" ON "partner_commissions" USING btree ("booking_id");--> statement-breakpoint
CREATE TRIGGER "partner_commissions_append_only" BEFORE UPDATE OR DELETE ON "partner_commissions"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
