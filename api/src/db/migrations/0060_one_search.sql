-- What the office's search compares: lower case without accents, «ue» like «ü». The bodies of these functions are bound when they are made, so
-- that a restored backup can make the columns anew whatever its search path is.
CREATE FUNCTION "plain_letters"("said" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(replace(translate(lower(normalize(said, NFC)),
  'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžØøŁłĐđıð',
  'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoollddid'), 'ß', 'ss'), '([aou])e', '\1', 'g');
--> statement-breakpoint
-- A telephone number as it is dialled after +41 or 0, without signs.
CREATE FUNCTION "phone_digits"("phone" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+|00)410?', ''), '^(\+|00|0)', '');
--> statement-breakpoint
ALTER TABLE "booking_persons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || plain_letters(coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(postal_code, '') || ' ' || coalesce(city, '')) || ' ' || phone_digits(coalesce(phone, '')) || ' ' || phone_digits(coalesce(phone_private, '')) || ' ' || phone_digits(coalesce(phone_company, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || plain_letters(coalesce(number, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(postal_code, '') || ' ' || coalesce(city, '')) || ' ' || phone_digits(coalesce(phone, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || plain_letters(coalesce(code, '') || ' ' || coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(place, '') || ' ' || coalesce(jsonb_path_query_array(pois, '$[*].title')::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || plain_letters(coalesce('A-' || code, '') || ' ' || coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(place, '') || ' ' || coalesce(jsonb_path_query_array(pois, '$[*].title')::text, ''))) STORED;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || plain_letters(coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(postal_code, '') || ' ' || coalesce(city, '') || ' ' || coalesce('G-' || code, '') || ' ' || coalesce(customer_id, '')) || ' ' || phone_digits(coalesce(phone, ''))) STORED;
--> statement-breakpoint
-- A server without the extension, or an owner who may not create it, has the same search without indexes.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege THEN
  RAISE NOTICE 'pg_trgm is not there: lists of the office are searched without indexes.';
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX "booking_persons_search_text_index" ON "booking_persons" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
    CREATE INDEX "bookings_search_text_index" ON "bookings" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
    CREATE INDEX "events_search_text_index" ON "events" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
    CREATE INDEX "offers_search_text_index" ON "offers" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
    CREATE INDEX "users_search_text_index" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
  END IF;
END $$;
