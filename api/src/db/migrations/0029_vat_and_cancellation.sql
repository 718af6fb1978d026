CREATE TABLE "cancellation_policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"preset" text NOT NULL,
	"number" integer NOT NULL,
	"valid_from" date NOT NULL,
	"tiers" jsonb NOT NULL,
	CONSTRAINT "cancellation_policies_number_key" UNIQUE("preset","number"),
	CONSTRAINT "cancellation_policies_day_key" UNIQUE("preset","valid_from")
);
--> statement-breakpoint
ALTER TABLE "vat_rates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- The column "valid_to" stays empty where a rate is added: the version before reads it, and runs on until it is replaced.
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_day_key" UNIQUE("category","valid_from");--> statement-breakpoint
-- The terms that stood in the code until now: every booking so far has them, with these numbers.
INSERT INTO "cancellation_policies" ("id", "preset", "number", "valid_from", "tiers") VALUES
  ('5b0f6f6e-6d0c-4d1c-9d53-0a3b2f1c7a01', 'with_nights', 1, '2020-01-01',
   '[{"fromDays":31,"fee":8000,"percent":null},{"fromDays":20,"fee":null,"percent":50},{"fromDays":10,"fee":null,"percent":75},{"fromDays":0,"fee":null,"percent":100}]'),
  ('5b0f6f6e-6d0c-4d1c-9d53-0a3b2f1c7a02', 'day_tour', 1, '2020-01-01',
   '[{"fromDays":8,"fee":5000,"percent":null},{"fromDays":3,"fee":null,"percent":70},{"fromDays":0,"fee":null,"percent":100}]');
--> statement-breakpoint
-- The backstop of docs/domain/prices.md#vat-rates: a rate that a booking was charged with stays, whoever writes.
CREATE FUNCTION "vat_rates_booked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking_price_lines WHERE vat_category = OLD.category AND vat_percent = OLD.percent) THEN
    RAISE EXCEPTION 'vat rate % has been booked with', OLD.title USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER "vat_rates_booked_change" BEFORE UPDATE ON "vat_rates"
FOR EACH ROW WHEN (
  NEW.category <> OLD.category OR NEW.percent <> OLD.percent OR NEW.valid_from <> OLD.valid_from
) EXECUTE FUNCTION vat_rates_booked();
--> statement-breakpoint
CREATE TRIGGER "vat_rates_booked_removal" BEFORE DELETE ON "vat_rates"
FOR EACH ROW EXECUTE FUNCTION vat_rates_booked();
