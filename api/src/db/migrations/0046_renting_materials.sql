CREATE TABLE "renting_material_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"booking_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"stock_id" uuid,
	"title" text NOT NULL,
	"values" jsonb NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"held_from" date NOT NULL,
	"held_until" date NOT NULL,
	"price" integer NOT NULL,
	"charge" integer DEFAULT 0 NOT NULL,
	"piece" text,
	"note" text DEFAULT '' NOT NULL,
	"packed_at" timestamp (3) with time zone,
	"handed_out_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"changed_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "renting_material_orders_state_check" CHECK (state in ('reserved', 'handed_out', 'returned', 'damaged', 'lost', 'cancelled')),
	CONSTRAINT "renting_material_orders_days_check" CHECK (held_from <= first_day and first_day <= last_day and last_day <= held_until)
);
--> statement-breakpoint
CREATE TABLE "event_renting_materials" (
	"event_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_renting_materials_event_id_material_id_pk" PRIMARY KEY("event_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "offer_renting_materials" (
	"offer_id" uuid NOT NULL,
	"material_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "offer_renting_materials_offer_id_material_id_pk" PRIMARY KEY("offer_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "renting_material_activities" (
	"material_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "renting_material_activities_material_id_activity_id_pk" PRIMARY KEY("material_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "renting_material_asks" (
	"material_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "renting_material_asks_material_id_property_id_pk" PRIMARY KEY("material_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "renting_material_properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"minimum" double precision,
	"maximum" double precision,
	CONSTRAINT "renting_material_properties_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "renting_material_stock" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"material_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"values" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"out_of_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "renting_material_stock_pieces_check" CHECK (out_of_order between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "renting_materials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"gross_price" integer NOT NULL,
	"vat_rate_id" uuid NOT NULL,
	"per_day" boolean DEFAULT false NOT NULL,
	"drying_days" integer DEFAULT 1 NOT NULL,
	"deposit_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (translate(lower(title), 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç', 'aaaaaaeeeeeeeeiiiioooouuuuuucc')) STORED,
	CONSTRAINT "renting_materials_title_unique" UNIQUE("title"),
	CONSTRAINT "renting_materials_price_check" CHECK (gross_price between 0 and 2000000 and gross_price % 5 = 0),
	CONSTRAINT "renting_materials_drying_check" CHECK (drying_days between 0 and 14)
);
--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "renting_material_property_values" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "material_change_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "renting_material_orders" ADD CONSTRAINT "renting_material_orders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_orders" ADD CONSTRAINT "renting_material_orders_person_id_booking_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."booking_persons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_orders" ADD CONSTRAINT "renting_material_orders_material_id_renting_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."renting_materials"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_orders" ADD CONSTRAINT "renting_material_orders_stock_id_renting_material_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."renting_material_stock"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_orders" ADD CONSTRAINT "renting_material_orders_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_renting_materials" ADD CONSTRAINT "event_renting_materials_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_renting_materials" ADD CONSTRAINT "event_renting_materials_material_id_renting_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."renting_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_renting_materials" ADD CONSTRAINT "offer_renting_materials_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_renting_materials" ADD CONSTRAINT "offer_renting_materials_material_id_renting_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."renting_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_activities" ADD CONSTRAINT "renting_material_activities_material_id_renting_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."renting_materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_activities" ADD CONSTRAINT "renting_material_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_asks" ADD CONSTRAINT "renting_material_asks_material_id_renting_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."renting_materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_asks" ADD CONSTRAINT "renting_material_asks_property_id_renting_material_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."renting_material_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_material_stock" ADD CONSTRAINT "renting_material_stock_material_id_renting_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."renting_materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_materials" ADD CONSTRAINT "renting_materials_image_id_media_objects_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_objects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renting_materials" ADD CONSTRAINT "renting_materials_vat_rate_id_vat_rates_id_fk" FOREIGN KEY ("vat_rate_id") REFERENCES "public"."vat_rates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renting_material_orders_booking_idx" ON "renting_material_orders" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "renting_material_orders_days_idx" ON "renting_material_orders" USING btree ("first_day","last_day");--> statement-breakpoint
CREATE INDEX "renting_material_orders_material_idx" ON "renting_material_orders" USING btree ("material_id","held_until");--> statement-breakpoint
CREATE INDEX "renting_material_orders_stock_idx" ON "renting_material_orders" USING btree ("stock_id","held_until");--> statement-breakpoint
CREATE INDEX "renting_material_orders_out_idx" ON "renting_material_orders" USING btree ("last_day") WHERE state = 'handed_out';--> statement-breakpoint
CREATE UNIQUE INDEX "renting_material_orders_person_key" ON "renting_material_orders" USING btree ("person_id","material_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_renting_materials_material_id_index" ON "event_renting_materials" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "offer_renting_materials_material_id_index" ON "offer_renting_materials" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "renting_material_activities_activity_id_index" ON "renting_material_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "renting_material_asks_property_id_index" ON "renting_material_asks" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "renting_material_stock_values_key" ON "renting_material_stock" USING btree ("material_id","values");--> statement-breakpoint
-- What an order stands at (docs/domain/states.md#material-order): read by the API and by the triggers below, so both
-- count alike. It follows from the booking and the person until the piece is handed out.
CREATE VIEW "renting_material_standings" AS
SELECT o.id, o.material_id, o.stock_id, o.held_from, o.held_until, o.booking_id, b.event_id,
  CASE
    WHEN o.state <> 'reserved' THEN o.state
    WHEN p.state NOT IN ('active', 'attended', 'no_show') THEN 'cancelled'
    WHEN b.state IN ('confirmed', 'completed') THEN 'reserved'
    WHEN b.state IN ('held', 'offered') AND b.expires_at <= now() THEN 'cancelled'
    WHEN b.state IN ('held', 'pending_payment', 'offered', 'requested') THEN 'requested'
    ELSE 'cancelled'
  END AS state
FROM renting_material_orders o
JOIN bookings b ON b.id = o.booking_id
JOIN booking_persons p ON p.id = o.person_id;
--> statement-breakpoint
-- The most pieces of a stock that are taken on one day from the first to the last (docs/domain/material.md#availability).
CREATE FUNCTION "renting_material_peak"(stock uuid, first date, last date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(running.taken), 0)::int
  FROM (
    SELECT sum(sum(step.change)) OVER (ORDER BY step.day) AS taken
    FROM renting_material_standings s
    CROSS JOIN LATERAL (
      VALUES (greatest(s.held_from, first), 1), (s.held_until + 1, -1)
    ) AS step (day, change)
    WHERE s.stock_id = stock AND s.held_from <= last AND s.held_until >= first
      AND s.state IN ('requested', 'reserved', 'handed_out')
    GROUP BY step.day
  ) AS running
$$;
--> statement-breakpoint
-- The second wall of docs/domain/material.md#reservation, with the lock of the API: no piece is promised twice.
CREATE FUNCTION "refuse_double_rental"(stock uuid, first date, last date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  pieces integer;
BEGIN
  PERFORM 1 FROM renting_materials m JOIN renting_material_stock s ON s.material_id = m.id
  WHERE s.id = stock
  FOR NO KEY UPDATE OF m;
  SELECT quantity - out_of_order INTO pieces FROM renting_material_stock WHERE id = stock;
  IF renting_material_peak(stock, first, last) > pieces THEN
    RAISE EXCEPTION 'stock % has % pieces', stock, pieces
      USING ERRCODE = 'check_violation', CONSTRAINT = 'renting_material_pieces';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "renting_material_orders_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_double_rental(s.stock_id, s.held_from, s.held_until)
  FROM renting_material_standings s
  WHERE s.id = NEW.id AND s.state IN ('requested', 'reserved');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "renting_material_orders_pieces"
AFTER INSERT OR UPDATE OF state, stock_id, held_from, held_until ON "renting_material_orders"
FOR EACH ROW WHEN (NEW.state = 'reserved' AND NEW.stock_id IS NOT NULL)
EXECUTE FUNCTION renting_material_orders_pieces();
--> statement-breakpoint
CREATE FUNCTION "bookings_material"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_double_rental(s.stock_id, s.held_from, s.held_until)
  FROM renting_material_standings s
  WHERE s.booking_id = NEW.id AND s.stock_id IS NOT NULL AND s.state IN ('requested', 'reserved')
  ORDER BY s.material_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only steps by which a booking may take pieces again that it had not, as with its seats.
CREATE TRIGGER "bookings_material" AFTER UPDATE OF state, expires_at ON "bookings"
FOR EACH ROW WHEN (
  NEW.state IN ('held', 'pending_payment', 'offered', 'requested', 'confirmed', 'completed')
  AND OLD.state NOT IN ('pending_payment', 'requested', 'confirmed', 'completed')
) EXECUTE FUNCTION bookings_material();
