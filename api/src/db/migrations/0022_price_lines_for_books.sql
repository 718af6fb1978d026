-- Price lines keep what the books need (docs/domain/prices.md#frozen-lines): where they come from, whether they pay a night, and
-- the account. Lines are never changed, so their trigger rests while those from before are filled in; a failure takes
-- everything back, the trigger too.
ALTER TABLE "booking_price_lines" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ADD COLUMN "accommodation_cost" boolean;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ADD COLUMN "accounting_no" text;--> statement-breakpoint
ALTER TABLE "booking_price_lines" DISABLE TRIGGER "booking_price_lines_frozen";--> statement-breakpoint
-- A fee is what has no category of VAT. The account is the one that event and offer have today: nothing kept an older one. A
-- part of the price is a night if the price list in force calls it one; a part that has left the list, if it is the one
-- that new offers have.
UPDATE "booking_price_lines" l SET
  "origin" = CASE WHEN l.vat_category = '' THEN 'fee' ELSE 'component' END,
  "accounting_no" = coalesce(e.accounting_no, o.accounting_no),
  "accommodation_cost" = l.vat_category <> '' AND coalesce((
    SELECT bool_or(c.accommodation_cost) FROM price_components c
    WHERE c.title = l.title AND (c.event_id = e.id OR (c.offer_id = o.id
      AND NOT EXISTS (SELECT FROM price_components own WHERE own.event_id = e.id)))
  ), l.title = 'Anteil Übernachtung')
FROM "bookings" b JOIN "events" e ON e.id = b.event_id JOIN "offers" o ON o.id = e.offer_id
WHERE b.id = l.booking_id;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ENABLE TRIGGER "booking_price_lines_frozen";--> statement-breakpoint
ALTER TABLE "booking_price_lines" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ALTER COLUMN "accommodation_cost" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ALTER COLUMN "accounting_no" SET NOT NULL;--> statement-breakpoint
-- The version before writes lines without them, and runs on until it is replaced.
ALTER TABLE "booking_price_lines" ALTER COLUMN "origin" SET DEFAULT 'component';--> statement-breakpoint
ALTER TABLE "booking_price_lines" ALTER COLUMN "accommodation_cost" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "booking_price_lines" ALTER COLUMN "accounting_no" SET DEFAULT '277';--> statement-breakpoint
ALTER TABLE "booking_price_lines" ADD CONSTRAINT "booking_price_lines_origin" CHECK (origin in ('component', 'material', 'voucher', 'fee'));
