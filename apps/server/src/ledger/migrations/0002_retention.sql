-- Only the owner can drop old months, and a single wrong number or a wrong clock must not be enough.

-- The number of whole months to keep in addition to the current one. A single row that only the owner can change, so that no
-- setting of a server and no argument of a call can reduce it.
CREATE TABLE clicks_retention (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  months  integer NOT NULL CHECK (months >= 2)
);
INSERT INTO clicks_retention (months) VALUES (25);

DROP FUNCTION clicks_drop_expired(integer);

-- Sets aside months past retention, and drops months that were set aside at least a week ago. Returns what it did. Runs with the
-- rights of the caller, so the role of the site can do neither.
CREATE FUNCTION clicks_drop_expired() RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  kept    integer := (SELECT months FROM clicks_retention);
  newest  timestamptz := (SELECT click_time(id) FROM clicks ORDER BY id DESC LIMIT 1);
  oldest  text := to_char((now() AT TIME ZONE 'UTC') - make_interval(months => kept), '"clicks_"YYYY_MM');
  last_day text := to_char((now() AT TIME ZONE 'UTC') - interval '7 days', 'YYYYMMDD');
  expired text;
  aside   text;
BEGIN
  -- If the newest click is two months old, a wrong clock is more likely than two months without clicks.
  IF newest < now() - interval '2 months' THEN
    RAISE EXCEPTION 'The clock says %, and the newest click is of %. Nothing was dropped: set the clock right.',
      now()::date, newest::date USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  FOR aside IN
    SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = 'public' AND relkind = 'r' AND relname ~ '^clicks_aside_\d{8}_\d{4}_\d{2}$'
      AND substr(relname, 14, 8) <= last_day ORDER BY relname
  LOOP
    EXECUTE format('DROP TABLE public.%I', aside);
    RETURN NEXT 'dropped ' || aside;
  END LOOP;
  FOR expired IN
    SELECT relname FROM pg_class JOIN pg_inherits ON inhrelid = pg_class.oid
    WHERE inhparent = 'public.clicks'::regclass AND relname < oldest ORDER BY relname
  LOOP
    aside := to_char(now() AT TIME ZONE 'UTC', '"clicks_aside_"YYYYMMDD') || substr(expired, 7);
    EXECUTE format('ALTER TABLE public.clicks DETACH PARTITION public.%I', expired);
    EXECUTE format('ALTER TABLE public.%I RENAME TO %I', expired, aside);
    RETURN NEXT 'set aside ' || expired || ' as ' || aside;
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION clicks_drop_expired FROM PUBLIC;
