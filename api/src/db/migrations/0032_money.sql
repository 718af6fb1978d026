CREATE TABLE "bank_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"identity" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_on" date NOT NULL,
	"reference" text,
	"debtor_name" text,
	"debtor_iban" text,
	"message" text,
	"booking_id" uuid,
	"payment_id" uuid,
	"note" text,
	CONSTRAINT "bank_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"entries" integer NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bexio_connection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"sealed_tokens" text,
	"expires_at" timestamp (3) with time zone,
	"company_name" text,
	"taxes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_error" text,
	CONSTRAINT "bexio_connection_one_row_check" CHECK (id = '00000000-0000-4000-8000-000000000001')
);
--> statement-breakpoint
CREATE TABLE "bexio_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"label" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"contact_id" integer,
	"external_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dunning_steps" (
	"invoice_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"open" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dunning_steps_invoice_id_level_pk" PRIMARY KEY("invoice_id","level")
);
--> statement-breakpoint
CREATE TABLE "dunning_stops" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"closed_through" date,
	CONSTRAINT "books_one_row_check" CHECK (id = '00000000-0000-4000-8000-000000000001')
);
--> statement-breakpoint
CREATE TABLE "closed_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"figures" jsonb NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_periods_lastDay_unique" UNIQUE("last_day")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_position" integer NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"person" text NOT NULL,
	"title" text NOT NULL,
	"total" integer NOT NULL,
	"vat_category" text NOT NULL,
	"vat_percent" numeric(5, 2) NOT NULL,
	"vat" integer NOT NULL,
	"accommodation_cost" boolean NOT NULL,
	"accounting_no" text NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"number" text,
	"booking_id" uuid NOT NULL,
	"credit_note_of_id" uuid,
	"recipient" jsonb NOT NULL,
	"total" integer NOT NULL,
	"iban" text,
	"reference" text,
	"qr_payload" text,
	"issued_on" date,
	"due_date" date,
	"service_from" date NOT NULL,
	"service_to" date NOT NULL,
	"reason" text,
	"issued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number" CHECK ((state = 'draft') = (number is null)),
	CONSTRAINT "invoices_issued" CHECK (state = 'draft' or issued_on is not null),
	CONSTRAINT "invoices_kind" CHECK (kind = 'invoice' or (kind = 'credit_note' and total <= 0))
);
--> statement-breakpoint
CREATE TABLE "payment_intents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"external_id" text,
	"booking_id" uuid,
	"voucher_id" uuid,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"redirect_url" text,
	"failure" text,
	"payment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_intents_one_purpose" CHECK ((booking_id is null) <> (voucher_id is null)),
	CONSTRAINT "payment_intents_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"iban" text,
	"account_holder" text,
	"order_id" uuid,
	"of_payment_id" uuid,
	"external_id" text,
	"voucher_id" uuid,
	"reason" text NOT NULL,
	"last_error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_on" date NOT NULL,
	"booking_id" uuid,
	"payment_id" uuid,
	"note" text,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "voucher_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "voucher_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"origin" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"valid_until" date NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"offer_id" uuid,
	"buyer_name" text DEFAULT '' NOT NULL,
	"buyer_email" text,
	"deliver_to" text,
	"deliver_on" date,
	"sent_at" timestamp (3) with time zone,
	"paid" integer,
	"paid_by" text,
	"paid_on" date,
	"access_token_hash" text,
	"replaces_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_amount" CHECK (amount > 0),
	CONSTRAINT "vouchers_balance_not_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "qr_iban" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "vat_method" text DEFAULT 'effective' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "flat_rate_percent" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "invoice_timing" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "invoice_days_before_due" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "deposit_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "deposit_term_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "twint_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "card_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "first_reminder_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "second_reminder_days" integer DEFAULT 17 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "reminder_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "voucher_years" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "day_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_steps" ADD CONSTRAINT "dunning_steps_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_stops" ADD CONSTRAINT "dunning_stops_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_stops" ADD CONSTRAINT "dunning_stops_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_periods" ADD CONSTRAINT "closed_periods_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_note_of_id_invoices_id_fk" FOREIGN KEY ("credit_note_of_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_payment_id_payments_id_fk" FOREIGN KEY ("of_payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_replaces_id_vouchers_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."vouchers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_identity_key" ON "bank_entries" USING btree ("identity");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_payment_key" ON "bank_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_entries_statement_idx" ON "bank_entries" USING btree ("statement_id","position");--> statement-breakpoint
CREATE INDEX "bank_entries_booking_idx" ON "bank_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bank_entries_open_idx" ON "bank_entries" USING btree ("booked_on") WHERE state = 'unmatched';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_file_key" ON "bank_statements" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "bexio_documents_subject_key" ON "bexio_documents" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "bexio_documents_due_idx" ON "bexio_documents" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "dunning_stops_created_idx" ON "dunning_stops" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_reference_key" ON "invoices" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_draft_key" ON "invoices" USING btree ("booking_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "invoices_booking_idx" ON "invoices" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_issued_idx" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "invoices_credit_note_of_idx" ON "invoices" USING btree ("credit_note_of_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_external_key" ON "payment_intents" USING btree ("provider","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_payment_key" ON "payment_intents" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_intents_booking_idx" ON "payment_intents" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_intents_voucher_idx" ON "payment_intents" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "payment_intents_open_idx" ON "payment_intents" USING btree ("expires_at") WHERE state in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "webhook_events_created_idx" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_external_key" ON "refunds" USING btree ("external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_voucher_key" ON "refunds" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "refunds_booking_idx" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("created_at") WHERE state in ('created', 'transit', 'failed');--> statement-breakpoint
CREATE INDEX "voucher_entries_voucher_idx" ON "voucher_entries" USING btree ("voucher_id","sequence");--> statement-breakpoint
CREATE INDEX "voucher_entries_booking_idx" ON "voucher_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entries_payment_key" ON "voucher_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "vouchers_created_idx" ON "vouchers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vouchers_delivery_idx" ON "vouchers" USING btree ("deliver_on") WHERE state = 'active' and sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_replaces_key" ON "vouchers" USING btree ("replaces_id");--> statement-breakpoint
INSERT INTO "books" ("id") VALUES ('00000000-0000-4000-8000-000000000001');
--> statement-breakpoint
INSERT INTO "bexio_connection" ("id") VALUES ('00000000-0000-4000-8000-000000000001');
--> statement-breakpoint
-- An issued invoice stays as it is (docs/domain/payments.md#invoices): it may be marked as credited, and as mailed.
CREATE FUNCTION "invoices_issued_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state = 'credited' AND NEW.state <> 'credited' OR NEW.state = 'draft'
    OR to_jsonb(NEW) - '{state,version,sent_at}'::text[] <> to_jsonb(OLD) - '{state,version,sent_at}'::text[] THEN
    RAISE EXCEPTION 'an issued invoice is not changed: issue a credit note' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_issued_stays" BEFORE UPDATE OR DELETE ON "invoices"
FOR EACH ROW WHEN (OLD.state <> 'draft') EXECUTE FUNCTION invoices_issued_stays();
--> statement-breakpoint
CREATE FUNCTION "invoice_lines_issued_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices WHERE id = COALESCE(NEW.invoice_id, OLD.invoice_id) AND state <> 'draft') THEN
    RAISE EXCEPTION 'lines of an issued invoice are not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoice_lines_issued_stay" BEFORE INSERT OR UPDATE OR DELETE ON "invoice_lines"
FOR EACH ROW EXECUTE FUNCTION invoice_lines_issued_stay();
--> statement-breakpoint
CREATE TRIGGER "voucher_entries_append_only" BEFORE UPDATE OR DELETE ON "voucher_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The balance of a voucher follows from its ledger; the update locks the row, and its check refuses less than nothing.
CREATE FUNCTION "voucher_entries_summed_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vouchers SET balance = balance + NEW.amount, version = version + 1 WHERE id = NEW.voucher_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "voucher_entries_summed_up" AFTER INSERT ON "voucher_entries"
FOR EACH ROW EXECUTE FUNCTION voucher_entries_summed_up();
--> statement-breakpoint
CREATE FUNCTION "vouchers_balance_by_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the balance follows from the ledger: write to voucher_entries' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "vouchers_balance_by_ledger" BEFORE UPDATE OF balance ON "vouchers"
FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.balance <> OLD.balance)
EXECUTE FUNCTION vouchers_balance_by_ledger();
--> statement-breakpoint
CREATE TRIGGER "vouchers_born_empty" BEFORE INSERT ON "vouchers"
FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION vouchers_balance_by_ledger();
--> statement-breakpoint
CREATE TRIGGER "closed_periods_append_only" BEFORE UPDATE OR DELETE ON "closed_periods"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whatever is dated into a closed period is refused (docs/domain/payments.md#closing). The shared lock makes a closing wait
-- for what is being written, and what is written wait for a closing.
CREATE FUNCTION "refuse_closed_day"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := (to_jsonb(NEW) ->> TG_ARGV[0])::date;
  closed date;
BEGIN
  SELECT closed_through INTO closed FROM books FOR SHARE;
  IF day <= closed THEN
    RAISE EXCEPTION 'the books are closed through %', closed
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'books_closed', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_closed_day" BEFORE INSERT ON "payments"
FOR EACH ROW EXECUTE FUNCTION refuse_closed_day('received_on');
--> statement-breakpoint
CREATE TRIGGER "invoices_closed_day" BEFORE INSERT OR UPDATE OF issued_on ON "invoices"
FOR EACH ROW WHEN (NEW.issued_on IS NOT NULL) EXECUTE FUNCTION refuse_closed_day('issued_on');
--> statement-breakpoint
CREATE TRIGGER "voucher_entries_closed_day" BEFORE INSERT ON "voucher_entries"
FOR EACH ROW EXECUTE FUNCTION refuse_closed_day('booked_on');
