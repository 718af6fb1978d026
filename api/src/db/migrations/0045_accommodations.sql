CREATE TABLE "offer_accommodations" (
	"offer_id" uuid NOT NULL,
	"accommodation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "offer_accommodations_offer_id_accommodation_id_pk" PRIMARY KEY("offer_id","accommodation_id")
);
--> statement-breakpoint
DROP INDEX "event_accommodations_accommodation_id_index";--> statement-breakpoint
ALTER TABLE "event_accommodations" DROP CONSTRAINT "event_accommodations_event_id_accommodation_id_pk";--> statement-breakpoint
ALTER TABLE "event_accommodations" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "kind" text DEFAULT 'hut' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "altitude" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "warden" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "warden_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "beds" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "rooms" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "member_price" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "guest_price" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "half_board_price" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "sac_hut_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "asks_by" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "allergies_in_words" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "release_days" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "release_time" text DEFAULT '18:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "arrival_hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "key_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "state" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "first_night" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "nights" integer;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "number_of_booked_rooms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "number_of_beds" integer;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "half_board" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_accommodations" ADD CONSTRAINT "offer_accommodations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_accommodations" ADD CONSTRAINT "offer_accommodations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_accommodations_accommodation_id_index" ON "offer_accommodations" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "event_accommodations_event_index" ON "event_accommodations" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_accommodations_accommodation_index" ON "event_accommodations" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "event_accommodations_state_index" ON "event_accommodations" USING btree ("state");--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_place_check" CHECK (num_nonnulls(latitude, longitude) <> 1);--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_release_check" CHECK (release_days >= 0 and release_time ~ '^[0-2][0-9]:[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD CONSTRAINT "event_accommodations_state_check" CHECK (state in ('planned', 'requested', 'confirmed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD CONSTRAINT "event_accommodations_nights_check" CHECK (first_night between -7 and 366 and nights between 1 and 366);--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD CONSTRAINT "event_accommodations_beds_check" CHECK (number_of_booked_rooms >= 0 and number_of_beds >= 0);--> statement-breakpoint
-- Several houses of an event were listed in the order of its nights: each but the last gets one of them.
UPDATE "event_accommodations" place SET "first_night" = place."position",
	"nights" = CASE WHEN place."position" < (SELECT max(other."position") FROM "event_accommodations" other
		WHERE other."event_id" = place."event_id") THEN 1 END;--> statement-breakpoint
-- The rooms that were typed for an event are those of its first house.
UPDATE "event_accommodations" place SET "number_of_booked_rooms" = events."number_of_booked_rooms"
FROM "events" WHERE events."id" = place."event_id" AND place."position" = (SELECT min(other."position")
	FROM "event_accommodations" other WHERE other."event_id" = place."event_id");--> statement-breakpoint
-- docs/domain/accommodations.md#rooms
CREATE FUNCTION "event_accommodations_rooms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE events SET number_of_booked_rooms = (
		SELECT coalesce(sum(place.number_of_booked_rooms), 0) FROM event_accommodations place
		WHERE place.event_id = events.id AND place.state <> 'cancelled'
	) WHERE events.id = coalesce(NEW.event_id, OLD.event_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "event_accommodations_rooms" AFTER INSERT OR DELETE OR UPDATE OF "number_of_booked_rooms", "state"
ON "event_accommodations" FOR EACH ROW EXECUTE FUNCTION event_accommodations_rooms();
