CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigserial NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"object_code" text NOT NULL,
	"object_state" text NOT NULL,
	"event_id" uuid,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"failure" text,
	"answer_status" integer,
	"answer_body" text,
	CONSTRAINT "webhook_deliveries_state_check" CHECK (state in ('waiting', 'delivered', 'given_up'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"switched_off_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_full_events" (
	"event_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_full_events" ADD CONSTRAINT "webhook_full_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_index" ON "webhook_deliveries" USING btree ("endpoint_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_index" ON "webhook_deliveries" USING btree ("endpoint_id","object_id","position") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_occurred_index" ON "webhook_deliveries" USING btree ("occurred_at");--> statement-breakpoint
-- What happens is told in two turns (docs/domain/webhooks.md#happenings): each entry of the histories is noted for its transaction,
-- and at the commit, when everything is written, each object is told once. The notes are a setting of the transaction: a table would
-- make writers wait for each other.
CREATE FUNCTION "note_for_webhooks"(kind text, object uuid, said text, occurred timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  notes jsonb := coalesce(nullif(current_setting('firn.webhook_notes', true), ''), '{}')::jsonb;
  key text := kind || ' ' || object;
BEGIN
  IF object IS NULL OR said IS NULL THEN RETURN; END IF;
  -- Making and cancelling say more than changing.
  IF said <> 'changed' OR NOT notes ? key THEN
    notes := notes || jsonb_build_object(key, jsonb_build_object('said', said, 'at', occurred));
    PERFORM set_config('firn.webhook_notes', notes::text, true);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_state_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE switched_off_at IS NULL) THEN RETURN NULL; END IF;
  IF NEW.entity = 'booking' THEN
    PERFORM note_for_webhooks('booking', NEW.entity_id, CASE
      WHEN NEW."from" IS NULL THEN 'made'
      WHEN NEW."to" IN ('cancelled', 'annulled', 'rejected', 'expired') THEN 'cancelled'
      ELSE 'changed' END, NEW.at);
  ELSIF NEW.entity = 'booking_person' THEN
    PERFORM note_for_webhooks('booking', booking_id, 'changed', NEW.at) FROM booking_persons WHERE id = NEW.entity_id;
  ELSIF NEW.entity = 'seat_option' THEN
    PERFORM note_for_webhooks('seats', event_id, 'moved', NEW.at) FROM seat_options WHERE id = NEW.entity_id;
  ELSIF NEW.entity = 'event' THEN
    PERFORM note_for_webhooks('event', NEW.entity_id, CASE
      WHEN NEW."to" = 'cancelled' THEN 'cancelled'
      WHEN NEW."to" IN ('draft', 'prepared') AND coalesce(NEW."from", 'draft') IN ('draft', 'prepared') THEN NULL
      ELSE 'changed' END, NEW.at);
    PERFORM note_for_webhooks('seats', NEW.entity_id, 'moved', NEW.at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE switched_off_at IS NULL) THEN RETURN NULL; END IF;
  IF NEW.entity = 'booking' THEN
    PERFORM note_for_webhooks('booking', NEW.entity_id::uuid, 'changed', NEW.at);
    -- The event that a booking has left has seats again.
    PERFORM note_for_webhooks('seats', id, 'moved', NEW.at) FROM events WHERE code = NEW.diff #>> '{event,from}';
  ELSIF NEW.entity = 'booking_person' THEN
    PERFORM note_for_webhooks('booking', booking_id, 'changed', NEW.at) FROM booking_persons WHERE id = NEW.entity_id::uuid;
  ELSIF NEW.entity = 'event' THEN
    PERFORM note_for_webhooks('event', id, 'changed', NEW.at) FROM events
    WHERE id = NEW.entity_id::uuid AND (published OR NEW.diff ? 'published');
    PERFORM note_for_webhooks('seats', NEW.entity_id::uuid, 'moved', NEW.at);
  ELSE
    PERFORM note_for_webhooks('seats', id, 'moved', NEW.at) FROM events
    WHERE offer_id = NEW.entity_id::uuid AND maximum_participants IS NULL AND "start" > NEW.at;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "write_webhooks"(told text, object uuid, code text, object_state text, event uuid, occurred timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (endpoint_id, type, object_id, object_code, object_state, event_id, occurred_at, next_attempt_at)
  SELECT id, told, object, code, object_state, event, occurred, occurred
  FROM webhook_endpoints
  WHERE switched_off_at IS NULL AND told = ANY (types)
  ORDER BY id
$$;
--> statement-breakpoint
-- The lock keeps two transactions from counting past each other; it is the one that seats are taken under.
CREATE FUNCTION "tell_of_seats"(event uuid, occurred timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known record;
  seats integer;
  was_full boolean;
BEGIN
  SELECT e.id, e.code, e.state, coalesce(e.maximum_participants, o.maximum_participants) AS maximum,
    e.published AND e.state IN ('open', 'confirmed') AND e."start" > occurred AS is_offered
  INTO known
  FROM events e JOIN offers o ON o.id = e.offer_id
  WHERE e.id = event
  FOR NO KEY UPDATE OF e;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(taken), 0) INTO seats FROM seats_taken WHERE event_id = event;
  was_full := EXISTS (SELECT FROM webhook_full_events WHERE event_id = event);
  IF known.is_offered AND seats >= known.maximum AND NOT was_full THEN
    INSERT INTO webhook_full_events (event_id) VALUES (event);
    PERFORM write_webhooks('event.full', event, known.code, known.state, NULL, occurred);
  ELSIF was_full AND NOT (known.is_offered AND seats >= known.maximum) THEN
    DELETE FROM webhook_full_events WHERE event_id = event;
    IF known.is_offered THEN
      PERFORM write_webhooks('event.free', event, known.code, known.state, NULL, occurred);
    END IF;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  notes jsonb := coalesce(nullif(current_setting('firn.webhook_notes', true), ''), '{}')::jsonb;
  noted record;
BEGIN
  IF notes = '{}' THEN RETURN NULL; END IF;
  PERFORM set_config('firn.webhook_notes', '', true);
  FOR noted IN
    SELECT split_part(key, ' ', 1) AS kind, split_part(key, ' ', 2)::uuid AS id, value ->> 'said' AS said, (value ->> 'at')::timestamptz AS at
    FROM jsonb_each(notes) ORDER BY key
  LOOP
    IF noted.kind = 'booking' THEN
      PERFORM write_webhooks('booking.' || noted.said, id, number, state, event_id, noted.at) FROM bookings WHERE id = noted.id;
    ELSIF noted.kind = 'event' THEN
      PERFORM write_webhooks('event.' || noted.said, id, code, state, NULL, noted.at) FROM events WHERE id = noted.id;
    END IF;
  END LOOP;
  -- Always in the same order, so that two transactions do not wait for each other.
  IF EXISTS (SELECT FROM webhook_endpoints WHERE switched_off_at IS NULL AND types && ARRAY['event.full', 'event.free']) THEN
    FOR noted IN
      SELECT event_id AS id, max(at) AS at FROM (
        SELECT coalesce(b.event_id, split_part(key, ' ', 2)::uuid) AS event_id, (value ->> 'at')::timestamptz AS at
        FROM jsonb_each(notes) LEFT JOIN bookings b
          ON b.id = CASE WHEN key LIKE 'booking %' THEN split_part(key, ' ', 2)::uuid END
        WHERE key NOT LIKE 'event %'
      ) moved GROUP BY event_id ORDER BY event_id
    LOOP
      PERFORM tell_of_seats(noted.id, noted.at);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "state_changes_noted" AFTER INSERT ON "state_changes"
FOR EACH ROW WHEN (NEW.entity IN ('booking', 'booking_person', 'seat_option', 'event'))
EXECUTE FUNCTION note_state_change();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_noted" AFTER INSERT ON "audit_entries"
FOR EACH ROW WHEN (NEW.action IN (
  'booking.update', 'booking.cancel', 'booking.cancel_person', 'booking.replace_person', 'booking.add_person',
  'booking.change_material', 'booking.rebook', 'booking.restore', 'booking_person.update', 'event.update', 'offer.update'
)) EXECUTE FUNCTION note_audit_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "state_changes_told" AFTER INSERT ON "state_changes" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.entity IN ('booking', 'booking_person', 'seat_option', 'event'))
EXECUTE FUNCTION tell_webhooks();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_entries_told" AFTER INSERT ON "audit_entries" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.action IN (
  'booking.update', 'booking.cancel', 'booking.cancel_person', 'booking.replace_person', 'booking.add_person',
  'booking.change_material', 'booking.rebook', 'booking.restore', 'booking_person.update', 'event.update', 'offer.update'
)) EXECUTE FUNCTION tell_webhooks();
--> statement-breakpoint
-- For an endpoint that is switched on: what is full by now is not told, and is told when it is free again.
CREATE FUNCTION "remember_full_events"(at_moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH full_now AS (
    SELECT e.id FROM events e JOIN offers o ON o.id = e.offer_id JOIN seats_taken s ON s.event_id = e.id
    WHERE e.published AND e.state IN ('open', 'confirmed') AND e."start" > at_moment
      AND s.taken >= coalesce(e.maximum_participants, o.maximum_participants)
  ), gone AS (
    DELETE FROM webhook_full_events WHERE event_id NOT IN (SELECT id FROM full_now)
  )
  INSERT INTO webhook_full_events (event_id) SELECT id FROM full_now ON CONFLICT DO NOTHING
$$;
