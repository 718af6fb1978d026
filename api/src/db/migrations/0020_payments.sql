CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"received_on" date NOT NULL,
	"note" text,
	"of_id" uuid,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "payments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "payments_sign" CHECK (case kind when 'payment' then amount > 0 and of_id is null when 'refund' then amount < 0 and of_id is not null else amount <> 0 and of_id is not null end)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_id_payments_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_booking_idx" ON "payments" USING btree ("booking_id","sequence");--> statement-breakpoint
CREATE INDEX "payments_of_idx" ON "payments" USING btree ("of_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_corrected_once_key" ON "payments" USING btree ("of_id") WHERE kind = 'correction';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_paid_not_negative" CHECK (paid >= 0 and refunded >= 0);--> statement-breakpoint
-- What was paid before there was a ledger becomes its first entry; no trigger counts it a second time.
INSERT INTO "payments" ("booking_id", "kind", "amount", "method", "received_on", "note")
SELECT id, 'payment', paid, CASE payment_method WHEN 'invoice' THEN 'bank' ELSE payment_method END,
  (created_at AT TIME ZONE 'Europe/Zurich')::date, 'Übernommen'
FROM "bookings" WHERE paid > 0 ORDER BY created_at, number;
--> statement-breakpoint
CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE ON "payments"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The sums of a booking follow from its ledger (docs/domain/payments.md#ledger). A correction takes back what it corrects.
CREATE FUNCTION "payments_summed_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_refund boolean := NEW.kind = 'refund'
    OR (NEW.kind = 'correction' AND (SELECT kind = 'refund' FROM payments WHERE id = NEW.of_id));
BEGIN
  UPDATE bookings SET
    paid = paid + NEW.amount,
    refunded = refunded - CASE WHEN is_refund THEN NEW.amount ELSE 0 END,
    version = version + 1
  WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_summed_up" AFTER INSERT ON "payments"
FOR EACH ROW EXECUTE FUNCTION payments_summed_up();
--> statement-breakpoint
CREATE FUNCTION "bookings_paid_by_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'paid and refunded follow from the ledger: write to payments' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Depth 0 is a statement of its own, anything deeper the trigger above.
CREATE TRIGGER "bookings_paid_by_ledger" BEFORE UPDATE OF paid, refunded ON "bookings"
FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (NEW.paid <> OLD.paid OR NEW.refunded <> OLD.refunded))
EXECUTE FUNCTION bookings_paid_by_ledger();
--> statement-breakpoint
CREATE TRIGGER "bookings_born_unpaid" BEFORE INSERT ON "bookings"
FOR EACH ROW WHEN (NEW.paid <> 0 OR NEW.refunded <> 0)
EXECUTE FUNCTION bookings_paid_by_ledger();
