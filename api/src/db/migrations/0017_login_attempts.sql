-- Attempts at passwords are limited in one statement (docs/domain/accounts.md#login-limit): a function that writes takes a
-- new snapshot for each of its statements, so that what it counts is what stands once it has the lock.
CREATE FUNCTION "login_wait"(newest timestamptz[], pace jsonb, now timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN cardinality(newest) >= (pace->>'most')::integer THEN
    greatest(0, ceil(extract(epoch FROM newest[(pace->>'perMinute')::integer] + interval '1 minute' - now)))::integer
  ELSE 0 END
$$;
--> statement-breakpoint
-- Seconds that a source has to wait. `of_site` is null for a browser that the account knows: nothing elsewhere counts.
CREATE FUNCTION "login_wait_of"(of_account text, from_ip text, of_site text, now timestamptz, limits jsonb) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  source_pace constant jsonb := limits->'source';
  network_pace constant jsonb := limits->'network';
  account_pace constant jsonb := limits->'account';
  ms constant interval := interval '1 millisecond';
  wait integer;
BEGIN
  wait := greatest(
    login_wait(ARRAY(
      SELECT f.at FROM login_failures f
      WHERE f.account = of_account AND f.ip = from_ip AND f.at > now - (source_pace->>'windowMs')::integer * ms
      ORDER BY f.at DESC LIMIT (source_pace->>'most')::integer
    ), source_pace, now),
    login_wait(ARRAY(
      SELECT f.at FROM login_failures f
      WHERE f.ip = from_ip AND f.at > now - (network_pace->>'windowMs')::integer * ms
      ORDER BY f.at DESC LIMIT (network_pace->>'most')::integer
    ), network_pace, now)
  );
  -- The first at a place is looked at: its owner may have come to a new one.
  IF of_site IS NULL OR NOT EXISTS (
    SELECT FROM login_failures f
    WHERE f.account = of_account AND f.ip LIKE of_site AND f.at > now - (source_pace->>'windowMs')::integer * ms
  ) THEN
    RETURN wait;
  END IF;
  RETURN greatest(wait, login_wait(ARRAY(
    SELECT f.at FROM login_failures f
    WHERE f.account = of_account AND f.at > now - (account_pace->>'windowMs')::integer * ms
    ORDER BY f.at DESC LIMIT (account_pace->>'most')::integer
  ), account_pace, now));
END $$;
--> statement-breakpoint
-- Counts an attempt before its password is looked at, or answers the seconds to wait. Attempts on one account and from one
-- network take turns: of those sent at once, all would be allowed before the first is counted.
CREATE FUNCTION "claim_login_attempt"(attempt uuid, of_account text, from_ip text, of_site text, now timestamptz, limits jsonb) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wait integer;
BEGIN
  -- In this order everywhere: two attempts never wait for each other.
  PERFORM pg_advisory_xact_lock(hashtextextended('login ' || of_account, 0));
  PERFORM pg_advisory_xact_lock(hashtextextended('login ' || from_ip, 0));
  wait := login_wait_of(of_account, from_ip, of_site, now, limits);
  IF wait = 0 THEN
    INSERT INTO login_failures (id, account, ip, at) VALUES (attempt, of_account, from_ip, now);
  END IF;
  RETURN wait;
END $$;
--> statement-breakpoint
-- A session in place of the one that the browser had; the failures of its source are forgotten with it.
CREATE FUNCTION "begin_session"(new_token_hash text, of_user uuid, in_device text, in_network text, strong boolean, former_token_hash text, of_account text, from_ip text, now timestamptz, expires timestamptz, seen timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET last_seen_at = now WHERE id = of_user;
  DELETE FROM login_failures WHERE account = of_account AND ip = from_ip;
  DELETE FROM sessions WHERE token_hash = former_token_hash;
  INSERT INTO sessions (token_hash, user_id, device, network, is_strong, created_at, expires_at, seen_at)
  VALUES (new_token_hash, of_user, in_device, in_network, strong, now, expires, seen);
END $$;
