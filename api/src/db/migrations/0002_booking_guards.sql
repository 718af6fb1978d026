-- Seats taken per event (docs/domain/states.md#seats): read by the API and by the capacity trigger, so both count
-- alike.
CREATE VIEW "seats_taken" AS
SELECT b.event_id, count(*)::int AS taken
FROM bookings b
JOIN booking_persons p ON p.booking_id = b.id
WHERE p.state IN ('active', 'attended', 'no_show')
  AND b.state IN ('held', 'pending_payment', 'offered', 'requested', 'confirmed', 'completed')
  AND (b.state NOT IN ('held', 'offered') OR coalesce(b.expires_at > now(), true))
GROUP BY b.event_id;
--> statement-breakpoint
-- The backstop of docs/domain/bookings.md#capacity. NO KEY UPDATE, because FOR UPDATE deadlocks with the foreign key
-- of the booking.
CREATE FUNCTION "refuse_overbooking"(event uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  maximum integer;
  seats integer;
BEGIN
  SELECT coalesce(e.maximum_participants, o.maximum_participants) INTO maximum
  FROM events e JOIN offers o ON o.id = e.offer_id
  WHERE e.id = event
  FOR NO KEY UPDATE OF e;
  SELECT taken INTO seats FROM seats_taken WHERE event_id = event;
  IF seats > maximum THEN
    RAISE EXCEPTION 'event % has % seats for % persons', event, maximum, seats
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_capacity';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "booking_persons_capacity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_overbooking(b.event_id) FROM bookings b WHERE b.id = NEW.booking_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_persons_capacity" AFTER INSERT OR UPDATE OF state, booking_id ON "booking_persons"
FOR EACH ROW WHEN (NEW.state = 'active') EXECUTE FUNCTION booking_persons_capacity();
--> statement-breakpoint
CREATE FUNCTION "bookings_capacity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_overbooking(NEW.event_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only steps that may take further seats: another event, or into a seat-taking state from one that may not have been.
CREATE TRIGGER "bookings_capacity" AFTER UPDATE OF state, event_id, expires_at ON "bookings"
FOR EACH ROW WHEN (
  NEW.state IN ('held', 'pending_payment', 'offered', 'requested', 'confirmed', 'completed')
  AND (NEW.event_id <> OLD.event_id OR OLD.state NOT IN ('pending_payment', 'requested', 'confirmed', 'completed'))
) EXECUTE FUNCTION bookings_capacity();
--> statement-breakpoint
-- Price lines are frozen at submit (docs/domain/prices.md#frozen-lines): corrections are new lines.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_price_lines_frozen" BEFORE UPDATE OR DELETE ON "booking_price_lines"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "state_changes_append_only" BEFORE UPDATE OR DELETE ON "state_changes"
FOR EACH ROW EXECUTE FUNCTION refuse_change();
