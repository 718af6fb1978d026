CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"sender_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_reports" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"expenses" jsonb NOT NULL,
	"incidents" text NOT NULL,
	"comment" text NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_accommodations" (
	"event_id" uuid NOT NULL,
	"accommodation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_accommodations_event_id_accommodation_id_pk" PRIMARY KEY("event_id","accommodation_id")
);
--> statement-breakpoint
CREATE TABLE "event_activities" (
	"event_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	CONSTRAINT "event_activities_event_id_activity_id_pk" PRIMARY KEY("event_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "guide_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"event_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"state" text NOT NULL,
	"comment" text,
	"override_reason" text,
	"period" "tstzrange" DEFAULT 'empty' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "guide_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"weekly" jsonb DEFAULT '[null, null, null, null, null, null, null]'::jsonb NOT NULL,
	"feed_token_hash" text
);
--> statement-breakpoint
CREATE TABLE "guide_days" (
	"guide_id" uuid NOT NULL,
	"date" date NOT NULL,
	"availability" text NOT NULL,
	CONSTRAINT "guide_days_guide_id_date_pk" PRIMARY KEY("guide_id","date")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"template" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_template_about_pk" PRIMARY KEY("template","about")
);
--> statement-breakpoint
ALTER TABLE "booking_persons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "accounting_no" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "decision_date" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "auto_confirm" boolean;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "required_guide_level" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "persons_per_guide" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "required_guide_level" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "persons_per_guide" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "auto_publish_spontaneous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD CONSTRAINT "event_accommodations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_accommodations" ADD CONSTRAINT "event_accommodations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_activities" ADD CONSTRAINT "event_activities_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_activities" ADD CONSTRAINT "event_activities_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_assignments" ADD CONSTRAINT "guide_assignments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_assignments" ADD CONSTRAINT "guide_assignments_guide_id_users_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_calendars" ADD CONSTRAINT "guide_calendars_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_days" ADD CONSTRAINT "guide_days_guide_id_guide_calendars_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guide_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_messages_event_index" ON "event_messages" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_accommodations_accommodation_id_index" ON "event_accommodations" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "event_activities_activity_id_index" ON "event_activities" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_assignments_current_unique" ON "guide_assignments" USING btree ("event_id","guide_id") WHERE state in ('asked', 'accepted');--> statement-breakpoint
CREATE INDEX "guide_assignments_guide_index" ON "guide_assignments" USING btree ("guide_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "guide_calendars_feed_unique" ON "guide_calendars" USING btree ("feed_token_hash");--> statement-breakpoint
-- A range of one uuid can be excluded by GiST as it is; `btree_gist` is an extension that a server may lack.
CREATE TYPE "uuid_range" AS RANGE (SUBTYPE = uuid);--> statement-breakpoint
CREATE FUNCTION "guide_assignment_period"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE
    WHEN e.state = 'cancelled' THEN 'empty'::tstzrange
    ELSE tstzrange(e.start, greatest(e."end", e.start + interval '1 minute'), '[)')
  END INTO NEW.period
  FROM events e WHERE e.id = NEW.event_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "guide_assignment_period" BEFORE INSERT OR UPDATE ON "guide_assignments"
FOR EACH ROW EXECUTE FUNCTION guide_assignment_period();
--> statement-breakpoint
INSERT INTO guide_assignments (event_id, guide_id, state, answered_at, override_reason)
SELECT g.event_id, g.user_id, 'accepted', now(), CASE WHEN EXISTS (
  SELECT FROM event_guides other JOIN events o ON o.id = other.event_id
  WHERE other.user_id = g.user_id AND o.id <> e.id AND o.start < e."end" AND e.start < o."end"
) THEN 'Schon vor der Planung so zugeteilt' END
FROM event_guides g JOIN events e ON e.id = g.event_id;
--> statement-breakpoint
-- No guide leads two events at once (docs/domain/events.md#guides).
ALTER TABLE "guide_assignments" ADD CONSTRAINT "guide_assignments_no_overlap"
EXCLUDE USING gist (uuid_range(guide_id, guide_id, '[]') WITH =, period WITH &&)
WHERE (state = 'accepted' AND override_reason IS NULL);
--> statement-breakpoint
CREATE FUNCTION "guide_assignments_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'accepted' THEN
    DELETE FROM event_guides WHERE event_id = OLD.event_id AND user_id = OLD.guide_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'accepted' THEN
    INSERT INTO event_guides (event_id, user_id) VALUES (NEW.event_id, NEW.guide_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "guide_assignments_lead" AFTER INSERT OR UPDATE OR DELETE ON "guide_assignments"
FOR EACH ROW EXECUTE FUNCTION guide_assignments_lead();
--> statement-breakpoint
CREATE FUNCTION "events_move_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE guide_assignments SET event_id = event_id WHERE event_id = NEW.id AND state IN ('asked', 'accepted');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "events_move_assignments" AFTER UPDATE OF start, "end", state ON "events"
FOR EACH ROW WHEN (OLD.start <> NEW.start OR OLD."end" <> NEW."end" OR (OLD.state = 'cancelled') <> (NEW.state = 'cancelled'))
EXECUTE FUNCTION events_move_assignments();
